import { type Hex, mix, overprint } from '#art/core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import type { Rng } from '#art/core/rng.ts';
import { rockInks } from './canyon.ts';
import { lightSide } from './plants.ts';

/** The rock figures of the canyon that travellers give names to. */
export type Hoodoo = 'monje' | 'hongo' | 'torre' | 'pareja';

/** How stout the figures are. */
const GIRTH = 0.8;

/** Half width at each height (0 foot .. 1 top), in heights: what makes a hooded monk of a column, or a mushroom. */
const PROFILES: Record<Exclude<Hoodoo, 'pareja'>, readonly (readonly [number, number])[]> = {
  monje: [
    [0, 0.3],
    [0.12, 0.24],
    [0.3, 0.21],
    [0.5, 0.23],
    [0.6, 0.19],
    [0.66, 0.115],
    [0.71, 0.1],
    [0.76, 0.15],
    [0.86, 0.16],
    [0.95, 0.11],
    [1, 0.03],
  ],
  hongo: [
    [0, 0.28],
    [0.14, 0.18],
    [0.4, 0.125],
    [0.6, 0.11],
    [0.68, 0.13],
    [0.7, 0.27],
    [0.78, 0.31],
    [0.88, 0.27],
    [0.97, 0.14],
    [1, 0.04],
  ],
  torre: [
    [0, 0.26],
    [0.16, 0.19],
    [0.28, 0.21],
    [0.36, 0.15],
    [0.5, 0.18],
    [0.58, 0.12],
    [0.72, 0.145],
    [0.78, 0.085],
    [0.9, 0.1],
    [1, 0.035],
  ],
};

/** A profile with the ledges and notches that wind cuts between its points. */
function worn(profile: readonly (readonly [number, number])[], rng: Rng): [number, number][] {
  const out: [number, number][] = [];
  profile.forEach(([t, w], i) => {
    const next = profile[i + 1];
    out.push([t, w * GIRTH]);
    if (!next) return;
    const [t1, w1] = next,
      cut = rng.range(0.3, 0.6),
      ledge = rng.range(-0.022, 0.03);
    // a ledge is a short step out and back
    out.push(
      [lerp(t, t1, cut), (lerp(w, w1, cut) + ledge) * GIRTH],
      [lerp(t, t1, cut + 0.14), (lerp(w, w1, cut) + ledge * 0.1) * GIRTH],
    );
  });
  return out;
}

/** One rock figure standing on (x, y), `h` tall: beds of rock round a body worn by wind, lit on one side, on its own talus. */
export function hoodoo(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  kind: Hoodoo,
  rng: Rng,
  o: { air?: number } = {},
): void {
  if (kind === 'pareja') {
    hoodoo(pic, x - h * 0.17, y, h * 0.86, 'monje', rng.fork('a'), o);
    hoodoo(pic, x + h * 0.2, y + h * 0.02, h * 0.62, 'torre', rng.fork('b'), o);
    return;
  }
  const p = pic.pal,
    side = lightSide(p),
    air = (c: Hex) => mix(c, p.haze, o.air ?? 0),
    inks = rockInks(pic, 'atuel').map(air);
  const lean = rng.range(-0.05, 0.05);
  const left: Pt[] = [],
    right: Pt[] = [];
  for (const [t, w] of worn(PROFILES[kind], rng)) {
    const cx = x + lean * h * t * t,
      yy = y - h * t;
    // the two flanks wear alike, never the same
    left.push([cx - h * w * rng.range(0.8, 1.1), yy]);
    right.push([cx + h * w * rng.range(0.8, 1.1), yy]);
  }
  const outline = smooth([...left, ...right.reverse()], true, 0.35),
    clip = pic.clip(outline);
  pic.shade(ellipse(x - side * h * 0.34, y + h * 0.015, h * 0.52, h * 0.055), p.shade, 0.5);
  pic.fill(
    smooth(
      [
        [x - h * 0.33, y + h * 0.01],
        [x - h * 0.2, y - h * 0.08],
        [x + h * 0.2, y - h * 0.08],
        [x + h * 0.33, y + h * 0.01],
        [x, y + h * 0.03],
      ],
      true,
      0.7,
    ),
    overprint(inks[0] as Hex, p.shade, 0.4),
  );
  pic.fill(outline, inks[0] as Hex);
  // beds: a few bands of uneven thickness, dipping a little
  let bands = '';
  let at = rng.range(0.08, 0.16);
  for (let i = 1; at < 0.98; i++) {
    const thick = rng.range(0.025, 0.07),
      dip = rng.range(-0.012, 0.012) * h;
    bands += shape(
      poly([
        [x - h, y - h * at + dip],
        [x + h, y - h * at - dip],
        [x + h, y - h * (at + thick) - dip],
        [x - h, y - h * (at + thick) + dip],
      ]),
      inks[i % inks.length] as Hex,
    );
    at += thick + rng.range(0.03, 0.1);
  }
  pic.raw(pic.clipped(clip, bands));
  // the side away from the light, then the hollows under each overhang
  const edge = (t: number): Pt => [
    x + lean * h * t * t + side * h * lerp(-0.02, -0.05, t) + rng.range(-0.02, 0.02) * h,
    y - h * t,
  ];
  const core = [0, 0.2, 0.36, 0.5, 0.64, 0.78, 0.9, 1.05].map(edge);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(poly([...core, [x - side * h, y - h * 1.1], [x - side * h, y + h * 0.1]]), p.shade, 0.72)),
  );
  let hollows = '';
  PROFILES[kind].forEach(([t, w], i, all) => {
    const next = all[i + 1];
    if (next && next[1] > w + 0.02)
      hollows += ellipse(x + lean * h * t * t, y - h * (t + 0.012), h * w * 1.3, h * 0.035);
  });
  pic.add('multiply', pic.clipped(clip, shape(hollows, p.shade, 0.6)));
  pic.raw(
    pic.clipped(
      clip,
      shape(
        rect(side > 0 ? x + h * 0.13 : x - h * 0.33, y - h, h * 0.2, h),
        lit(p, inks[2 % inks.length] as Hex, 0.3),
        0.3,
      ),
    ),
  );
}
