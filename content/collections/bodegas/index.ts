import { z } from 'zod';
import { practical, priceLevel, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';

const categories = ['premium', 'boutique', 'tradicional', 'organica'] as const;

export default defineCollection({
  type: 'bodega',
  path: '/bodegas-en-san-rafael-mendoza',
  opening: 'bodegas/portada',
  night: 'bodegas/portada-night',
  kindPicture: 'pages/guia-cards-bodegas',
  kindPictures: () => ['pages/guia-cards-bodegas', 'places/caminos-del-vino-gallery-1'],
  icon: 'wine',
  schemaType: 'Winery',
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    priceLevel,
    /** Null while nobody has said what kind of winery it is. */
    category: z.enum(categories).nullable().default(null),
    clubWelcome: z.boolean().default(false),
  }),
  filters: byValue('category', categories),
  club: 'clubWelcome',
  channels: (winery) => winery,
  kind: (_winery, { t }) => t('kind'),
  card: ({ category }, { t }) => ({ facts: category ? [{ icon: 'wine', text: t(`filters.${category}`) }] : [] }),
  detail: ({ category }, { t }) => ({
    facts: category ? [{ icon: 'wine', label: t('facts.kind'), text: t(`filters.${category}`) }] : [],
  }),
});
