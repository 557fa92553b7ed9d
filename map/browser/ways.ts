import type { Point } from './districts.ts';

/** A road as a line: its first longitude and latitude, and then the steps to the next points, in `PARTS` of a degree. */
export type Way = readonly number[];

/** The parts of a degree in which roads are written: each is five metres. */
export const PARTS = 20_000;

/** The points of a road in their order. */
export function pointsOf(way: Way): Point[] {
  let [lng, lat] = [0, 0];
  return Array.from({ length: way.length / 2 }, (_, index) => {
    lng += way[2 * index] ?? 0;
    lat += way[2 * index + 1] ?? 0;
    return { lat: lat / PARTS, lng: lng / PARTS };
  });
}
