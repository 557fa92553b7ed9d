import { type Hex, overprint } from '../../core/color.ts';
import { poly } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { offShade } from '../people/figures.ts';
import { lightSide } from '../plants/plants.ts';
import { limbs } from './limbs.ts';

/** A goat, side view: (x, y) ground under it, `h` height at the horns. */
export function goat(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  coat: Hex,
  face = 1,
  o: { grazing?: boolean } = {},
): string {
  const { pal: p } = pic;
  const sw = limbs(x, y, h, face);
  const leg = (a: number) =>
    sw([
      [a, 0.45, 0.08],
      [a - 0.02, 0.24, 0.04],
      [a, 0.02, 0.028],
    ]);
  const body = sw([
    [-0.38, 0.54, 0.14],
    [-0.1, 0.52, 0.2],
    [0.22, 0.55, 0.17],
    [0.32, 0.6, 0.11],
  ]);
  const [hx, hy] = o.grazing ? [0.56, 0.2] : [0.52, 0.83];
  const neck = sw([
    [0.28, 0.62, 0.13],
    [(0.28 + hx) / 2 + 0.04, (0.62 + hy) / 2, 0.085],
    [hx, hy, 0.075],
  ]);
  const head = sw([
    [hx, hy, 0.08],
    [hx + 0.16, hy - 0.1, 0.045],
  ]);
  const horn = sw([
    [hx - 0.02, hy + 0.05, 0.03],
    [hx - 0.1, hy + 0.2, 0.022],
    [hx - 0.22, hy + 0.2, 0.008],
  ]);
  const beard = poly([
    [x + face * (hx + 0.1) * h, y - (hy - 0.13) * h],
    [x + face * (hx + 0.16) * h, y - (hy - 0.12) * h],
    [x + face * (hx + 0.1) * h, y - (hy - 0.27) * h],
  ]);
  const near = body + neck + head;
  pic.raw(
    shape(leg(-0.28) + leg(0.18), overprint(coat, p.shade, 0.6)) +
      shape(leg(-0.38) + leg(0.28), coat) +
      shape(near + beard, coat) +
      shape(horn, overprint(p.mats.wood, p.shade, 0.4)) +
      shape(
        sw([
          [-0.48, 0.62, 0.035],
          [-0.54, 0.72, 0.02],
        ]),
        coat,
      ),
  );
  offShade(pic, near, -lightSide(p) * 0.07 * h, 0.07 * h, p.shade, 0.5);
  return near + leg(-0.36) + leg(0.25);
}
