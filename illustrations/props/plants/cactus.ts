import { mix, overprint } from '../../core/color.ts';
import { ellipse, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { lightSide } from './plants.ts';

/** A clump of the columnar cactus of the sierras, some in flower; (x, y) its foot, `h` its height in sheet units. */
export function cactus(pic: Picture, x: number, y: number, h: number, rng: Rng): void {
  const p = pic.pal;
  const m = p.mats;
  const side = lightSide(p);
  const green = mix(m.leafDark, m.scrub, 0.4);
  const stems = [0, -0.3, 0.28, -0.52, 0.5].slice(0, rng.int(3, 5)).map((dx) => ({
    dx,
    tall: h * (1 - Math.abs(dx)) * rng.range(0.8, 1.05),
  }));
  pic.add('multiply', shape(ellipse(x - side * h * 0.3, y, h * 0.6, h * 0.07), p.shade, 0.55));
  for (const { dx, tall } of stems.sort((a, b) => Math.abs(b.dx) - Math.abs(a.dx))) {
    const foot = x + dx * h * 0.55;
    const top = foot + dx * h * 0.12;
    const r = h * 0.1;
    const column = sweep(
      [
        [foot, y, r * 0.9],
        [foot + dx * h * 0.04, y - tall * 0.5, r],
        [top, y - tall + r, r * 0.85],
      ],
      4,
    );
    const clip = pic.clip(column);
    pic.fill(column, green);
    const rib = (q: number, w: number) =>
      sweep(
        [
          [foot + q * r, y, w],
          [top + q * r * 0.8, y - tall, w * 0.7],
        ],
        2,
        false,
      );
    pic.raw(pic.clipped(clip, shape(rib(side * 0.55, r * 0.22), lit(p, green, 0.28))));
    pic.add(
      'multiply',
      pic.clipped(
        clip,
        shape(rib(-side * 0.7, r * 0.5) + rib(0, r * 0.05) + rib(side * 0.35, r * 0.04), p.shade, 0.65),
      ),
    );
    if (rng.chance(0.5)) {
      pic.fill(ellipse(top + side * r * 0.3, y - tall - r * 0.1, r * 0.7, r * 0.5), m.foam);
      pic.fill(ellipse(top + side * r * 0.3, y - tall, r * 0.28, r * 0.2), overprint(m.mustard, p.shade, 0.1));
    }
  }
}
