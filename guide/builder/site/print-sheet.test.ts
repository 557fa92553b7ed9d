import { expect, test } from 'vitest';
import { copySmallContent } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { readPages } from './pages.server.ts';
import { printOf, printSheet } from './print-sheet.server.ts';

test('every place has a print of its own on the menus’ sheet, once for all languages', async () => {
  const { root } = copySmallContent();
  const catalogue = await readCatalogue(root);
  const pages = readPages(catalogue, 'es');
  const sheet = printSheet(root, [...pages, ...pages], catalogue.pictures.wanted); // paths are the same in all languages
  const rows = catalogue.places.map(({ path }) => printOf(sheet, path));
  expect(rows).toEqual(rows.map(() => expect.any(Number)));
  expect(new Set(rows).size).toBe(catalogue.places.length);
  expect(printOf(sheet, '/')).toBeUndefined();
  expect(sheet.address).toMatch(/^\/images\/menus\/\w+\.avif$/);
});
