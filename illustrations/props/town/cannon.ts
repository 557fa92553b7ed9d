import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { offShade } from '../people/figures.ts';

/** An old field gun on its spoked wheel; (x, y) under the wheel, `u` sheet units per metre, `face` 1 aims right. */
export function cannon(pic: Picture, x: number, y: number, u: number, face = 1): string {
  const p = pic.pal;
  const m = p.mats;
  const at = (a: number, b: number): [number, number] => [x + face * a * u, y - b * u];
  const wood = overprint(mix(m.wood, m.rockD, 0.25), p.shade, 0.1);
  const iron = mix(p.deep, m.metal, 0.18);
  const trail = poly([at(-0.1, 0.62), at(0.35, 0.6), at(0.3, 0.45), at(-1.35, 0.0), at(-1.55, 0.04), at(-1.4, 0.16)]);
  const barrel = sweep(
    [
      [...at(-0.62, 0.72), 0.16 * u],
      [...at(-0.2, 0.8), 0.155 * u],
      [...at(0.6, 0.94), 0.12 * u],
      [...at(1.25, 1.05), 0.1 * u],
    ],
    4,
    false,
  );
  pic.fill(trail, wood);
  pic.fill(barrel + ellipse(...at(-0.74, 0.7), 0.09 * u), iron);
  pic.fill(
    sweep(
      [
        [...at(1.2, 1.04), 0.14 * u],
        [...at(1.32, 1.06), 0.14 * u],
      ],
      1,
      false,
    ),
    iron,
  );
  pic.fill(
    sweep(
      [
        [...at(-0.4, 0.86), 0.018 * u],
        [...at(0.5, 1.0), 0.016 * u],
        [...at(1.1, 1.1), 0.014 * u],
      ],
      3,
    ),
    lit(p, iron, 0.35),
  );
  const r = 0.55 * u;
  const [cx, cy] = at(0, 0.55);
  pic.raw(`<path d="${ellipse(cx, cy, r) + ellipse(cx, cy, r * 0.84)}" fill="${wood}" fill-rule="evenodd"/>`);
  let spokes = '';
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2;
    spokes += sweep(
      [
        [cx, cy, r * 0.06],
        [cx + Math.cos(a) * r * 0.9, cy + Math.sin(a) * r * 0.9, r * 0.045],
      ],
      1,
    );
  }
  pic.fill(spokes + ellipse(cx, cy, r * 0.17), wood);
  pic.fill(ellipse(cx, cy, r * 0.08), iron);
  offShade(pic, trail + barrel, 0, 0.07 * u, p.shade, 0.6);
  return trail + barrel + ellipse(cx, cy, r) + rect(cx - r * 0.1, cy, r * 0.2, r);
}
