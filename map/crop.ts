import type { Point } from './districts.ts';
import { knownNameBoxes } from './places/known-name-boxes.ts';
import { project, projectAnywhere, type SheetName, type Spot, sheetFor, sheets } from './sheets.ts';

/** A part of a sheet, in its units. */
export interface Crop {
  sheet: SheetName;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels in a unit: a crop is sharp on a phone, and on a wide screen good enough. */
export const CROP_SCALE = 2;
/** Units: as much as is read well on a phone, and enough to know where one is. */
const WIDTH = 420;
const HEIGHT = 280;
/** Corners are whole steps, so that neighbours share a picture. */
const STEP = 20;
/** How many steps a crop may move, so that its edges cut fewer names: its point stays well inside. */
const ASIDE = { right: 4, down: 3 };
/** Units of a cut name's size that are worth a step away from the middle. */
const STEP_COUNTS = 2;

export type CropTheme = 'light' | 'dark';

/** Pixels of the picture of a crop. */
export const cropSize = ({ width, height }: Crop) => ({ width: width * CROP_SCALE, height: height * CROP_SCALE });

/** Where the picture of a crop lies in the built guide. */
export const cropAddress = ({ sheet, x, y, width, height }: Crop, theme: CropTheme) =>
  `/map/${sheet}-${x}-${y}-${width}-${height}-${theme}.webp`;

/** The part of the closest sheet around a point, or of the next wider one; null where no sheet shows it. */
export function cropAround(point: Point, isWide = false): Crop | null {
  const closest = sheetFor(point);
  const sheet = isWide && closest === 'city' ? 'atuel' : closest;
  if (!sheet) return null;
  const { x, y } = projectAnywhere(sheets[sheet], point);
  const tried = ASIDES.map(([right, down]) => {
    const crop = fitted(sheet, x - WIDTH / 2 + right * STEP, y - HEIGHT / 2 + down * STEP, WIDTH, HEIGHT);
    return { crop, cost: cutBy(crop) + STEP_COUNTS * Math.hypot(right, down) };
  });
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).crop;
}

/** The middle first. */
const ASIDES = range(ASIDE.right)
  .flatMap((right) => range(ASIDE.down).map((down) => [right, down] as const))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

function range(most: number) {
  return Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
}

/** How much the edges harm names and landmarks that they cut: a large name more than a small one. */
function cutBy({ sheet, x, y, width, height }: Crop): number {
  return knownNameBoxes()[sheet].reduce((sum, [left, top, right, bottom]) => {
    const isBeside = right <= x || left >= x + width || bottom <= y || top >= y + height;
    const isInside = left >= x && right <= x + width && top >= y && bottom <= y + height;
    return isBeside || isInside ? sum : sum + Math.sqrt((right - left) * (bottom - top));
  }, 0);
}

/** The part of a sheet that holds all points, with `margin` units around them; null where one is not on the sheet. */
export function cropOfAll(sheet: SheetName, points: Point[], margin: number): Crop | null {
  const spots = points.map((point) => project(sheet, point)).filter((spot): spot is Spot => spot !== null);
  if (spots.length < points.length || spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return fitted(sheet, left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top);
}

/** The roads to the city with the signs at their ends; its edges cut no town and no sign. */
export const ROADS_IN: Crop = { sheet: 'department', x: 446, y: 24, width: 930, height: 586 };

/** Where a point lies in a crop, in percent of its width and height; null outside. */
export function spotIn({ sheet, x, y, width, height }: Crop, point: Point): Spot | null {
  const spot = projectAnywhere(sheets[sheet], point);
  const [left, top] = [((spot.x - x) / width) * 100, ((spot.y - y) / height) * 100];
  if (left < 0 || left > 100 || top < 0 || top > 100) return null;
  return { x: Math.round(left * 100) / 100, y: Math.round(top * 100) / 100 };
}

function fitted(sheet: SheetName, x: number, y: number, width: number, height: number): Crop {
  const [left, top, right, bottom] = sheets[sheet].frame;
  const [w, h] = [Math.min(rounded(width), right - left), Math.min(rounded(height), bottom - top)];
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(rounded(value), high));
  return { sheet, x: within(left, x, right - w), y: within(top, y, bottom - h), width: w, height: h };
}

const rounded = (value: number) => Math.round(value / STEP) * STEP;
