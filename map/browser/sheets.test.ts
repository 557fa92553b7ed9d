import { expect, test } from 'vitest';
import { districts, PLAZA } from './districts.ts';
import { cropOf, project, type SheetName, sheetFor, sheets, unitsPerKm, unproject } from './sheets.ts';

const names = Object.keys(sheets) as SheetName[];

test.each(names)('%s: projecting a point and back gives the same point', (name) => {
  const [left, top, right, bottom] = sheets[name].frame;
  const inside = [
    [left + 1, top + 1],
    [right - 1, bottom - 1],
    [700, 500],
  ] as const;
  for (const [x, y] of inside) {
    const point = unproject(sheets[name], { x, y });
    const spot = project(name, point);
    expect(spot?.x).toBeCloseTo(x, 6);
    expect(spot?.y).toBeCloseTo(y, 6);
  }
});

test.each(names)('%s: a kilometre is as long on the sheet as on the ground', (name) => {
  const { width, height } = sheets[name];
  const { lat, lng } = unproject(sheets[name], { x: width / 2, y: height / 2 });
  const north = project(name, { lat: lat + 1 / 110.94, lng }); // a degree of latitude at -35 in km
  expect(height / 2 - (north?.y ?? 0)).toBeCloseTo(unitsPerKm(sheets[name], lat), 0);
});

test('a point outside a sheet has no place on it', () => {
  expect(project('city', districts['el-nihuil'])).toBeNull();
  expect(project('department', { lat: -32.89, lng: -68.84 })).toBeNull();
});

test('a point is shown on the most detailed sheet that has it', () => {
  expect(sheetFor(PLAZA)).toBe('city');
  expect(sheetFor(districts['el-nihuil'])).toBe('atuel');
  expect(sheetFor(districts['el-sosneado'])).toBe('department');
  expect(sheetFor({ lat: -32.89, lng: -68.84 })).toBeNull();
});

test('a crop has its point in the middle, and stays on the land near the edge', () => {
  const [x = 0, y = 0, width = 0, height = 0] = cropOf('atuel', districts['valle-grande'], 5).split(' ').map(Number);
  const spot = project('atuel', districts['valle-grande']);
  expect(x + width / 2).toBeCloseTo(spot?.x ?? 0, 0);
  expect(y + height / 2).toBeCloseTo(spot?.y ?? 0, 0);
  const corner = unproject(sheets.city, { x: 30, y: 30 });
  expect(cropOf('city', corner, 1)).toMatch(/^24 24 /);
  expect(cropOf('city', PLAZA, 500)).toBe('24 24 1352 912');
});
