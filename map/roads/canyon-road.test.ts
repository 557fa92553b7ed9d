import { expect, test } from 'vitest';
import { kmBetween } from '#common/lib/geography/geography.ts';
import { alongCanyon } from './canyon-road.ts';

test.each([
  ['the dam of El Nihuil', 0, { lat: -35.0283, lng: -68.6771 }],
  ['power station II, at km 22 of 50', 22 / 50, { lat: -34.9124, lng: -68.6234 }],
  ['the dam of Valle Grande', 1, { lat: -34.834, lng: -68.5166 }],
])('the road down the canyon passes %s', (_what, share, point) => {
  expect(kmBetween(alongCanyon(share), point)).toBeLessThan(1);
});
