import { describe, expect, test } from 'vitest';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { project, type SheetName, type Spot, sheets } from '#map/browser/sheets.ts';
import { hidden, markAt, type Offset, unitsPerPixel } from './clear-of-names.ts';
import { knownDiscPlaces } from './known-disc-places.ts';
import { knownNameBoxes } from './known-name-boxes.ts';
import { leanOf } from './lean.ts';

const ON: Offset = [0, 0];
const UPRIGHT: Offset = [0, -22];
/** The area of a disc in square pixels. */
const DISC = 38 ** 2;

describe.each(Object.keys(sheets) as SheetName[])('%s', (name) => {
  const { [name]: boxes } = knownNameBoxes();
  const units = unitsPerPixel(name);
  const [first = 1] = units;
  /** The square pixels of names that a mark covers when the sheet is first shown. */
  const below = (spot: Spot, offset: Offset) => hidden([markAt(spot, offset, first)], () => boxes, [first]) / 4;

  test('in the first view, the discs of districts keep clear of the names', () => {
    const discs = DISTRICT_IDS.flatMap((id) => {
      const spot = project(name, districts[id]);
      return spot ? [{ id, now: below(spot, knownDiscPlaces()[name][id] ?? ON), onDot: below(spot, ON) }] : [];
    });
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(discs.map(({ now }) => now))).toBeLessThan(0.4 * sum(discs.map(({ onDot }) => onDot)));
    expect(discs.filter(({ now }) => now > 0.4 * DISC)).toEqual([]);
  });

  test('a mark below a name leans away from it, and its foot stays on its point', () => {
    const spots = boxes.map(([left, , right, bottom]): Spot => ({ x: (left + right) / 2, y: bottom + 2 * first }));
    const leans = spots.map((spot) => ({ spot, lean: leanOf(name, spot) }));
    for (const { lean } of leans) if (lean) expect(Math.abs(Math.hypot(...lean) - 22)).toBeLessThan(1);
    const all = (offsetOf: (one: (typeof leans)[number]) => Offset) =>
      leans.reduce((total, one) => total + below(one.spot, offsetOf(one)), 0);
    expect(all(({ lean }) => lean ?? UPRIGHT)).toBeLessThan(0.5 * all(() => UPRIGHT));
  });

  test('a mark that hides no name stands upright', () => {
    const [left, top, right, bottom] = sheets[name].frame;
    const free: Spot[] = [];
    for (let x = left + 60; x < right - 60; x += 37)
      for (let y = top + 60; y < bottom - 60; y += 37)
        if (
          hidden(
            units.map((unit) => markAt({ x, y }, UPRIGHT, unit)),
            () => boxes,
            units,
          ) === 0
        )
          free.push({ x, y });
    expect(free.length).toBeGreaterThan(100);
    expect(free.filter((spot) => leanOf(name, spot) !== null)).toEqual([]);
  });
});
