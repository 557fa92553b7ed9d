import { expect, test } from 'vitest';
import { cardsFile, inPages, linkedPages, PAGE_SIZE, pagePath, pagesFor } from './paging.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('items that fit on one page make one page, even if there are none', () => {
  expect(inPages([])).toEqual([[]]);
  expect(inPages(numbers(PAGE_SIZE))).toEqual([numbers(PAGE_SIZE)]);
});

test('pages contain every item once and in order, and the last one has the rest', () => {
  const pages = inPages(numbers(2 * PAGE_SIZE + 5));
  expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE, PAGE_SIZE, 5]);
  expect(pages.flat()).toEqual(numbers(2 * PAGE_SIZE + 5));
  expect(pagesFor(2 * PAGE_SIZE + 5)).toBe(3);
  expect(pagesFor(2 * PAGE_SIZE)).toBe(2);
});

test('the first page is the list itself, and the card files are next to their pages', () => {
  expect(pagePath('/lista', 1)).toBe('/lista');
  expect(pagePath('/lista', 2)).toBe('/lista/pagina/2');
  expect(cardsFile('/lista', 'all', 2)).toBe('/lista/pagina/2/page.json');
  expect(cardsFile('/lista', 'cabaña', 1)).toBe('/lista/filtro/cabaña/1.json');
});

test('a page links to its neighbours and to both ends', () => {
  expect(linkedPages(1, 2)).toEqual([1, 2]);
  expect(linkedPages(1, 21)).toEqual([1, 2, 21]);
  expect(linkedPages(10, 21)).toEqual([1, 9, 10, 11, 21]);
  expect(linkedPages(21, 21)).toEqual([1, 20, 21]);
});
