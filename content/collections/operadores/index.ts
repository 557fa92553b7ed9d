import { z } from 'zod';
import { practical, visiting } from '#catalog/content/practical-fields.ts';
import { contact, listing, text } from '#catalog/content/schema.ts';
import { service } from '#catalog/content/service.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';

const categories = ['aventura', 'excursiones', 'emisivo'] as const;

/** Agencies that sell local excursions can be asked about any of these. */
const ACTIVITIES = ['excursiones', 'turismo-aventura'];

export default defineCollection({
  type: 'operador',
  path: '/agencias-y-operadores-en-san-rafael',
  opening: 'turismo-aventura/portada',
  night: 'turismo-aventura/portada-night',
  kindPicture: 'pages/guia-cards-operadores',
  kindPictures: ({ categories }) => (categories.includes('aventura') ? ['pages/guia-cards-turismo-aventura'] : []),
  icon: 'badge-check',
  // The menus are specified entry by entry: activities lead here.
  inMenus: false,
  schemaType: 'LocalBusiness',
  schema: listing.extend({
    ...contact,
    ...visiting,
    ...practical,
    /** Runs adventures, sells local excursions, sells trips elsewhere; empty while nobody has said which. */
    categories: z.array(z.enum(categories)).default([]),
    /** The number in the national register of travel agencies. */
    legajo: z.int().positive().nullable().default(null),
    offers: z.array(text).default([]),
    /** The listings that a source links to it. */
    serves: z.array(service).default([]),
  }),
  filters: byValue('categories', categories),
  facts: { legajo: 'service', offers: 'service' },
  channels: (operator) => operator,
  serves: ({ serves, categories }) => ({
    named: serves,
    sells: categories.includes('excursiones') ? ACTIVITIES : [],
  }),
  services: { field: 'offers', title: 'offers' },
  kind: (operator, { t, list }) => kindOf(operator.categories, t, list),
  card: ({ categories, legajo }, { t, list }) => ({
    facts: [
      { icon: 'tent-tree', text: kindOf(categories, t, list) },
      ...(legajo ? [{ icon: 'badge-check' as const, text: t('legajoNumber', { number: String(legajo) }) }] : []),
    ],
  }),
  detail: ({ categories, legajo }, { t, list }) => ({
    facts: [
      { icon: 'tent-tree', label: t('facts.kind'), text: kindOf(categories, t, list) },
      ...(legajo ? [{ icon: 'badge-check' as const, label: t('legajo'), text: String(legajo) }] : []),
    ],
  }),
});

type Words = (key: string) => string;

const kindOf = (kinds: readonly (typeof categories)[number][], t: Words, list: (words: string[]) => string) =>
  kinds.length === 0 ? t('kind') : sentence(list(kinds.map((kind) => t(`kinds.${kind}`).toLowerCase())));

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
