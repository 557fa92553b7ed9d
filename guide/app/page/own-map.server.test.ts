import { expect, test } from 'vitest';
import { districts } from '#map/browser/districts.ts';
import { projectAnywhere, sheets } from '#map/browser/sheets.ts';
import type { Crop } from '#map/crop.ts';
import type { Located } from './located-items.server.ts';
import { nearIn } from './own-map.server.ts';

test('a mark at the corner of a map is not cut by its frame', () => {
  const point = districts['valle-grande'];
  const corner = projectAnywhere(sheets.atuel, point);
  const crop: Crop = { sheet: 'atuel', ...corner, width: 420, height: 280 };
  const item = { name: 'Cerca', href: '/cerca', where: { point, precision: 'exact', district: null } };
  const [mark] = nearIn(crop, [], [item as unknown as Located]); // only what a mark needs
  // A phone's picture is 343 px wide and 229 px high, and a mark 26 px.
  expect((mark?.x ?? 0) * 3.43).toBeGreaterThan(13);
  expect((mark?.y ?? 0) * 2.29).toBeGreaterThan(13);
});
