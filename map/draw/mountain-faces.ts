import { type Ink, ink } from './inks.ts';
import type { Line, Pt } from './lines.ts';
import { path, pathOf } from './pen.ts';

/** One summit of a mountain with its sides. */
export interface Face {
  summit: Pt;
  isMain: boolean;
  /** The line from the saddle on the left to the summit, and on to the saddle on the right. */
  up: Line;
  down: Line;
  /** The line from the summit to the foot. */
  spur: Line;
  valley: Pt;
}

export const inked = (name: Ink, data: string) => path(data, `fill="${ink(name)}"`);

/** The point at `t`, from 0 to 1, on a line. */
function along(line: Line, t: number): Pt {
  const place = (line.length - 1) * t;
  const index = Math.min(line.length - 2, Math.floor(place));
  const [a = [0, 0], b = [0, 0]] = [line[index], line[index + 1]];
  return [a[0] + (b[0] - a[0]) * (place - index), a[1] + (b[1] - a[1]) * (place - index)];
}

/** Dark gullies on the lit side. */
export function rillsOn(faces: Face[], between: (low: number, high: number) => number): string {
  return faces
    .filter(({ summit }) => -summit[1] > 22)
    .flatMap(({ summit, up }) =>
      [0.3, 0.55, 0.8].map((t) => {
        const a = along(up, 1 - t * 0.8);
        const length = -summit[1] * between(0.25, 0.4);
        const end: Pt = [a[0] + length * 0.34 + 2.2, a[1] + length];
        return pathOf([a, end, [a[0] - length * 0.05, a[1] + length * 0.5]], true);
      }),
    )
    .join('');
}

/** Fine strokes down the lit face, as engravers drew them to show a slope. */
export function hachuresOn(faces: Face[], between: (low: number, high: number) => number): string {
  return faces
    .flatMap(({ summit, up, spur }) =>
      [0.16, 0.42, 0.68, 0.92].map((t) => {
        const a = along(up, 1 - t * 0.9);
        const toward = along(spur, Math.min(1, t + 0.25));
        const start: Pt = [a[0] + (toward[0] - a[0]) * 0.42, a[1] + (toward[1] - a[1]) * 0.42 + 3];
        const length = -summit[1] * between(0.12, 0.2);
        return pathOf([start, [start[0] - length * 0.32, start[1] + length]]);
      }),
    )
    .join('');
}

export function snowOn(faces: Face[], { height, snow }: { height: number; snow: number }): string {
  let [bright, shaded] = ['', ''];
  const ragged = (a: Pt, b: Pt, steps: number): Line =>
    Array.from({ length: steps - 1 }, (_, index): Pt => {
      const t = (index + 1) / steps;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + (index % 2 ? -1 : 1) * height * 0.07];
    });
  for (const { summit, isMain, up, down, spur } of faces) {
    if (-summit[1] <= height * 0.5) continue;
    const depth = snow * (isMain ? 1 : 0.7);
    const [left, middle, right] = [along(up, 1 - depth), along(spur, depth * 0.72), along(down, depth * 0.85)];
    const crest = [left, ...up.filter((p) => p[1] < left[1]).slice(0, -1), summit];
    const spine = spur.slice(1).filter((p) => p[1] < middle[1]);
    bright += pathOf([...crest, ...spine, middle, ...ragged(middle, left, 6)], true);
    const fall = [summit, ...down.slice(1).filter((p) => p[1] < right[1]), right];
    shaded += pathOf([...fall, ...ragged(right, middle, 5), middle, ...[...spine].reverse()], true);
  }
  return inked('snow', bright) + inked('snowShade', shaded);
}
