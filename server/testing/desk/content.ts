import type { ContentFile, Json, Kind } from '../../../common/contracts/desk/content.ts';
import type { Snapshot } from '../../../common/contracts/desk/snapshot.ts';

export const WINERY = 'content/collections/bodegas/listings/bodega-suter.json';
export const ARTICLE = 'content/posts/vinos.md';

const kind = (id: string, isMarkdown: boolean, isOpen = true): Kind => ({
  id,
  label: id,
  one: id,
  isOpen,
  isMarkdown,
  schema: {
    type: 'object',
    properties: { phone: { type: 'string', title: 'Teléfono' }, name: { type: 'string', title: 'Nombre' } },
  },
  blank: {},
  columns: [],
});

const file = (name: string, kindId: string, title: string, href: string, value: Json): ContentFile => ({
  file: name,
  kind: kindId,
  title,
  href,
  isSample: false,
  digest: `digest-of-${title.length}`,
  value,
  photos: [],
});

/** The snapshot that a publisher would write of a guide with one winery, one article about it, and the phones page. */
export const snapshot: Snapshot = {
  version: 'abc1234',
  day: '2026-11-22',
  files: [
    file(WINERY, 'bodegas', 'Bodega Suter', '/bodegas-en-san-rafael-mendoza/bodega-suter', {
      name: 'Bodega Suter',
      phone: '+54 260 442-1076',
    }),
    file(ARTICLE, 'posts', 'Vinos', '/blog/vinos', {
      facts: { title: 'Vinos' },
      body: 'La [bodega](/bodegas-en-san-rafael-mendoza/bodega-suter).',
      translations: {},
    }),
    file('content/pages/telefonos.json', 'pages/telefonos', 'Teléfonos', '/telefonos', { list: [] }),
  ],
  kinds: [kind('bodegas', false), kind('posts', true), kind('pages/telefonos', false, false)],
  due: [
    {
      ...{ file: 'content/pages/telefonos.json', name: 'Bomberos', phone: null, whatsapp: null, question: '' },
      facts: [{ field: 'bomberos', label: 'En «Teléfonos»', value: '100', lastOn: null }],
    },
  ],
  roads: [],
  undated: [],
  launch: [],
  versions: [{ id: 'abc1234', at: '2026-11-21T10:00:00-03:00', by: 'Marta', words: 'precios', files: [WINERY] }],
  districts: [],
  languages: [{ code: 'es', name: 'Español' }],
};
