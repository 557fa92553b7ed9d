import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { boulder } from '../../props/land/stones.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { lake } from './lake.ts';

/** Windsurf sails set up on the shore, close by and cut by the sheet; others are out on the lake already. */
export function riggedSails(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t)),
    rng = pic.rng.fork('shore');
  lake(pic, { ...o, focal: k > 0 ? 0.27 : 0.73, horizon: o.horizon ?? 0.46 });
  pic.nextPlane();
  const edge: Pt[] = [
    [X(-0.03), H * 0.9],
    [X(0.16), H * 0.86],
    [X(0.38), H * 0.85],
    [X(0.62), H * 0.81],
    [X(0.84), H * 0.8],
    [X(1.03), H * 0.77],
  ];
  const land = (off: number): string =>
    `${smooth(
      edge.map(([x, y]): Pt => [x, y + off]),
      false,
    )}L${X(1.05)} ${H + 5}L${X(-0.05)} ${H + 5}Z`;
  pic.fill(land(-9), mix(m.foam, m.water, 0.15));
  pic.fill(land(0), overprint(mix(m.sand, m.soil, 0.2), p.shade, 0.3));
  pic.fill(land(20), mix(m.sand, m.steppe, 0.2));
  for (const [t, y, r] of [
    [0.1, 0.955, 24],
    [0.17, 0.965, 12],
    [0.45, 0.9, 10],
    [0.52, 0.975, 18],
  ] as const)
    boulder(pic, X(t), H * y, r, rng, { color: mix(m.stone, m.sand, 0.3), round: 0.8 });
  for (const [t, y, h, inks] of [
    [0.56, 0.875, 0.62, [m.mustard, m.foam, m.cloth]],
    [0.9, 0.9, 0.8, [m.cloth, m.mustard, m.foam]],
    [0.745, 0.965, 0.88, [m.accent, m.foam, m.mustard]],
  ] as const)
    sail(pic, [X(t), H * y], H * h, k, inks);
}

/** A sail on its board: bands of cloth between battens, a clear window, the boom, its shade on the sand. */
function sail(pic: Picture, [x, y]: Pt, h: number, k: number, inks: readonly [Hex, Hex, Hex]): void {
  const { pal: p } = pic,
    m = p.mats,
    side = lightSide(p),
    T = (a: number, b: number): Pt => [x + k * a * h, y - b * h];
  pic.shade(
    poly([T(-0.02, 0), T(0.06, 0), T(0.06 - side * k * 0.5, -0.1), T(-0.1 - side * k * 0.42, -0.12)]),
    p.shade,
    0.45,
  );
  const board = smooth(
    [T(-0.3, 0.012), T(-0.1, 0.03), T(0.2, 0.03), T(0.34, 0.05), T(0.24, -0.012), T(-0.2, -0.014)],
    true,
    0.7,
  );
  pic.fill(board, lit(p, m.foam, 0.2));
  pic.shade(
    smooth([T(-0.3, 0.012), T(0, 0.012), T(0.34, 0.04), T(0.24, -0.012), T(-0.2, -0.014)], true, 0.7),
    p.shade,
    0.45,
  );
  const mast: Pt[] = [T(0.02, 0.03), T(0.07, 0.34), T(0.055, 0.7), T(-0.06, 1)];
  const cloth = smooth(
      [...mast, T(-0.2, 0.86), T(-0.32, 0.6), T(-0.4, 0.33), T(-0.36, 0.23), T(-0.14, 0.11)],
      true,
      0.5,
    ),
    clip = pic.clip(cloth);
  pic.fill(cloth, inks[0]);
  const band = (a: number, b: number, ink: Hex) =>
    pic.raw(
      pic.clipped(
        clip,
        shape(
          smooth(
            [T(0.2, a), T(-0.1, a - 0.01), T(-0.6, a - 0.06), T(-0.6, b - 0.06), T(-0.1, b - 0.01), T(0.2, b)],
            true,
            0.4,
          ),
          ink,
        ),
      ),
    );
  band(0.5, 0.66, inks[1]);
  band(0.66, 0.7, inks[2]);
  band(0.84, 1.04, inks[2]);
  band(0.04, 0.2, inks[1]);
  const pane = smooth([T(0.05, 0.26), T(0.06, 0.46), T(-0.2, 0.43), T(-0.24, 0.25)], true, 0.3);
  pic.raw(pic.clipped(clip, shape(pane, mix(m.water, p.sky[2], 0.55), 0.85)));
  // the cloth bellies: its after part turns out of the light
  const belly = smooth(
    [T(-0.16, 1.05), T(-0.12, 0.7), T(-0.17, 0.4), T(-0.12, 0.05), T(-0.6, 0.05), T(-0.6, 1.05)],
    true,
    0.5,
  );
  pic.add('multiply', pic.clipped(clip, shape(belly, p.shade, 0.36)));
  for (const b of [0.23, 0.36, 0.5, 0.66, 0.8, 0.92])
    pic.raw(
      pic.clipped(
        clip,
        shape(
          sweep([
            [...T(0.1, b), 2],
            [...T(-0.2, b - 0.025), 2.6],
            [...T(-0.6, b - 0.075), 1.6],
          ]),
          overprint(inks[0], p.deep, 0.55),
          0.7,
        ),
      ),
    );
  pic.line(smooth(mast, false), overprint(p.deep, p.shade, 0.2), h * 0.013);
  pic.line(smooth([T(0.07, 0.37), T(-0.14, 0.31), T(-0.39, 0.315)], false), overprint(p.deep, p.shade, 0.2), h * 0.015);
  pic.line(smooth([T(0.07, 0.37), T(-0.12, 0.36), T(-0.39, 0.315)], false), mix(p.deep, m.stone, 0.4), h * 0.011);
  pic.fill(ellipse(...T(0.02, 0.03), h * 0.018, h * 0.012), p.deep);
}
