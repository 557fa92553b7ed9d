import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import { listing, pesos, rating, words } from '#app/catalog/schema.ts';
import { singleFile } from '#app/lib/picture-files.ts';

const filters = ['montana', 'lagos', 'bici', 'trekking'] as const;

export default defineCollection({
  type: 'excursion',
  path: '/excursiones-turisticas-en-san-rafael',
  schemaType: 'TouristTrip',
  schema: listing.extend({
    fullDescription: words,
    /** `aventura` and `cultural` have no filter of their own: they appear under all. */
    category: z.enum([...filters, 'aventura', 'cultural']),
    difficulty: z.enum(['Bajo', 'Medio', 'Alto']),
    duration: words,
    rating,
    price: pesos,
    schedule: words.nullable().default(null),
    includes: z.array(words).default([]),
  }),
  filters: byValue('category', filters),
  rating: (excursion) => excursion.rating,
  price: (excursion) => excursion.price,
  services: { field: 'includes', title: 'sections.includes' },
  card: ({ duration, difficulty }, { t }) => ({
    facts: [
      { icon: 'clock', text: duration },
      { icon: 'gauge', text: t(`difficulty.${difficulty}`) },
    ],
  }),
  detail: ({ fullDescription, duration, difficulty, schedule }, { t, isSample }) => ({
    body: fullDescription,
    facts: [
      { icon: 'clock', label: t('facts.duration'), text: duration },
      { icon: 'gauge', label: t('facts.difficulty'), text: t(`level.${difficulty}`) },
      {
        icon: 'calendar',
        label: t('facts.departures'),
        text: schedule ?? t('unknown.schedule'),
        isSample: isSample('schedule'),
      },
    ],
  }),
  remember: {
    key: 'excursionsData',
    item: ({ id, name, description, fullDescription, location, rating, category, ...excursion }, images) => ({
      id,
      type: 'excursion',
      name,
      description,
      fullDescription,
      image: images[0] && singleFile(images[0]),
      images: images.map(singleFile),
      galleryCaptions: images.map(({ caption }) => caption),
      location,
      rating,
      category,
      difficulty: excursion.difficulty,
      duration: excursion.duration,
      price: excursion.price,
      schedule: excursion.schedule,
      includes: excursion.includes,
    }),
  },
});
