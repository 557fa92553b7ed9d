import { type Hex, overprint } from '../../core/color.ts';
import { blob, ellipse, lerp, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { lightSide } from './plants.ts';

/**
 * The trunk of an old tree seen close, from its foot at (x, y) up to `top`, `r` its half width at breast height:
 * flaking patches for a plane tree, long furrows for a cottonwood.
 */
export function greatTrunk(
  pic: Picture,
  x: number,
  y: number,
  top: number,
  r: number,
  rng: Rng,
  o: { bark: Hex; skin?: 'flakes' | 'furrows'; lean?: number },
): void {
  const { pal: p } = pic;
  const side = lightSide(p);
  const tall = y - top;
  const lean = (o.lean ?? 0) * tall;
  const foot = ellipse(x, y + r * 0.3, r * 1.75, r * 0.36);
  const body = sweep(
    [
      [x, y + r * 0.3, r * 1.75],
      [x + lean * 0.06, y - tall * 0.07, r * 1.15],
      [x + lean * 0.4, y - tall * 0.45, r],
      [x + lean, top, r * 0.86],
    ],
    8,
    false,
  );
  const clip = pic.clip(body);
  pic.fill(foot, overprint(o.bark, p.shade, 0.6));
  pic.fill(body, o.bark);
  let marks = '';
  let pale = '';
  for (let i = 0; i < 34; i++) {
    const t = rng();
    const cx = x + lean * t + rng.range(-1, 1) * r;
    const cy = lerp(y, top, t);
    if (o.skin === 'furrows') {
      const l = tall * rng.range(0.06, 0.16);
      marks += sweep(
        [
          [cx, cy, r * 0.02],
          [cx + rng.range(-0.1, 0.1) * r, cy - l * 0.5, r * 0.07],
          [cx + rng.range(-0.1, 0.1) * r, cy - l, r * 0.02],
        ],
        3,
      );
    } else {
      const patch = blob(cx, cy, r * rng.range(0.16, 0.42), r * rng.range(0.34, 0.8), rng, 8, 0.2);
      if (rng.chance(0.45)) pale += patch;
      else if (rng.chance(0.6)) marks += patch;
    }
  }
  pic.raw(pic.clipped(clip, shape(pale, lit(p, o.bark, 0.4))));
  pic.add('multiply', pic.clipped(clip, shape(marks, p.shade, 0.4)));
  // the side away from the sun, in two steps
  for (const [from, k] of [
    [0.1, 0.5],
    [0.62, 0.4],
  ] as const) {
    const dark = sweep(
      [
        [x - side * r * (from + 1.75), y + r * 0.3, r * 1.75],
        [x + lean * 0.4 - side * r * (from + 1), y - tall * 0.45, r],
        [x + lean - side * r * (from + 0.9), top, r * 0.9],
      ],
      6,
      false,
    );
    pic.add('multiply', pic.clipped(clip, shape(dark, p.shade, k)));
  }
}

/** The colour of old cottonwood or plane bark in this light. */
export const barkOf = (pic: Picture, skin: 'flakes' | 'furrows'): Hex =>
  skin === 'flakes' ? pic.pal.mats.stone : overprint(pic.pal.mats.wood, pic.pal.shade, 0.12);
