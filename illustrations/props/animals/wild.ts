import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape, stroke } from '../../core/picture.ts';
import { offShade } from '../people/figures.ts';
import { lightSide } from '../plants/plants.ts';
import { limbs } from './limbs.ts';

/** A guanaco, side view: (x, y) ground under it, `h` height at the crown. */
export function guanaco(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  face = 1,
  o: { grazing?: boolean; air?: number } = {},
): string {
  const { pal: p } = pic;
  const sw = limbs(x, y, h, face);
  const coat = mix(mix(p.mats.rockB, p.mats.wood, 0.25), p.haze, o.air ?? 0);
  const belly = lit(p, mix(p.mats.foam, coat, 0.15), 0.1);
  const leg = (a: number, bend: number) =>
    sw([
      [a, 0.5, 0.075],
      [a + bend, 0.28, 0.035],
      [a + bend * 0.4, 0.02, 0.022],
    ]);
  const body = sw([
    [-0.3, 0.52, 0.1],
    [-0.16, 0.53, 0.145],
    [0.08, 0.52, 0.14],
    [0.24, 0.55, 0.11],
  ]);
  const neck = o.grazing
    ? sw([
        [0.24, 0.57, 0.1],
        [0.42, 0.4, 0.055],
        [0.52, 0.16, 0.04],
      ])
    : sw([
        [0.24, 0.57, 0.1],
        [0.36, 0.76, 0.06],
        [0.4, 0.93, 0.045],
      ]);
  const head = o.grazing
    ? sw([
        [0.51, 0.17, 0.05],
        [0.56, 0.06, 0.028],
      ])
    : sw([
        [0.39, 0.95, 0.05],
        [0.53, 0.91, 0.03],
      ]) +
      sw([
        [0.36, 0.97, 0.022],
        [0.35, 1.06, 0.006],
      ]);
  const tail = sw([
    [-0.38, 0.56, 0.04],
    [-0.46, 0.5, 0.03],
  ]);
  const far2 = overprint(coat, p.shade, 0.6);
  const near = body + neck + tail;
  pic.raw(
    shape(leg(-0.24, -0.04) + leg(0.2, 0.02), far2) +
      shape(leg(-0.32, -0.03) + leg(0.13, 0.03), mix(coat, belly, 0.4)) +
      shape(near, coat) +
      shape(
        sw([
          [-0.2, 0.43, 0.05],
          [0.06, 0.41, 0.055],
          [0.2, 0.45, 0.04],
        ]),
        belly,
      ) +
      shape(head, overprint(mix(p.mats.stone, p.deep, 0.35), p.shade, 0.2)),
  );
  offShade(pic, near, -lightSide(p) * 0.05 * h, 0.05 * h, p.shade, 0.5);
  return near + head + leg(-0.3, -0.03) + leg(0.16, 0.03);
}

/** A condor soaring, seen from below and to the side; `span` from tip to tip. */
export function condor(
  pic: Picture,
  x: number,
  y: number,
  span: number,
  o: { bank?: number; face?: number } = {},
): void {
  const { pal: p } = pic;
  const u = span / 20;
  const bank = o.bank ?? -0.14;
  const face = o.face ?? 1;
  const T = (a: number, b: number): Pt => {
    const X = a * face;
    return [x + (X * Math.cos(bank) - b * Math.sin(bank)) * u, y + (X * Math.sin(bank) + b * Math.cos(bank)) * u];
  };
  const wing = (k: number): Pt[] => {
    const pts: Pt[] = [T(k * 0.7, -0.5), T(k * 4, -1.3), T(k * 7.4, -1.2)];
    // the spread primaries
    for (let i = 0; i < 6; i++)
      pts.push(T(k * (10.2 - i * 0.34), -1.9 + i * 0.72), T(k * (8.5 - i * 0.5), -0.55 + i * 0.34));
    pts.push(T(k * 4.4, 1.35), T(k * 0.8, 1.5));
    return pts;
  };
  const body = smooth(
    [T(0, -1.7), T(0.8, -0.4), T(0.75, 1.4), T(1.1, 3.1), T(0, 3.4), T(-1.1, 3.1), T(-0.75, 1.4), T(-0.8, -0.4)],
    true,
    0.8,
  );
  const ink = mix(p.deep, p.haze, 0.12);
  pic.fill(poly(wing(1)) + poly(wing(-1)) + body, ink);
  // white upper secondaries and ruff
  pic.fill(
    poly([T(1.2, 0.2), T(4.4, -0.3), T(4.3, 0.9), T(1.3, 1.1)]) +
      poly([T(-1.2, 0.2), T(-4.4, -0.3), T(-4.3, 0.9), T(-1.3, 1.1)]),
    mix(p.paper, p.haze, 0.3),
  );
  const [a, b] = T(0, -1.55);
  pic.fill(ellipse(a, b, u * 0.62, u * 0.36), p.paper);
  const [c, d] = T(0, -2.15);
  pic.fill(ellipse(c, d, u * 0.38, u * 0.5), mix(p.mats.rockA, p.deep, 0.3));
}

/** A flamingo standing in shallow water: (x, y) at the waterline, `h` to the top of the neck. */
export function flamingo(pic: Picture, x: number, y: number, h: number, face = 1, o: { feeding?: boolean } = {}): void {
  const { pal: p } = pic;
  const sw = limbs(x, y, h, face);
  const pink = mix(mix(p.mats.accent, p.mats.foam, 0.62), p.mats.rockA, 0.12);
  const body = sw([
    [-0.26, 0.5, 0.03],
    [-0.08, 0.56, 0.1],
    [0.1, 0.56, 0.085],
    [0.16, 0.58, 0.04],
  ]);
  const neck = o.feeding
    ? sw([
        [0.14, 0.58, 0.04],
        [0.3, 0.6, 0.028],
        [0.36, 0.36, 0.024],
        [0.34, 0.12, 0.022],
      ])
    : sw([
        [0.14, 0.58, 0.04],
        [0.24, 0.72, 0.026],
        [0.16, 0.84, 0.022],
        [0.22, 0.96, 0.024],
      ]);
  const [hx, hy] = o.feeding ? [0.33, 0.1] : [0.23, 0.97];
  const beak = o.feeding
    ? sw([
        [hx, hy, 0.03],
        [hx - 0.06, hy - 0.06, 0.016],
      ])
    : sw([
        [hx, hy, 0.034],
        [hx + 0.09, hy - 0.03, 0.022],
        [hx + 0.11, hy - 0.1, 0.008],
      ]);
  const leg = (a: number): string =>
    stroke(
      `M${f1(x + face * a * h)} ${f1(y - 0.5 * h)}L${f1(x + face * (a + 0.02) * h)} ${f1(y)}`,
      mix(p.mats.accent, p.mats.rockD, 0.3),
      Math.max(1, h * 0.022),
    );
  pic.raw(leg(-0.02) + leg(0.05) + shape(body + neck, pink) + shape(beak, p.deep));
  pic.fill(
    sw([
      [-0.24, 0.5, 0.02],
      [-0.1, 0.53, 0.045],
      [0.02, 0.53, 0.02],
    ]),
    p.mats.accent,
  );
  offShade(pic, body, -lightSide(p) * 0.02 * h, 0.05 * h, p.shade, 0.45);
}

/** A flock of birds far off, as open strokes. */
export function farBirds(pic: Picture, x: number, y: number, span: number, n: number, ink: Hex): void {
  const rng = pic.rng.fork('birds');
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = x + (i - n / 2) * span * 1.7 + rng.range(-0.4, 0.4) * span;
    const b = y + Math.abs(i - n / 2) * span * 0.5 + rng.range(-0.3, 0.3) * span;
    d += `M${f1(a - span / 2)} ${f1(b - span * 0.12)}Q${f1(a - span * 0.2)} ${f1(b - span * 0.34)} ${f1(a)} ${f1(b)}Q${f1(a + span * 0.2)} ${f1(b - span * 0.34)} ${f1(a + span / 2)} ${f1(b - span * 0.12)}`;
  }
  pic.line(d, ink, Math.max(1.2, span * 0.09));
}
