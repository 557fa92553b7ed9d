import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { shape } from '../../core/picture.ts';
import type { Space, V3 } from '../../core/space.ts';
import { glow } from '../air/light.ts';
import { groundShadow } from '../people/figures.ts';
import { lathe } from '../table/lathe.ts';

/** Tables, chairs, casks and what stands on them, in a `Space`. Everything is measured in metres. */

const TABLE_HEIGHT = 0.74;
const SEAT_HEIGHT = 0.45;
const CHAIR_HEIGHT = 0.94;

const diff = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Path of a horizontal circle at height y. */
export function ringAt(s: Space, x: number, y: number, z: number, r: number, n = 30): string {
  return poly(
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2;
      return s.P([x + Math.cos(a) * r, y, z + Math.sin(a) * r]);
    }),
  );
}

/** How flat a circle on the level y looks at depth z. */
const tiltAt = (s: Space, y: number, z: number) =>
  Math.min(0.6, Math.max(0.03, Math.abs(s.cam.y - y) / Math.max(0.5, z - s.cam.z)));

/** `sun`: the true shadow on the ground; `contact`: only a pool of shade at the foot, for rooms. */
export type Shadow = 'sun' | 'contact' | 'none';

/** A turned upright thing (cask, jar, vat, stem) standing at `at`; the profile is [radius, height]. */
export function spun(
  s: Space,
  at: V3,
  prof: [number, number][],
  c: Hex,
  o: { shadow?: Shadow; open?: Hex; spec?: number; bands?: [number, number, Hex][] } = {},
): ReturnType<typeof lathe> {
  const { pic } = s,
    p = pic.pal,
    k = s.scale(at[2]),
    [x, y] = s.P(at),
    height = prof[prof.length - 1]![1],
    L = lathe(
      x,
      y,
      prof.map(([r, h]) => [r * k, h * k]),
      tiltAt(s, at[1] + height / 2, at[2]),
    ),
    foot = prof[0]![0] * k;
  if ((o.shadow ?? 'sun') === 'sun') groundShadow(pic, s, L.outline, y, at[2]);
  else if (o.shadow === 'contact')
    pic.add(
      'multiply',
      shape(ellipse(x, y, foot * 1.35, Math.max(2, foot * 1.35 * tiltAt(s, at[1], at[2]))), p.shade, 0.6),
    );
  const side = s.sun[0] >= 0 ? 1 : -1,
    clip = pic.clip(L.outline),
    strip = (a: number, b: number) => (side < 0 ? L.band(a, b) : L.band(-b, -a));
  pic.fill(L.outline, c);
  for (const [h0, h1, ink] of o.bands ?? [])
    pic.raw(pic.clipped(clip, shape(hoop(x, y, L.r, h0 * k, h1 * k, tiltAt(s, at[1] + h0, at[2])), ink)));
  pic.add('multiply', pic.clipped(clip, shape(strip(0.1, 1.2), p.shade, 0.5) + shape(strip(0.62, 1.2), p.shade, 0.45)));
  pic.raw(pic.clipped(clip, shape(strip(-0.9, -0.52), lit(p, c, 0.3), 0.5)));
  if (o.spec) pic.raw(pic.clipped(clip, shape(strip(-0.7, -0.6), p.paper, o.spec)));
  if (o.open) {
    pic.fill(L.ring(L.top), lit(p, c, 0.18));
    pic.fill(L.ring(L.top, 0.86), o.open);
  }
  return L;
}

/** A hoop round a turned thing: between two heights, following the near side of its circles. */
function hoop(x: number, y: number, r: (h: number) => number, h0: number, h1: number, tilt: number): string {
  const edge = (h: number): Pt[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (i / 12);
      return [x + Math.cos(a) * r(h) * 1.01, y - h + Math.sin(a) * r(h) * tilt] as Pt;
    });
  return poly([...edge(h0), ...edge(h1).reverse()]);
}

/** An upright cask: staves, hoops, a lid; h its height. */
export function cask(s: Space, at: V3, h: number, o: { shadow?: Shadow; wood?: Hex } = {}): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    wood = o.wood ?? mix(m.wood, m.adobe, 0.4),
    iron = overprint(m.metal, p.shade, 0.85),
    prof: [number, number][] = [
      [0.29 * h, 0],
      [0.35 * h, 0.26 * h],
      [0.375 * h, 0.5 * h],
      [0.35 * h, 0.74 * h],
      [0.29 * h, h],
    ],
    bands = [0.04, 0.24, 0.7, 0.9].map((q) => [q * h, (q + 0.06) * h, iron] as [number, number, Hex]),
    L = spun(s, at, prof, wood, { shadow: o.shadow, bands }),
    staves = [-0.72, -0.4, -0.12, 0.16, 0.45, 0.75].map((q) => L.band(q - 0.012, q + 0.012)).join('');
  pic.add('multiply', pic.clipped(pic.clip(L.outline), shape(staves, p.shade, 0.45)));
  if (s.cam.y > at[1] + h) {
    pic.fill(L.ring(L.top), overprint(wood, p.shade, 0.5));
    pic.fill(L.ring(L.top, 0.88), lit(p, mix(wood, m.sand, 0.3), 0.1));
  }
}

/** A round pedestal table; `cloth` hangs over its edge. Returns the height of the top. */
export function roundTable(
  s: Space,
  x: number,
  z: number,
  o: { r?: number; top?: Hex; cloth?: Hex; shadow?: boolean } = {},
): number {
  const { pic } = s,
    p = pic.pal,
    r = o.r ?? 0.5,
    top = o.top ?? mix(p.mats.wood, p.mats.sand, 0.35),
    y = TABLE_HEIGHT,
    k = s.scale(z),
    [a, b] = s.P([x, 0, z]);
  if (o.shadow !== false) {
    const [fx, , fz] = s.fall([x, y, z]);
    const [ga, gb] = s.P([fx, 0, fz]);
    pic.add(
      'multiply',
      shape(
        ringAt(s, fx, 0, fz, r) +
          poly([
            [a - 4, b],
            [a + 4, b],
            [ga + 4, gb],
            [ga - 4, gb],
          ]),
        p.shade,
        0.5,
      ),
    );
  }
  if (o.cloth) {
    const drop = 0.42;
    spun(
      s,
      [x, y - drop, z],
      [
        [r * 1.04, 0],
        [r, drop],
      ],
      o.cloth,
      { shadow: 'none' },
    );
    pic.fill(ringAt(s, x, y, z, r), lit(p, o.cloth, 0.3));
    return y;
  }
  const iron = overprint(p.deep, p.mats.metal, 0.2);
  pic.fill(ringAt(s, x, 0.02, z, r * 0.5), iron);
  pic.fill(rect(a - 0.035 * k, b - y * k, 0.07 * k, y * k), iron);
  pic.fill(ringAt(s, x, y - 0.05, z, r), overprint(top, p.shade, 0.7));
  pic.fill(ringAt(s, x, y, z, r), lit(p, top, 0.12));
  return y;
}

/** A plank table on four legs, w across, d deep. Returns the height of the top. */
export function plankTable(
  s: Space,
  x: number,
  z: number,
  w: number,
  d: number,
  o: { rot?: number; top?: Hex; cloth?: Hex; shadow?: boolean } = {},
): number {
  const { pic } = s,
    p = pic.pal,
    rot = o.rot ?? 0,
    top = o.top ?? mix(p.mats.wood, p.mats.sand, 0.3),
    y = TABLE_HEIGHT,
    slab = s.block(x, y - 0.07, z, w, 0.07, d, rot),
    feet = s.block(x, 0, z, w * 0.9, y - 0.07, d * 0.8, rot),
    leg = overprint(top, p.shade, 0.72);
  if (o.shadow !== false) slab.cast(0, 0.55);
  for (const i of [2, 3, 1, 0]) {
    const [lx, , lz] = feet.c[i]!;
    s.block(lx, 0, lz, 0.08, y - 0.07, 0.08, rot).paint(leg);
  }
  if (o.cloth) {
    s.block(x, y - 0.28, z, w * 1.01, 0.28, d * 1.01, rot).paint(overprint(o.cloth, p.shade, 0.12), {
      top: lit(p, o.cloth, 0.25),
    });
    return y;
  }
  slab.paint(overprint(top, p.shade, 0.15), { top: lit(p, top, 0.1) });
  const face = s.face(slab.up(0), diff(slab.up(1), slab.up(0)), diff(slab.up(3), slab.up(0)));
  let joints = '';
  for (let b = 0.24; b < d - 0.05; b += 0.24) joints += face.rect(0, b, w, 0.012);
  pic.add('multiply', shape(joints, p.shade, 0.5));
  return y;
}

/** A plain wooden chair; with `rot` 0 its back is nearest to the viewer. */
export function chair(s: Space, x: number, z: number, rot: number, c: Hex, o: { shadow?: boolean } = {}): void {
  const { pic } = s,
    dark = overprint(c, pic.pal.shade, 0.62),
    seat = s.block(x, SEAT_HEIGHT - 0.04, z, 0.44, 0.05, 0.42, rot),
    feet = s.block(x, 0, z, 0.38, SEAT_HEIGHT, 0.36, rot),
    [a, b] = [feet.c[0]!, feet.c[1]!];
  if (o.shadow !== false) {
    seat.cast(0, 0.4);
    s.cast([seat.c[0]!, seat.c[1]!, ...[0, 1].map((i) => [seat.c[i]![0], 0.9, seat.c[i]![2]] as V3)], 0, 0.3);
  }
  const post = (q: V3, h0: number, h1: number, ink: Hex) => {
    const lo = s.P([q[0], h0, q[2]]),
      hi = s.P([q[0], h1, q[2]]),
      w = s.scale(q[2]) * 0.022;
    pic.fill(rect(lo[0] - w, hi[1], 2 * w, lo[1] - hi[1]), ink);
  };
  const back = () => {
    for (const q of [a, b]) post(q, SEAT_HEIGHT, CHAIR_HEIGHT, c);
    for (const [h0, h1] of [
      [0.6, 0.68],
      [0.8, 0.93],
    ] as const)
      s.quad(
        [
          [a[0], h0, a[2]],
          [b[0], h0, b[2]],
          [b[0], h1, b[2]],
          [a[0], h1, a[2]],
        ],
        c,
      );
  };
  const backNear = a[2] + b[2] < feet.c[2]![2] + feet.c[3]![2];
  if (!backNear) back();
  for (const i of [...feet.c.keys()].sort((i, j) => feet.c[j]![2] - feet.c[i]![2]))
    post(feet.c[i]!, 0, SEAT_HEIGHT, dark);
  seat.paint(c, { top: lit(pic.pal, c, 0.16) });
  if (backNear) back();
}

/** A wine glass standing at `at`. */
export function glass(s: Space, at: V3, wine: Hex | null, h = 0.21): void {
  const { pic } = s,
    p = pic.pal,
    k = (s.scale(at[2]) * h) / 0.21,
    [x, y] = s.P(at);
  pic.fill(
    ellipse(x, y, 0.034 * k, 0.01 * k) + rect(x - 0.004 * k, y - 0.1 * k, 0.008 * k, 0.1 * k),
    lit(p, p.own.glass, 0.4),
    0.8,
  );
  pic.fill(ellipse(x, y - 0.15 * k, 0.042 * k, 0.06 * k), lit(p, p.own.glass, 0.3), 0.5);
  if (wine)
    pic.fill(
      `M${f1(x - 0.041 * k)} ${f1(y - 0.145 * k)}a${f1(0.041 * k)} ${f1(0.055 * k)} 0 0 0 ${f1(0.082 * k)} 0Z`,
      wine,
    );
  pic.fill(rect(x - 0.026 * k, y - 0.19 * k, 0.008 * k, 0.05 * k), p.paper, 0.85);
}

/** A bottle of wine standing at `at`. */
export function bottle(s: Space, at: V3, c: Hex, o: { h?: number; label?: Hex; shadow?: Shadow } = {}): void {
  const h = o.h ?? 0.32,
    prof: [number, number][] = [
      [0.12 * h, 0],
      [0.125 * h, 0.02 * h],
      [0.125 * h, 0.58 * h],
      [0.05 * h, 0.76 * h],
      [0.045 * h, h],
    ];
  spun(s, at, prof, c, {
    shadow: o.shadow ?? 'none',
    spec: 0.5,
    bands: o.label ? [[0.14 * h, 0.44 * h, o.label]] : [],
  });
}

/** A plate lying at `at`; `draw` paints the food (centre, units per metre, flatness). */
export function dish(
  s: Space,
  at: V3,
  r: number,
  c: Hex,
  draw?: (x: number, y: number, k: number, tilt: number) => void,
): void {
  const { pic } = s,
    p = pic.pal,
    [x, y] = s.P(at),
    k = s.scale(at[2]),
    tilt = tiltAt(s, at[1], at[2]);
  pic.add('multiply', shape(ellipse(x, y + 0.012 * k, r * k * 1.06, r * k * tilt * 1.1), p.shade, 0.5));
  pic.fill(ellipse(x, y, r * k, r * k * tilt), c);
  pic.fill(ellipse(x, y, r * k * 0.68, r * k * tilt * 0.68), overprint(c, p.shade, 0.16));
  draw?.(x, y, k, tilt);
}

/** A lit candle on a table. */
export function candle(s: Space, at: V3, o: { h?: number; reach?: number } = {}): void {
  const { pic } = s,
    p = pic.pal,
    k = s.scale(at[2]),
    h = (o.h ?? 0.14) * k,
    [x, y] = s.P(at),
    top = y - h;
  pic.fill(rect(x - 0.022 * k, top, 0.044 * k, h), lit(p, p.own.foam, 0.2));
  pic.fill(
    `M${f1(x)} ${f1(top - 0.09 * k)}Q${f1(x + 0.03 * k)} ${f1(top - 0.02 * k)} ${f1(x)} ${f1(top)}Q${f1(x - 0.03 * k)} ${f1(top - 0.02 * k)} ${f1(x)} ${f1(top - 0.09 * k)}Z`,
    lit(p, p.lamp, 0.4),
  );
  glow(pic, x, top - 0.03 * k, (o.reach ?? 0.8) * k, p.lamp, 0.6);
}

/** A hanging lamp: cord from height y1, tin shade, halo. */
export function pendant(s: Space, at: V3, y1: number, o: { r?: number; c?: Hex; halo?: number } = {}): void {
  const { pic } = s,
    p = pic.pal,
    k = s.scale(at[2]),
    r = (o.r ?? 0.2) * k,
    [x, y] = s.P(at),
    [, top] = s.P([at[0], y1, at[2]]);
  pic.line(`M${f1(x)} ${f1(top)}V${f1(y)}`, p.deep, Math.max(1, 0.012 * k));
  pic.fill(
    poly([
      [x - r, y],
      [x + r, y],
      [x + r * 0.4, y - r * 0.75],
      [x - r * 0.4, y - r * 0.75],
    ]),
    o.c ?? overprint(p.own.metal, p.deep, 0.7),
  );
  pic.fill(ellipse(x, y, r * 0.72, r * 0.22), lit(p, p.lamp, 0.5));
  glow(pic, x, y + r * 0.3, (o.halo ?? 1.6) * k, p.lamp, 0.5);
}

/** A shallow wooden crate heaped with fruit of the given inks. */
export function crate(
  s: Space,
  x: number,
  z: number,
  o: { y?: number; w?: number; rot?: number; fruit?: Hex[]; r?: number } = {},
): void {
  const { pic } = s,
    p = pic.pal,
    w = o.w ?? 0.6,
    y = o.y ?? 0,
    rot = o.rot ?? 0,
    h = w * 0.42,
    d = w * 0.66,
    wood = mix(p.own.wood, p.own.sand, 0.45),
    b = s.block(x, y, z, w, h, d, rot).cast(y);
  b.paint(wood, { top: overprint(wood, p.shade, 0.8) });
  let gaps = '';
  for (const i of [0, 1, 3])
    if (b.visible(i)) {
      const f = b.wall(i);
      for (const q of [0.3, 0.64]) gaps += f.rect(0, h * q, f.lu, h * 0.07);
    }
  pic.fill(gaps, overprint(wood, p.deep, 0.75));
  heap(s, [x, y + h, z], w, d, rot, o.fruit ?? [p.mats.wine], (o.r ?? 0.035) * (w / 0.6));
}

/** A heap of round fruit on a rectangle w by d. */
function heap(s: Space, at: V3, w: number, d: number, rot: number, inks: Hex[], r: number): void {
  const { pic } = s,
    rng = pic.rng.fork(`heap${at[0].toFixed(1)}${at[2].toFixed(1)}`),
    co = Math.cos(rot),
    si = Math.sin(rot),
    side = s.sun[0] >= 0 ? 1 : -1,
    list: { v: V3; c: Hex }[] = [];
  for (let i = 0; i < 80; i++) {
    const a = rng.range(-0.46, 0.46) * w,
      q = rng.range(-0.44, 0.44) * d,
      rise = (1 - (Math.abs(a) / w) * 1.6) * (1 - (Math.abs(q) / d) * 1.6) * w * 0.16;
    list.push({ v: [at[0] + a * co - q * si, at[1] + rise, at[2] + a * si + q * co], c: rng.pick(inks) });
  }
  list.sort((a, b) => b.v[2] - a.v[2]);
  for (const { v, c } of list) {
    const [a, q] = s.P(v),
      k = s.scale(v[2]) * r;
    pic.fill(ellipse(a, q, k), overprint(c, pic.pal.shade, 0.6));
    pic.fill(ellipse(a + side * k * 0.2, q - k * 0.2, k * 0.72), c);
    if (k > 4) pic.fill(ellipse(a + side * k * 0.36, q - k * 0.38, k * 0.2), lit(pic.pal, c, 0.6));
  }
}
