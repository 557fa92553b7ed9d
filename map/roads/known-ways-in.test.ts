import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAZA } from '#map/browser/districts.ts';
import { knownWayIn, WAYS_IN_FILE, waysInText } from './known-ways-in.ts';
import { WAY_IDS, waysIn } from './ways-in.ts';

test('the committed ways match the roads; if not, run `npm run map:keep`', () => {
  expect(readFileSync(WAYS_IN_FILE, 'utf8')).toBe(waysInText(waysIn()));
});

test.each(WAY_IDS)('the way from the %s leads to the plaza without a leap', (id) => {
  const line = knownWayIn(id);
  const [lat = 0, lng = 0] = [line.at(-1)?.lat, line.at(-1)?.lng];
  expect(Math.hypot(lat - PLAZA.lat, lng - PLAZA.lng)).toBeLessThan(0.02);
  expect(line.length).toBeGreaterThan(10);
});
