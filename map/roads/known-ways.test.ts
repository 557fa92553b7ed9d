import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { pointsOf } from '#map/browser/ways.ts';
import { kmBetween } from './edges.ts';
import { knownLegs } from './known-legs.ts';
import { knownWays, WAYS_FILE, waysText } from './known-ways.ts';
import { wayTable, wayTo } from './way-table.ts';

test('the committed roads match the layers; if not, run `npm run map:keep`', () => {
  expect(readFileSync(WAYS_FILE, 'utf8')).toBe(waysText(wayTable()));
});

test('the line of each drive is as long as its kilometres, and not as the crow flies', () => {
  const { stretches, rows } = knownWays();
  let isLonger = 0;
  for (const [i, row] of knownLegs().rows.entries()) {
    for (const [j, leg] of row.entries()) {
      if (!leg) continue;
      const km = (rows[i]?.[j] ?? []).reduce((sum, number) => sum + lengthOf(stretches[number] ?? []), 0);
      const name = `${DISTRICT_IDS[i]} – ${DISTRICT_IDS[j]}`;
      // A district's centre may be off the road: that part has no line.
      expect(km, name).toBeGreaterThan(leg[0] * 0.9 - 4);
      expect(km, name).toBeLessThan(leg[0] * 1.03 + 1);
      const [to, from] = [DISTRICT_IDS[i], DISTRICT_IDS[j]].map((id) => districts[id ?? 'ciudad']);
      const crow = to && from ? kmBetween([to.lng, to.lat], [from.lng, from.lat]) : 0;
      if (km > crow * 1.1) isLonger += 1;
    }
  }
  expect(isLonger).toBeGreaterThan(50);
});

test('a road from the plaza leads to a place in the city', () => {
  const place = { lat: -34.6, lng: -68.35 };
  const end = pointsOf(wayTo('ciudad', place) ?? []).at(-1);
  expect(kmBetween([end?.lng ?? 0, end?.lat ?? 0], [place.lng, place.lat])).toBeLessThan(0.5);
});

function lengthOf(way: readonly number[]): number {
  const points = pointsOf(way).map(({ lng, lat }) => [lng, lat]);
  return points.slice(1).reduce((sum, point, index) => sum + kmBetween(points[index] ?? point, point), 0);
}
