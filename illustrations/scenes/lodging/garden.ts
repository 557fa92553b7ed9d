import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { figure, POSES, type Pose } from '../../props/people/figures.ts';
import { lightSide, tree } from '../../props/plants/plants.ts';
import type { Chamber } from '../../props/rooms/chamber.ts';
import {
  barStool,
  diningChair,
  fronds,
  pottedPlant,
  railing,
  smallThing,
  tallTable,
} from '../../props/rooms/furniture.ts';
import {
  barbecue,
  cat,
  clayOven,
  flooring,
  gardenWall,
  geranium,
  hammock,
  lampGarland,
  openAir,
  parasol,
  pergola,
  poolWater,
  sunLounger,
  wallOpening,
  wellHead,
} from '../../props/rooms/open-air.ts';
import { bicycle } from '../../props/vehicles/bicycle.ts';

type Nook = 'arbour' | 'barbecue' | 'quincho' | 'well' | 'hostel' | 'terrace' | 'balcony' | 'doorway' | 'clothesline';

interface Where {
  focal?: number;
  horizon?: number;
}

/** Corners of yards and terraces where guests eat, rest or arrive. */
export function garden(pic: Picture, o: Where & { nook?: Nook } = {}): void {
  const draw = {
    arbour,
    barbecue: porch,
    quincho,
    well,
    hostel,
    terrace,
    balcony,
    doorway,
    clothesline,
  };
  draw[o.nook ?? 'arbour'](pic, o);
}

/** Plates, cups, bread and jam for `n` along a table at the level y. */
function laid(r: Chamber, x: number, y: number, z: number, w: number, n: number): void {
  const { pic, m } = r;
  for (let i = 0; i < n; i++) {
    const px = x - w / 2 + (w * (i + 0.5)) / n;
    for (const dz of [0.22, -0.2]) {
      const [a, b] = r.P(px, y + 0.01, z + dz),
        sc = r.scale(z + dz);
      pic.fill(ellipse(a, b + sc * 0.008, sc * 0.13, sc * 0.048), overprint(r.dim(m.foam), pic.pal.shade, 0.4));
      pic.fill(ellipse(a, b, sc * 0.13, sc * 0.046), r.dim(m.foam));
      pic.fill(ellipse(a, b, sc * 0.085, sc * 0.028), overprint(r.dim(m.foam), pic.pal.shade, 0.14));
    }
  }
}

function arbour(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = openAir(pic, { ...o, outlook: 'garden', flooring: 'flagstone', depth: 6.2 });
  gardenWall(r, { x0: 0.9, x1: 5.5, z: 6.2, h: 2.7, c: mix(m.adobe, m.wall, 0.4), eave: true });
  wallOpening(r, 1.9, 0, 0.95, 2.05, 6.2, { frame: m.wood, door: m.leafDark });
  geranium(r, 1.4, 5.7, 0, 1.1);
  geranium(r, -2.1, 4.9, 0, 1.3, m.mustard);
  pergola(r, { x0: -1.9, x1: 2.5, z0: 1.5, z1: 5, h: 2.35 });
  diningChair(r, 0.95, 3.8, { c: m.cloth, back: 'far' });
  const top = tallTable(r, 0.4, 3.1, 1.5, 0.85, mix(m.wood, m.sand, 0.4));
  laid(r, 0.3, top, 3.1, 1, 1);
  smallThing(r, 'jug', 0.85, top, 3.2, m.foam);
  smallThing(r, 'jar', 0.6, top, 3.3, m.wine);
  smallThing(r, 'jar', -0.15, top, 3.3, m.mustard);
  smallThing(r, 'bowl', -0.05, top, 2.95, m.accent);
  diningChair(r, -0.85, 3.05, { c: m.cloth, back: 'far', seat: m.foam });
  cat(r, -0.85, 0.47, 2.98, mix(m.mustard, m.adobe, 0.4));
}

function porch(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = openAir(pic, { ...o, outlook: 'river', flooring: 'lawn', depth: 7 });
  flooring(r, 'deck', -2.6, 9, 1.2, 5.4);
  barbecue(r, 1.75, 4.6);
  pergola(r, { x0: -2.4, x1: 3.1, z0: 1.6, z1: 5.2, h: 2.35, fronds: 0 });
  lampGarland(r, [
    [-2.4, 2.2, 5.1],
    [0.3, 2.25, 5.1],
    [3, 2.2, 5.1],
  ]);
  lampGarland(r, [
    [-2.4, 2.25, 3],
    [0.2, 2.3, 3],
    [2.6, 2.25, 3],
  ]);
  for (const x of [-0.95, -0.25]) diningChair(r, x, 3.9, { c: m.wood, back: 'far', seat: m.mustard });
  const top = tallTable(r, -0.6, 3.2, 1.7, 0.9, mix(m.wood, m.sand, 0.35));
  laid(r, -0.6, top, 3.2, 1.4, 2);
  smallThing(r, 'bottle', -0.6, top, 3.2, m.wine);
  smallThing(r, 'bowl', -0.3, top, 3.1, m.leaf);
  for (const x of [-1, -0.2]) diningChair(r, x, 2.55, { c: m.wood, back: 'near', seat: m.mustard });
}

function quincho(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.own;
  const r = openAir(pic, { ...o, outlook: 'orchard', flooring: 'lawn', depth: 7.5 });
  flooring(r, 'tiles', -3.2, 6, 1.2, 6);
  gardenWall(r, { x0: 0.3, x1: 7, z: 6, h: 2.9, c: m.wall, style: 'brick' });
  clayOven(r, 1.9, 5.2);
  // thatched roof on round posts: seen from under its edge
  const wood = mix(m.wood, m.adobe, 0.2);
  pic.fill(r.flat(-3.4, 1.2, 5, 6.2, 2.75), overprint(r.dim(mix(m.sand, m.wood, 0.5)), p.shade, 0.62));
  for (let x = -3.2; x < 5; x += 0.5)
    pic.fill(
      r.path([
        [x, 2.72, 1.2],
        [x + 0.08, 2.72, 1.2],
        [x + 0.08, 2.72, 6.2],
        [x, 2.72, 6.2],
      ]),
      overprint(r.dim(wood), p.shade, 0.75),
    );
  for (const z of [6, 4.4, 2.8]) r.box(0.8, 2.56, z, 8.4, 0.18, 0.18, wood, { shadow: false });
  for (const z of [6, 3.4]) r.box(-3, 0, z, 0.2, 2.7, 0.2, wood);
  for (const x of [-1.5, -0.75, 0, 0.75, 1.5]) diningChair(r, x - 0.2, 4.15, { c: m.wood, back: 'far' });
  const top = tallTable(r, -0.2, 3.4, 4, 0.95, mix(m.wood, m.sand, 0.35));
  pic.fill(r.flat(-2.1, 3.2, 1.7, 3.6, top + 0.004), r.tone(m.accent, 'up'));
  laid(r, -0.2, top, 3.4, 3.6, 4);
  for (const [x, t, c] of [
    [-1.3, 'jug', m.cloth],
    [-0.6, 'bowl', m.leaf],
    [0.1, 'bottle', m.wine],
    [0.8, 'bowl', m.mustard],
    [1.3, 'jug', m.foam],
  ] as const)
    smallThing(r, t, x, top, 3.45, c);
  for (const x of [-1.5, -0.2, 1.1]) diningChair(r, x, 2.7, { c: m.wood, back: 'near' });
}

function well(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = openAir(pic, { ...o, outlook: 'garden', flooring: 'flagstone', depth: 7 });
  gardenWall(r, { x0: -7, x1: 7, z: 7, h: 2.9, c: mix(m.adobe, m.rockB, 0.35), eave: true });
  for (const x of [-3.4, 2.6]) wallOpening(r, x, 0.9, 0.9, 1.35, 7, { frame: m.wood, shutters: m.cloth });
  wallOpening(r, -0.6, 0, 1.05, 2.15, 7, { frame: m.wood, door: m.cloth });
  for (const x of [-1.2, 1, 1.8, 4.2, -2.3]) geranium(r, x, 6.5, 0, 1.15, x > 1.5 ? m.mustard : m.accent);
  const [a, b] = r.P(-2.9, 0, 4.6);
  pic.shade(ellipse(a + r.k * 60, b, 300, 46), pic.pal.shade, 0.5);
  tree(pic, a, b, r.scale(4.6) * 4.6, m.leaf, pic.rng.fork('sombra'), { kind: 'carob', dark: m.leafDark });
  r.box(-0.55, 0, 5, 0.14, 1.7, 0.14, m.wood);
  hammock(r, [-2.75, 1.55, 4.6], [-0.55, 1.5, 5]);
  wellHead(r, 1.15, 3.6);
  geranium(r, 2.3, 3.3, 0, 1.4);
  geranium(r, 2.75, 3.9, 0, 1.2, m.foam);
}

/** Two ways of sitting in a circle: leaning over to pour, and holding a hand out. */
const ROUND = {
  pour: { ...POSES.sit!, elbA: [0.17, 0.4], handA: [0.32, 0.42], elbB: [0.12, 0.4], handB: [0.24, 0.36] },
  reach: { ...POSES.sit!, elbA: [0.16, 0.48], handA: [0.34, 0.5], elbB: [-0.06, 0.36], handB: [0.08, 0.28] },
} satisfies Record<string, Pose>;

/** A traveller sitting in the circle, small, in profile. */
function traveller(r: Chamber, x: number, z: number, how: keyof typeof ROUND, top: Hex, face: number): void {
  const [a, b] = r.P(x, 0, z);
  r.foot(x, z, 0.3);
  figure(r.pic, a, b, r.scale(z) * 1.62, ROUND[how], { top: r.dim(top), bottom: r.dim(r.m.cloth) }, face * r.k, {
    shade: false,
  });
}

function hostel(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  // further back than the other corners: people must stay small
  const r = openAir(pic, { ...o, outlook: 'garden', flooring: 'tiles', depth: 9.5 });
  gardenWall(r, { x0: -9, x1: 9, z: 9.5, h: 3.7, c: mix(m.water, m.cloth, 0.3) });
  mural(r, -1.8, 9.5);
  for (const x of [-5.2, 3.1]) wallOpening(r, x, 0.9, 1.1, 1.7, 9.5, { frame: m.foam, shutters: m.mustard });
  wallOpening(r, 1.2, 0, 1.15, 2.4, 9.5, { frame: m.foam, door: m.accent });
  for (const x of [-6.5, -3.6, 0.7, 2.75, 5]) geranium(r, x, 9, 0, 1.3, x > 1 ? m.mustard : m.accent);
  const [bx, by] = r.P(4.1, 0, 8.4);
  bicycle(pic, bx, by, r.scale(8.4) * 0.36, { color: r.dim(m.mustard), face: -r.k });
  // the round of mate: a low table, one pouring, one reaching for it; another comes over with a pack
  r.box(-1.75, 0.4, 7.9, 1.5, 0.08, 0.5, m.wood);
  for (const x of [-2.35, -1.15]) r.box(x, 0, 7.9, 0.08, 0.4, 0.4, overprint(m.wood, pic.pal.shade, 0.3));
  traveller(r, -2.1, 7.85, 'pour', m.accent, 1);
  const top = tallTable(r, -0.75, 7.7, 0.8, 0.6, m.wood, 0.5);
  smallThing(r, 'jug', -0.62, top, 7.7, m.metal);
  mate(r, -0.95, top, 7.65);
  r.box(0.3, 0.4, 7.9, 0.62, 0.08, 0.5, m.wood);
  r.box(0.3, 0, 7.9, 0.5, 0.4, 0.4, overprint(m.wood, pic.pal.shade, 0.3));
  traveller(r, 0.25, 7.85, 'reach', m.mustard, -1);
  const [fx, fy] = r.P(1.15, 0, 8.5);
  figure(
    pic,
    fx,
    fy,
    r.scale(8.5) * 1.68,
    'walk',
    { top: r.dim(m.foam), bottom: r.dim(m.cloth), hat: 'cap', pack: r.dim(m.wine) },
    -r.k,
  );
  pergola(r, { x0: -3.4, x1: 3.6, z0: 2.4, z1: 8.6, h: 2.9 });
  // the long table in front: kettle, mate, a road map
  diningChair(r, 1.6, 4.15, { c: m.cloth, back: 'far' });
  const near = tallTable(r, 1.5, 3.4, 2.1, 0.9, mix(m.wood, m.sand, 0.35));
  pic.fill(r.flat(1.5, 3.15, 2.2, 3.6, near + 0.004), r.tone(m.foam, 'up'));
  const route = [
    r.P(1.56, near + 0.006, 3.2),
    r.P(1.8, near + 0.006, 3.4),
    r.P(1.95, near + 0.006, 3.3),
    r.P(2.15, near + 0.006, 3.55),
  ];
  pic.line(`M${route.map(([a, b]) => `${f1(a)} ${f1(b)}`).join('L')}`, r.dim(m.accent), 3);
  mate(r, 0.9, near, 3.3);
  smallThing(r, 'jug', 0.65, near, 3.55, m.metal);
  diningChair(r, 1, 2.75, { c: m.accent, back: 'near' });
  pottedPlant(r, -2.3, 3.6, 1.5);
}

/** mate gourd with its metal straw */
function mate(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    sc = r.scale(z),
    [a, b] = r.P(x, y + 0.13, z);
  pic.line(`M${f1(a)} ${f1(b)}L${f1(a + r.k * sc * 0.07)} ${f1(b - sc * 0.12)}`, r.dim(m.metal), sc * 0.016);
  r.turned(
    x,
    y,
    z,
    [
      [0.04, 0],
      [0.075, 0.05],
      [0.07, 0.1],
      [0.055, 0.14],
    ],
    mix(m.wood, m.roof, 0.3),
    r.dim(m.leaf),
  );
}

/** A valley painted straight on a yard wall in one broad panel: rayed sun, ranges, a winding river. */
function mural(r: Chamber, x: number, z: number): void {
  const { pic, m } = r;
  const [w, y0, y1] = [1.9, 0.75, 3.05];
  const at = (a: number, b: number): Pt => r.P(x + a * w, y0 + b * (y1 - y0), z);
  const panel = poly([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]);
  const clip = pic.clip(panel);
  const paint = (d: string, c: Hex) => pic.raw(pic.clipped(clip, shape(d, r.dim(c))));
  pic.fill(panel, r.dim(mix(m.mustard, m.foam, 0.5)));
  const [cx, cy] = at(0.3, 0.62);
  const u = r.scale(z);
  let rays = '';
  for (let i = 0; i < 18; i++) {
    const [c0, c1] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2];
    rays += poly([
      [cx, cy],
      [cx + Math.cos(c0) * u * 5, cy + Math.sin(c0) * u * 5],
      [cx + Math.cos(c1) * u * 5, cy + Math.sin(c1) * u * 5],
    ]);
  }
  paint(rays, mix(m.mustard, m.foam, 0.2));
  paint(ellipse(cx, cy, u * 0.46), mix(m.accent, m.mustard, 0.35));
  const ridge = (pts: [number, number][]) => poly([at(-1.1, -0.1), ...pts.map(([q, v]) => at(q, v)), at(1.1, -0.1)]);
  paint(
    ridge([
      [-1.1, 0.5],
      [-0.72, 0.8],
      [-0.5, 0.62],
      [-0.3, 0.72],
      [0.05, 0.48],
      [0.5, 0.62],
      [0.78, 0.5],
      [1.1, 0.66],
    ]),
    mix(m.wine, m.accent, 0.35),
  );
  paint(
    ridge([
      [-1.1, 0.36],
      [-0.7, 0.5],
      [-0.2, 0.34],
      [0.3, 0.42],
      [0.7, 0.34],
      [1.1, 0.44],
    ]),
    m.accent,
  );
  paint(
    ridge([
      [-1.1, 0.2],
      [-0.5, 0.3],
      [0.1, 0.2],
      [0.6, 0.3],
      [1.1, 0.2],
    ]),
    m.leafDark,
  );
  const river: Pt[] = [
    at(0.02, 0.26),
    at(0.2, 0.2),
    at(-0.12, 0.12),
    at(-0.1, -0.05),
    at(0.5, -0.05),
    at(0.16, 0.12),
    at(0.32, 0.2),
    at(0.08, 0.26),
  ];
  paint(smooth(river), m.foam);
  pic.line(panel, r.dim(m.foam), 5);
}

function terrace(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.own;
  const r = openAir(pic, { ...o, outlook: 'town', flooring: 'tiles', depth: 5.6 });
  gardenWall(r, { x0: -9, x1: 9, z: 5.6, h: 0.95, c: mix(m.wall, m.adobe, 0.4) });
  for (const x of [-2.4, -0.9, 2.9]) geranium(r, x, 5.3, 0, 1.2);
  for (const x of [-2.7, 0.2, 3.2]) r.box(x, 0, 5.45, 0.09, 2.75, 0.09, m.wood, { shadow: false });
  for (const [z, y] of [
    [5.45, 2.7],
    [3.6, 2.45],
  ] as const)
    lampGarland(
      r,
      [
        [-2.7 * (z / 5.45), y, z],
        [0.2 * (z / 5.45), y, z],
        [3.2 * (z / 5.45), y, z],
      ],
      0.3,
    );
  barbecue(r, 2.1, 4.7);
  const top = tallTable(r, -0.15, 2.75, 1.9, 0.95, mix(m.wood, m.sand, 0.35), 0.78);
  pizzaOnBoard(r, -0.15, top, 2.7);
  smallThing(r, 'bottle', -0.9, top, 3, m.leafDark);
  smallThing(r, 'bowl', 0.6, top, 2.95, m.mustard);
  barStool(r, -1.5, 2.7, m.cloth, 0.5);
  if (p.lamps) glow(pic, ...r.P(-0.15, 1.4, 2.75), r.scale(2.75) * 1.3, p.lamp, 0.35);
}

function pizzaOnBoard(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    rng = pic.rng.fork('pizza'),
    sc = r.scale(z),
    [a, b] = r.P(x, y + 0.04, z),
    flat = 0.36;
  const disc = (k: number, c: Hex, dy = 0) => pic.fill(ellipse(a, b - dy, sc * 0.36 * k, sc * 0.36 * k * flat), c);
  disc(1.22, overprint(m.wood, p.shade, 0.5), -sc * 0.03);
  disc(1.2, mix(m.wood, m.sand, 0.4));
  disc(1.02, overprint(m.adobe, p.shade, 0.35), -sc * 0.012);
  disc(1, mix(m.adobe, m.mustard, 0.4), sc * 0.01);
  disc(0.86, m.accent, sc * 0.014);
  for (let i = 0; i < 26; i++) {
    const t = rng.range(0, 6.28),
      q = Math.sqrt(rng()) * 0.74;
    pic.fill(
      ellipse(
        a + Math.cos(t) * q * sc * 0.36,
        b - sc * 0.016 + Math.sin(t) * q * sc * 0.36 * flat,
        sc * rng.range(0.025, 0.06),
        sc * rng.range(0.012, 0.022),
      ),
      [m.foam, mix(m.foam, m.mustard, 0.35), m.leafDark][i % 3]!,
    );
  }
  for (let i = 0; i < 4; i++) {
    const t = (i / 4) * Math.PI;
    pic.line(
      `M${f1(a + Math.cos(t) * sc * 0.36)} ${f1(b - sc * 0.012 + Math.sin(t) * sc * 0.36 * flat)}L${f1(a - Math.cos(t) * sc * 0.36)} ${f1(b - sc * 0.012 - Math.sin(t) * sc * 0.36 * flat)}`,
      overprint(m.wood, p.shade, 0.4),
      1.6,
    );
  }
}

function balcony(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = openAir(pic, { ...o, horizon: o.horizon ?? 0.44, outlook: 'town', flooring: 'lawn', depth: 3.9 });
  // the room's wall on the near side and the balcony's own floor
  pic.fill(r.lateral(2.3, 1.2, 3.9, 0, 3.4), r.tone(mix(m.wall, m.foam, 0.5), 'light'));
  flooring(r, 'tiles', -7, 2.3, 1.2, 3.9);
  for (const z of [1.9]) {
    pic.fill(r.lateral(2.3, z, z + 1.1, 0, 2.2), mix(pic.pal.deep, m.glass, 0.25));
    pic.fill(
      r.lateral(2.3, z - 0.08, z, 0, 2.3) +
        r.lateral(2.3, z + 1.1, z + 1.18, 0, 2.3) +
        r.lateral(2.3, z + 0.53, z + 0.58, 0, 2.2) +
        r.lateral(2.3, z, z + 1.1, 2.2, 0.1),
      r.tone(m.leafDark, 'front'),
    );
  }
  railing(r, -1.9, 8.2, 3.85, 0.98, mix(pic.pal.deep, m.metal, 0.12), 0.12);
  pic.fill(r.upright(-6, 0.96, 8.3, 0.06, 3.82), r.tone(m.wood, 'light'));
  for (const x of [-1.7, -1, 1.6]) geranium(r, x, 3.6, 0, 0.95, x > 0 ? m.mustard : m.accent);
  folding(r, -0.35, 2.85, m.cloth);
  folding(r, 1.15, 2.85, m.accent);
  r.foot(0.42, 2.8, 0.28);
  r.turned(
    0.42,
    0,
    2.8,
    [
      [0.2, 0],
      [0.03, 0.04],
      [0.03, 0.66],
    ],
    pic.pal.deep,
  );
  r.turned(
    0.42,
    0.66,
    2.8,
    [
      [0.3, 0],
      [0.3, 0.03],
    ],
    m.foam,
  );
  smallThing(r, 'bowl', 0.34, 0.69, 2.75, m.roof);
  smallThing(r, 'jug', 0.54, 0.69, 2.85, m.cloth);
}

/** folding chair of slats, seen from the front and a little from above */
function folding(r: Chamber, x: number, z: number, c: Hex): void {
  const { pic, m } = r,
    wood = r.tone(mix(m.wood, m.sand, 0.3), 'front');
  r.shadow(x, 0, z, 0.46, 0.5, 0.4);
  let legs = '';
  for (const s of [-1, 1]) {
    const a = x + s * 0.21;
    legs += r.path([
      [a, 0, z - 0.24],
      [a + 0.035, 0, z - 0.24],
      [a + 0.035, 0.45, z + 0.2],
      [a, 0.45, z + 0.2],
    ]);
    legs += r.path([
      [a, 0, z + 0.22],
      [a + 0.035, 0, z + 0.22],
      [a + 0.035, 0.46, z - 0.2],
      [a, 0.46, z - 0.2],
    ]);
    legs += r.upright(a, 0.4, 0.035, 0.5, z + 0.22);
  }
  pic.fill(legs, wood);
  for (let i = 0; i < 4; i++) r.box(x, 0.45, z + 0.16 - i * 0.11, 0.46, 0.025, 0.085, c, { shadow: false });
  for (const y of [0.6, 0.75]) r.box(x, y, z + 0.23, 0.46, 0.09, 0.025, c, { shadow: false });
}

function doorway(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.own;
  const r = openAir(pic, { ...o, outlook: 'garden', flooring: 'lawn', depth: 4.6 });
  gardenWall(r, { x0: -1.6, x1: 8, z: 4.6, h: 3.1, c: mix(m.adobe, m.wall, 0.55), eave: true });
  // flagged path to the step
  flooring(r, 'flagstone', -0.05, 1.85, 1.2, 4.3);
  r.box(0.9, 0, 4.25, 1.6, 0.14, 0.6, m.stone);
  wallOpening(r, 0.4, 0.14, 1, 2.12, 4.6, { frame: mix(m.wall, m.foam, 0.5), door: mix(m.leaf, m.leafDark, 0.55) });
  wallOpening(r, 2.35, 1, 0.85, 1.2, 4.6, { frame: m.wood, shutters: mix(m.leaf, m.leafDark, 0.55) });
  roses(r, 0.1, 4.5, 2.55);
  roses(r, 1.75, 4.5, 2.3);
  lantern(r, -0.55, 1.95, 4.5);
  geranium(r, -0.35, 3.9, 0, 1.1, m.mustard);
  geranium(r, 2.1, 3.75, 0, 1.25);
  r.box(-1.05, 0.36, 4.1, 0.9, 0.07, 0.36, m.wood);
  for (const x of [-1.4, -0.7]) r.box(x, 0, 4.1, 0.07, 0.36, 0.3, m.wood, { shadow: false });
}

/** climbing rose up a wall, from the ground at (x, z) to height h */
function roses(r: Chamber, x: number, z: number, h: number): void {
  const { pic, m } = r,
    rng = pic.rng.fork(`rosal${x}`);
  const [a, b] = r.P(x, 0, z),
    [c, d] = r.P(x + 0.15, h, z);
  pic.line(`M${f1(a)} ${f1(b)}Q${f1(a - 12)} ${f1((b + d) / 2)} ${f1(c)} ${f1(d)}`, r.dim(m.wood), 6);
  for (let y = 0.25; y < h; y += 0.3)
    fronds(r, x + rng.range(-0.12, 0.16) + 0.1 * (y / h), y, z, 0.26 + 0.08 * Math.sin(y * 3), 8);
  for (let i = 0; i < 26; i++) {
    const y = rng.range(0.3, h + 0.15),
      [fx, fy] = r.P(x + rng.range(-0.3, 0.36), y, z),
      q = r.scale(z) * rng.range(0.035, 0.055);
    pic.fill(ellipse(fx, fy, q), r.dim(overprint(m.accent, pic.pal.shade, 0.25)));
    pic.fill(ellipse(fx - r.k * q * 0.25, fy - q * 0.25, q * 0.68), r.dim(mix(m.accent, m.foam, 0.25)));
    pic.fill(ellipse(fx - r.k * q * 0.3, fy - q * 0.3, q * 0.26), lit(pic.pal, m.accent, 0.6));
  }
}

function lantern(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal;
  pic.fill(r.upright(x - 0.02, y + 0.3, 0.04, 0.16, z) + r.upright(x - 0.14, y + 0.28, 0.28, 0.05, z), p.deep);
  pic.fill(r.upright(x - 0.1, y, 0.2, 0.28, z), p.lamps ? lit(p, p.lamp, 0.3) : mix(m.glass, m.mustard, 0.35));
  pic.fill(
    r.upright(x - 0.12, y - 0.03, 0.24, 0.04, z) +
      r.upright(x - 0.01, y, 0.02, 0.28, z) +
      r.upright(x - 0.12, y, 0.02, 0.28, z) +
      r.upright(x + 0.1, y, 0.02, 0.28, z),
    p.deep,
  );
  if (p.lamps) glow(pic, ...r.P(x, y + 0.14, z), r.scale(z) * 1.4, p.lamp, 0.6);
}

function clothesline(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.own;
  const r = openAir(pic, { ...o, outlook: 'garden', flooring: 'lawn', depth: 9 });
  gardenWall(r, { x0: -9, x1: 9, z: 9, h: 1.7, c: mix(m.wall, m.foam, 0.3) });
  flooring(r, 'flagstone', -0.4, 3.4, 1.2, 4.2);
  for (const [z, off] of [
    [6.6, 0.5],
    [4.8, 0],
  ] as const) {
    for (const x of [-3.2 - off, 3.4 + off]) r.box(x, 0, z, 0.12, 2.15, 0.12, m.wood);
    washingLine(r, -3.2 - off, 3.4 + off, 2.05, z);
  }
  // basket of folded clothes and the delivery bicycle
  r.foot(-0.55, 3, 0.42);
  r.turned(
    -0.55,
    0,
    3,
    [
      [0.3, 0],
      [0.42, 0.36],
    ],
    mix(m.mustard, m.wood, 0.3),
    p.deep,
  );
  [m.foam, m.cloth, mix(m.mustard, m.foam, 0.4), m.accent].forEach((c, i) =>
    r.box(-0.55, 0.3 + i * 0.075, 3, 0.56 - i * 0.03, 0.07, 0.36, c, { shadow: false }),
  );
  const [a, b] = r.P(1.35, 0, 3.1);
  r.shadow(1.35, 0, 3.1, 1.6, 0.6, 0.1);
  bicycle(pic, a, b, r.scale(3.1) * 0.34, { color: m.accent, face: -r.k, shadow: false, basket: true });
}

/** sheets and pillowcases hung from x0 to x1, moved by a light wind */
function washingLine(r: Chamber, x0: number, x1: number, y: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    rng = pic.rng.fork(`soga${z}`);
  const at = (t: number) => y - 0.16 * Math.sin(Math.PI * t);
  const cord = Array.from({ length: 13 }, (_, i) => r.P(x0 + ((x1 - x0) * i) / 12, at(i / 12), z));
  const pieces: [number, number, number, Hex][] = [
    [0.04, 0.27, 1.55, m.foam],
    [0.33, 0.1, 0.7, mix(m.water, m.foam, 0.35)],
    [0.45, 0.24, 1.45, m.foam],
    [0.71, 0.1, 0.75, mix(m.mustard, m.foam, 0.3)],
    [0.83, 0.13, 1.2, mix(m.accent, m.foam, 0.45)],
  ];
  for (const [t, w, drop, c] of pieces) {
    const X = (k: number) => x0 + (x1 - x0) * (t + w * k),
      sway = rng.range(0.04, 0.14);
    const hem: Pt[] = [];
    for (let i = 6; i >= 0; i--)
      hem.push(r.P(X(i / 6) + sway, at(t + (w * i) / 6) - drop + 0.05 * Math.sin(i * 1.9 + t * 9), z - 0.1));
    const top: Pt[] = [];
    for (let i = 0; i <= 6; i++) top.push(r.P(X(i / 6), at(t + (w * i) / 6), z));
    const d = `M${top.map(([a, b]) => `${f1(a)} ${f1(b)}`).join('L')}L${hem.map(([a, b]) => `${f1(a)} ${f1(b)}`).join('L')}Z`;
    const [sx, sy] = r.P(X(0.5) + 0.35, 0, z - 0.5);
    pic.shade(ellipse(sx, sy, r.scale(z) * (x1 - x0) * w * 0.55, r.scale(z) * 0.16), p.shade, 0.45);
    pic.fill(d, r.tone(c, 'light'));
    let folds = '';
    for (let i = 1; i < 6; i += 2)
      folds += r.path([
        [X(i / 6), at(t), z],
        [X(i / 6 + 0.07), at(t), z],
        [X(i / 6 + 0.1) + sway, at(t) - drop, z],
        [X(i / 6 - 0.02) + sway, at(t) - drop, z],
      ]);
    pic.add('multiply', pic.clipped(pic.clip(d), shape(folds, p.shade, 0.26)));
    for (const q of [0.06, 0.5, 0.94])
      pic.fill(r.upright(X(q) - 0.015, at(t + w * q) - 0.05, 0.03, 0.1, z - 0.02), r.dim(m.wood));
  }
  pic.line(`M${cord.map(([a, b]) => `${f1(a)} ${f1(b)}`).join('L')}`, p.deep, 1.8);
}

// --- Pools -----------------------------------------------------------------------------------------

type Pool = 'canyon' | 'orchard' | 'terrace' | 'vineyard';

/** Small pools: a fenced one by the canyon, one in an orchard, one on a roof in town, a family one by the vines. */
export function gardenPool(pic: Picture, o: Where & { place?: Pool } = {}): void {
  const draw = { canyon: fenced, orchard, terrace: rooftop, vineyard: family };
  draw[o.place ?? 'orchard'](pic, o);
}

/** a fence of thin posts and rails along z, from x0 to x1 */
function fence(r: Chamber, x0: number, x1: number, z: number, c: Hex): void {
  let d = r.upright(x0, 0.98, x1 - x0, 0.05, z) + r.upright(x0, 0.15, x1 - x0, 0.04, z);
  for (let x = x0; x <= x1; x += 0.13) d += r.upright(x, 0.1, 0.03, 0.95, z);
  for (let x = x0; x <= x1; x += 1.6) d += r.upright(x, 0, 0.08, 1.1, z);
  r.pic.fill(d, c);
}

function fenced(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = openAir(pic, { ...o, horizon: o.horizon ?? 0.4, outlook: 'river', flooring: 'lawn', depth: 14 });
  const [tx, ty] = r.P(4.6, 0, 11.5);
  pic.shade(ellipse(tx - lightSide(pic.pal) * 40, ty, 120, 16), pic.pal.shade, 0.5);
  tree(pic, tx, ty, r.scale(11.5) * 5.5, pic.pal.mats.leaf, pic.rng.fork('sauce'), {
    kind: 'willow',
    dark: pic.pal.mats.leafDark,
  });
  fence(r, -9, 9, 9.6, r.tone(m.wood, 'front'));
  poolWater(r, -2.3, 2.7, 2.6, 7.4, m.stone);
  for (const [x, c] of [
    [-3.6, m.accent],
    [-4.5, m.mustard],
  ] as const)
    sunLounger(r, x, 6.6, c);
  for (const [x, c] of [
    [3.7, m.cloth],
    [4.6, m.accent],
  ] as const)
    sunLounger(r, x, 6.2, c);
  parasol(r, 4.15, 7.4, m.mustard);
}

function orchard(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = openAir(pic, { ...o, outlook: 'orchard', flooring: 'lawn', depth: 12 });
  flooring(r, 'deck', -5, 6, 1.2, 7.4);
  poolWater(r, -3.2, 2.9, 1.7, 6.2, mix(m.wood, m.sand, 0.6));
  sunLounger(r, 2.75, 5.6, m.cloth);
  sunLounger(r, 3.55, 5.6, m.cloth);
  parasol(r, 3.2, 6.5, m.accent);
  pottedPlant(r, -4, 5.4, 1.3);
  geranium(r, 2.4, 3.2, 0, 1.3);
  // a towel left on the rim
  pic.fill(r.flat(-0.8, 2.35, 0.3, 2.62, 0.012), r.tone(m.mustard, 'light'));
  pic.fill(r.flat(-0.8, 2.42, 0.3, 2.46, 0.013) + r.flat(-0.8, 2.52, 0.3, 2.56, 0.013), r.tone(m.foam, 'light'));
}

function rooftop(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.own;
  const r = openAir(pic, { ...o, horizon: o.horizon ?? 0.42, outlook: 'town', flooring: 'deck', depth: 8 });
  // glass parapet: only its rail and posts show
  pic.raw(shape(r.upright(-12, 0, 24, 1, 8), p.sky[1], 0.22));
  let posts = r.upright(-12, 1, 24, 0.06, 8);
  for (let x = -9; x < 10; x += 1.5) posts += r.upright(x, 0, 0.05, 1, 8);
  pic.fill(posts, r.dim(mix(p.deep, m.metal, 0.3)));
  poolWater(r, -4.4, 3.3, 0.5, 6.6, mix(m.stone, m.foam, 0.4));
  // bar under a slatted roof
  const wood = mix(m.wood, m.adobe, 0.2);
  r.box(3.1, 0, 6, 2.6, 1.05, 0.6, wood);
  let slats = '';
  for (let i = 1; i < 14; i++) slats += r.upright(1.8 + (2.6 * i) / 14, 0.06, 0.02, 0.95, 5.7);
  pic.shade(slats, p.shade, 0.45);
  r.box(3.1, 1.05, 5.95, 2.8, 0.06, 0.8, m.foam, { shadow: false });
  for (const [x, t, c] of [
    [2.2, 'bottle', m.leafDark],
    [2.45, 'bottle', m.mustard],
    [3, 'flowerpot', m.roof],
    [3.5, 'jug', m.accent],
    [3.9, 'bottle', m.wine],
  ] as const)
    smallThing(r, t, x, 1.11, 6, c);
  for (const x of [1.9, 4.35]) r.box(x, 0, 6.3, 0.1, 2.6, 0.1, wood, { shadow: false });
  for (const x of [1.9, 4.35]) r.box(x, 0, 5.3, 0.1, 2.6, 0.1, wood);
  for (let z = 5.3; z < 6.4; z += 0.18) r.box(3.1, 2.6, z, 3, 0.08, 0.06, wood, { shadow: false });
  for (const x of [2.2, 2.9, 3.6]) barStool(r, x, 5.1, m.accent, 0.74);
  lampGarland(r, [
    [-4.8, 2.5, 7.8],
    [-1.4, 2.55, 7.8],
    [1.9, 2.6, 6.3],
  ]);
  sunLounger(r, 1.7, 4.3, m.cloth);
  pottedPlant(r, -5, 6.9, 1.4);
  pottedPlant(r, 5.2, 6, 1.4);
}

function family(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = openAir(pic, { ...o, horizon: o.horizon ?? 0.42, outlook: 'vineyard', flooring: 'lawn', depth: 10.5 });
  gardenWall(r, { x0: -14, x1: 14, z: 10.5, h: 0.75, c: m.stone, style: 'stone' });
  const [tx, ty] = r.P(-4.8, 0, 9);
  pic.shade(ellipse(tx + r.k * 60, ty, 130, 20), pic.pal.shade, 0.5);
  tree(pic, tx, ty, r.scale(9) * 5, pic.pal.mats.leaf, pic.rng.fork('nogal'), {
    kind: 'carob',
    dark: pic.pal.mats.leafDark,
  });
  const rim = mix(m.roof, m.adobe, 0.4);
  poolWater(r, -1.5, 3, 3, 7.6, rim);
  float(r, 0.6, 4.9, 0.5);
  sunLounger(r, -2.9, 5.4, m.mustard);
  r.foot(3.75, 6, 0.3);
  r.turned(
    3.75,
    0,
    6,
    [
      [0.26, 0],
      [0.32, 0.28],
    ],
    m.mustard,
    m.wood,
  );
  const ball = r.P(-1.95, 0.2, 3.4),
    q = r.scale(3.4) * 0.2;
  r.foot(-1.95, 3.4, 0.2);
  pic.fill(ellipse(ball[0], ball[1], q), r.dim(m.accent));
  const clip = pic.clip(ellipse(ball[0], ball[1], q));
  pic.raw(
    pic.clipped(
      clip,
      shape(
        smooth(
          [
            [ball[0] - q, ball[1] - q * 0.2],
            [ball[0], ball[1] - q * 0.7],
            [ball[0] + q, ball[1] - q * 0.3],
            [ball[0] + q, ball[1] + q * 0.2],
            [ball[0], ball[1] - q * 0.2],
            [ball[0] - q, ball[1] + q * 0.3],
          ],
          true,
          0.7,
        ),
        m.foam,
      ),
    ),
  );
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(rect(ball[0] + (r.k > 0 ? q * 0.25 : -q * 1.3), ball[1] - q, q, q * 2), pic.pal.shade, 0.4),
    ),
  );
}

/** striped swimming ring afloat */
function float(r: Chamber, x: number, z: number, rad: number): void {
  const { pic, m } = r,
    sc = r.scale(z),
    [a, b] = r.P(x, -0.1, z);
  const ring = (k: number) => ellipse(a, b, sc * rad * k, sc * rad * k * 0.34);
  pic.shade(ellipse(a + r.k * sc * 0.12, b + sc * 0.1, sc * rad, sc * rad * 0.32), pic.pal.shade, 0.4);
  pic.raw(`<path d="${ring(1)}${ring(0.5)}" fill="${r.dim(m.foam)}" fill-rule="evenodd"/>`);
  const clip = pic.clip(ring(1) + ring(0.5), 'evenodd');
  let wedges = '';
  for (let i = 0; i < 8; i += 2) {
    const t0 = (i / 8) * 6.283,
      t1 = ((i + 1) / 8) * 6.283;
    wedges += `M${f1(a)} ${f1(b)}L${f1(a + Math.cos(t0) * sc)} ${f1(b + Math.sin(t0) * sc * 0.4)}L${f1(a + Math.cos(t1) * sc)} ${f1(b + Math.sin(t1) * sc * 0.4)}Z`;
  }
  pic.raw(pic.clipped(clip, shape(wedges, r.dim(m.accent))));
}
