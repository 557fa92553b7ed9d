import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { glow } from '../air/light.ts';
import { figure, JOINTS, offShade, POSES, type Pose } from '../people/figures.ts';

export interface RideOptions {
  /** 1 looks right, -1 left */
  face?: number;
  /** slope of the ground under it in radians, positive climbs towards its nose */
  tilt?: number;
  color?: Hex;
}

/** Maps body coordinates (a forward, b up, in units of u) to the sheet for something on a slope at (x, y). */
const standing = (x: number, y: number, u: number, face: number, tilt: number) => {
  const co = Math.cos(tilt),
    si = Math.sin(tilt);
  return (a: number, b: number): Pt => [x + face * (a * co - b * si) * u, y - (a * si + b * co) * u];
};

function wheel(pic: Picture, [x, y]: Pt, r: number): void {
  const p = pic.pal;
  pic.fill(ellipse(x, y, r), mix(p.deep, p.mats.road, 0.12));
  pic.fill(ellipse(x, y, r * 0.52), overprint(p.mats.metal, p.shade, 0.35));
  pic.fill(ellipse(x, y, r * 0.2), p.deep);
}

/** A four-by-four with a roof rack, from the side; (x, y) is the ground under its middle, `len` bumper to bumper. */
export function fourByFour(
  pic: Picture,
  x: number,
  y: number,
  len: number,
  o: RideOptions & { lamps?: boolean } = {},
): void {
  const p = pic.pal,
    m = p.mats,
    face = o.face ?? 1,
    u = len / 10,
    T = standing(x, y, u, face, o.tilt ?? 0),
    P = (pts: [number, number][]) => poly(pts.map(([a, b]) => T(a, b))),
    body = o.color ?? m.foam,
    glass = mix(p.deep, m.glass, 0.28);
  // underside between the wheels
  pic.fill(
    P([
      [-4.4, 0.9],
      [4.4, 0.9],
      [4.4, 1.7],
      [-4.4, 1.7],
    ]),
    overprint(p.deep, p.shade, 0.4),
  );
  const hull = P([
    [-4.9, 1.25],
    [-4.95, 2.9],
    [-4.6, 4.9],
    [0.6, 5.05],
    [2.0, 3.3],
    [4.6, 3.0],
    [4.95, 2.5],
    [4.95, 1.3],
  ]);
  pic.fill(hull, body);
  offShade(pic, hull, 0, u * 0.75, p.shade, 0.55);
  pic.fill(
    P([
      [-4.3, 3.15],
      [-4.15, 4.55],
      [-2.4, 4.6],
      [-2.4, 3.15],
    ]) +
      P([
        [-2.1, 3.15],
        [-2.1, 4.6],
        [-0.5, 4.65],
        [-0.5, 3.15],
      ]) +
      P([
        [-0.2, 3.15],
        [-0.2, 4.65],
        [0.45, 4.65],
        [1.6, 3.2],
      ]),
    p.lamps && o.lamps !== false ? mix(p.lamp, p.deep, 0.25) : glass,
  );
  // arches, wheels, spare
  for (const a of [-3.05, 3.05]) pic.fill(ellipse(...T(a, 1.45), 1.5 * u), overprint(p.deep, p.shade, 0.3));
  for (const a of [-3.05, 3.05]) wheel(pic, T(a, 1.2), 1.22 * u);
  pic.fill(
    P([
      [-5.45, 2.3],
      [-5.45, 4],
      [-4.95, 4],
      [-4.95, 2.3],
    ]),
    p.deep,
  );
  // rack with its load, bull bar, lamp
  pic.fill(
    P([
      [-4.4, 5.1],
      [0.5, 5.25],
      [0.5, 5.42],
      [-4.4, 5.27],
    ]),
    p.deep,
  );
  pic.fill(
    P([
      [-3.9, 5.28],
      [-3.7, 6.0],
      [-1.6, 6.0],
      [-1.5, 5.36],
    ]),
    overprint(m.mustard, p.shade, 0.25),
  );
  pic.fill(
    P([
      [-1.3, 5.36],
      [-1.2, 5.75],
      [0.2, 5.8],
      [0.3, 5.4],
    ]),
    overprint(m.cloth, p.shade, 0.2),
  );
  pic.fill(
    P([
      [4.95, 1.2],
      [5.4, 1.3],
      [5.3, 2.7],
      [4.95, 2.6],
    ]),
    overprint(m.metal, p.shade, 0.5),
  );
  pic.fill(ellipse(...T(4.72, 2.35), 0.32 * u), p.lamps ? p.lamp : lit(p, m.mustard, 0.5));
  if (p.lamps && o.lamps !== false) glow(pic, ...T(5.2, 2.3), 4 * u, p.lamp, 0.55);
}

const QUAD_RIDER: Pose = {
  ...POSES.sit!,
  hip: [-0.06, 0],
  neck: [0.1, 0.31],
  head: [0.15, 0.4],
  kneeA: [0.16, -0.03],
  footA: [0.13, -0.24],
  kneeB: [0.14, -0.03],
  footB: [0.11, -0.24],
  elbA: [0.22, 0.14],
  handA: [0.32, 0.1],
  elbB: [0.2, 0.16],
  handB: [0.31, 0.12],
};

/** Quad bike with its rider, from the side; `len` is the machine's length. */
export function quadBike(pic: Picture, x: number, y: number, len: number, o: RideOptions & { top?: Hex } = {}): void {
  const p = pic.pal,
    m = p.mats,
    face = o.face ?? 1,
    u = len / 10,
    T = standing(x, y, u, face, o.tilt ?? 0),
    c = o.color ?? m.accent,
    P = (pts: [number, number][]) =>
      smooth(
        pts.map(([a, b]) => T(a, b)),
        true,
        0.5,
      );
  wheel(pic, T(-3.2, 1.9), 1.9 * u);
  pic.fill(
    P([
      [-3, 1.6],
      [-2.4, 3.2],
      [2.6, 3.2],
      [3, 1.7],
    ]),
    overprint(p.deep, p.shade, 0.3),
  );
  const seat = T(-1.1, 4.3);
  figure(
    pic,
    seat[0],
    seat[1],
    len * 0.98,
    QUAD_RIDER,
    { top: o.top ?? m.mustard, bottom: mix(p.deep, m.cloth, 0.3), hat: 'helmet', hatColor: m.foam },
    face,
  );
  const body = P([
    [-5.2, 3.9],
    [-3.2, 4.3],
    [-0.6, 3.7],
    [1.2, 4.4],
    [3.2, 4.5],
    [5.2, 3.6],
    [4.6, 3.1],
    [2.2, 3.4],
    [-0.2, 2.9],
    [-2.2, 3.4],
    [-4.8, 3.3],
  ]);
  pic.fill(body, c);
  offShade(pic, body, 0, 0.4 * u, p.shade, 0.6);
  wheel(pic, T(3.2, 1.9), 1.9 * u);
  const [gx, gy] = T(2.1, 4.3),
    [hx, hy] = T(1.6, 6);
  pic.line(`M${f1(gx)} ${f1(gy)}L${f1(hx)} ${f1(hy)}`, p.deep, Math.max(1, 0.36 * u));
}

const RIDER: Pose = {
  ...POSES.ski!,
  hip: [-0.03, 0.33],
  neck: [0.1, 0.58],
  head: [0.15, 0.66],
  kneeA: [0.16, 0.22],
  footA: [0.16, 0.03],
  kneeB: [-0.08, 0.2],
  footB: [-0.16, 0.03],
  elbA: [0.24, 0.6],
  handA: [0.36, 0.68],
  elbB: [-0.06, 0.6],
  handB: [-0.2, 0.68],
};

/** Someone on a sandboard sliding down a slope of `tilt` radians, sand flying behind; h is the standing height. */
export function sandboard(pic: Picture, x: number, y: number, h: number, o: RideOptions & { top?: Hex } = {}): void {
  const p = pic.pal,
    m = p.mats,
    face = o.face ?? 1,
    tilt = o.tilt ?? -0.5,
    T = standing(x, y, h, face, tilt),
    rng = pic.rng.fork('spray');
  const plume = smooth(
    [T(-0.2, 0.02), T(-0.6, 0.26), T(-1.2, 0.34), T(-2, 0.3), T(-2.5, 0.1), T(-1.6, 0.02), T(-0.8, -0.02)],
    true,
    0.9,
  );
  pic.grain(plume, lit(p, m.sand, 0.55), 0.72, 0.6);
  let grains = '';
  for (let i = 0; i < 90; i++) grains += ellipse(...T(-0.2 - 2.2 * rng(), rng.range(0.02, 0.5)), rng.range(0.7, 2.2));
  pic.fill(grains, lit(p, m.sand, 0.4), 0.85);
  pic.fill(
    smooth([T(-0.42, 0.05), T(-0.36, 0), T(0.36, 0), T(0.46, 0.07), T(0.36, 0.035), T(-0.36, 0.035)], true, 0.6),
    o.color ?? m.cloth,
  );
  // the lay figure leans with the slope: its joints are turned about the board
  const co = Math.cos(tilt * 0.55),
    si = Math.sin(tilt * 0.55),
    turned = { ...RIDER };
  for (const joint of JOINTS) {
    const [a, b] = RIDER[joint];
    turned[joint] = [a * co - b * si, a * si + b * co];
  }
  figure(
    pic,
    x,
    y,
    h,
    turned,
    { top: o.top ?? m.accent, bottom: mix(p.deep, m.cloth, 0.35), hat: 'cap', hatColor: m.mustard },
    face,
  );
}
