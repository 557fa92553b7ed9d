/** Degrees; south and west are negative. */
export type Point = { lat: number; lng: number };

/** The eight winds, clockwise from north. */
export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof winds)[number];

/** Kilometres in one degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** The length of a degree of longitude at `lat`, relative to one of latitude. */
const narrowing = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** The compass direction from `from` to `to`; null if both are the same point. */
export function windTo(from: Point, to: Point): Wind | null {
  const north = to.lat - from.lat;
  const east = (to.lng - from.lng) * narrowing((from.lat + to.lat) / 2);
  if (north === 0 && east === 0) return null;
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return winds[(eighths + winds.length) % winds.length] ?? null;
}

/** The straight-line distance between two points, in kilometres. */
export function kmBetween(a: Point, b: Point): number {
  const east = (b.lng - a.lng) * narrowing((a.lat + b.lat) / 2);
  return Math.hypot(b.lat - a.lat, east) * KM_PER_DEGREE;
}

export type Projection = {
  height: number;
  unitsPerKm: number;
  /** The position of a point in the drawing, from the top left corner. */
  place(point: Point): { x: number; y: number };
};

/**
 * A flat drawing of a region, north up, `width` units wide, with `margin` units around `points`. At the size of a
 * department the earth's curvature is negligible.
 */
export function projectionOf(points: readonly Point[], width: number, margin: number): Projection {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [north, south] = [Math.max(...lats), Math.min(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const narrow = narrowing((north + south) / 2);
  const perDegree = (width - 2 * margin) / ((east - west) * narrow);
  const round = (units: number) => Math.round(units * 10) / 10;
  return {
    height: Math.ceil((north - south) * perDegree + 2 * margin),
    unitsPerKm: perDegree / KM_PER_DEGREE,
    place: ({ lat, lng }) => ({
      x: round(margin + (lng - west) * narrow * perDegree),
      y: round(margin + (north - lat) * perDegree),
    }),
  };
}
