import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import type { Space, V3 } from '../../core/space.ts';
import { figure, POSES, type Pose } from '../people/figures.ts';
import { lightSide } from '../plants/plants.ts';
import { glints } from './water.ts';

/** Open water from the horizon to the foot of the sheet; `wind` 0 is a mirror, 1 white horses. Returns its clip. */
export function openWater(pic: Picture, hz: number, o: { wind: number; sunX?: number }): string {
  const { W, H, pal: p } = pic,
    m = p.mats,
    d = rect(-2, hz, W + 4, H - hz + 2),
    clip = pic.clip(d),
    calm = 1 - o.wind,
    marks = { x0: -40, x1: W + 40, y0: hz + 3, y1: H, clip };
  pic.fill(
    d,
    pic.linear(0, hz, 0, H, [
      { at: 0, color: mix(mix(m.water, p.haze, 0.45), p.sky[2], calm * 0.35) },
      { at: 0.18, color: mix(m.water, p.sky[1], 0.15 + 0.3 * calm) },
      { at: 1, color: mix(m.waterDeep, p.deep, 0.1) },
    ]),
  );
  glints(pic, {
    ...marks,
    n: 150 + 170 * o.wind,
    color: mix(m.waterDeep, p.deep, 0.25),
    alpha: 0.4,
    seed: 'dark',
    size: 1.5,
  });
  glints(pic, { ...marks, n: 120 + 130 * o.wind, color: mix(m.water, p.paper, 0.35), alpha: 0.6, seed: 'light' });
  if (o.wind > 0.4)
    glints(pic, { ...marks, n: 46 * o.wind, color: mix(m.foam, m.water, 0.12), alpha: 0.95, seed: 'caps', size: 0.8 });
  if (o.sunX !== undefined)
    glints(pic, { ...marks, n: 170, color: p.sun, alpha: 0.75, seed: 'sun', focus: o.sunX, size: 0.8 });
  return clip;
}

/** Beach umbrella of gores; (x, y) is where its pole stands, `h` its height. */
export function parasol(pic: Picture, x: number, y: number, h: number, color: Hex, second: Hex, tilt = 0.1): void {
  const p = pic.pal,
    side = lightSide(p),
    r = h * 0.56,
    gores = 7,
    top: Pt = [x + tilt * h, y - h],
    rim = (t: number): Pt => {
      const a = Math.PI * (1 - t);
      return [
        top[0] + Math.cos(a) * r + tilt * h * 0.12 * Math.cos(a),
        top[1] + h * 0.3 - Math.sin(a) * h * 0.06 + Math.cos(a) * tilt * r,
      ];
    };
  pic.shade(ellipse(x - side * h * 0.55, y + h * 0.03, h * 0.52, h * 0.085), p.shade, 0.55);
  pic.line(
    `M${f1(x)} ${f1(y)}L${f1(top[0])} ${f1(top[1])}`,
    overprint(p.mats.wood, p.shade, 0.2),
    Math.max(1.4, h * 0.022),
  );
  for (let i = 0; i < gores; i++) {
    const a = rim(i / gores),
      b = rim((i + 1) / gores),
      scallop: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - h * 0.022],
      bulge = (q: Pt): Pt => [q[0] + (q[0] - top[0]) * 0.1, top[1] + (q[1] - top[1]) * 0.36];
    const ink = i % 2 ? second : color,
      t = (i + 0.5) / gores,
      dark = side > 0 ? t < 0.42 : t > 0.58;
    pic.fill(
      smooth([top, bulge(a), a, scallop, b, bulge(b)], true, 0.32),
      dark ? overprint(ink, p.shade, 0.5) : lit(p, ink, 0.1),
    );
  }
  pic.fill(ellipse(top[0], top[1], h * 0.02), p.deep);
}

/** Sitting on the ground, knees drawn up, leaning back on a hand. */
export const GROUND_SIT: Pose = {
  ...POSES.stand!,
  hip: [0, 0.06],
  neck: [-0.12, 0.37],
  head: [-0.11, 0.46],
  kneeA: [0.22, 0.23],
  footA: [0.38, 0.02],
  kneeB: [0.18, 0.17],
  footB: [0.34, 0.02],
  elbA: [0.04, 0.24],
  handA: [0.17, 0.2],
  elbB: [-0.24, 0.2],
  handB: [-0.27, 0.03],
};

/** The part of a person that shows when they stand waist-deep in water. */
export const WADE: Pose = {
  ...POSES.stand!,
  hip: [0, 0.02],
  neck: [0, 0.34],
  head: [0.01, 0.43],
  kneeA: [0, 0],
  footA: [0, 0],
  kneeB: [0, 0],
  footB: [0, 0],
  elbA: [0.1, 0.36],
  handA: [0.17, 0.5],
  elbB: [-0.1, 0.3],
  handB: [-0.18, 0.42],
};

/** A towel or blanket on the ground with someone sitting on it. */
export function sunbather(pic: Picture, x: number, y: number, h: number, face: number, towel: Hex, top: Hex): void {
  const p = pic.pal,
    m = p.mats;
  pic.fill(
    poly([
      [x - h * 0.5, y + h * 0.03],
      [x + h * 0.42, y + h * 0.03],
      [x + h * 0.52, y - h * 0.07],
      [x - h * 0.38, y - h * 0.07],
    ]),
    towel,
  );
  pic.shade(ellipse(x - lightSide(p) * h * 0.16, y, h * 0.3, h * 0.05), p.shade, 0.5);
  figure(
    pic,
    x,
    y,
    h,
    GROUND_SIT,
    { top, bottom: mix(m.skin, top, 0.2), boots: m.skin, hat: 'gaucho', hatColor: m.sand },
    face,
  );
}

/** A plank pier running from `from` to `to` (world points of its middle line) on posts in the water. */
export function pier(s: Space, from: V3, to: V3, width: number, planks: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    wood = mix(m.wood, m.stone, 0.3),
    at = (t: number, w: number, h: number): V3 => [
      from[0] + (to[0] - from[0]) * t + w,
      from[1] + h,
      from[2] + (to[2] - from[2]) * t,
    ],
    half = width / 2;
  // shadow and posts on the water below
  s.pic.shade(
    s.path([
      at(0, -half - 0.5, -from[1]),
      at(0, half + 0.2, -from[1]),
      at(1, half + 0.2, -from[1]),
      at(1, -half - 0.5, -from[1]),
    ]),
    p.shade,
    0.6,
  );
  for (let i = 9; i >= 0; i--)
    for (const w of [-half * 0.92, half * 0.92]) {
      const t = i / 9,
        q = 0.09;
      s.quad(
        [
          at(t, w - q, -from[1] - 0.25),
          at(t, w + q, -from[1] - 0.25),
          at(t, w + q, w < 0 ? 0.45 : 0.32),
          at(t, w - q, w < 0 ? 0.45 : 0.32),
        ],
        overprint(wood, p.shade, w < 0 ? 0.75 : 0.9),
      );
    }
  // the edge beam nearest to the eye, then the planks
  for (const w of [-half, half])
    s.quad([at(0, w, -0.26), at(1, w, -0.26), at(1, w, 0), at(0, w, 0)], overprint(wood, p.shade, 0.75));
  const rng = pic.rng.fork('planks');
  for (let i = planks - 1; i >= 0; i--) {
    const a = i / planks,
      b = (i + 0.9) / planks,
      k = rng.range(0, 0.3);
    s.quad(
      [at(a, -half, 0), at(a, half, 0), at(b, half, 0), at(b, -half, 0)],
      overprint(lit(p, wood, 0.28), p.shade, k * 0.6),
    );
  }
}

/** Rings where a line or an oar meets still water. */
function rings(pic: Picture, x: number, y: number, r: number): void {
  const ink = mix(pic.pal.mats.water, pic.pal.paper, 0.6);
  for (const k of [0.3, 0.62, 1])
    pic.raw(
      `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(r * k)}" ry="${f1(r * k * 0.2)}" fill="none" stroke="${ink}" stroke-width="1.6" stroke-opacity="0.8"/>`,
    );
}

/** Someone fishing from the bank or a pier, the line running out to its ring; `reach` is how far, in body heights. */
export function angler(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  face: number,
  o: { top?: Hex; hat?: 'gaucho' | 'cap'; hatColor?: Hex; reach?: number; fall?: number; fly?: boolean } = {},
): void {
  const p = pic.pal,
    m = p.mats,
    tip: Pt = [x + face * 1.17 * h, y - 1.54 * h],
    end: Pt = [x + face * (o.reach ?? 2.6) * h, y + (o.fall ?? -0.3) * h];
  figure(
    pic,
    x,
    y,
    h,
    'cast',
    {
      top: o.top ?? m.cloth,
      bottom: mix(m.scrub, p.deep, 0.5),
      hat: o.hat ?? 'gaucho',
      hatColor: o.hatColor ?? m.sand,
      rod: true,
      boots: p.deep,
    },
    face,
  );
  const line = o.fly
    ? `M${f1(tip[0])} ${f1(tip[1])}C${f1(tip[0] - face * h * 1.2)} ${f1(tip[1] - h * 0.9)} ${f1(tip[0] - face * h * 2.4)} ${f1(tip[1] - h * 0.1)} ${f1(tip[0] - face * h * 0.6)} ${f1(tip[1] + h * 0.02)}S${f1(end[0] - face * h * 0.8)} ${f1(tip[1] + h * 0.3)} ${f1(end[0])} ${f1(end[1])}`
    : `M${f1(tip[0])} ${f1(tip[1])}Q${f1(tip[0] + face * h * 0.5)} ${f1(tip[1] + h * 0.3)} ${f1(end[0])} ${f1(end[1])}`;
  pic.line(line, p.paper, 1.4, 0.85);
  rings(pic, end[0], end[1], h * 0.3);
}

/** A shelf of rock in the near corner of a lake and someone casting from it; `flip` is the subject's side. */
export function rockAngler(pic: Picture, flip: 1 | -1): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    X = (t: number) => (flip > 0 ? W * t : W * (1 - t)),
    rng = pic.rng.fork('shelf'),
    stone = mix(m.rockA, m.rockB, 0.4);
  /** ledges from the back one to the front one, each lit on top and in shade below */
  for (const [t0, y0, drop] of [
    [0.5, 0.73, 0.075],
    [0.58, 0.82, 0.08],
    [0.46, 0.905, 0.14],
  ] as const) {
    const top: Pt[] = [],
      low: Pt[] = [];
    for (let i = 0; i <= 9; i++) {
      const t = t0 + (1.04 - t0) * (i / 9),
        y = H * (y0 - 0.012 * Math.sin(i * 1.3)) + (i ? rng.range(-5, 5) : 12);
      top.push([X(t), y]);
      low.push([X(t + (i ? 0 : 0.025)), y + H * drop * (i ? rng.range(0.75, 1) : 0.35)]);
    }
    const face = poly([...top, [X(1.05), H + 10], [low[0]![0], H + 10], low[0]!]);
    pic.fill(face, overprint(stone, p.shade, 0.55));
    const tread = poly([...top, ...low.map(([x, y], i) => [x, top[i]![1] + (y - top[i]![1]) * 0.42] as Pt).reverse()]);
    pic.fill(tread, lit(p, stone, 0.14));
    // one bed of another colour runs through the face
    const bed = poly([
      ...low.map(([x, y]) => [x, y + H * 0.012] as Pt),
      ...low.map(([x, y], i) => [x, y + H * (0.026 + 0.006 * (i % 3))] as Pt).reverse(),
    ]);
    pic.fill(bed, overprint(mix(m.rockC, m.rockB, 0.4), p.shade, 0.5));
  }
  const x = X(0.66),
    y = H * 0.745,
    h = H * 0.2;
  pic.shade(
    poly([
      [x - h * 0.08, y],
      [x + h * 0.08, y],
      [x - lightSide(p) * h * 0.95, y + h * 0.1],
      [x - lightSide(p) * h * 0.9, y + h * 0.03],
    ]),
    p.shade,
    0.6,
  );
  angler(pic, x, y, h, -flip, { top: m.accent, reach: 2.1, fall: 0.1 });
  // creel and thermos at the feet
  pic.fill(rect(X(0.725) - h * 0.12, y + h * 0.06 - h * 0.2, h * 0.26, h * 0.2), overprint(m.wood, p.shade, 0.15));
  pic.fill(rect(X(0.725) - h * 0.14, y + h * 0.06 - h * 0.23, h * 0.3, h * 0.05), m.wood);
}
