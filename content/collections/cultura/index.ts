import { z } from 'zod';
import { seasonal } from '#catalog/content/desk-hints.ts';
import { practical, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';
import type { Fact } from '#views/views.ts';

const schemaTypes = {
  museo: 'Museum',
  historico: 'LandmarksOrHistoricalBuildings',
  parque: 'Park',
  teatro: 'PerformingArtsTheater',
  'cine-teatro': 'PerformingArtsTheater',
  'sala-juegos': 'EntertainmentBusiness',
} as const;

export default defineCollection({
  type: 'cultura',
  path: '/entretenimiento-y-parques-en-san-rafael',
  opening: 'cultura/portada',
  night: 'cultura/portada-night',
  kindPicture: 'pages/guia-cards-entretenimiento',
  icon: 'landmark',
  schemaType: ({ category }) => schemaTypes[category],
  address: (place) => place.address,
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    category: z.enum(['museo', 'historico', 'parque', 'teatro', 'cine-teatro', 'sala-juegos']),
    address: text.nullable().default(null),
    schedule: seasonal(text.nullable().default(null)),
    /** The price of admission, in words: prices here are references from a source. */
    price: seasonal(text.nullable().default(null)),
    services: z.array(text).default([]),
  }),
  filters: {
    ...byValue('category', ['museo', 'historico', 'parque']),
    teatro: ({ category }) => category === 'teatro' || category === 'cine-teatro',
  },
  facts: { address: 'point', schedule: 'hours' },
  channels: (place) => place,
  services: { field: 'services' },
  kind: ({ category }, { t }) => t(`kinds.${category}`),
  card: ({ category }, { t }) => ({ facts: [{ icon: 'landmark', text: t(`kinds.${category}`) }] }),
  detail: ({ category, address, schedule, price }, { t, dated }) => ({
    facts: [
      { icon: 'landmark', label: t('facts.kind'), text: t(`kinds.${category}`) },
      ...(address ? [{ icon: 'map-pin', label: t('facts.address'), text: address } as const] : []),
      ...(schedule
        ? [{ icon: 'clock', label: t('facts.schedule'), text: schedule, ...dated('schedule') } as const]
        : []),
      ...(price ? [{ icon: 'ticket', label: t('facts.entrance'), text: price, ...dated('price') } as const] : []),
    ] satisfies Fact[],
  }),
});
