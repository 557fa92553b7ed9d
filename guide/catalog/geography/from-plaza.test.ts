import { expect, test } from 'vitest';
import { districts, PLAZA } from '#map/browser/districts.ts';
import { legTo } from '#map/roads/known-legs.ts';
import { fromPlaza } from './from-plaza.ts';
import { inDistrict, whereaboutsOf } from './whereabouts.ts';

const at = (lat: number, lng: number) =>
  whereaboutsOf({ location: 'x', coordinates: { lat, lng, approximate: false } });

test('a distance that a source states for a place beats the one to its district', () => {
  expect(fromPlaza(inDistrict('valle-grande'), 24)).toEqual({ km: 24, to: 'itself', minutes: null });
});

test('a stated distance is known even where no district is', () => {
  expect(fromPlaza(null, 70)).toMatchObject({ km: 70 });
});

test('the road to a known point is measured to the point, and so is shorter on the way to the district', () => {
  const village = districts['valle-grande'];
  const half = at((PLAZA.lat + village.lat) / 2, (PLAZA.lng + village.lng) / 2);
  const way = fromPlaza(half);
  expect(way).toMatchObject({ to: 'itself' });
  expect(way !== 'city' && way?.km).toBeLessThan(legTo('valle-grande')?.[0] ?? 0);
});

test('a place of which only the district is known is as far as the district', () => {
  const [km, low, high] = legTo('goudge') ?? [];
  expect(fromPlaza(inDistrict('goudge'))).toEqual({ km, to: 'district', minutes: [low, high] });
});

test('nobody counts kilometres in the city, or where nothing is known', () => {
  expect(fromPlaza(inDistrict('ciudad'))).toBe('city');
  expect(fromPlaza(null)).toBeNull();
});

test('a point that nobody measured is no better known than its district', () => {
  const { lat, lng } = districts.goudge;
  const where = whereaboutsOf({ location: 'x', coordinates: { lat, lng, approximate: true } });
  expect(fromPlaza(where)).toMatchObject({ to: 'district' });
});
