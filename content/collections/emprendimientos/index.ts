import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import { contact, listing, rating, words } from '#app/catalog/schema.ts';

const categories = ['artesanias', 'gastronomia', 'turismo', 'belleza', 'servicios'] as const;

const PRODUCTS_ON_CARD = 3;

export default defineCollection({
  type: 'emprendimiento',
  path: '/emprendimientos-locales-san-rafael',
  schemaType: ({ category }) => (category === 'artesanias' ? 'Store' : 'LocalBusiness'),
  schema: listing.extend({
    ...contact,
    category: z.enum(categories),
    rating,
    owner: words.nullable().default(null),
    products: z.array(words).default([]),
    schedule: words.nullable().default(null),
    features: z.array(words).default([]),
  }),
  filters: byValue('category', categories),
  rating: (venture) => venture.rating,
  channels: (venture) => venture,
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
  detail: ({ owner, products, schedule }, { t }) => ({
    facts: [
      { icon: 'user', label: t('facts.owner'), text: owner ?? t('unknown.plain') },
      { icon: 'clock', label: t('facts.schedule'), text: schedule ?? t('unknown.schedule') },
    ],
    sections:
      products.length > 0
        ? [{ kind: 'facts', title: t('products'), items: products.map((text) => ({ icon: 'shopping-bag', text })) }]
        : [],
  }),
});
