import { expect, test } from 'vitest';
import { copySmallContent, problemsOf } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { paths } from '#common/lib/address/paths.ts';
import { drawIconSheet } from './icon-sheet.server.ts';
import { readLayout } from './layout.server.ts';
import { readPages } from './pages.server.ts';
import { printSheet } from './print-sheet.server.ts';

const titles = { plan: 'Planes', places: 'Lugares', facts: 'Datos', explore: 'Explorá', community: 'Nosotros' };
const labels = [{ link: paths.agenda, label: 'Fiestas' }];
const english = { titles: { plan: 'Plans' }, labels: [{ label: 'Parties' }] };

test('the menus are called what the owner wrote, and so is a page in them; all other pages keep their names', async () => {
  const { root, set } = copySmallContent();
  const layoutIn = async (language: string) => {
    const catalogue = await readCatalogue(root);
    return readLayout(catalogue, language, drawIconSheet(catalogue), printSheet(catalogue.root, [], []));
  };
  const before = await layoutIn('es');
  set('content/menus.json', { titles, labels, translations: { en: english } });
  const after = await layoutIn('es');
  expect(after.menus.map(({ label }) => label)).toEqual(['Planes', 'Lugares', 'Datos']);
  expect([after.footer.explore.label, after.footer.community.label]).toEqual(['Explorá', 'Nosotros']);
  const entries = ({ menus, footer }: typeof after) =>
    [...menus, footer.explore, footer.community].flatMap(({ links }) => links.map(({ href, label }) => [href, label]));
  const renamed = entries(before).map(([href, label]) => [href, href === paths.agenda ? 'Fiestas' : label]);
  expect(entries(after).sort()).toEqual(renamed.sort()); // a menu that sorts by name has another order
  const spoken = await layoutIn('en');
  expect(spoken.menus.map(({ label }) => label)).toEqual(['Plans', 'Lugares', 'Datos']);
  expect(entries(spoken)).toContainEqual([paths.agenda, 'Parties']);
});

test('another name for a page that does not exist is reported', async () => {
  const { root, set } = copySmallContent();
  set('content/menus.json', { labels: [{ link: '/no-existe', label: 'Nada' }], translations: {} });
  const catalogue = await readCatalogue(root);
  const found = await problemsOf(() => readPages(catalogue, 'es'));
  expect(found).toEqual([
    expect.stringMatching(/^content\/menus\.json: line \d+: "labels\.0\.link" is "\/no-existe", but/),
  ]);
});
