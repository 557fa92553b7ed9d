import { type Ink, ink } from '#map/draw/inks.ts';
import type { Pt } from '#map/draw/lines.ts';
import type { Box } from '#map/draw/occupied.ts';
import { escaped, tenth } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';
import type { Metrics } from './metrics.ts';
import { type Style, type StyleName, styles, weightOf } from './styles.ts';

/** The position of a name relative to its point. */
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'over';

/** A horizontal name next to a point. */
export interface Name {
  /** One line or two, and a line in smaller letters below, for a height or a distance. */
  lines: string[];
  note?: string;
  at: Pt;
  style: StyleName;
  size: number;
  /** The radius of the sign at the point. */
  dot?: number;
  /** The sides to try, the best first. */
  sides?: Side[];
  /** The maximum distance from its point. */
  reach?: number;
  color?: Ink;
}

const SIDES: Side[] = ['e', 'w', 'n', 's', 'ne', 'se', 'nw', 'sw'];
const directions: Record<Side, Pt> = {
  n: [0, -1],
  ne: [0.8, -0.8],
  e: [1, 0],
  se: [0.8, 0.8],
  s: [0, 1],
  sw: [-0.8, 0.8],
  w: [-1, 0],
  nw: [-0.8, -0.8],
  over: [0, 0],
};

/** The extent above and below the baseline, in em. Accents on capitals get no room of their own: they may touch. */
const ASCENT = 0.74;
const DESCENT = 0.22;
/** The distance between baselines, in em. */
const LEADING = 1.04;
/** The gap between names. */
const GAP = 1.5;
const NOTE_SIZE = 0.82;
const SMALLEST_NOTE = 11.5;

interface Row extends Style {
  text: string;
  size: number;
  width: number;
  /** The distance from the top of the block to the baseline. */
  baseline: number;
}

/** Writes a name where it finds room, and reserves that room; returns null if there is none. */
export function writeName(press: Press, metrics: Metrics, name: Name): string | null {
  const rows = rowsOf(metrics, name);
  const width = Math.max(...rows.map((row) => row.width));
  const last = rows.at(-1);
  const height = last ? last.baseline + DESCENT * last.size : 0;
  let best: { cost: number; box: Box; side: Side } | undefined;
  const sides = name.sides ?? SIDES;
  for (const far of [0, 4, 9, 15, 22, 30].filter((far) => far <= (name.reach ?? 15))) {
    for (const [rank, side] of sides.entries()) {
      const box = boxAt(name, side, far, width, height);
      if (!fitsIn(press, box) || !press.taken.isFree(box, GAP)) continue;
      const cost = press.taken.inkIn(box) + rank * 0.05 + far * 0.035;
      if (cost < (best?.cost ?? Infinity)) best = { cost, box, side };
    }
  }
  if (!best) return null;
  press.taken.put(name.lines.join(' '), best.box);
  return rows.map((row) => textOf(row, best.box, best.side, name.color)).join('');
}

function rowsOf(metrics: Metrics, { lines, note, style, size }: Name): Row[] {
  const own: Style = styles[style];
  const rows = lines.map((text, index) => ({
    ...own,
    text,
    size,
    width: metrics.width(text, own.face, size, (own.spacing ?? 0) * size),
    baseline: (ASCENT + index * LEADING) * size,
  }));
  if (!note) return rows;
  const noteSize = Math.max(SMALLEST_NOTE, Math.round(Math.min(size, 15) * NOTE_SIZE * 2) / 2);
  const below = (rows.at(-1)?.baseline ?? 0) + 0.16 * size + 0.9 * noteSize;
  const { face } = styles.distance;
  const noteStyle: Style = style === 'peak' ? own : styles.distance;
  return [
    ...rows,
    {
      ...noteStyle,
      text: note,
      size: noteSize,
      width: metrics.width(note, noteStyle.face ?? face, noteSize),
      baseline: below,
    },
  ];
}

function boxAt({ at: [x, y], dot = 0 }: Name, side: Side, far: number, width: number, height: number): Box {
  const [dx, dy] = directions[side];
  const room = dot + 4;
  const slant = dx !== 0 && dy !== 0 ? 0.75 : 1;
  const left = x + Math.sign(dx) * room * slant + dx * far - (dx > 0 ? 0 : dx < 0 ? width : width / 2);
  const top = y + Math.sign(dy) * room * slant + dy * far - (dy > 0 ? 0 : dy < 0 ? height : height / 2);
  return [left - 1, top, left + width + 1, top + height];
}

function fitsIn(press: Press, box: Box): boolean {
  const [left, top, right, bottom] = press.board.sheet.frame;
  return box[0] > left + 4 && box[1] > top + 4 && box[2] < right - 4 && box[3] < bottom - 4;
}

function textOf(row: Row, [left, top, right]: Box, side: Side, color: Ink | undefined): string {
  const [anchor, x] =
    directions[side][0] > 0
      ? ['', left + 1]
      : directions[side][0] < 0
        ? [' text-anchor="end"', right - 1]
        : [' text-anchor="middle"', (left + right) / 2];
  return text(row, row.text, `x="${tenth(x)}" y="${tenth(top + row.baseline)}"${anchor}`, row.width, color);
}

/**
 * A text element; `width` fits the letters into their reserved room, whatever font a visitor has. It scales the glyphs
 * too: with fitted gaps only, a browser paints letters separately, and the halo of one covers the one before.
 */
export function text(
  style: Style & { size: number },
  words: string,
  place: string,
  width: number,
  color?: Ink,
): string {
  const { className, face, size } = style;
  const look = `${className ? ` class="${className}"` : ''} font-size="${tenth(size)}" font-weight="${weightOf(face)}"`;
  const paint = color ? ` style="fill:${ink(color)}"` : '';
  return `<text${look} ${place} textLength="${tenth(width)}" lengthAdjust="spacingAndGlyphs"${paint}>${escaped(words)}</text>`;
}
