import { expect, test } from 'vitest';
import { placeNames } from './place-names.ts';

const sheet = { width: 360, height: 240 };
const city = { name: 'Ciudad de San Rafael', x: 270, y: 60 };
const villa = { name: 'Villa 25 de Mayo', x: 160, y: 40 };
const lake = { name: 'Los Reyunos', x: 100, y: 50 };
const valley = { name: 'Valle Grande', x: 180, y: 190 };
const points = [city, villa, lake, valley];
const lines: [typeof city, typeof city][] = [
  [city, villa],
  [villa, lake],
  [lake, city],
  [city, valley],
];

test('names are beside their points, without overlaps and within the sheet', () => {
  const names = placeNames(points, lines, sheet);
  expect(names).toHaveLength(points.length);
  for (const [index, { box, x, y }] of names.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(sheet.width);
    expect(Math.hypot(x - (points[index]?.x ?? 0), y - (points[index]?.y ?? 0))).toBeLessThan(40);
    for (const { box: other } of names.slice(index + 1)) {
      const isApart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
      expect(isApart).toBe(true);
    }
  }
});

test('a name avoids the line that leaves its point', () => {
  const [name] = placeNames([lake], [[lake, city]], sheet);
  expect(name?.anchor).not.toBe('start');
  const [alone] = placeNames([lake], [], sheet);
  expect(alone?.anchor).toBe('start');
});

test('a name keeps clear of what is taken, and a point without a free place goes without', () => {
  const beside = { left: valley.x + 8, right: sheet.width, top: 0, bottom: sheet.height };
  const [name] = placeNames([valley], [], sheet, [beside]);
  expect(name?.box.right).toBeLessThanOrEqual(beside.left);
  expect(placeNames([valley], [], sheet, [{ left: 0, right: sheet.width, top: 0, bottom: sheet.height }])).toEqual([]);
});
