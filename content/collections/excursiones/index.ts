import { z } from 'zod';
import { practical } from '#catalog/content/practical-fields.ts';
import { listing, pesos, rating, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';

const filters = ['montana', 'lagos', 'bici', 'trekking'] as const;

export default defineCollection({
  type: 'excursion',
  path: '/excursiones-turisticas-en-san-rafael',
  opening: 'excursiones/portada',
  kindPicture: 'pages/guia-cards-excursiones',
  icon: 'binoculars',
  schemaType: 'TouristTrip',
  schema: listing.extend({
    ...practical,
    fullDescription: text,
    /** `aventura` and `cultural` have no filter of their own: they appear under all. */
    category: z.enum([...filters, 'aventura', 'cultural']),
    difficulty: z.enum(['Bajo', 'Medio', 'Alto']),
    duration: text,
    rating,
    price: pesos,
    schedule: text.nullable().default(null),
    includes: z.array(text).default([]),
  }),
  filters: byValue('category', filters),
  facts: { schedule: 'timetable', includes: 'service', location: null, coordinates: null },
  rating: (excursion) => excursion.rating,
  price: (excursion) => excursion.price,
  services: { field: 'includes', title: 'sections.includes' },
  card: ({ duration, difficulty }, { t }) => ({
    facts: [
      { icon: 'clock', text: duration },
      { icon: 'gauge', text: t(`difficulty.${difficulty}`) },
    ],
  }),
  detail: ({ fullDescription, duration, difficulty, schedule }, { t, isSample, dated }) => ({
    body: fullDescription,
    facts: [
      { icon: 'clock', label: t('facts.duration'), text: duration },
      { icon: 'gauge', label: t('facts.difficulty'), text: t(`level.${difficulty}`) },
      ...(schedule
        ? [
            {
              icon: 'calendar',
              label: t('facts.departures'),
              text: schedule,
              isSample: isSample('schedule'),
              ...dated('schedule'),
            } as const,
          ]
        : []),
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
