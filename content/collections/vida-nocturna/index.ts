import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import { contact, listing, rating, words } from '#app/catalog/schema.ts';

const categories = ['bar', 'cerveceria', 'bar-bailable', 'boliche'] as const;

export default defineCollection({
  type: 'vidanocturna',
  path: '/vida-nocturna-bares-boliches-san-rafael',
  // A bar where people dance is still a bar.
  schemaType: ({ categories }) => (categories.every((one) => one === 'boliche') ? 'NightClub' : 'BarOrPub'),
  schema: listing.extend({
    ...contact,
    categories: z.array(z.enum(categories)).min(1),
    rating,
    schedule: words.nullable().default(null),
  }),
  filters: byValue('categories', categories),
  rating: (place) => place.rating,
  channels: (place) => place,
  card: (place, { t }) => ({
    facts: place.categories.map((category) => ({
      icon: category === 'cerveceria' ? 'beer' : 'martini',
      text: t(`kinds.${category}`),
    })),
  }),
  detail: ({ categories, schedule }, { t, list }) => ({
    facts: [
      {
        icon: 'martini',
        label: t('facts.kind'),
        text: list(categories.map((category) => t(`kinds.${category}`))),
      },
      { icon: 'clock', label: t('facts.schedule'), text: schedule ?? t('unknown.schedule') },
    ],
  }),
});
