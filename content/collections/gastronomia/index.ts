import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import type { EntityType } from '#app/catalog/listing-entity.ts';
import { contact, listing, rating, words } from '#app/catalog/schema.ts';

const categories = [
  'restaurante',
  'parrilla',
  'pizzeria',
  'heladeria',
  'cafeteria',
  'bar',
  'pasteleria',
  'comida-rapida',
  'cocina-regional',
  'cocina-internacional',
  'bodega-restaurante',
] as const;

/** Whatever is not named here is a restaurant. */
const schemaTypes: { [category in (typeof categories)[number]]?: EntityType } = {
  heladeria: 'IceCreamShop',
  cafeteria: 'CafeOrCoffeeShop',
  bar: 'BarOrPub',
  pasteleria: 'Bakery',
  'comida-rapida': 'FastFoodRestaurant',
};

const SPECIALTIES_ON_CARD = 3;

export default defineCollection({
  type: 'restaurante',
  path: '/gastronomia-restaurantes-en-san-rafael',
  schemaType: ({ category }) => schemaTypes[category] ?? 'Restaurant',
  schema: listing.extend({
    ...contact,
    category: z.enum(categories),
    rating,
    specialties: z.array(words).default([]),
    schedule: words.nullable().default(null),
    clubBeneficio: z.boolean(),
  }),
  filters: {
    ...byValue('category', categories),
    delivery: ({ specialties }) => specialties.some((word) => /delivery|take away/i.test(word)),
  },
  club: 'clubBeneficio',
  rating: (restaurant) => restaurant.rating,
  // A restaurant answers its chat on the number it gives.
  channels: (restaurant) => ({ ...restaurant, whatsapp: restaurant.whatsapp ?? restaurant.phone }),
  card: ({ category, specialties }, { t }) => ({
    facts: [{ icon: 'utensils', text: t(`kinds.${category}`) }],
    tags: specialties.slice(0, SPECIALTIES_ON_CARD),
  }),
  detail: ({ category, specialties, schedule }, { t }) => ({
    facts: [
      { icon: 'utensils', label: t('facts.kind'), text: t(`kinds.${category}`) },
      { icon: 'clock', label: t('facts.schedule'), text: schedule ?? t('unknown.schedule') },
    ],
    sections:
      specialties.length > 0
        ? [{ kind: 'facts', title: t('specialties'), items: specialties.map((text) => ({ icon: 'utensils', text })) }]
        : [],
  }),
});
