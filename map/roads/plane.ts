import type { Position } from 'geojson';

/**
 * Kilometres east and north of a corner: accurate enough to find crossings and nearest points, but not to measure
 * roads.
 */
export type Flat = readonly [x: number, y: number];

const KM_PER_DEGREE = 111.2;
const EAST_WEST = KM_PER_DEGREE * Math.cos((34.8 * Math.PI) / 180);

/** Projects [longitude, latitude] onto the plane. */
export const flatten = ([lng = 0, lat = 0]: Position): Flat => [(lng + 68.3) * EAST_WEST, (lat + 34.8) * KM_PER_DEGREE];

/** Converts a point of the plane to [longitude, latitude]. */
export const unflatten = ([x, y]: Flat): Position => [x / EAST_WEST - 68.3, y / KM_PER_DEGREE - 34.8];

/** The point of a segment at a position along it, from 0 to 1. */
export const pointAlong = (a: Flat, b: Flat, t: number): Flat => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];

/** The point of a segment nearest to `p`: its position along the segment, from 0 to 1, and its distance in km. */
export function nearestOn(p: Flat, a: Flat, b: Flat): { t: number; km: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return { t, km: Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy) };
}

/** The position along `ab`, from 0 to 1, where it crosses `cd`; null where they do not cross or are parallel. */
export function crossing(a: Flat, b: Flat, c: Flat, d: Flat): number | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = rx * sy - ry * sx;
  if (across === 0) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / across;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null;
}
