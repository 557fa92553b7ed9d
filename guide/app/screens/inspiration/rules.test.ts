import { expect, test } from 'vitest';
import { chooseListings } from './rules.ts';

const listing = (id: string, location: string, filters: string[] = [], isSample = false) => ({
  href: `/lista/${id}`,
  location,
  filters,
  isSample,
});

const listings = [
  listing('ejemplo', 'Valle Grande', ['agua'], true),
  listing('rafting', 'Valle Grande, RP 173', ['agua']),
  listing('tirolesa', 'Valle Grande, RP 173', ['aire']),
  listing('buceo', 'Embalse Los Reyunos', ['agua']),
];

const ids = (chosen: { href: string }[]) => chosen.map(({ href }) => href.slice('/lista/'.length));

test('a rule keeps the listings that match both its filter and its location', () => {
  expect(ids(chooseListings(listings, { filter: 'agua', near: 'Los Reyunos', max: 3 }, new Set()))).toEqual(['buceo']);
});

test('real listings come before samples, each in the order of the list', () => {
  expect(ids(chooseListings(listings, { near: 'valle grande', max: 9 }, new Set()))).toEqual([
    'rafting',
    'tirolesa',
    'ejemplo',
  ]);
});

test('a rule suggests no more than its maximum, and nothing that the route already has', () => {
  expect(ids(chooseListings(listings, { max: 1 }, new Set(['/lista/rafting'])))).toEqual(['tirolesa']);
});

test('diacritics and case of a location do not matter', () => {
  const canyon = [listing('canon', 'CAÑÓN del Atuel')];
  expect(ids(chooseListings(canyon, { near: 'Canon', max: 1 }, new Set()))).toEqual(['canon']);
});

test('a rule that matches nothing suggests nothing', () => {
  expect(chooseListings(listings, { near: 'Malargüe', max: 2 }, new Set())).toEqual([]);
});
