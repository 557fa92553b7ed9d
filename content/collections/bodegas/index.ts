import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import { contact, listing } from '#app/catalog/schema.ts';

const categories = ['premium', 'boutique', 'tradicional', 'organica'] as const;

export default defineCollection({
  type: 'bodega',
  path: '/bodegas-en-san-rafael-mendoza',
  schemaType: 'Winery',
  schema: listing.extend({
    ...contact,
    category: z.enum(categories),
    clubWelcome: z.boolean(),
  }),
  filters: byValue('category', categories),
  club: 'clubWelcome',
  channels: (winery) => winery,
  card: ({ category }, { t }) => ({ facts: [{ icon: 'wine', text: t(`filters.${category}`) }] }),
  detail: ({ category }, { t }) => ({
    facts: [{ icon: 'wine', label: t('facts.kind'), text: t(`filters.${category}`) }],
  }),
});
