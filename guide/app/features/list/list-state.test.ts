import { expect, test } from 'vitest';
import { ALL, askedOf, byRank, chosenFilter, inOrder, isEmpty, isKeptBy } from './list-state.ts';
import { numberShown } from './number-shown.ts';

const suter = { id: 'suter', filters: ['boutique', 'organica'] };
const labiano = { id: 'labiano', filters: ['tradicional'] };
const bianchi = { id: 'bianchi', filters: ['boutique'] };
const items = [suter, labiano, bianchi];

test.each([
  ['?filter=boutique', 'boutique'],
  ['?filter=boutique&hasta=3', 'boutique'],
  ['?filter=rosada', ALL],
  ['?filter=', ALL],
  ['', ALL],
])('the address %s chooses %s', (address, filter) => {
  expect(chosenFilter(new URLSearchParams(address), [ALL, 'boutique', 'tradicional'])).toBe(filter);
});

test('a list without filters of its own shows everything, whatever the address says', () => {
  expect(chosenFilter(new URLSearchParams('?filter=boutique'), [])).toBe(ALL);
});

test('the items that a filter keeps are numbered in order, and the others are hidden', () => {
  const placesUnder = (filter: string) => numberShown(items, isKeptBy(filter), (_item, place) => place);
  expect(placesUnder('boutique')).toEqual([0, -1, 1]);
  expect(placesUnder(ALL)).toEqual([0, 1, 2]);
});

test('the address asks for a zone and for needs, and what the list does not offer is ignored', () => {
  const offered = ['en-ciudad', 'en-nihuil', 'con-whatsapp', 'con-perro'];
  const asked = (address: string) => askedOf(new URLSearchParams(address), offered);
  expect(asked('?zona=nihuil&con=whatsapp%20perro')).toEqual(['en-nihuil', 'con-whatsapp', 'con-perro']);
  expect(asked('?zona=luna&con=globo')).toEqual([]);
  expect(asked('')).toEqual([]);
});

test('an item is kept by a filter if it also has all marks asked for', () => {
  const near = { ...suter, marks: ['en-ciudad', 'con-whatsapp'] };
  expect([near, suter].map(isKeptBy('boutique', ['en-ciudad', 'con-whatsapp']))).toEqual([true, false]);
  expect(isKeptBy('boutique', ['en-ciudad', 'con-perro'])(near)).toBe(false);
  expect(isKeptBy('tradicional', ['en-ciudad'])(near)).toBe(false);
  expect(isEmpty([near], ALL, 0, ['en-nihuil'])).toBe(true);
});

test('the order of a visit moves items and loses none', () => {
  expect(inOrder(items, (ids) => ids.toReversed())).toEqual([bianchi, labiano, suter]);
  expect(inOrder(items)).toEqual(items);
});

test('a list is empty when a filter keeps nothing here and counts nothing on other pages', () => {
  expect(isEmpty(items, 'premium')).toBe(true);
  expect(isEmpty(items, 'premium', 0)).toBe(true);
  expect(isEmpty(items, 'premium', Number.NaN)).toBe(true);
  expect(isEmpty(items, 'premium', 60)).toBe(false);
  expect(isEmpty(items, 'tradicional')).toBe(false);
  expect(isEmpty([], ALL)).toBe(true);
});

test('the address orders a list by the ranks of its items, and an unknown order leaves it as it is', () => {
  const ranked = items.map((item, index) => ({ ...item, ranks: [index, items.length - index] }));
  const orderedBy = (order: string) =>
    byRank(ranked, new URLSearchParams({ orden: order }), ['nombre', 'distancia']).map(({ id }) => id);
  expect(orderedBy('nombre')).toEqual(['suter', 'labiano', 'bianchi']);
  expect(orderedBy('distancia')).toEqual(['bianchi', 'labiano', 'suter']);
  expect(orderedBy('color')).toEqual(['suter', 'labiano', 'bianchi']);
  expect(byRank(ranked, new URLSearchParams(), ['nombre'])).toBe(ranked);
});
