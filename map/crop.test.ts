import { expect, test } from 'vitest';
import { cropAround, cropOfAll, spotIn, wholeSheet } from './crop.ts';
import { DISTRICT_IDS, districts } from './districts.ts';
import { sheets } from './sheets.ts';

test.each(DISTRICT_IDS)('the crop around %s shows it, and nothing beyond the frame', (id) => {
  for (const isWide of [false, true]) {
    const crop = cropAround(districts[id], isWide);
    if (!crop) throw new Error('no sheet shows it');
    expect(spotIn(crop, districts[id])).not.toBeNull();
    const [left, top, right, bottom] = sheets[crop.sheet].frame;
    expect(crop.x).toBeGreaterThanOrEqual(left);
    expect(crop.y).toBeGreaterThanOrEqual(top);
    expect(crop.x + crop.width).toBeLessThanOrEqual(right);
    expect(crop.y + crop.height).toBeLessThanOrEqual(bottom);
  }
});

test('a point that no sheet shows has no crop', () => {
  expect(cropAround({ lat: -32.89, lng: -68.84 })).toBeNull();
});

test('a crop of several points holds them all, and is none where a point is elsewhere', () => {
  const points = [districts['el-nihuil'], districts['valle-grande']];
  const crop = cropOfAll('atuel', points, 30);
  for (const point of points) expect(crop && spotIn(crop, point)).not.toBeNull();
  expect(cropOfAll('city', points, 30)).toBeNull();
  expect(spotIn(wholeSheet('city'), districts.malargue)).toBeNull();
});
