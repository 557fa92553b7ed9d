import { z } from 'zod';
import { practical, priceLevel, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';

const categories = ['premium', 'boutique', 'tradicional', 'organica'] as const;

export default defineCollection({
  type: 'bodega',
  path: '/bodegas-en-san-rafael-mendoza',
  opening: 'bodegas/portada',
  icon: 'wine',
  schemaType: 'Winery',
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    priceLevel,
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
