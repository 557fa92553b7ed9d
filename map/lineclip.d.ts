declare module 'lineclip' {
  type Place = number[];
  /** West, south, east, north; or left, top, right, bottom. */
  type Box = readonly [number, number, number, number];
  /** The parts of a line that lie in a box. */
  export function clipPolyline(points: readonly Place[], box: Box): Place[][];
  /** The part of a ring that lies in a box, open. */
  export function clipPolygon(points: readonly Place[], box: Box): Place[];
}
