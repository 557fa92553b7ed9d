import { z } from 'zod';
import { seasonal } from '#catalog/content/desk-hints.ts';
import { practical } from '#catalog/content/practical-fields.ts';
import { listing, paragraph, pesos, rating, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';

const filters = ['montana', 'lagos', 'bici', 'trekking'] as const;

export default defineCollection({
  type: 'excursion',
  path: '/excursiones-turisticas-en-san-rafael',
  opening: 'excursiones/portada',
  night: 'excursiones/portada-night',
  kindPicture: 'pages/guia-cards-excursiones',
  icon: 'binoculars',
  schemaType: 'TouristTrip',
  schema: listing.extend({
    ...practical,
    /** The text of its own page; the description stands in while there is none. */
    fullDescription: paragraph.nullable().default(null),
    /** `aventura` and `cultural` have no filter of their own: they appear under all. */
    category: z.enum([...filters, 'aventura', 'cultural']),
    difficulty: z.enum(['Bajo', 'Medio', 'Alto']).nullable().default(null),
    duration: text.nullable().default(null),
    rating,
    price: pesos,
    schedule: seasonal(text.nullable().default(null)),
    includes: z.array(text).default([]),
  }),
  filters: byValue('category', filters),
  facts: { schedule: 'timetable', includes: 'service', location: null, coordinates: null },
  rating: (excursion) => excursion.rating,
  price: (excursion) => excursion.price,
  services: { field: 'includes', title: 'sections.includes' },
  kind: (_excursion, { t }) => t('kind'),
  card: ({ duration, difficulty }, { t }) => ({
    facts: [
      ...(duration ? [{ icon: 'clock', text: duration } as const] : []),
      ...(difficulty ? [{ icon: 'gauge', text: t(`difficulty.${difficulty}`) } as const] : []),
    ],
  }),
  detail: ({ description, fullDescription, duration, difficulty, schedule }, { t, isSample, dated }) => ({
    body: fullDescription ?? description ?? '',
    facts: [
      ...(duration ? [{ icon: 'clock', label: t('facts.duration'), text: duration } as const] : []),
      ...(difficulty ? [{ icon: 'gauge', label: t('facts.difficulty'), text: t(`level.${difficulty}`) } as const] : []),
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
