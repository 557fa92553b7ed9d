import { type Line, lengthOf, type Pt, rounded, simplified, walk } from '#map/draw/lines.ts';
import type { Press } from '#map/draw/press.ts';
import type { Metrics } from './metrics.ts';
import { boxesOn, onLine } from './on-line.ts';
import { type Style, styles } from './styles.ts';

export interface RiverName {
  words: string;
  lines: Line[];
  /** The range across the sheet in which the name may be. */
  between: [number, number];
  size: number;
  /** The distance above its river; negative for below. */
  rise: number;
}

/**
 * Writes a river's name on a smooth line next to it; returns null if another name is in the way or the stretch is too
 * short.
 */
export function writeRiverName(press: Press, metrics: Metrics, name: RiverName): string | null {
  const style: Style = styles.river;
  const { size, words, rise } = name;
  const width = metrics.width(words, style.face, size, (style.spacing ?? 0) * size);
  const calm = calmLine(name).map(([x, y]): Pt => [x, y - rise]);
  const line = rounded(simplified(calm, 0.8), 2);
  if (lengthOf(line) < width + 4) return null;
  const boxes = boxesOn(line, width, size, size * 0.3, size * 0.45);
  if (!boxes.every((box) => press.taken.isFree(box, 1))) return null;
  press.taken.put(words, ...boxes);
  return onLine(press, words, style, size, line);
}

const BIN = 16;

/** The mean height of the river for every 16 units across, smoothed three times. */
function calmLine({ lines, between: [from, to] }: RiverName): Line {
  const bins = new Map<number, { sum: number; count: number }>();
  for (const { x, y } of lines.flatMap((line) => walk(line, 2, 0))) {
    if (x < from || x > to) continue;
    const bin = bins.get(Math.round(x / BIN)) ?? { sum: 0, count: 0 };
    bins.set(Math.round(x / BIN), { sum: bin.sum + y, count: bin.count + 1 });
  }
  let calm = [...bins].sort((a, b) => a[0] - b[0]).map(([bin, { sum, count }]): Pt => [bin * BIN, sum / count]);
  for (let round = 0; round < 3; round++)
    calm = calm.map(([x, y], index) => {
      const [before, after] = [
        calm[Math.max(0, index - 1)]?.[1] ?? y,
        calm[Math.min(calm.length - 1, index + 1)]?.[1] ?? y,
      ];
      return [x, (before + 2 * y + after) / 4];
    });
  return calm;
}
