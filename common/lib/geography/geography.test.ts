import { expect, test } from 'vitest';
import { kmBetween, projectionOf, windTo } from './geography.ts';

const city = { lat: -34.615, lng: -68.333 };

test.each([
  ['El Nihuil', { lat: -35.03, lng: -68.675 }, 'sw'],
  ['El Sosneado', { lat: -35.08, lng: -69.58 }, 'sw'],
  ['Los Reyunos', { lat: -34.602, lng: -68.642 }, 'w'],
  ['somewhere up north', { lat: -33, lng: -68.333 }, 'n'],
  ['somewhere north-west', { lat: -34, lng: -69.08 }, 'nw'],
])('from the city, %s lies in its direction', (_, point, wind) => {
  expect(windTo(city, point)).toBe(wind);
});

test('a point is in no direction from itself', () => {
  expect(windTo(city, city)).toBeNull();
});

test('a drawing has north up, west on the left, and everything inside its margin', () => {
  const points = [city, { lat: -35.08, lng: -69.58 }];
  const { place, height, unitsPerKm } = projectionOf(points, 360, 20);
  expect(place({ lat: -34.615, lng: -69.58 })).toEqual({ x: 20, y: 20 });
  expect(place(city).x).toBeCloseTo(340);
  expect(place({ lat: -35.08, lng: -69.58 }).y).toBeCloseTo(height - 20, -0.5);
  // The department is about 114 km wide.
  expect(320 / unitsPerKm).toBeCloseTo(114, -1);
});

test('a degree of longitude is narrower than one of latitude', () => {
  expect(kmBetween(city, { lat: city.lat - 1, lng: city.lng })).toBeCloseTo(111.2, 0);
  expect(kmBetween(city, { lat: city.lat, lng: city.lng - 1 })).toBeCloseTo(91.5, 0);
});
