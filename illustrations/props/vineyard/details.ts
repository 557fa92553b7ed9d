import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Space, V3 } from '../../core/space.ts';
import { donkey, sheep } from '../animals/farm.ts';
import { figure } from '../people/figures.ts';
import { tree } from '../plants/plants.ts';
import { bottle, glass, spun } from '../rooms/dining.ts';

/** Extras for a vineyard. `k` is 1 when the subject stands right of the middle, else -1. */

/** Sheep grazing down the near aisle. */
export function flock(s: Space, k: number): void {
  const rng = s.pic.rng.fork('flock'),
    spots: [number, number][] = [
      [0.5, 31],
      [-0.9, 25],
      [0.9, 21],
      [-0.5, 17.4],
      [1.1, 15],
      [-0.9, 13],
    ];
  spots.forEach(([x, z], i) => {
    const [a, b] = s.P([x, 0, z]);
    sheep(s.pic, a, b, s.scale(z) * 0.95, rng.fork(`${i}`), i % 3 ? -k : k, { s, z });
  });
}

/** A donkey under panniers of grapes, a man walking beside it. */
export function grapeDonkey(s: Space, k: number): void {
  const { pic } = s,
    m = pic.pal.mats,
    z = 13.2,
    [a, b] = s.P([0.5 * k, 0, z]),
    [mx, my] = s.P([-1.15 * k, 0, z + 0.4]);
  figure(
    pic,
    mx,
    my,
    s.scale(z + 0.4) * 1.72,
    'walk',
    { top: m.foam, bottom: m.cloth, hat: 'gaucho', hatColor: m.sand },
    -k,
    {
      ground: { s, z: z + 0.4 },
    },
  );
  donkey(pic, a, b, s.scale(z) * 1.18, -k, { s, z });
}

/** The pale moon of the daytime. */
export function dayMoon(pic: Picture, x: number, y: number, r: number): void {
  const p = pic.pal;
  pic.fill(ellipse(x, y, r), lit(p, p.cloud, 0.5), 0.9);
  const clip = pic.clip(ellipse(x, y, r));
  pic.raw(
    pic.clipped(clip, shape(ellipse(x + r * 0.42, y - r * 0.14, r * 1.02), mix(p.sky[0], p.sky[1], 0.4), 0.55)) +
      pic.clipped(
        clip,
        shape(ellipse(x - r * 0.4, y + r * 0.2, r * 0.22) + ellipse(x - r * 0.1, y - r * 0.4, r * 0.16), p.sky[1], 0.5),
      ),
  );
}

/** A bench of iron and wood on a gravel terrace, its back to the viewer, a bottle and two glasses at its side. */
export function terraceBench(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    x = k * 0.3,
    z = 13,
    /** The bench is the subject: a broad one, a third larger than a park bench. */
    big = 1.36,
    gravel = mix(m.sand, m.stone, 0.35),
    iron = overprint(p.deep, m.metal, 0.25),
    wood = mix(m.wood, m.adobe, 0.35),
    wide = 2.5 * big;
  const edge: V3[] = [];
  for (let i = 0; i <= 20; i++) edge.push([-14 + i * 1.4, 0.02, 16.2 + 0.3 * Math.sin(i * 1.7)]);
  pic.fill(s.path([[-14, 0.02, 2.2], [14, 0.02, 2.2], ...edge.reverse()]), gravel);
  const grit = pic.rng.fork('grit');
  let stones = '';
  for (let i = 0; i < 150; i++) {
    const [a, b] = s.P([grit.range(-7, 7), 0.02, grit.range(10.8, 15.8)]);
    stones += ellipse(a, b, grit.range(1.5, 4), grit.range(0.8, 1.8));
  }
  pic.shade(stones, p.shade, 0.3);
  const seat = s.block(x, 0.44 * big, z, wide, 0.06 * big, 0.5 * big),
    back = s.block(x, 0.5 * big, z - 0.27 * big, wide, 0.62 * big, 0.05 * big);
  seat.cast(0, 0.5);
  back.cast(0, 0.45);
  for (const e of [-1, 1]) {
    for (const dz of [0.2, -0.24])
      s.block(x + e * wide * 0.46, 0, z + dz * big, 0.07 * big, 0.46 * big, 0.07 * big).paint(iron);
    s.block(x + e * wide * 0.46, 0.68 * big, z, 0.06 * big, 0.05 * big, 0.52 * big).paint(iron);
  }
  seat.paint(wood, { top: lit(p, wood, 0.2) });
  for (const e of [-1, 1])
    s.block(x + e * wide * 0.46, 0.46 * big, z - 0.27 * big, 0.07 * big, 0.7 * big, 0.06 * big).paint(iron);
  const f = back.wall(0);
  for (let i = 0; i < 4; i++) {
    pic.fill(f.rect(0, (0.03 + i * 0.16) * big, wide, 0.12 * big, 0.02), i % 2 ? wood : overprint(wood, p.shade, 0.16));
    pic.fill(f.rect(0, (0.13 + i * 0.16) * big, wide, 0.02 * big, 0.02), lit(p, wood, 0.25));
  }
  const stool: V3 = [x + k * 2.15, 0, z - 0.1];
  spun(
    s,
    stool,
    [
      [0.3, 0],
      [0.26, 0.12],
      [0.28, 0.62],
      [0.38, 0.7],
    ],
    mix(m.wood, m.rockD, 0.3),
    { open: lit(p, m.wood, 0.3) },
  );
  bottle(s, [stool[0] - 0.1, 0.7, stool[2] + 0.08], mix(m.leafDark, p.deep, 0.5), { label: m.wall, h: 0.46 });
  glass(s, [stool[0] + 0.15, 0.7, stool[2] + 0.04], p.own.wine, 0.32);
  glass(s, [stool[0] + 0.02, 0.7, stool[2] - 0.12], p.own.wine, 0.32);
}

/** A river laid across the view between two depths, cottonwoods on its far bank. */
export function farRiver(s: Space, z0: number, z1: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    near: V3[] = [],
    off: V3[] = [];
  for (let i = 0; i <= 30; i++) {
    const x = -130 + i * 9;
    near.push([x, 0, z0 + 4 * Math.sin(i * 0.55)]);
    off.push([x, 0, z1 + 5 * Math.sin(i * 0.42 + 1)]);
  }
  pic.fill(s.path([...near.map((v) => [v[0], 0, v[2] - 2.5] as V3), ...[...off].reverse()]), mix(m.sand, p.haze, 0.25));
  pic.fill(s.path([...near, ...off.map((v) => [v[0], 0, v[2] - 3] as V3).reverse()]), mix(m.water, p.sky[2], 0.2));
  // bars of gravel in the bed, and the light on the current
  const rng = pic.rng.fork('river'),
    bar = (x: number, z: number, w: number, d: number): string =>
      s.path(
        Array.from({ length: 18 }, (_, i) => {
          const a = (i / 18) * Math.PI * 2;
          return [x + Math.cos(a) * w * (1 + 0.2 * Math.sin(a * 3)), 0, z + Math.sin(a) * d] as V3;
        }),
      );
  let light = '',
    deep = '';
  for (let i = 0; i < 34; i++) {
    const d = bar(rng.range(-70, 70), rng.range(z0 + 8, z1 - 14), rng.range(3, 11), rng.range(0.25, 0.9));
    if (i % 2) light += d;
    else deep += d;
  }
  pic.fill(deep, mix(m.waterDeep, m.water, 0.4), 0.55);
  pic.fill(light, mix(m.water, m.foam, 0.6), 0.7);
  const gravel = mix(m.sand, m.stone, 0.3);
  pic.fill(bar(-26, z0 + 40, 13, 5) + bar(20, z0 + 28, 9, 3) + bar(46, z0 + 46, 12, 5), gravel);
}

const FAIRWAY = 6.4;

/** A fairway down the middle of the vines: mown stripes, bunker, green with flag, a player, olives along the edge. */
export function fairway(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    grass = mix(m.vine, m.leaf, 0.5),
    wob = (z: number) => Math.sin(z * 0.09) * 1.1 * k,
    edge = (side: number, w: number) => {
      const vs: V3[] = [];
      for (let z = 2.4; z < 90; z *= 1.12) vs.push([side * w + wob(z), 0, z]);
      return vs;
    };
  pic.fill(s.path([...edge(-1, FAIRWAY + 1.3), ...edge(1, FAIRWAY + 1.3).reverse()]), mix(grass, m.leafDark, 0.35));
  pic.fill(s.path([...edge(-1, FAIRWAY), ...edge(1, FAIRWAY).reverse()]), grass);
  let mown = '';
  for (let z = 2.6; z < 60; z *= 1.34)
    mown += s.path([
      [-FAIRWAY + wob(z), 0, z],
      [FAIRWAY + wob(z), 0, z],
      [FAIRWAY + wob(z * 1.16), 0, z * 1.16],
      [-FAIRWAY + wob(z * 1.16), 0, z * 1.16],
    ]);
  pic.fill(mown, lit(p, grass, 0.16), 0.75);
  const oval = (x: number, z: number, rx: number, rz: number) =>
    smooth(
      Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * 6.283,
          q = 1 + 0.16 * Math.sin(i * 2.6);
        return s.P([x + Math.cos(a) * rx * q, 0, z + Math.sin(a) * rz * q]);
      }),
    );
  pic.fill(oval(k * 1.2, 27, 4.4, 4.6), lit(p, grass, 0.32));
  pic.fill(oval(-k * 3.6, 18, 2, 2.1), overprint(m.sand, p.shade, 0.5));
  pic.fill(oval(-k * 3.5, 18.15, 1.85, 1.85), lit(p, m.sand, 0.3));
  const [fx, fy] = s.P([k * 1.6, 0, 27]),
    q = s.scale(27);
  pic.line(`M${f1(fx)} ${f1(fy)}V${f1(fy - q * 2.6)}`, p.paper, Math.max(1.6, q * 0.06));
  pic.fill(
    `M${f1(fx)} ${f1(fy - q * 2.6)}L${f1(fx + q * 1.1)} ${f1(fy - q * 2.2)}L${f1(fx)} ${f1(fy - q * 1.8)}Z`,
    m.accent,
  );
  for (const [x, z, look] of [
    [-0.4, 13, { top: m.accent, bottom: m.foam, hat: 'cap', hatColor: m.foam }],
    [1.7, 21, { top: m.cloth, bottom: m.sand }],
  ] as const) {
    const [a, b] = s.P([x * k, 0, z]);
    figure(pic, a, b, s.scale(z) * 1.74, z < 15 ? 'walk' : 'stand', look, k, { ground: { s, z } });
    if (z < 15)
      pic.line(
        `M${f1(a + k * s.scale(z) * 0.2)} ${f1(b - s.scale(z) * 0.86)}l${f1(k * s.scale(z) * 0.35)} ${f1(s.scale(z) * 0.8)}`,
        p.deep,
        2.4,
      );
  }
  for (const [x, z] of [
    [-8.4, 40],
    [8.6, 36],
    [8.2, 25],
    [-8.3, 22],
    [8.4, 15],
  ] as const) {
    const [a, b] = s.P([x + wob(z), 0, z]),
      c = s.P(s.fall([x + wob(z), 1.8, z]));
    pic.add(
      'multiply',
      shape(ellipse((a + c[0]) / 2, (b + c[1]) / 2, s.scale(z) * 1.9, s.scale(z) * 0.26), p.shade, 0.55),
    );
    tree(pic, a, b, s.scale(z) * 4.3, m.olive, pic.rng.fork(`ol${z}`), { kind: 'olive', air: z / 200 });
  }
}

export const fairwayHalf = FAIRWAY + 1.6;
