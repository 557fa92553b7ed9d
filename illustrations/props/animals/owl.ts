import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { lightSide } from '../plants/plants.ts';

/** A barn owl on its perch, seen from the front. */
export function owl(pic: Picture, x: number, y: number, h: number): void {
  const p = pic.pal,
    m = p.own,
    back = mix(m.adobe, m.sand, 0.3),
    pale = lit(p, m.foam, 0.2),
    body = smooth(
      (
        [
          [0, -1],
          [0.26, -0.93],
          [0.33, -0.7],
          [0.3, -0.34],
          [0.12, 0.02],
          [-0.12, 0.02],
          [-0.3, -0.34],
          [-0.33, -0.7],
          [-0.26, -0.93],
        ] as Pt[]
      ).map(([a, b]) => [x + a * h, y + b * h]),
    );
  pic.fill(body, back);
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(body),
      shape(ellipse(x - lightSide(p) * 0.34 * h, y - 0.4 * h, 0.26 * h, 0.6 * h), p.shade, 0.55),
    ),
  );
  pic.fill(ellipse(x, y - 0.38 * h, 0.17 * h, 0.32 * h), pale);
  // heart-shaped face
  pic.fill(ellipse(x - 0.12 * h, y - 0.76 * h, 0.15 * h, 0.17 * h), pale);
  pic.fill(ellipse(x + 0.12 * h, y - 0.76 * h, 0.15 * h, 0.17 * h), pale);
  pic.fill(
    poly([
      [x - 0.16 * h, y - 0.68 * h],
      [x + 0.16 * h, y - 0.68 * h],
      [x, y - 0.52 * h],
    ]),
    pale,
  );
  pic.fill(ellipse(x - 0.11 * h, y - 0.76 * h, 0.055 * h), p.deep);
  pic.fill(ellipse(x + 0.11 * h, y - 0.76 * h, 0.055 * h), p.deep);
  pic.fill(
    poly([
      [x - 0.03 * h, y - 0.7 * h],
      [x + 0.03 * h, y - 0.7 * h],
      [x, y - 0.6 * h],
    ]),
    m.mustard,
  );
  let specks = '';
  for (let i = 0; i < 9; i++)
    specks += ellipse(x + Math.sin(i * 2.1) * 0.11 * h, y - (0.2 + (i / 9) * 0.36) * h, 0.014 * h);
  pic.fill(specks, overprint(m.wood, p.shade, 0.3));
  for (const k of [-1, 1])
    pic.fill(
      sweep(
        [
          [x + k * 0.08 * h, y, 0.03 * h],
          [x + k * 0.08 * h, y + 0.06 * h, 0.02 * h],
        ],
        1,
      ),
      m.mustard,
    );
}
