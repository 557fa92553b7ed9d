import { ink } from '#map/draw/inks.ts';
import type { Pt } from '#map/draw/lines.ts';
import type { Box } from '#map/draw/occupied.ts';
import { tenth } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';
import type { Metrics } from './metrics.ts';
import { text } from './place-names.ts';
import { styles } from './styles.ts';

/** The destination of a road that leaves the sheet. */
export interface WayOut {
  words: string;
  /** The position of the arrow's tip, in units. */
  tip: Pt;
  toward: 'left' | 'right' | 'up' | 'down';
}

const SIZE = 13;
const ARROW = 9;

const arrows = { left: 'M0 0l9-5v10z', right: 'M0 0l-9-5v10z', up: 'M0 0l-5 9h10z', down: 'M0 0l-5-9h10z' };

/** An arrow at the edge with its destination; null if something else is there. */
export function writeWayOut(press: Press, metrics: Metrics, { words, tip: [x, y], toward }: WayOut): string | null {
  const style = { ...styles.village, face: 'text-700' as const, size: SIZE };
  const width = metrics.width(words, style.face, SIZE);
  const right = toward === 'right';
  const start = right ? x - ARROW - 5 - width : x + ARROW + 5;
  const baseline = y + { left: SIZE * 0.34, right: SIZE * 0.34, up: SIZE * 0.74, down: 0 }[toward];
  const box: Box = [
    Math.min(start, x - 6),
    baseline - SIZE * 0.8,
    Math.max(start + width, x + 6),
    baseline + SIZE * 0.25,
  ];
  if (!press.taken.isFree(box, 1)) return null;
  press.taken.put(words, box);
  const arrow = `<path transform="translate(${tenth(x)} ${tenth(y)})" fill="${ink('title')}" stroke="${ink('halo')}" stroke-width="1.5" paint-order="stroke" d="${arrows[toward]}"/>`;
  return arrow + text(style, words, `x="${tenth(start)}" y="${tenth(baseline)}"`, width, 'title');
}
