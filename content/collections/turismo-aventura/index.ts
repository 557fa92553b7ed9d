import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import { listing, pesos, rating, words } from '#app/catalog/schema.ts';

const categories = ['tierra', 'agua', 'aire'] as const;

export default defineCollection({
  type: 'turismo-aventura',
  path: '/turismo-aventura-san-rafael',
  // Activities, and not the companies that offer them: nobody knows those yet.
  schemaType: 'TouristTrip',
  schema: listing.extend({
    category: z.enum(categories),
    difficulty: z.enum(['Bajo', 'Medio', 'Alto']),
    duration: words,
    rating,
    price: pesos,
    services: z.array(words).default([]),
  }),
  filters: byValue('category', categories),
  rating: (activity) => activity.rating,
  price: (activity) => activity.price,
  services: { field: 'services' },
  card: ({ duration, difficulty }, { t }) => ({
    facts: [
      { icon: 'clock', text: duration },
      { icon: 'gauge', text: t(`difficulty.${difficulty}`) },
    ],
  }),
  detail: ({ duration, difficulty }, { t }) => ({
    facts: [
      { icon: 'clock', label: t('facts.duration'), text: duration },
      { icon: 'gauge', label: t('facts.difficulty'), text: t(`level.${difficulty}`) },
    ],
  }),
});
