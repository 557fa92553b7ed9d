import { ink } from '#map/draw/inks.ts';
import { distance, type Pt, walk } from '#map/draw/lines.ts';
import type { Box } from '#map/draw/occupied.ts';
import { inRoom, tenth } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';
import type { Layer } from '#map/geography/read-layer.ts';
import type { Metrics } from './metrics.ts';

/** The minimum distance between shields of one road. */
const APART = 190;
const SIZE = 10.5;
const BADGE_SIZE = 11.5;

/** Places shields of a road at even distances along it, where there is room; at most `count`. */
export function placeShields(
  press: Press,
  metrics: Metrics,
  { ref, features, count, scale }: { ref: string; features: Layer; count: number; scale: number },
): string {
  const digits = ref.slice(2);
  const national = ref.startsWith('RN');
  const half = metrics.width(digits, 'text-700', SIZE) / 2 + (national ? 5 : 4.5);
  const places = press.board
    .lines(features, 1, 30)
    .flatMap((line) => walk(line, 14, 20))
    .map(({ x, y }): Pt => [x, y])
    .filter((place) => press.board.holds(place, 22));
  const set: { at: Pt; box: Box }[] = [];
  for (let number = 0; number < count; number++) {
    let best: { cost: number; at: Pt; box: Box } | undefined;
    for (const [index, at] of places.entries()) {
      const box: Box = [at[0] - half * scale, at[1] - 10 * scale, at[0] + half * scale, at[1] + 12 * scale];
      if (!press.taken.isFree(box, 3) || set.some((other) => distance(other.at, at) < APART)) continue;
      const cost = press.taken.inkIn(box) * 0.15 + Math.abs(index / places.length - (number + 0.5) / count);
      if (cost < (best?.cost ?? Infinity)) best = { cost, at, box };
    }
    if (!best) break;
    set.push(best);
    press.taken.put(ref, best.box);
  }
  return set.map(({ at, box }) => inRoom(shield(digits, national, half, at, scale), [box])).join('');
}

/** A round sign at a place, such as "km 0"; null if something else is there. */
export function badge(press: Press, metrics: Metrics, words: string, [x, y]: Pt): string | null {
  const half = metrics.width(words, 'text-700', BADGE_SIZE) / 2 + 7;
  const box: Box = [x - half, y - 9, x + half, y + 9];
  if (!press.taken.isFree(box, 1)) return null;
  press.taken.put(words, box);
  return `<g transform="translate(${tenth(x)} ${tenth(y)})"><rect x="${tenth(-half)}" y="-9" width="${tenth(2 * half)}" height="18" rx="9" fill="${ink('paper')}" stroke="${ink('title')}" stroke-width="1.6"/><text class="n" text-anchor="middle" y="4.1" font-size="${BADGE_SIZE}" font-weight="700" style="fill:${ink('title')}">${words}</text></g>`;
}

function shield(digits: string, national: boolean, half: number, [x, y]: Pt, scale: number): string {
  const h = tenth(half);
  const outline = national
    ? `M-${h}-9q${tenth(half / 2)} 2.5 ${h} 0 ${tenth(half / 2)} 2.5 ${h} 0v8q0 7-${h} 11-${h}-4-${h}-11z`
    : `M-${h}-7.5h${tenth(2 * half)}v15h-${tenth(2 * half)}z`;
  const [fill, stroke, letters] = national
    ? (['national', 'halo', 'onDark'] as const)
    : (['halo', 'provincial', 'provincial'] as const);
  return `<g transform="translate(${tenth(x)} ${tenth(y)})scale(${scale})"><path d="${outline}" fill="${ink(fill)}" stroke="${ink(stroke)}" stroke-width="1.3" stroke-linejoin="round"/><text class="n" text-anchor="middle" y="3.8" font-size="${SIZE}" font-weight="700" style="fill:${ink(letters)}">${digits}</text></g>`;
}
