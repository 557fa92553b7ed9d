import { expect, test } from 'vitest';
import { geoLink, mapEmbed, mapLink, openStreetMapLink, pointQuery } from './maps.ts';

test('a map link searches for the place, with any characters in its name', () => {
  const link = new URL(mapLink('Bodega & Hijos #1, "Ñandú"'));
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
  expect([...link.searchParams]).toEqual([
    ['api', '1'],
    ['query', 'Bodega & Hijos #1, "Ñandú"'],
  ]);
});

test('an embedded map needs no account and shows the place', () => {
  const { origin, searchParams } = new URL(mapEmbed('-34.6,-68.3', 'pt'));
  expect(origin).toBe('https://www.google.com');
  expect(searchParams.get('q')).toBe('-34.6,-68.3');
  expect(searchParams.get('hl')).toBe('pt');
  expect(searchParams.get('output')).toBe('embed');
});

test('a point is passed as latitude, then longitude', () => {
  expect(pointQuery({ lat: -34.6177, lng: -68.3301 })).toBe('-34.6177,-68.3301');
});

test("a point can be opened in a phone's map app, with its name", () => {
  expect(geoLink({ lat: -35.03, lng: -68.675 }, 'Cañón del Atuel')).toBe(
    'geo:-35.03,-68.675?q=-35.03,-68.675(Ca%C3%B1%C3%B3n%20del%20Atuel)',
  );
});

test('a point on OpenStreetMap is marked and centred', () => {
  expect(openStreetMapLink({ lat: -35.03, lng: -68.675 })).toBe(
    'https://www.openstreetmap.org/?mlat=-35.03&mlon=-68.675#map=12/-35.03/-68.675',
  );
});

test('brackets in a name do not end it in the map app', () => {
  expect(geoLink({ lat: -34.6, lng: -68.3 }, 'Museo (ex estación)')).toMatch(/\(Museo%20%28ex%20estaci%C3%B3n%29\)$/);
});
