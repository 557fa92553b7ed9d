import { z } from 'zod';
import { practical } from '#catalog/content/practical-fields.ts';
import { listing, pesos, rating, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';

const categories = ['tierra', 'agua', 'aire'] as const;

export default defineCollection({
  type: 'turismo-aventura',
  path: '/turismo-aventura-san-rafael',
  opening: 'turismo-aventura/portada',
  night: 'turismo-aventura/portada-night',
  kindPicture: 'pages/guia-cards-turismo-aventura',
  icon: 'tent-tree',
  // These are activities; the companies that offer them are a collection of their own.
  schemaType: 'TouristTrip',
  schema: listing.extend({
    ...practical,
    category: z.enum(categories),
    difficulty: z.enum(['Bajo', 'Medio', 'Alto']).nullable().default(null),
    duration: text.nullable().default(null),
    rating,
    price: pesos,
    services: z.array(text).default([]),
  }),
  filters: byValue('category', categories),
  facts: { location: null, coordinates: null },
  rating: (activity) => activity.rating,
  price: (activity) => activity.price,
  services: { field: 'services' },
  card: ({ duration, difficulty }, { t }) => ({
    facts: [
      ...(duration ? [{ icon: 'clock', text: duration } as const] : []),
      ...(difficulty ? [{ icon: 'gauge', text: t(`difficulty.${difficulty}`) } as const] : []),
    ],
  }),
  detail: ({ duration, difficulty }, { t }) => ({
    facts: [
      ...(duration ? [{ icon: 'clock', label: t('facts.duration'), text: duration } as const] : []),
      ...(difficulty ? [{ icon: 'gauge', label: t('facts.difficulty'), text: t(`level.${difficulty}`) } as const] : []),
    ],
  }),
});
