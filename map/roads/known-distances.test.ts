import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { districtTable } from './district-table.ts';
import { distanceBetween, distanceTo, TABLE_FILE, tableText } from './known-distances.ts';

test('the committed table matches the roads; if not, run `npm run map:keep`', () => {
  expect(readFileSync(TABLE_FILE, 'utf8')).toBe(tableText(districtTable()));
});

test('a distance is the same in both directions', () => {
  expect(distanceBetween('el-nihuil', 'goudge')).toEqual(distanceBetween('goudge', 'el-nihuil'));
  expect(distanceTo('ciudad')).toBeNull();
  expect(distanceTo('valle-grande')?.[0]).toBeGreaterThan(30);
});
