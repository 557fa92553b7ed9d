import { z } from 'zod';
import { seasonal } from '#catalog/content/desk-hints.ts';
import { practical, priceLevel, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing, rating, sameText, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';

const categories = ['artesanias', 'gastronomia', 'turismo', 'belleza', 'servicios'] as const;

const PRODUCTS_ON_CARD = 3;

export default defineCollection({
  type: 'emprendimiento',
  path: '/emprendimientos-locales-san-rafael',
  opening: 'emprendimientos/portada',
  night: 'emprendimientos/portada-night',
  kindPicture: 'pages/guia-cards-emprendimientos',
  icon: 'store',
  schemaType: ({ category }) => (category === 'artesanias' ? 'Store' : 'LocalBusiness'),
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    priceLevel,
    category: z.enum(categories),
    rating,
    owner: sameText.nullable().default(null),
    products: z.array(text).default([]),
    schedule: seasonal(text.nullable().default(null)),
    features: z.array(text).default([]),
  }),
  filters: byValue('category', categories),
  rating: (venture) => venture.rating,
  facts: { schedule: 'hours' },
  channels: (venture) => venture,
  kind: ({ category }, { t }) => t(`filters.${category}`),
  services: { field: 'features' },
  card: ({ category, owner, products }, { t }) => {
    const more = products.length - PRODUCTS_ON_CARD;
    return {
      facts: [
        { icon: 'store', text: t(`filters.${category}`) },
        ...(owner ? [{ icon: 'user' as const, text: owner }] : []),
      ],
      tags: products.slice(0, PRODUCTS_ON_CARD),
      moreTags: more > 0 ? t('more', { count: more }) : null,
      unfinished: [t('actions.contact'), t('actions.more'), t('actions.website')],
    };
  },
  detail: ({ owner, products, schedule }, { t, dated }) => ({
    facts: [
      ...(owner ? [{ icon: 'user', label: t('facts.owner'), text: owner } as const] : []),
      ...(schedule
        ? [{ icon: 'clock', label: t('facts.schedule'), text: schedule, ...dated('schedule') } as const]
        : []),
    ],
    sections:
      products.length > 0
        ? [{ kind: 'facts', title: t('products'), items: products.map((text) => ({ icon: 'shopping-bag', text })) }]
        : [],
  }),
});
