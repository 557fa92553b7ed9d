import type { Pt } from '#map/draw/lines.ts';
import { escaped, tenth } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';
import type { Metrics } from './metrics.ts';
import { boxesOn } from './on-line.ts';
import { styles, weightOf } from './styles.ts';

export interface RegionName {
  words: string;
  at: Pt;
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Whether the region is outside the department, where the ground has another colour. */
  beyond?: boolean;
}

/** Writes a region's name in widely spaced letters; returns null if something else is there. */
export function writeRegionName(
  press: Press,
  metrics: Metrics,
  { words, at, size, turn = 0, beyond }: RegionName,
): string | null {
  const style = styles.region;
  const width = metrics.width(words, style.face, size, style.spacing * size);
  const angle = (turn * Math.PI) / 180;
  const end = (sign: number): Pt => [
    at[0] + (sign * Math.cos(angle) * width) / 2,
    at[1] + (sign * Math.sin(angle) * width) / 2,
  ];
  const boxes = boxesOn([end(-1), end(1)], width, size, size * 0.36, size * 0.6);
  if (!boxes.every((box) => press.taken.isFree(box, 1))) return null;
  press.taken.put(words, ...boxes);
  const turned = turn ? `rotate(${turn})` : '';
  return `<text class="${style.className}${beyond ? ' o' : ''}" font-size="${tenth(size)}" font-weight="${weightOf(style.face)}" letter-spacing="${tenth(style.spacing * size)}" text-anchor="middle" transform="translate(${tenth(at[0])} ${tenth(at[1])})${turned}">${escaped(words)}</text>`;
}
