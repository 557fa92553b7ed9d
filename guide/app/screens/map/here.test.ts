import { expect, test } from 'vitest';
import { districts } from '#map/browser/districts.ts';
import { project } from '#map/browser/sheets.ts';
import { length, nearest } from './here.tsx';
import type { MapItem } from './map-views.ts';

const at = (id: keyof typeof districts, more: Partial<MapItem> = {}): MapItem => ({
  id,
  href: `/${id}`,
  name: id,
  kind: 'k',
  note: '',
  filters: [],
  precision: 'exact',
  area: id,
  ...(project('department', districts[id]) ?? { x: 0, y: 0 }),
  ...more,
});

test('the nearest come first, with their distances; things without a point of their own are left out', () => {
  const items = [at('malargue'), at('goudge'), at('ciudad', { precision: 'district' })];
  const found = nearest(items, 'department', { ...districts.ciudad, accuracyM: 10 });
  expect(found.map(({ item }) => item.id)).toEqual(['goudge', 'malargue']);
  expect(found[0]?.km).toBeCloseTo(19.4, 0);
});

test('lengths are rounded as people would say them', () => {
  expect(length(0.034, 'es-AR')).toBe('30 m');
  expect(length(3.24, 'es-AR')).toBe('3,2 km');
  expect(length(41.7, 'en-GB')).toBe('42 km');
});
