import { expect, test } from 'vitest';
import { mapEmbed, mapLink, pointQuery } from './maps.ts';

test('a map link looks for the place, whatever its name holds', () => {
  const link = new URL(mapLink('Bodega & Hijos #1, "Ñandú"'));
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
  expect([...link.searchParams]).toEqual([
    ['api', '1'],
    ['query', 'Bodega & Hijos #1, "Ñandú"'],
  ]);
});

test('a framed map needs no account and shows the place', () => {
  const { origin, searchParams } = new URL(mapEmbed('-34.6,-68.3'));
  expect(origin).toBe('https://www.google.com');
  expect(searchParams.get('q')).toBe('-34.6,-68.3');
  expect(searchParams.get('output')).toBe('embed');
});

test('a point is asked for by latitude, then longitude', () => {
  expect(pointQuery({ lat: -34.6177, lng: -68.3301 })).toBe('-34.6177,-68.3301');
});
