import { expect, test } from 'vitest';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { projectAnywhere, sheets } from '#map/browser/sheets.ts';
import { type Crop, cropAddress, cropAround, cropOfAll, ROADS_IN, spotIn } from './crop.ts';
import { overlap } from './draw/occupied.ts';
import { knownNameBoxes } from './places/known-name-boxes.ts';

/** The width in units of a few letters of a river's name, which may begin beyond an edge. Wider boxes are names. */
const LETTERS = 16;

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

test('a crop of several points contains them all, and is null if one is not on the sheet', () => {
  const points = [districts['el-nihuil'], districts['valle-grande']];
  const crop = cropOfAll('atuel', points, 30);
  for (const point of points) expect(crop && spotIn(crop, point)).not.toBeNull();
  expect(cropOfAll('city', points, 30)).toBeNull();
  expect(spotIn(ROADS_IN, districts.malargue)).toBeNull();
});

test.each(DISTRICT_IDS)('the crop around %s has its point well inside', (id) => {
  const crop = cropAround(districts[id], true);
  const spot = crop && spotIn(crop, districts[id]);
  if (!crop || !spot) throw new Error('no sheet shows it');
  const [, , right, bottom] = sheets[crop.sheet].frame;
  const isAtEdge = crop.x < 30 || crop.y < 30 || crop.x + crop.width > right - 6 || crop.y + crop.height > bottom - 6;
  if (isAtEdge) return;
  expect(Math.abs(spot.x - 50)).toBeLessThanOrEqual(22);
  expect(Math.abs(spot.y - 50)).toBeLessThanOrEqual(26);
});

test('the crop of the roads in shows the city, and cuts no town and no sign', () => {
  const { sheet, x, y, width, height } = ROADS_IN;
  expect(spotIn(ROADS_IN, districts.ciudad)).not.toBeNull();
  const cut = knownNameBoxes()[sheet].filter(
    ([left, top, right, bottom]) =>
      right - left > LETTERS &&
      overlap([left, top, right, bottom], [x, y, x + width, y + height]) &&
      (left < x || top < y || right > x + width || bottom > y + height),
  );
  expect(cut).toEqual([]);
});

test('crops cut fewer names than they would if centred on their point', () => {
  const cut = ({ sheet, x, y, width, height }: Crop) =>
    knownNameBoxes()[sheet].filter(
      ([left, top, right, bottom]) =>
        overlap([left, top, right, bottom], [x, y, x + width, y + height]) &&
        (left < x || top < y || right > x + width || bottom > y + height),
    ).length;
  let [now, middle] = [0, 0];
  for (const id of DISTRICT_IDS) {
    const crop = cropAround(districts[id], true);
    if (!crop) throw new Error('no sheet shows it');
    const { x, y } = projectAnywhere(sheets[crop.sheet], districts[id]);
    now += cut(crop);
    middle += cut({ ...crop, x: x - crop.width / 2, y: y - crop.height / 2 });
  }
  expect(now).toBeLessThan(0.7 * middle);
});

test('a layer of a crop has a picture of its own', () => {
  const pictures = [ROADS_IN, { ...ROADS_IN, layer: 'land' }, { ...ROADS_IN, layer: 'names' }] satisfies Crop[];
  expect(new Set(pictures.map((crop) => cropAddress(crop, 'light'))).size).toBe(3);
});
