import { distance, type Line, lengthOf, type Pt, simplified, stitched, walk } from '#map/draw/lines.ts';
import type { Box } from '#map/draw/occupied.ts';
import type { Press } from '#map/draw/press.ts';
import type { Metrics } from './metrics.ts';
import { boxesOn, onLine } from './on-line.ts';
import { styles } from './styles.ts';

export interface StreetName {
  words: string;
  lines: Line[];
  size: number;
  /**
   * The distance from the middle of the street down to the baseline: a third of the size centres the letters on the
   * street.
   */
  shift: number;
}

const STEP = 6;
/** The gap across a square or a crossing that still belongs to the same street. */
const JOIN = 20;
/** The maximum ratio of the way along a street to the straight line, below a name. */
const STRAIGHT = 1.06;

/**
 * Writes a street's name on its straightest free stretch, to be read from left to right; returns null if there is none.
 */
export function writeStreetName(press: Press, metrics: Metrics, name: StreetName): string | null {
  const { words, size, shift } = name;
  const width = metrics.width(words, styles.street.face, size);
  const need = width + 10;
  let best: { cost: number; line: Line; boxes: Box[] } | undefined;
  for (const street of stitched(name.lines, JOIN)) {
    if (lengthOf(street) < need) continue;
    const points = walk(leftToRight(street), STEP, 0).map(({ x, y }): Pt => [x, y]);
    const count = Math.ceil(need / STEP);
    for (let start = 0; start + count < points.length; start += 2) {
      const line = points.slice(start, start + count + 1);
      const [a = [0, 0], b = [0, 0]] = [line[0], line.at(-1)];
      const bend = lengthOf(line) / Math.max(1, distance(a, b));
      if (bend > STRAIGHT || !press.board.holds(a, 10) || !press.board.holds(b, 10)) continue;
      const boxes = boxesOn(line, width, size, size * 0.34 - shift, size * 0.5);
      if (!boxes.every((box) => press.taken.isFree(box, 1))) continue;
      const middle = Math.abs((start + count / 2) / points.length - 0.5);
      const cost = (bend - 1) * 12 + middle;
      if (cost < (best?.cost ?? Infinity)) best = { cost, line, boxes };
    }
  }
  if (!best) return null;
  press.taken.put(words, ...best.boxes);
  return onLine(press, words, styles.street, size, simplified(best.line, 1.5), shift);
}

function leftToRight(line: Line): Line {
  const [a = [0, 0], b = [0, 0]] = [line[0], line.at(-1)];
  const across = b[0] - a[0];
  return across < -2 || (Math.abs(across) <= 2 && b[1] > a[1]) ? [...line].reverse() : line;
}
