import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, f1, lerp, type Pt, poly, sweep } from '../../core/geom.ts';
import { type Picture, shape, stroke } from '../../core/picture.ts';
import type { Space } from '../../core/space.ts';
import { lightSide } from '../plants/plants.ts';

/**
 * People, built like a lay figure: a pose is a set of joints in units of body height (x forward, y up),
 * limbs are tapered sweeps. They stay small in the pictures; gesture and cast shadow do the work.
 */
export const JOINTS = [
  'hip',
  'neck',
  'head',
  'kneeA',
  'footA',
  'kneeB',
  'footB',
  'elbA',
  'handA',
  'elbB',
  'handB',
] as const;
export type Pose = Record<(typeof JOINTS)[number], J>;
type J = [number, number];
const base: Pose = {
  hip: [0, 0.5],
  neck: [0, 0.82],
  head: [0.01, 0.91],
  kneeA: [0.02, 0.27],
  footA: [0.03, 0.01],
  kneeB: [-0.03, 0.27],
  footB: [-0.03, 0.01],
  elbA: [0.02, 0.62],
  handA: [0.05, 0.46],
  elbB: [-0.04, 0.63],
  handB: [-0.02, 0.46],
};
export const POSES: Record<string, Pose> = {
  stand: base,
  akimbo: { ...base, elbA: [0.11, 0.65], handA: [0.04, 0.53], kneeB: [-0.06, 0.27], footB: [-0.09, 0.01] },
  walk: {
    ...base,
    neck: [0.02, 0.82],
    head: [0.035, 0.91],
    kneeA: [0.11, 0.29],
    footA: [0.14, 0.02],
    kneeB: [-0.04, 0.26],
    footB: [-0.17, 0.06],
    elbA: [-0.07, 0.63],
    handA: [-0.06, 0.48],
    elbB: [0.09, 0.64],
    handB: [0.15, 0.52],
  },
  hike: {
    ...base,
    hip: [-0.01, 0.5],
    neck: [0.06, 0.8],
    head: [0.09, 0.89],
    kneeA: [0.13, 0.33],
    footA: [0.12, 0.07],
    kneeB: [-0.04, 0.26],
    footB: [-0.16, 0.03],
    elbA: [0.13, 0.62],
    handA: [0.22, 0.58],
    elbB: [-0.01, 0.6],
    handB: [0.1, 0.5],
  },
  sit: {
    ...base,
    hip: [0, 0.27],
    neck: [-0.03, 0.6],
    head: [-0.02, 0.69],
    kneeA: [0.22, 0.29],
    footA: [0.24, 0.02],
    kneeB: [0.19, 0.27],
    footB: [0.18, 0.02],
    elbA: [0.06, 0.42],
    handA: [0.17, 0.36],
    elbB: [0.03, 0.42],
    handB: [0.14, 0.34],
  },
  cheer: { ...base, elbA: [0.1, 0.93], handA: [0.13, 1.08], elbB: [-0.1, 0.92], handB: [-0.14, 1.07] },
  wave: { ...base, elbA: [0.11, 0.84], handA: [0.16, 1.0] },
  cast: {
    ...base,
    neck: [-0.01, 0.82],
    kneeA: [0.08, 0.27],
    footA: [0.1, 0.01],
    kneeB: [-0.06, 0.27],
    footB: [-0.09, 0.01],
    elbA: [0.12, 0.67],
    handA: [0.22, 0.74],
    elbB: [0.08, 0.62],
    handB: [0.17, 0.64],
  },
  paddle: {
    ...base,
    hip: [0, 0.1],
    neck: [0.07, 0.42],
    head: [0.1, 0.51],
    kneeA: [0.2, 0.2],
    footA: [0.3, 0.06],
    kneeB: [0.18, 0.18],
    footB: [0.28, 0.05],
    elbA: [0.2, 0.34],
    handA: [0.27, 0.22],
    elbB: [0.18, 0.45],
    handB: [0.23, 0.52],
  },
  saddle: {
    ...base,
    hip: [0, 0.0],
    neck: [0.02, 0.33],
    head: [0.035, 0.42],
    kneeA: [0.13, -0.1],
    footA: [0.08, -0.34],
    kneeB: [0.12, -0.1],
    footB: [0.07, -0.33],
    elbA: [0.08, 0.14],
    handA: [0.2, 0.1],
    elbB: [-0.05, 0.14],
    handB: [0.06, 0.06],
  },
  point: {
    ...base,
    hip: [0, 0.0],
    neck: [0.02, 0.33],
    head: [0.035, 0.42],
    kneeA: [0.13, -0.1],
    footA: [0.08, -0.34],
    kneeB: [0.12, -0.1],
    footB: [0.07, -0.33],
    elbA: [0.17, 0.36],
    handA: [0.33, 0.46],
    elbB: [-0.02, 0.14],
    handB: [0.14, 0.08],
  },
  bike: {
    ...base,
    hip: [0, 0],
    neck: [0.24, 0.24],
    head: [0.32, 0.31],
    kneeA: [0.18, -0.12],
    footA: [0.1, -0.36],
    kneeB: [0.14, -0.2],
    footB: [0.02, -0.4],
    elbA: [0.31, 0.06],
    handA: [0.42, -0.04],
    elbB: [0.3, 0.05],
    handB: [0.42, -0.04],
  },
  ski: {
    ...base,
    hip: [-0.06, 0.37],
    neck: [0.11, 0.62],
    head: [0.16, 0.7],
    kneeA: [0.12, 0.24],
    footA: [0, 0.02],
    kneeB: [0.06, 0.23],
    footB: [-0.06, 0.02],
    elbA: [0.2, 0.47],
    handA: [0.3, 0.46],
    elbB: [0.16, 0.46],
    handB: [0.26, 0.43],
  },
  hang: {
    ...base,
    hip: [-0.02, 0.42],
    neck: [-0.06, 0.74],
    head: [-0.05, 0.83],
    kneeA: [0.17, 0.44],
    footA: [0.3, 0.36],
    kneeB: [0.14, 0.4],
    footB: [0.27, 0.3],
    elbA: [0.06, 0.86],
    handA: [0.04, 1.02],
    elbB: [0.02, 0.86],
    handB: [0.02, 1.02],
  },
};

export interface Look {
  top?: Hex;
  bottom?: Hex;
  skin?: Hex;
  hair?: Hex;
  hat?: 'none' | 'gaucho' | 'cap' | 'helmet' | 'beret';
  hatColor?: Hex;
  pack?: Hex;
  poncho?: Hex;
  dress?: Hex;
  pole?: boolean;
  rod?: boolean;
  boots?: Hex;
}

/** one figure; (x, y) is the ground point under the hip, h the standing height, face 1 looks right */
export function figure(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  pose: Pose | string,
  look: Look = {},
  face = 1,
  o: { shade?: boolean; ground?: { s: Space; z: number } } = {},
): string {
  const P = typeof pose === 'string' ? POSES[pose]! : pose,
    p = pic.pal;
  const top = look.top ?? p.mats.accent,
    bottom = look.bottom ?? mix(p.deep, p.mats.cloth, 0.35),
    skin = look.skin ?? p.mats.skin,
    hair = look.hair ?? p.deep;
  const T = ([a, b]: J): Pt => [x + face * a * h, y - b * h];
  const sw = (js: [J, number][], st = 4) =>
    sweep(
      js.map(([j, r]) => {
        const q = T(j);
        return [q[0], q[1], r * h] as [number, number, number];
      }),
      st,
    );
  const leg = (k: J, f: J) =>
    sw([
      [P.hip, 0.053],
      [k, 0.034],
      [f, 0.02],
    ]);
  const foot = (f: J) =>
    sw(
      [
        [[f[0] - 0.015, f[1]], 0.02],
        [[f[0] + 0.055, f[1] - 0.004], 0.015],
      ],
      2,
    );
  const sh: J = [P.neck[0], P.neck[1] - 0.035];
  const arm = (e: J, hd: J) =>
    sw([
      [sh, 0.036],
      [e, 0.027],
      [hd, 0.018],
    ]);
  const hand = (hd: J) => ellipse(...T(hd), 0.022 * h);
  const torso = sw(
    [
      [[P.hip[0], P.hip[1] + 0.005], 0.058],
      [[lerp(P.hip[0], P.neck[0], 0.4), lerp(P.hip[1], P.neck[1], 0.4)], 0.054],
      [[lerp(P.hip[0], P.neck[0], 0.8), lerp(P.hip[1], P.neck[1], 0.8)], 0.07],
      [[P.neck[0], P.neck[1] + 0.005], 0.03],
    ],
    5,
  );
  const head = ellipse(...T(P.head), 0.05 * h, 0.062 * h);
  const boots = look.boots ?? overprint(bottom, p.shade, 0.9);
  const d2 = overprint(top, p.shade, 0.55);
  let s = '',
    all = '';
  const put = (d: string, c: Hex) => {
    s += shape(d, c);
    all += d;
  };
  if (look.pole) {
    const a = T(P.handA);
    put(
      sweep(
        [
          [a[0] - face * 0.01 * h, a[1] - 0.08 * h, 0.008 * h],
          [a[0] + face * 0.05 * h, y, 0.006 * h],
        ],
        1,
      ),
      p.mats.wood,
    );
  }
  put(arm(P.elbB, P.handB), d2);
  put(hand(P.handB), skin);
  put(leg(P.kneeB, P.footB), overprint(bottom, p.shade, 0.5));
  put(foot(P.footB), boots);
  put(leg(P.kneeA, P.footA), bottom);
  put(foot(P.footA), boots);
  if (look.pack) {
    const a = lerp(P.hip[0], P.neck[0], 0.2),
      b = lerp(P.hip[1], P.neck[1], 0.2);
    put(
      sw(
        [
          [[a - 0.085, b + 0.02], 0.055],
          [[lerp(P.hip[0], P.neck[0], 0.9) - 0.1, lerp(P.hip[1], P.neck[1], 0.9)], 0.062],
        ],
        3,
      ),
      look.pack,
    );
  }
  put(torso, top);
  if (look.dress)
    put(
      poly([
        T([P.neck[0] - 0.05, P.neck[1] - 0.14]),
        T([P.neck[0] + 0.06, P.neck[1] - 0.14]),
        T([P.hip[0] + 0.07, P.hip[1]]),
        T([P.hip[0] + 0.17, P.hip[1] - 0.3]),
        T([P.hip[0], P.hip[1] - 0.33]),
        T([P.hip[0] - 0.16, P.hip[1] - 0.29]),
        T([P.hip[0] - 0.07, P.hip[1]]),
      ]),
      look.dress,
    );
  put(ellipse(...T([lerp(P.neck[0], P.head[0], 0.4), lerp(P.neck[1], P.head[1], 0.4)]), 0.026 * h), skin);
  put(head, skin);
  const [hx, hy] = T(P.head);
  if (look.hat === 'gaucho')
    put(
      `M${f1(hx - 0.115 * h)} ${f1(hy - 0.028 * h)}Q${f1(hx)} ${f1(hy - 0.008 * h)} ${f1(hx + 0.115 * h)} ${f1(hy - 0.028 * h)}L${f1(hx + 0.055 * h)} ${f1(hy - 0.042 * h)}L${f1(hx + 0.045 * h)} ${f1(hy - 0.1 * h)}L${f1(hx - 0.045 * h)} ${f1(hy - 0.1 * h)}L${f1(hx - 0.055 * h)} ${f1(hy - 0.042 * h)}Z`,
      look.hatColor ?? p.deep,
    );
  else if (look.hat === 'cap')
    put(
      `M${f1(hx - 0.054 * h)} ${f1(hy - 0.018 * h)}Q${f1(hx - 0.05 * h)} ${f1(hy - 0.08 * h)} ${f1(hx)} ${f1(hy - 0.078 * h)}Q${f1(hx + 0.05 * h)} ${f1(hy - 0.08 * h)} ${f1(hx + 0.054 * h)} ${f1(hy - 0.022 * h)}L${f1(hx + face * 0.1 * h)} ${f1(hy - 0.014 * h)}L${f1(hx + face * 0.03 * h)} ${f1(hy - 0.01 * h)}Z`,
      look.hatColor ?? p.mats.accent,
    );
  else if (look.hat === 'helmet')
    put(
      `M${f1(hx - 0.062 * h)} ${f1(hy)}Q${f1(hx - 0.07 * h)} ${f1(hy - 0.085 * h)} ${f1(hx)} ${f1(hy - 0.085 * h)}Q${f1(hx + 0.07 * h)} ${f1(hy - 0.085 * h)} ${f1(hx + 0.062 * h)} ${f1(hy - 0.012 * h)}Z`,
      look.hatColor ?? p.mats.mustard,
    );
  else if (look.hat === 'beret')
    put(ellipse(hx - face * 0.01 * h, hy - 0.055 * h, 0.075 * h, 0.028 * h), look.hatColor ?? p.deep);
  else
    put(
      `M${f1(hx - face * 0.052 * h)} ${f1(hy + 0.03 * h)}Q${f1(hx - face * 0.075 * h)} ${f1(hy - 0.075 * h)} ${f1(hx + face * 0.01 * h)} ${f1(hy - 0.07 * h)}Q${f1(hx + face * 0.06 * h)} ${f1(hy - 0.06 * h)} ${f1(hx + face * 0.045 * h)} ${f1(hy - 0.02 * h)}Q${f1(hx)} ${f1(hy - 0.03 * h)} ${f1(hx - face * 0.052 * h)} ${f1(hy + 0.03 * h)}Z`,
      hair,
    );
  if (look.poncho)
    put(
      poly([
        T([P.neck[0] - 0.02, P.neck[1] + 0.01]),
        T([P.neck[0] + 0.05, P.neck[1] + 0.005]),
        T([P.neck[0] + 0.17, P.hip[1] + 0.04]),
        T([P.neck[0] + 0.02, P.hip[1] - 0.03]),
        T([P.neck[0] - 0.15, P.hip[1] + 0.02]),
      ]),
      look.poncho,
    );
  else {
    put(arm(P.elbA, P.handA), top);
    put(hand(P.handA), skin);
  }
  if (look.rod) {
    const a = T(P.handA);
    s += stroke(
      `M${f1(a[0])} ${f1(a[1])}Q${f1(a[0] + face * 0.5 * h)} ${f1(a[1] - 0.75 * h)} ${f1(a[0] + face * 0.95 * h)} ${f1(a[1] - 0.8 * h)}`,
      p.deep,
      Math.max(0.9, 0.012 * h),
    );
  }
  if (o.ground) groundShadow(pic, o.ground.s, all, y, o.ground.z);
  pic.raw(s);
  if (o.shade !== false) offShade(pic, all, -lightSide(p) * 0.028 * h, 0.004 * h, p.shade, 0.62);
  return all;
}

/** Shades the side of a shape that (dx, dy) points to, away from the light: the shape minus a copy shifted back. */
export function offShade(pic: Picture, d: string, dx: number, dy: number, ink: Hex, alpha = 0.7): void {
  if (!pic.onSheet(shape(d, ink))) return;
  const m = pic.mask(
    `<rect width="${pic.W}" height="${pic.H}" fill="#fff"/><path d="${d}" fill="#000" transform="translate(${f1(-dx)} ${f1(-dy)})"/>`,
  );
  pic.add('multiply', `<g mask="url(#${m})">${shape(d, ink, alpha)}</g>`);
}

/** The true shadow of an upright outline at (y0, z) on level ground: the outline laid down along the sun's fall. */
export function groundShadow(pic: Picture, s: Space, d: string, y0: number, z: number, k = 0.62): void {
  const el = Math.max(0.22, s.sun[1]),
    sx = clamp(s.sun[0] / el, -2.6, 2.6),
    m0 = (s.cam.y / z) * (s.sun[2] / el);
  const m = Math.abs(m0) < 0.12 ? 0.12 * (m0 < 0 ? -1 : 1) : m0;
  pic.add(
    'multiply',
    `<g transform="matrix(1 0 ${sx.toFixed(3)} ${(-m).toFixed(3)} ${(-sx * y0).toFixed(2)} ${(y0 + m * y0).toFixed(2)})">${shape(d, pic.pal.shade, k)}</g>`,
  );
}

/** the long shadow a standing thing throws on flat ground */
export function castShadow(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  w: number,
  o: { len?: number; alpha?: number; rise?: number } = {},
): void {
  const s = -lightSide(pic.pal),
    len = (o.len ?? 1.6) * h,
    r = o.rise ?? 0.06;
  pic.add(
    'multiply',
    shape(
      poly([
        [x - w * 0.5, y],
        [x + s * len * 0.6 - w * 0.3, y - len * r * 0.6 - w * 0.16],
        [x + s * len, y - len * r],
        [x + s * len, y - len * r + w * 0.22],
        [x + w * 0.5, y + w * 0.1],
      ]),
      pic.pal.shade,
      o.alpha ?? 0.6,
    ),
  );
}

/**
 * Criollo horse in side view; (x, y) is the ground under the girth, h the height at the withers. `step` (0..1) is the
 * phase of the legs. Returns the saddle point.
 */
export function horse(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  coat: Hex,
  face = 1,
  o: {
    gait?: 'walk' | 'stand';
    mane?: Hex;
    /** One ink for saddle and cinch, as on a statue. */
    tack?: Hex;
  } = {},
): Pt {
  const p = pic.pal,
    T = (a: number, b: number): Pt => [x + face * a * h, y - b * h];
  const sw = (js: [number, number, number][], st = 5) =>
    sweep(
      js.map(([a, b, r]) => {
        const q = T(a, b);
        return [q[0], q[1], r * h] as [number, number, number];
      }),
      st,
    );
  const far2 = overprint(coat, p.shade, 0.75),
    mane = o.mane ?? overprint(coat, p.deep, 0.8);
  const walk = (o.gait ?? 'walk') === 'walk';
  const legs = (k: number): string => {
    const hind = k
      ? [
          [-0.5, 0.72, 0.12],
          [-0.56, 0.5, 0.075],
          [walk ? -0.66 : -0.6, 0.3, 0.04],
          [walk ? -0.6 : -0.55, 0.08, 0.03],
          [walk ? -0.57 : -0.53, 0.0, 0.036],
        ]
      : [
          [-0.48, 0.72, 0.12],
          [-0.46, 0.5, 0.075],
          [walk ? -0.46 : -0.53, 0.31, 0.04],
          [walk ? -0.36 : -0.48, 0.08, 0.03],
          [walk ? -0.33 : -0.46, 0.0, 0.036],
        ];
    const fore = k
      ? [
          [0.3, 0.66, 0.1],
          [walk ? 0.34 : 0.33, 0.44, 0.055],
          [walk ? 0.3 : 0.33, 0.26, 0.036],
          [walk ? 0.24 : 0.33, 0.07, 0.027],
          [walk ? 0.27 : 0.35, 0.0, 0.034],
        ]
      : [
          [0.3, 0.66, 0.1],
          [walk ? 0.44 : 0.37, 0.46, 0.055],
          [walk ? 0.5 : 0.37, 0.28, 0.036],
          [walk ? 0.47 : 0.37, 0.1, 0.027],
          [walk ? 0.51 : 0.39, 0.04, 0.034],
        ];
    return sw(hind as [number, number, number][]) + sw(fore as [number, number, number][]);
  };
  const tail = sw([
    [-0.62, 0.88, 0.04],
    [-0.72, 0.76, 0.055],
    [-0.75, 0.5, 0.06],
    [-0.71, 0.28, 0.02],
  ]);
  const body = sw(
    [
      [-0.54, 0.8, 0.15],
      [-0.38, 0.79, 0.19],
      [-0.05, 0.755, 0.195],
      [0.22, 0.77, 0.2],
      [0.36, 0.79, 0.15],
    ],
    6,
  );
  const neck = sw(
    [
      [0.24, 0.83, 0.17],
      [0.44, 1.0, 0.115],
      [0.58, 1.19, 0.082],
    ],
    5,
  );
  const head = sw(
    [
      [0.57, 1.22, 0.085],
      [0.68, 1.15, 0.075],
      [0.82, 1.0, 0.046],
      [0.86, 0.955, 0.04],
    ],
    5,
  );
  const ear = poly([T(0.53, 1.28), T(0.56, 1.38), T(0.61, 1.28)]);
  const maneD = sw([
    [0.58, 1.3, 0.03],
    [0.45, 1.15, 0.055],
    [0.32, 0.99, 0.045],
    [0.24, 0.93, 0.02],
  ]);
  pic.raw(
    shape(legs(0), far2) +
      shape(tail, mane) +
      shape(legs(1) + body + neck + head + ear, coat) +
      shape(maneD, mane) +
      shape(
        sw(
          [
            [-0.58, 0.02, 0.042],
            [-0.57, 0.0, 0.04],
          ],
          1,
        ),
        mane,
      ),
  );
  offShade(pic, body + neck + head + legs(1), -lightSide(p) * 0.05 * h, 0.05 * h, p.shade, 0.55);
  // sheepskin and cinch
  pic.raw(
    shape(
      sw([
        [-0.18, 0.93, 0.05],
        [0.0, 0.925, 0.055],
        [0.14, 0.95, 0.04],
      ]),
      o.tack ?? p.mats.foam,
    ) +
      shape(
        sw(
          [
            [-0.02, 0.92, 0.025],
            [0.0, 0.58, 0.02],
          ],
          1,
        ),
        o.tack ?? p.mats.wine,
      ),
  );
  return T(-0.02, 0.985);
}
