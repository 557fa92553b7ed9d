import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Space } from '../../core/space.ts';
import { groundShadow, offShade } from '../people/figures.ts';
import { leafy, lightSide } from '../plants/plants.ts';

/** A grazing sheep. */
export function sheep(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  rng: Rng,
  face: number,
  o: { s?: Space; z?: number; wool?: Hex } = {},
): void {
  const p = pic.pal,
    m = p.mats,
    wool = o.wool ?? lit(p, mix(m.foam, m.sand, 0.25), 0.1),
    dark = overprint(mix(m.wood, p.deep, 0.55), p.shade, 0.2),
    q = (a: number, b: number, r: number): [number, number, number] => [x + face * a * h, y - b * h, r * h];
  const body = leafy(x, y - 0.62 * h, 0.62 * h, 0.4 * h, 0.16 * h, rng, 1),
    legs = [-0.36, -0.2, 0.24, 0.4].map((a) => sweep([q(a, 0.36, 0.05), q(a, 0, 0.04)], 1)),
    head = sweep([q(0.5, 0.7, 0.17), q(0.78, 0.52, 0.14), q(0.98, 0.3, 0.09)], 5),
    ear = sweep([q(0.62, 0.55, 0.04), q(0.5, 0.42, 0.05), q(0.44, 0.36, 0.015)], 4);
  if (o.s && o.z) groundShadow(pic, o.s, body + legs.join('') + head, y, o.z);
  for (const d of legs) pic.fill(d, dark);
  pic.fill(head, dark);
  pic.fill(body, wool);
  pic.fill(ear, overprint(dark, p.shade, 0.4));
  offShade(pic, body, -lightSide(p) * 0.16 * h, 0.14 * h, p.shade, 0.55);
}

/** A donkey at a walk with a leather pannier of grapes on each flank. */
export function donkey(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  face: number,
  o: { s?: Space; z?: number } = {},
): void {
  const p = pic.pal,
    m = p.mats,
    coat = mix(mix(m.stone, m.metal, 0.5), m.wood, 0.12),
    pale = lit(p, m.foam, 0.1),
    q = (a: number, b: number, r: number): [number, number, number] => [x + face * a * h, y - b * h, r * h];
  const legs = [
      sweep([q(-0.42, 0.62, 0.1), q(-0.5, 0.32, 0.055), q(-0.42, 0.03, 0.045)], 5),
      sweep([q(0.36, 0.6, 0.09), q(0.46, 0.32, 0.05), q(0.42, 0.03, 0.045)], 5),
      sweep([q(-0.52, 0.64, 0.12), q(-0.56, 0.34, 0.06), q(-0.62, 0.03, 0.045)], 5),
      sweep([q(0.42, 0.6, 0.1), q(0.36, 0.32, 0.055), q(0.3, 0.03, 0.045)], 5),
    ],
    body = sweep(
      [q(-0.62, 0.76, 0.17), q(-0.42, 0.78, 0.25), q(0, 0.74, 0.25), q(0.38, 0.78, 0.23), q(0.52, 0.84, 0.16)],
      6,
    ),
    neck = sweep([q(0.4, 0.8, 0.2), q(0.62, 1.02, 0.13), q(0.74, 1.22, 0.12)], 5),
    head = sweep([q(0.7, 1.26, 0.13), q(0.9, 1.1, 0.11), q(1.06, 0.94, 0.075)], 5),
    muzzle = sweep([q(0.98, 1.02, 0.085), q(1.07, 0.93, 0.078)], 3),
    ears = [
      sweep([q(0.68, 1.34, 0.04), q(0.62, 1.54, 0.06), q(0.63, 1.7, 0.012)], 5),
      sweep([q(0.75, 1.34, 0.04), q(0.77, 1.55, 0.06), q(0.83, 1.7, 0.012)], 5),
    ],
    tail = sweep([q(-0.76, 0.8, 0.035), q(-0.86, 0.55, 0.025), q(-0.84, 0.34, 0.05), q(-0.86, 0.24, 0.01)], 5);
  const all = [...legs, body, neck, head, ...ears, tail];
  if (o.s && o.z) groundShadow(pic, o.s, all.join(''), y, o.z);
  pic.fill(tail, coat);
  all.slice(0, 2).forEach((d) => pic.fill(d, overprint(coat, p.shade, 0.6)));
  all.slice(2, -1).forEach((d) => pic.fill(d, coat));
  pic.fill(muzzle, pale);
  pic.fill(ellipse(x + face * 0.86 * h, y - 1.2 * h, 0.025 * h), p.deep);
  offShade(pic, body, -lightSide(p) * 0.1 * h, 0.16 * h, p.shade, 0.5);
  // blanket, then the pannier and its heap
  pic.fill(sweep([q(-0.3, 0.98, 0.035), q(0.05, 0.98, 0.04), q(0.32, 1, 0.035)], 3), m.accent);
  const bag = poly(
      [q(-0.3, 0.92, 0), q(0.3, 0.92, 0), q(0.24, 0.44, 0), q(-0.22, 0.44, 0)].map(([a, b]) => [a, b] as Pt),
    ),
    leather = mix(m.wood, m.rockA, 0.35);
  let grapes = '',
    shine = '';
  for (let i = 0; i < 24; i++) {
    const a = -0.27 + ((i * 0.618) % 1) * 0.54,
      b = 0.93 + 0.16 * (1 - Math.abs(a) * 3) * ((i * 0.37) % 1);
    grapes += ellipse(...(q(a, b, 0).slice(0, 2) as Pt), 0.045 * h);
    shine += ellipse(q(a, b, 0)[0] + lightSide(p) * 0.012 * h, q(a, b, 0)[1] - 0.014 * h, 0.018 * h);
  }
  pic.fill(grapes, overprint(m.wine, p.shade, 0.35));
  pic.fill(shine, mix(m.wine, m.accent, 0.45));
  pic.fill(bag, leather);
  offShade(pic, bag, -lightSide(p) * 0.06 * h, 0.08 * h, p.shade, 0.5);
  pic.line(
    `M${q(-0.26, 0.6, 0)[0]} ${q(0, 0.6, 0)[1]}L${q(0.27, 0.6, 0)[0]} ${q(0, 0.6, 0)[1]}`,
    overprint(leather, p.shade, 0.8),
    0.03 * h,
  );
}
