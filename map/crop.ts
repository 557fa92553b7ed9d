import type { Point } from '#map/browser/districts.ts';
import type { SheetLayer } from '#map/browser/layers.ts';
import { project, projectAnywhere, type SheetName, type Spot, sheetFor, sheets } from '#map/browser/sheets.ts';
import { type Pt, simplified } from './draw/lines.ts';
import { knownNameBoxes } from './places/known-name-boxes.ts';

/** A part of a sheet, in its units. */
export interface Crop {
  sheet: SheetName;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Everything, unless it says otherwise. */
  layer?: SheetLayer;
}

/** Pixels per unit: sharp on a phone, and good enough on a wide screen. */
export const CROP_SCALE = 2;
/** The size in units: small enough to read on a phone, large enough to recognise the area. */
const WIDTH = 420;
const HEIGHT = 280;
/** Corners are multiples of this, so that neighbours share a picture. */
const STEP = 20;
/** More than half the width of the border's line, in units. */
const LINE = 2;
/** The most steps by which a crop may move to cut fewer names: its point stays well inside. */
const ASIDE = { right: 4, down: 3 };
/** The cost of a step away from the middle, in units of a cut name's size. */
const STEP_COUNTS = 2;

export type CropTheme = 'light' | 'dark';

/** The size of a crop's picture in pixels. */
export const cropSize = ({ width, height }: Crop) => ({ width: width * CROP_SCALE, height: height * CROP_SCALE });

/** The address of a crop's picture in the built guide. */
export const cropAddress = ({ sheet, x, y, width, height, layer }: Crop, theme: CropTheme) =>
  `/map/${[sheet, x, y, width, height, ...(layer ? [layer] : []), theme].join('-')}.webp`;

/** The part of the closest sheet around a point, or of the next wider one; null if no sheet shows the point. */
export function cropAround(point: Point, isWide = false): Crop | null {
  const closest = sheetFor(point);
  const sheet = isWide && closest === 'city' ? 'atuel' : closest;
  if (!sheet) return null;
  const { x, y } = projectAnywhere(sheets[sheet], point);
  const key = `${sheet} ${x} ${y}`;
  const crop = chosen.get(key) ?? chooseCrop(sheet, x, y);
  chosen.set(key, crop);
  return crop;
}

/** Every language asks for the same crops. */
const chosen = new Map<string, Crop>();

/** The crop around a place of a sheet that cuts the fewest names. */
const chooseCrop = (sheet: SheetName, x: number, y: number): Crop =>
  leastCut({ sheet, x: x - WIDTH / 2, y: y - HEIGHT / 2, width: WIDTH, height: HEIGHT });

/** A crop, moved aside by the few steps that cut the fewest names. */
export function leastCut({ sheet, x, y, width, height }: Crop): Crop {
  const tried = ASIDES.map(([right, down]) => {
    const crop = fitted(sheet, x + right * STEP, y + down * STEP, width, height);
    return { crop, cost: cutBy(crop) + STEP_COUNTS * Math.hypot(right, down) };
  });
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).crop;
}

/** All steps that a crop may move, the middle first. */
const ASIDES = range(ASIDE.right)
  .flatMap((right) => range(ASIDE.down).map((down) => [right, down] as const))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

function range(most: number) {
  return Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
}

/** The harm done to the names and landmarks that the edges cut: a large name counts more than a small one. */
function cutBy({ sheet, x, y, width, height }: Crop): number {
  return knownNameBoxes()[sheet].reduce((sum, [left, top, right, bottom]) => {
    const isBeside = right <= x || left >= x + width || bottom <= y || top >= y + height;
    const isInside = left >= x && right <= x + width && top >= y && bottom <= y + height;
    return isBeside || isInside ? sum : sum + Math.sqrt((right - left) * (bottom - top));
  }, 0);
}

/** The part of a sheet that contains all points, with `margin` units around them; null if one is not on the sheet. */
export function cropOfAll(sheet: SheetName, points: Point[], margin: number): Crop | null {
  const spots = points.map((point) => project(sheet, point)).filter((spot): spot is Spot => spot !== null);
  if (spots.length < points.length || spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return fitted(sheet, left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top);
}

/** The roads to the city with the signs at their ends; its edges cut no town and no sign. */
export const ROADS_IN: Crop = { sheet: 'department', x: 446, y: 26, width: 922, height: 576 };

/** The city and the towns to which its buses go, from the Valle de Uco to Malargüe. */
export const LINES: Crop = { sheet: 'department', x: 300, y: 26, width: 700, height: 618 };

/** The position of a point in a crop, in percent of its width and height; null outside. */
export function spotIn({ sheet, x, y, width, height }: Crop, point: Point): Spot | null {
  const { west, scale } = sheets[sheet];
  const east = (point.lng - west) * scale;
  if (east < x || east > x + width) return null; // before the latitude, which takes much longer to project
  const spot = projectAnywhere(sheets[sheet], point);
  const [left, top] = [((spot.x - x) / width) * 100, ((spot.y - y) / height) * 100];
  if (left < 0 || left > 100 || top < 0 || top > 100) return null;
  return { x: Math.round(left * 100) / 100, y: Math.round(top * 100) / 100 };
}

/** The least bend that a line over a crop keeps, in percent of the crop's width. */
const BEND = 0.2;

/** A line over a crop, as the points of an SVG line in percent of its width and height. */
export function lineIn({ sheet, x, y, width, height }: Crop, points: Point[]): string {
  const line = points.map((point): Pt => {
    const spot = projectAnywhere(sheets[sheet], point);
    return [((spot.x - x) / width) * 100, ((spot.y - y) / height) * 100];
  });
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return simplified(line, BEND)
    .map(([right, down]) => `${tenth(right)},${tenth(down)}`)
    .join(' ');
}

function fitted(sheet: SheetName, x: number, y: number, width: number, height: number): Crop {
  const [left, top, right, bottom] = insideOf(sheet);
  const [w, h] = [Math.min(rounded(width), right - left), Math.min(rounded(height), bottom - top)];
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(rounded(value), high));
  return { sheet, x: within(left, x, right - w), y: within(top, y, bottom - h), width: w, height: h };
}

/** The land inside the border, whose line would show on the sides of a part that reach it. */
function insideOf(sheet: SheetName) {
  const [left, top, right, bottom] = sheets[sheet].frame;
  return [left + LINE, top + LINE, right - LINE, bottom - LINE] as const;
}

const rounded = (value: number) => Math.round(value / STEP) * STEP;
