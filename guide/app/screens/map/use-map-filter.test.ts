import { expect, test } from 'vitest';
import { everything, isKept, listAddress, readFilter, writeFilter } from './use-map-filter.ts';

const kinds = [{ id: 'bodegas' }, { id: 'lugares' }];
const winery = { kind: 'bodegas', name: 'Bodega Ñandú', note: 'Cañada Seca', filters: ['boutique'] };

test('a filter survives the round trip through the address', () => {
  const filter = {
    kind: 'bodegas',
    words: 'cañón',
    area: 'valle-grande',
    isSaved: true,
    isOpen: true,
    list: 'boutique',
  };
  expect(readFilter(writeFilter(filter), kinds)).toEqual(filter);
  expect(readFilter(new URLSearchParams('tipo=nada'), kinds)).toEqual(everything);
});

test('the "open now" filter of a list becomes the map’s own, and leads back to that list', () => {
  const filter = readFilter(new URLSearchParams('tipo=bodegas&filter=abierto-ahora'), kinds);
  expect(filter).toEqual({ ...everything, kind: 'bodegas', isOpen: true });
  expect(listAddress('/bodegas', filter)).toBe('/bodegas?filter=abierto-ahora');
  expect(listAddress('/bodegas', { ...filter, list: 'boutique' })).toBe('/bodegas?filter=boutique');
  expect(listAddress('/bodegas', everything)).toBe('/bodegas');
});

test('the kind, the words (without diacritics) and the list’s filter select items', () => {
  expect(isKept(winery, { ...everything, kind: 'bodegas', list: 'boutique' })).toBe(true);
  expect(isKept(winery, { ...everything, kind: 'bodegas', list: 'premium' })).toBe(false);
  expect(isKept(winery, { ...everything, kind: 'lugares' })).toBe(false);
  expect(isKept(winery, { ...everything, words: 'canada nandu' })).toBe(true);
  expect(isKept({ ...winery, name: "Mikelino's" }, { ...everything, words: 'mikelino’s' })).toBe(true);
  expect(isKept(winery, { ...everything, words: 'otra' })).toBe(false);
});
