import { contours } from 'd3-contour';
import { polygonArea } from 'd3-polygon';
import type { Line, Pt } from './lines.ts';
import type { Box } from './occupied.ts';

/** The contours around all parts of a box where a field exceeds a level, none smaller than `smallest` square units. */
export function ringsOf(
  field: (x: number, y: number) => number,
  [left, top, right, bottom]: Box,
  { step, level, smallest }: { step: number; level: number; smallest: number },
): Line[] {
  const columns = Math.ceil((right - left) / step) + 1;
  const rows = Math.ceil((bottom - top) / step) + 1;
  const values = Array.from({ length: columns * rows }, (_, index) =>
    field(left + (index % columns) * step, top + Math.floor(index / columns) * step),
  );
  const [area] = contours().size([columns, rows]).thresholds([level])(values);
  const rings = (area?.coordinates ?? []).flat();
  return rings
    .map((ring) => ring.slice(1).map(([x = 0, y = 0]): Pt => [left + (x - 0.5) * step, top + (y - 0.5) * step]))
    .filter((ring) => Math.abs(polygonArea(ring)) > smallest);
}
