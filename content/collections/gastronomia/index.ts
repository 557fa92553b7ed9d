import { z } from 'zod';
import { seasonal } from '#catalog/content/desk-hints.ts';
import { practical, priceLevel, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing, rating, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';
import type { EntityType } from '#catalog/listings/entity-type.ts';
import { preview } from '#catalog/listings/preview.ts';
import { wordsOf } from '#common/lib/text/fold.ts';

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

/** Any category not named here is a restaurant. */
const schemaTypes: { [category in (typeof categories)[number]]?: EntityType } = {
  heladeria: 'IceCreamShop',
  cafeteria: 'CafeOrCoffeeShop',
  bar: 'BarOrPub',
  pasteleria: 'Bakery',
  'comida-rapida': 'FastFoodRestaurant',
};

const SPECIALTIES_ON_CARD = 3;

/** An Argentine mobile number has a 9 behind the country code. */
const mobile = (phone: string | null) => (phone && /^\+54 ?9/.test(phone) ? phone : null);

export default defineCollection({
  type: 'restaurante',
  path: '/gastronomia-restaurantes-en-san-rafael',
  opening: 'gastronomia/portada',
  night: 'gastronomia/portada-night',
  kindPicture: 'pages/guia-cards-gastronomia',
  icon: 'utensils',
  schemaType: ({ category }) => (category && schemaTypes[category]) ?? 'Restaurant',
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    priceLevel,
    /** Null while nobody has said what kind of kitchen it is. */
    category: z.enum(categories).nullable().default(null),
    rating,
    specialties: z.array(text).default([]),
    schedule: seasonal(text.nullable().default(null)),
    clubBeneficio: z.boolean().default(false),
  }),
  filters: {
    ...byValue('category', categories),
    delivery: ({ specialties }) => specialties.some((word) => /delivery|take away/i.test(word)),
  },
  facts: { schedule: 'hours' },
  club: 'clubBeneficio',
  rating: (restaurant) => restaurant.rating,
  // A restaurant is chatted with on its mobile number; a landline has no chat.
  channels: ({ phone, ...others }) => ({ ...others, phone, whatsapp: others.whatsapp ?? mobile(phone) }),
  kind: ({ category }, { t }) => (category ? t(`kinds.${category}`) : t('kind')),
  card: ({ name, category, specialties, description }, { t }) => {
    const kind = category && t(`kinds.${category}`);
    const { short, rest } = preview(description ?? '');
    const said = wordsOf([name, short + rest, kind].join(' '));
    return {
      facts: kind ? [{ icon: 'utensils', text: kind }] : [],
      // Not what the card has just said.
      tags: specialties
        .filter((text) => !wordsOf(text).every((word) => said.includes(word)))
        .slice(0, SPECIALTIES_ON_CARD),
    };
  },
  detail: ({ category, specialties, schedule }, { t, dated }) => ({
    facts: [
      ...(category ? [{ icon: 'utensils', label: t('facts.kind'), text: t(`kinds.${category}`) } as const] : []),
      ...(schedule
        ? [{ icon: 'clock', label: t('facts.schedule'), text: schedule, ...dated('schedule') } as const]
        : []),
    ],
    sections:
      specialties.length > 0
        ? [{ kind: 'facts', title: t('specialties'), items: specialties.map((text) => ({ icon: 'utensils', text })) }]
        : [],
  }),
});
