import type { Numbers, PageNumbers } from '#common/contracts/desk/numbers.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { WINERY } from './winery.ts';

/** Numbers made up for tests: the first pages of the content, and the winery, whose owner has WhatsApp. */
export function testNumbers({ files, languages }: Snapshot): Numbers {
  const pages = files.filter(({ href, file }) => href && file !== WINERY).slice(0, 12);
  const winery = files.find(({ file }) => file === WINERY);
  return {
    isCounted: true,
    months: ['2026-11', '2026-10'],
    all: [
      { visita: 410, whatsapp: 34, llamada: 9 },
      { visita: 380, whatsapp: 21, viaje: 4 },
    ],
    languages: languages.map(({ code, name }, index) => ({
      code,
      name,
      counts: [{ visita: 300 - index * 100 }, { visita: 250 }],
    })),
    pages: [
      ...(winery ? [pageOf(winery, 150, '5492604000000')] : []),
      ...pages.map((file, index) => pageOf(file, 100 - index, null)),
    ],
    lacked: [
      { words: 'fondue', count: 7 },
      { words: 'alquiler de esquíes', count: 1 },
    ],
  };
}

const pageOf = (
  { href, title, file }: Pick<Snapshot['files'][number], 'href' | 'title' | 'file'>,
  visits: number,
  whatsapp: string | null,
): PageNumbers => ({
  href: href ?? '/',
  title,
  file,
  whatsapp,
  counts: [
    { visita: visits, whatsapp: 2 },
    { visita: 80, whatsapp: 34, llamada: 1 },
  ],
});
