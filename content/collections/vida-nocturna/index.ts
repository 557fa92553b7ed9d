import { z } from 'zod';
import { seasonal } from '#catalog/content/desk-hints.ts';
import { practical, priceLevel, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing, rating, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';

const categories = ['bar', 'cerveceria', 'bar-bailable', 'boliche'] as const;

export default defineCollection({
  type: 'vidanocturna',
  path: '/vida-nocturna-bares-boliches-san-rafael',
  opening: 'vida-nocturna/portada',
  kindPicture: 'pages/guia-cards-vida-nocturna',
  icon: 'martini',
  // A bar where people dance is still a bar.
  schemaType: ({ categories }) => (categories.every((one) => one === 'boliche') ? 'NightClub' : 'BarOrPub'),
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    priceLevel,
    categories: z.array(z.enum(categories)).min(1),
    rating,
    schedule: seasonal(text.nullable().default(null)),
  }),
  filters: byValue('categories', categories),
  rating: (place) => place.rating,
  facts: { schedule: 'hours' },
  channels: (place) => place,
  kind: ({ categories }, { t }) => categories.map((category) => t(`kinds.${category}`)).join(' · '),
  card: (place, { t }) => ({
    facts: place.categories.map((category) => ({
      icon: category === 'cerveceria' ? 'beer' : 'martini',
      text: t(`kinds.${category}`),
    })),
  }),
  detail: ({ categories, schedule }, { t, list, dated }) => ({
    facts: [
      {
        icon: 'martini',
        label: t('facts.kind'),
        text: list(categories.map((category) => t(`kinds.${category}`))),
      },
      ...(schedule
        ? [{ icon: 'clock', label: t('facts.schedule'), text: schedule, ...dated('schedule') } as const]
        : []),
    ],
  }),
});
