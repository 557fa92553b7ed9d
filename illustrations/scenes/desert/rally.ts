import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { dunes } from './dunes.ts';

/** Cross-country rally: a pick-up in the air over the crest of a dune, sand behind it, the great dunes beyond. */
export function rally(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H } = pic,
    focal = o.focal ?? 0.64,
    k = focal > 0.5 ? 1 : -1,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  dunes(pic, { focal, horizon: o.horizon, walkers: false });
  dustBehind(pic);
  const lip: Pt = [X(0.4), H * 0.76];
  ramp(pic, lip, X, k);
  const len = Math.min(W * 0.27, H * 0.4),
    at: Pt = [X(0.55), H * 0.66];
  plume(pic, lip, [at[0] - k * len * 0.42, at[1] - len * 0.06], len, k);
  rallyTruck(pic, at[0], at[1], len, { face: k, tilt: 0.2 });
}

/** Blown sand that hangs over the middle ground, so that the near dune and the truck stand out against it. */
function dustBehind(pic: Picture): void {
  const { W, H, pal: p } = pic;
  const dust = mix(p.haze, p.glow, 0.35);
  pic.fill(
    rect(-2, H * 0.38, W + 4, H * 0.64),
    pic.linear(0, H * 0.38, 0, H * 1.02, [
      { at: 0, color: dust, alpha: 0 },
      { at: 0.35, color: dust, alpha: 0.5 },
      { at: 0.7, color: dust, alpha: 0.36 },
      { at: 1, color: dust, alpha: 0.1 },
    ]),
  );
}

/** The near dune: a long lit back up to the lip, the slip face falling away in shade. */
function ramp(pic: Picture, [lx, ly]: Pt, X: (t: number) => number, k: number): void {
  const { H, pal: p } = pic,
    sand = p.mats.sand;
  const back = smooth(
    [
      [X(-0.1), H * 0.93],
      [X(0.1), H * 0.895],
      [X(0.27), H * 0.82],
      [lx, ly],
    ],
    false,
  ).slice(1);
  const foot: Pt = [X(0.68), H * 1.03];
  pic.fill(`M${back}L${foot[0]} ${foot[1]}L${X(-0.1)} ${H * 1.1}Z`, lit(p, sand, 0.3));
  const slip = `M${lx} ${ly}Q${X(0.5)} ${H * 0.86} ${foot[0]} ${foot[1]}L${X(0.36)} ${H * 1.03}Q${X(0.43)} ${H * 0.9} ${lx} ${ly}Z`;
  pic.shade(slip, mix(p.shade, p.deep, 0.35), 0.86);
  // the two ruts run up to the lip
  let ruts = '';
  for (const d of [0, 0.03])
    ruts += smooth(
      [
        [X(0.06 + d), H * (1.02 + d)],
        [X(0.21 + d), H * (0.915 + d * 0.6)],
        [lx - k * (d * 60 + 3), ly + 4 + d * 160],
        [lx - k * (d * 60 + 9), ly + 7 + d * 200],
        [X(0.2 + d), H * (0.935 + d * 0.6)],
        [X(0.03 + d), H * (1.04 + d)],
      ],
      true,
      0.7,
    );
  pic.shade(ruts, p.shade, 0.5);
}

/** Sand thrown from the lip to the wheels: sprayed puffs and clods. */
function plume(pic: Picture, from: Pt, to: Pt, len: number, k: number): void {
  const rng = pic.rng.fork('plume'),
    c = mix(pic.pal.mats.sand, pic.pal.paper, 0.35);
  for (let i = 0; i < 15; i++) {
    const t = i / 14,
      r = len * (0.1 + 0.14 * Math.sin(Math.PI * (0.25 + t * 0.6))) * rng.range(0.75, 1.25),
      x = from[0] + (to[0] - from[0]) * t - k * len * 0.16 * (1 - t) + rng.range(-9, 9),
      y = from[1] + (to[1] - from[1]) * t - r * 0.35;
    pic.add(
      'stipple',
      shape(
        ellipse(x, y, r * 1.3, r),
        pic.radial(x, y, r * 1.3, [
          { at: 0, color: c, alpha: 0.85 },
          { at: 0.55, color: c, alpha: 0.5 },
          { at: 1, color: c, alpha: 0 },
        ]),
      ),
      0.35,
    );
  }
  let clods = '';
  for (let i = 0; i < 70; i++) {
    const t = rng(),
      x = from[0] + (to[0] - from[0]) * t - k * len * rng.range(-0.05, 0.35),
      y = from[1] + (to[1] - from[1]) * t - len * rng.range(-0.02, 0.3);
    clods += ellipse(x, y, rng.range(0.8, 3.2));
  }
  pic.fill(clods, pic.pal.mats.sand);
}

interface TruckOptions {
  face: number;
  /** nose up, in radians */
  tilt: number;
  color?: Hex;
}

/** A rally pick-up from the side; (x, y) is the middle of its wheel line, `len` bumper to bumper. */
function rallyTruck(pic: Picture, x: number, y: number, len: number, o: TruckOptions): void {
  const p = pic.pal,
    m = p.lamps ? p.own : p.mats,
    u = len / 10,
    co = Math.cos(o.tilt),
    si = Math.sin(o.tilt),
    T = (a: number, b: number): Pt => [x + o.face * (a * co - b * si) * u, y - (a * si + b * co) * u],
    P = (pts: [number, number][]) => poly(pts.map(([a, b]) => T(a, b)));
  const body = o.color ?? m.accent,
    glass = mix(p.deep, m.glass, 0.25);
  // chassis, dampers hanging out in the jump
  pic.fill(
    P([
      [-4.2, 0.7],
      [4.3, 0.7],
      [4.3, 1.5],
      [-4.2, 1.5],
    ]),
    overprint(p.deep, p.shade, 0.3),
  );
  const hull = P([
    [-4.9, 1.3],
    [-5, 2.75],
    [-1.5, 2.75],
    [-1.2, 4.1],
    [-0.8, 4.35],
    [1.2, 4.3],
    [2.35, 2.95],
    [4.5, 2.6],
    [4.95, 2.1],
    [4.9, 1.25],
  ]);
  pic.fill(hull, body);
  pic.fill(
    P([
      [-4.95, 2.05],
      [4.93, 1.75],
      [4.9, 1.3],
      [-4.9, 1.3],
    ]),
    overprint(m.foam, p.shade, 0.12),
  );
  pic.fill(
    P([
      [-0.95, 2.95],
      [-0.85, 3.98],
      [0.1, 4.02],
      [0.1, 2.95],
    ]) +
      P([
        [0.32, 2.95],
        [0.32, 4.02],
        [1.1, 3.98],
        [1.95, 2.95],
      ]),
    glass,
  );
  // spare wheels and roll bar over the bed
  pic.fill(ellipse(...T(-3.1, 3.0), u * 0.95), p.deep);
  pic.fill(ellipse(...T(-3.1, 3.0), u * 0.45), overprint(m.metal, p.shade, 0.4));
  pic.fill(
    P([
      [-1.7, 2.7],
      [-1.45, 4.4],
      [-1.2, 4.4],
      [-1.4, 2.7],
    ]) +
      P([
        [-4.4, 2.7],
        [-1.45, 4.2],
        [-1.4, 4.4],
        [-4.7, 2.75],
      ]),
    p.deep,
  );
  // number plate on the door, lamps on the roof
  pic.fill(ellipse(...T(-0.35, 2.3), u * 0.55), m.foam);
  pic.fill(
    P([
      [-0.55, 2.05],
      [-0.2, 2.05],
      [-0.2, 2.6],
      [-0.55, 2.6],
    ]),
    overprint(p.deep, p.shade, 0.2),
  );
  for (const a of [0.2, 0.6, 1]) pic.fill(ellipse(...T(a, 4.5), u * 0.17), m.mustard);
  pic.fill(ellipse(...T(4.7, 2.2), u * 0.2, u * 0.28), lit(p, p.lamp, 0.4));
  offShade(pic, hull, -lightSide(p) * u * 0.6, -u * 0.5, p.shade, 0.45);
  pic.shade(
    P([
      [-4.95, 1.75],
      [4.93, 1.6],
      [4.9, 1.2],
      [-4.9, 1.2],
    ]),
    p.shade,
    0.55,
  );
  for (const a of [-3, 3.15]) {
    const arch = P([
      [a - 1.35, 1.3],
      [a - 1.1, 2.05],
      [a, 2.4],
      [a + 1.1, 2.05],
      [a + 1.35, 1.3],
    ]);
    pic.fill(arch, p.deep);
    const [wx, wy] = T(a, 0.62);
    pic.fill(ellipse(wx, wy, u * 1.12), mix(p.deep, m.road, 0.12));
    pic.fill(ellipse(wx, wy, u * 0.55), overprint(m.metal, p.shade, 0.2));
    pic.fill(ellipse(wx, wy, u * 0.22), p.deep);
  }
  // flag of the race at the tail
  const [fx, fy] = T(-4.6, 2.75),
    [gx, gy] = T(-4.9, 6);
  pic.line(`M${fx} ${fy}L${gx} ${gy}`, p.deep, 1.6);
  pic.fill(
    smooth(
      [
        [gx, gy],
        [gx - o.face * u * 0.8, gy + u * 0.15],
        [gx - o.face * u * 1.6, gy - u * 0.05],
        [gx - o.face * u * 1.5, gy + u * 0.75],
        [gx - o.face * u * 0.8, gy + u * 0.9],
        [gx, gy + u * 0.8],
      ],
      true,
      0.8,
    ),
    m.mustard,
  );
}
