import path from 'node:path';
import { expect, test } from 'vitest';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { districtOf } from './district-of.ts';
import { doubtfulPoints } from './doubtful-points.ts';
import { readListings } from './read-listings.ts';

test.each(DISTRICT_IDS)('the point of %s lies in that district', (id) => {
  expect(districtOf(districts[id].lat, districts[id].lng)).toBe(id);
});

test.each([
  ['a winery of Villa Atuel', -34.8333, -67.9167, 'villa-atuel'],
  ['a bar on the avenue', -34.608, -68.3547, 'ciudad'],
  ['the reservoir of Valle Grande', -34.845, -68.52, 'valle-grande'],
  ['the dunes', -35.09, -68.55, 'el-nihuil'],
  ['Las Leñas', -35.1467, -70.08, 'malargue'],
])('%s lies in its district', (_what, lat, lng, id) => {
  expect(districtOf(lat, lng)).toBe(id);
});

test('Mendoza lies in no district', () => {
  expect(districtOf(-32.89, -68.84)).toBeNull();
});

const at = (file: string, lat: number, lng: number, approximate = true) => ({
  file,
  point: { lat, lng, approximate },
  address: '',
});

test('points in a lake, on the plaza by default or shared by many are found, and a good one is not', () => {
  const found = doubtfulPoints([
    at('lake', -35.083, -68.75),
    at('default', -34.615, -68.333),
    at('a', -34.59, -68.4),
    at('b', -34.59, -68.4),
    at('c', -34.59, -68.4),
    at('good', -34.6117, -68.3461, false),
  ]);
  expect(found.map(({ file, doubts, district }) => [file, doubts, district])).toEqual([
    ['lake', ['in-water'], 'el-nihuil'],
    ['default', ['centre-by-default'], 'ciudad'],
    ...['a', 'b', 'c'].map((file) => [file, ['shared'], 'las-paredes']),
  ]);
});

test('the listings of the guide can be read for the report', () => {
  expect(readListings(path.join(import.meta.dirname, '../..')).length).toBeGreaterThan(0);
});
