import { type Hex, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { lightSide } from '../plants/plants.ts';

/** A boulder of radius r on (x, y): a lit cap, a shaded flank, its shadow on the ground. `round` 1 is river-worn. */
export function boulder(
  pic: Picture,
  x: number,
  y: number,
  r: number,
  rng: Rng,
  o: { color?: Hex; round?: number; fall?: number } = {},
): void {
  const p = pic.pal;
  const side = lightSide(p);
  const fall = o.fall ?? -side;
  const stone = o.color ?? p.mats.stone;
  const round = o.round ?? 0.3;
  const n = round > 0.6 ? 14 : 8;
  const pts: Pt[] = [];
  for (let i = 0; i <= n; i++) {
    const a = Math.PI * (1 - i / n);
    const k = 1 + (1 - round) * rng.range(-0.2, 0.16);
    pts.push([x + Math.cos(a) * r * k, y - Math.sin(a) ** 0.75 * r * 0.82 * k]);
  }
  const d = poly([...pts, [x + r * 0.9, y + r * 0.1], [x, y + r * 0.16], [x - r * 0.9, y + r * 0.08]]);
  pic.add('multiply', shape(ellipse(x + fall * r * 0.75, y + r * 0.05, r * 1.15, r * 0.16), p.shade, 0.6));
  pic.fill(d, stone);
  const clip = pic.clip(d);
  const shade = poly([
    [x + fall * r * 0.1, y - r * 1.2],
    [x + fall * r * 0.28, y - r * 0.35],
    [x + fall * r * 0.02, y + r * 0.3],
    [x + fall * r * 1.4, y + r * 0.3],
    [x + fall * r * 1.4, y - r * 1.2],
  ]);
  pic.add('multiply', pic.clipped(clip, shape(shade, p.shade, 0.66)));
  const cap = poly([
    [x - fall * r * 1.2, y - r * 0.5],
    [x - fall * r * 0.5, y - r * 0.62],
    [x + fall * r * 0.15, y - r * 0.58],
    [x + fall * r * 0.05, y - r * 1.3],
    [x - fall * r * 1.2, y - r * 1.3],
  ]);
  pic.raw(pic.clipped(clip, shape(cap, lit(p, stone, 0.28))));
}

/** A cardón-like column cactus with one or two arms, h tall, standing on (x, y). */
export function cactus(pic: Picture, x: number, y: number, h: number, rng: Rng): void {
  const p = pic.pal;
  const side = lightSide(p);
  const green = overprint(p.mats.leaf, p.mats.scrub, 0.35);
  const w = h * 0.085;
  let d = sweep(
    [
      [x, y, w * 0.8],
      [x, y - h * 0.5, w],
      [x + w * rng.range(-0.3, 0.3), y - h, w * 0.72],
    ],
    5,
  );
  for (const k of rng.chance(0.6) ? [-1, 1] : [rng.chance(0.5) ? 1 : -1]) {
    const at = h * rng.range(0.28, 0.5);
    const reach = w * rng.range(2.4, 3.2);
    d += sweep(
      [
        [x, y - at, w * 0.6],
        [x + k * reach * 0.8, y - at - w * 0.3, w * 0.62],
        [x + k * reach, y - at - h * 0.14, w * 0.62],
        [x + k * reach, y - at - h * rng.range(0.24, 0.36), w * 0.5],
      ],
      5,
    );
  }
  pic.add('multiply', shape(ellipse(x - side * h * 0.3, y, h * 0.36, h * 0.03), p.shade, 0.55));
  pic.fill(d, green);
  const clip = pic.clip(d);
  let ribs = '';
  for (let i = -7; i <= 7; i++) {
    const rx = x + i * w * 0.55;
    ribs += `M${f1(rx)} ${f1(y)}L${f1(rx + w * 0.2)} ${f1(y)}L${f1(rx + w * 0.2)} ${f1(y - h * 1.1)}L${f1(rx)} ${f1(y - h * 1.1)}Z`;
  }
  pic.add('multiply', pic.clipped(clip, shape(ribs, p.shade, 0.45)));
  const dark = poly([
    [x - side * w * 0.25, y + 2],
    [x - side * w * 0.25, y - h * 1.2],
    [x - side * w * 1.6, y - h * 1.2],
    [x - side * w * 1.6, y + 2],
  ]);
  pic.add('multiply', pic.clipped(clip, shape(dark, p.shade, 0.5)));
}
