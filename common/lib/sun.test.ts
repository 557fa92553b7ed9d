import { expect, test } from 'vitest';
import { sunOn } from './sun.ts';

/** Known times at this longitude, within a quarter of an hour: the sun crosses the meridian at about 13:33. */
test.each([
  ['the longest day', '2026-12-21', 6 * 60 + 18, 20 * 60 + 46],
  ['the shortest day', '2026-06-21', 8 * 60 + 36, 18 * 60 + 31],
])('%s', (_name, day, rise, set) => {
  const found = sunOn(day);
  expect(Math.abs((found?.rise ?? 0) - rise)).toBeLessThan(15);
  expect(Math.abs((found?.set ?? 0) - set)).toBeLessThan(15);
});

test('a known day, to the minute', () => {
  expect(sunOn('2026-11-25')).toEqual({ rise: 6 * 60 + 15, set: 20 * 60 + 26 });
});
