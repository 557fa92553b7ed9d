import { chanceFrom } from './chance.ts';
import { ink } from './inks.ts';
import type { Line, Pt } from './lines.ts';
import { hachuresOn, inked, rillsOn, snowOn } from './mountain-faces.ts';
import { path, pathOf } from './pen.ts';

/** A kind of mountain; sizes are in the shape's own units, with its highest summit above 0 and its foot at 0. */
interface Kind {
  summits: number;
  width: number;
  height: number;
  /** The share of the height that snow covers, from the top. */
  snow: number;
  /** The roughness of its ridges; 1 for rock. */
  rough: number;
}

/** The average height of shapes, which a mountain's size multiplies. */
export const SHAPE_HEIGHT = 70;

export const high = (index: number): Kind => ({
  summits: 2 + (index % 3),
  width: 104,
  height: 66 + index * 3,
  snow: 0.42 + (index % 3) * 0.06,
  rough: 1,
});
export const middle = (index: number): Kind => ({
  summits: 2 + (index % 3),
  width: 108,
  height: 54 + index * 2,
  snow: 0,
  rough: 1,
});
export const low = (index: number): Kind => ({
  summits: 1 + (index % 3),
  width: 116,
  height: 34 + index * 3,
  snow: 0,
  rough: 0.55,
});

/**
 * Draws a mountain as a draughtsman builds one: a skyline of summits and saddles, a spur from each summit down to the
 * foot, lit on the left of it and shaded on the right, with hachures down the lit face. Its colours come from its
 * class.
 */
export function mountainShape(seed: number, kind: Kind): string {
  const random = chanceFrom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const { summits, saddles, main } = skeleton(kind, random, between);
  const jagged = (a: Pt, b: Pt): Line => {
    const amplitude = kind.height * 0.05 * kind.rough;
    const inner = [0.25, 0.5, 0.75].map<Pt>((t) => [
      a[0] + (b[0] - a[0]) * t + between(-amplitude, amplitude) * 0.6,
      a[1] + (b[1] - a[1]) * t + between(-amplitude, amplitude),
    ]);
    return [a, ...inner, b];
  };
  const faces = summits.map((summit, index) => {
    const [left, right] = [saddles[index] ?? summit, saddles[index + 1] ?? summit];
    const foot: Pt = [summit[0] + between(2, 9), between(3, 8) - (index === main ? 0 : 2)];
    return {
      summit,
      isMain: index === main,
      up: jagged(left, summit),
      down: jagged(summit, right),
      spur: spurFrom(summit, foot, between),
      valley: [right[0] + between(-2, 4), index < summits.length - 1 ? right[1] * 0.25 : right[1]] as Pt,
    };
  });
  const skyline = faces.flatMap(({ up, down }, index) => [...(index ? up.slice(1) : up), ...down.slice(1)]);
  const base = [...faces].reverse().flatMap(({ valley, spur }) => [valley, ...spur.slice(-1)]);
  const shade = faces.map(({ down, valley, spur }) =>
    pathOf([...down, valley, ...[...spur].reverse().slice(0, -1)], true),
  );
  const snow = kind.snow > 0 ? snowOn(faces, kind) : '';
  return (
    lit(pathOf([...skyline, ...base], true)) +
    dim(shade.join('') + rillsOn(faces, between)) +
    path(hachuresOn(faces, between), 'fill="none" stroke="currentColor" stroke-width=".9"') +
    snow +
    path(pathOf(skyline), `fill="none" stroke="${ink('ridge')}" stroke-width="1.6" stroke-linejoin="round"`)
  );
}

/** A shape uses the lit colour of its rock as its fill and the dark one as its colour: see the classes in `inks.ts`. */
const lit = (data: string) => path(data, '');
const dim = (data: string) => path(data, 'fill="currentColor"');

function skeleton(kind: Kind, random: () => number, between: (low: number, high: number) => number) {
  const { summits: count, width, height } = kind;
  const main = Math.floor(count / 2 - 0.5 + random() * 1.01);
  const summits = Array.from({ length: count }, (_, index): Pt => {
    const aside = Math.abs(index - main);
    const x = ((index + 0.5) / count - 0.5) * width * 0.82 + between(-3, 3);
    return [x, index === main ? -height : (-height * between(0.42, 0.68)) / (1 + 0.25 * (aside - 1))];
  });
  const middle = summits[main]?.[0] ?? 0;
  for (const summit of summits) summit[0] -= middle;
  const saddles: Pt[] = [[-width / 2 - middle, between(0, 3)]];
  summits.slice(1).forEach((next, index) => {
    const before = summits[index] ?? next;
    saddles.push([(before[0] + next[0]) / 2 + between(-3, 3), Math.max(before[1], next[1]) * between(0.5, 0.72)]);
  });
  saddles.push([width / 2 - middle, between(0, 3)]);
  return { summits, saddles, main };
}

function spurFrom(summit: Pt, foot: Pt, between: (low: number, high: number) => number): Line {
  const bends = [0.2, 0.4, 0.6, 0.8].map<Pt>((t, index) => [
    summit[0] + (foot[0] - summit[0]) * t + (index % 2 ? -1 : 1) * between(2, 5) * (0.6 + t),
    summit[1] + (foot[1] - summit[1]) * t,
  ]);
  return [summit, ...bends, foot];
}

/** A volcano with its crater. */
export function volcanoShape(withSnow: boolean): string {
  const snow =
    inked('snow', 'M-12-62l5-3 7 3 3 0 7 14-4 10-5 12-6-14-4 16-6-16-5 12-6-8c5-9 9-16 14-26z') +
    inked('snowShade', 'M3-62l8 2c5 12 9 18 13 27l-6 4-4-8-6 6-2-3 4-10z');
  return (
    lit('M-58 4c20-8 34-34 46-66l5-3 7 3 6-2 5 4C22-34 38-8 60 4 20 9-20 9-58 4z') +
    dim(
      'M3-62l8 2C22-34 38-8 60 4 45 6 30 7 14 8l6-14-9-8 5-14-8-10 2-14zM-22-36l3 16-8 14-6 2 8-16zM-9-44l2 20-6 18-5 4 6-22zM-40-10l-3 10-9 3z',
    ) +
    (withSnow ? snow : '') +
    path(
      'M-58 4c20-8 34-34 46-66l5-3 7 3 6-2 5 4C22-34 38-8 60 4',
      `fill="none" stroke="${ink('ridge')}" stroke-width="1.6"`,
    )
  );
}
