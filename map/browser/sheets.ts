import type { Point } from './districts.ts';

/**
 * The area on the ground that each sheet covers: everything that a browser needs to place a pin or a position on it.
 * The projection is Mercator's, which keeps streets straight and is small enough to send.
 */
export interface Sheet {
  /** The size of the viewBox, which begins at 0 0. */
  width: number;
  height: number;
  /** The longitude of the left edge. */
  west: number;
  /** The latitude of the upper edge. */
  north: number;
  /** Units per degree of longitude. */
  scale: number;
  /** The area inside the drawn border: left, top, right, bottom. */
  frame: readonly [number, number, number, number];
}

export const sheets = {
  department: {
    width: 1400,
    height: 964,
    west: -70.56,
    north: -33.905,
    scale: 364,
    frame: [24, 24, 1376, 940],
  },
  atuel: { width: 1240, height: 1300, west: -68.93, north: -34.523, scale: 1720, frame: [24, 24, 1216, 1276] },
  city: { width: 1400, height: 960, west: -68.4165, north: -34.5775, scale: 10500, frame: [24, 24, 1376, 936] },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof sheets;

/** The minimum width at which a page first shows a sheet; the map screen's styles have the same value. */
export const FIRST_PX = 1120;
/** The zoom factor of one press of the button. */
export const CLOSER = 1.6;

/** A place on a sheet, in units of its viewBox. */
export interface Spot {
  x: number;
  y: number;
}

const RADIAN = Math.PI / 180;
const KM_PER_DEGREE = 111.32;

/** Converts a latitude to degrees on Mercator's scale. */
const stretched = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * RADIAN) / 2)) / RADIAN;

/** The place of a point on a sheet, even beyond its edge. */
export function projectAnywhere({ west, north, scale }: Sheet, { lat, lng }: Point): Spot {
  return { x: (lng - west) * scale, y: (stretched(north) - stretched(lat)) * scale };
}

/** The place of a point on a sheet; null outside its border. */
export function project(name: SheetName, point: Point): Spot | null {
  const spot = projectAnywhere(sheets[name], point);
  const [left, top, right, bottom] = sheets[name].frame;
  return spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom ? spot : null;
}

/** The point on the ground at a place of a sheet. */
export function unproject({ west, north, scale }: Sheet, { x, y }: Spot): Point {
  const lat = (Math.atan(Math.exp((stretched(north) - y / scale) * RADIAN)) - Math.PI / 4) * (2 / RADIAN);
  return { lat, lng: x / scale + west };
}

/** Units of a sheet per kilometre, at a latitude. */
export const unitsPerKm = ({ scale }: Sheet, lat: number) => scale / (KM_PER_DEGREE * Math.cos(lat * RADIAN));

/** The most detailed sheet that shows a point; null if none does. */
export function sheetFor(point: Point): SheetName | null {
  return (['city', 'atuel', 'department'] as const).find((name) => project(name, point)) ?? null;
}

/** The part of a sheet around a point, as a viewBox inside the border, and no larger than that. */
export function cropOf(name: SheetName, point: Point, radiusKm: number): string {
  const sheet = sheets[name];
  const { x, y } = projectAnywhere(sheet, point);
  const [left, top, right, bottom] = sheet.frame;
  const radius = radiusKm * unitsPerKm(sheet, point.lat);
  const width = Math.min(2 * radius, right - left);
  const height = Math.min(2 * radius, bottom - top);
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  const box = [within(left, x - width / 2, right - width), within(top, y - height / 2, bottom - height), width, height];
  return box.map((value) => Math.round(value * 10) / 10).join(' ');
}
