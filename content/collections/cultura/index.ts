import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import { contact, listing, words } from '#app/catalog/schema.ts';
import type { Fact } from '#app/catalog/views.ts';

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
  schemaType: ({ category }) => schemaTypes[category],
  address: (place) => place.address,
  schema: listing.extend({
    ...contact,
    category: z.enum(['museo', 'historico', 'parque', 'teatro', 'cine-teatro', 'sala-juegos']),
    address: words.nullable().default(null),
    schedule: words.nullable().default(null),
    /** What the entrance costs, in words: prices here are references that a source gave. */
    price: words.nullable().default(null),
    services: z.array(words).default([]),
  }),
  filters: {
    ...byValue('category', ['museo', 'historico', 'parque']),
    teatro: ({ category }) => category === 'teatro' || category === 'cine-teatro',
  },
  channels: (place) => place,
  services: { field: 'services' },
  card: ({ category }, { t }) => ({ facts: [{ icon: 'landmark', text: t(`kinds.${category}`) }] }),
  detail: ({ category, address, schedule, price }, { t }) => ({
    facts: [
      { icon: 'landmark', label: t('facts.kind'), text: t(`kinds.${category}`) },
      { icon: 'map-pin', label: t('facts.address'), text: address ?? t('unknown.plain') },
      { icon: 'clock', label: t('facts.schedule'), text: schedule ?? t('unknown.schedule') },
      { icon: 'ticket', label: t('facts.entrance'), text: price ?? t('unknown.plain') },
    ] satisfies Fact[],
  }),
});
