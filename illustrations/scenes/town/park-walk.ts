import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import type { Mat } from '../../core/palette.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { person as townsman } from '../../props/people/people.ts';
import { lightSide } from '../../props/plants/plants.ts';
import {
  bench,
  drawFarToNear,
  lampPost,
  pavingJoints,
  person,
  standingTree,
  strip,
  type Thing,
} from '../../props/staging.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface ParkWalkOptions {
  focal?: number;
  horizon?: number;
  place?: 'meadow' | 'castles' | 'fountain' | 'bench';
}

interface Site {
  pic: Picture;
  s: Space;
  k: number;
  things: Thing[];
}

/** Green places of the town: a great lawn, towers to play in, a dancing fountain, a bench in the shade. */
export function parkWalk(pic: Picture, o: ParkWalkOptions = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.58;
  const place = o.place ?? 'meadow';
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? { meadow: 0.56, castles: 0.6, fountain: 0.56, bench: 0.46 }[place]);
  const low = p.name === 'dawn' || p.name === 'golden' || p.name === 'dusk';
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.42, r: p.night ? 26 : 40 } : undefined,
    clouds: p.night ? 'none' : low ? 'streaks' : 'cumulus',
    cloudAmount: 0.8,
  });
  range(pic, {
    horizon: hz,
    height: hz * (place === 'meadow' ? 0.5 : 0.3),
    lead: 0.5 - 0.2 * k,
    snow: 0.5,
    air: 0.42,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  if (place === 'meadow')
    range(pic, {
      horizon: hz + 4,
      height: hz * 0.2,
      snow: 0,
      rock: mix(p.mats.scrub, p.mats.rockB, 0.4),
      air: 0.34,
      seed: 'foot',
      peaks: 9,
      mist: 0.8,
    });
  const s = new Space(
    pic,
    { x: 0, y: place === 'meadow' ? 2.4 : 1.75, z: 0, f: 1000, cx: W * focal, horizon: hz },
    { az: lightSide(p) > 0 ? -38 : 218, el: Math.max(28, p.el) },
  );
  const grass = mix(p.mats.leaf, p.mats.vine, 0.55);
  plain(pic, s, grass, { bands: 0, far: mix(grass, p.haze, 0.35) });
  mown(pic, s, grass);
  const site: Site = { pic, s, k, things: [] };
  ({ meadow: meadow, castles: castles, fountain: fountainSquare, bench: shadyBench })[place](site);
  drawFarToNear(site.things);
}

/** Stripes of the mower, closing up with distance. */
function mown(pic: Picture, s: Space, grass: Hex): void {
  let d = '';
  for (let z = 3, i = 0; z < 60; z *= 1.16, i++) if (i % 2) d += strip(s, -90, 90, z, z * 1.16);
  pic.fill(d, lit(pic.pal, grass, 0.1), 0.55);
}

/** A belt of trees along the far side. */
function treeBelt({ pic, s, things }: Site, z: number, skip: (x: number) => boolean = () => false): void {
  const rng = pic.rng.fork('belt');
  for (let x = -z; x <= z; x += 5.2) {
    if (skip(x)) continue;
    const poplars = rng.chance(0.3);
    things.push(
      standingTree(
        s,
        rng.fork(`${x}`),
        x + rng.range(-1, 1),
        z + rng.range(0, 5),
        rng.range(8, 11.5),
        poplars ? 'poplar' : 'plane-tree',
        { shade: false },
      ),
    );
  }
}

// --- The lawn ------------------------------------------------------------------------------------

function meadow(site: Site): void {
  const { pic, s, k, things } = site;
  const m = pic.pal.mats;
  const p = pic.pal;
  const rng = pic.rng;
  const sandy = mix(m.sand, m.wall, 0.3);
  const left: V3[] = [];
  const right: V3[] = [];
  for (let z = 2.5; z < 52; z *= 1.09) {
    const x = k * (1.6 + 4.2 * Math.sin(z * 0.075 - 0.4) - z * 0.1);
    left.push([x - 1.5, 0.01, z]);
    right.push([x + 1.5, 0.01, z]);
  }
  pic.fill(s.path([...left, ...right.reverse()]), sandy);
  treeBelt(site, 56);
  for (const [x, z, h] of [
    [9.5, 30, 12],
    [-14, 36, 12],
    [15, 21, 12.5],
    [-19, 26, 12],
    [7.6, 15.5, 10.5],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), x * k, z, h, x === 15 ? 'willow' : 'plane-tree'));
  picnic(site, 4.6 * k, 13.2);
  things.push(bench(s, -4.6 * k, 19));
  things.push(
    person(s, -0.7 * k, 21, 'walk', { top: m.accent, bottom: p.deep }, k),
    person(s, 0.2 * k, 21.4, 'walk', { top: m.foam, dress: m.cloth }, k),
  );
  things.push(
    person(s, -7.5 * k, 27, 'cheer', { top: m.mustard, bottom: m.cloth }, k, { tall: 1.3 }),
    person(s, -9.6 * k, 27.6, 'walk', { top: m.wine, bottom: p.deep }, k, { tall: 1.2 }),
  );
  things.push(lampPost(s, 3.8 * k, 25, 4));
}

/** A family on a blanket with its basket. */
function picnic({ pic, s, things }: Site, x: number, z: number): void {
  const p = pic.pal;
  const m = p.mats;
  things.push({
    z: z + 0.4,
    draw: () => {
      pic.fill(strip(s, x - 1.5, x + 1.5, z - 0.7, z + 0.7, 0.02), m.accent);
      let checks = '';
      for (let i = 0; i < 6; i++) checks += strip(s, x - 1.5 + i * 0.5, x - 1.25 + i * 0.5, z - 0.7, z + 0.7, 0.02);
      pic.fill(checks, m.foam, 0.75);
      s.block(x + 0.1, 0, z + 0.2, 0.5, 0.3, 0.35)
        .cast(0, 0.5)
        .paint(m.adobe);
    },
  });
  things.push(
    person(s, x - 0.9, z, 'sit', { top: m.cloth, bottom: p.deep, hat: 'cap' }, 1),
    person(s, x + 1, z - 0.1, 'sit', { top: m.mustard, bottom: m.wine }, -1),
  );
}

// --- Towers to play in ---------------------------------------------------------------------------

function castles(site: Site): void {
  const { pic, s, k, things } = site;
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng;
  pic.fill(strip(s, -16, 16, 1.5, 21, 0.01), mix(m.sand, m.rockC, 0.4));
  treeBelt(site, 34);
  for (const [x, z, h] of [
    [-13, 22, 10],
    [13.5, 19, 10.5],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), x * k, z, h, 'plane-tree'));
  const towers: [number, number, Hex, Hex, number][] = [
    [-3.6 * k, 16, m.accent, m.cloth, 5.2],
    [0.6 * k, 15, m.mustard, m.accent, 4.2],
    [4.8 * k, 16.4, m.cloth, m.mustard, 5.6],
  ];
  things.push({ z: 16.6, draw: () => walkway(s, -3.6 * k, 0.6 * k, 15.6, 2.1, m.mustard) });
  things.push({ z: 16.7, draw: () => walkway(s, 0.6 * k, 4.8 * k, 15.8, 2.1, m.accent) });
  for (const [x, z, wall, roof, h] of towers) things.push({ z, draw: () => turret(s, x, z, wall, roof, h) });
  things.push({ z: 13.6, draw: () => slide(s, -3.6 * k, 14.8, -k, m.mustard) });
  things.push({ z: 11.2, draw: () => truckSlide(s, 3.7 * k, 11.2, -k) });
  const kid = (x: number, z: number, pose: string, top: Hex, face: number, tall = 1.2) =>
    things.push(person(s, x * k, z, pose, { top, bottom: m.cloth }, face * k, { tall }));
  kid(-6.9, 12.2, 'cheer', m.accent, 1);
  kid(-2, 11.6, 'walk', m.foam, 1, 1.1);
  kid(-0.6, 12.4, 'wave', m.wine, -1);
  things.push(
    person(s, -5.6 * k, 10.6, 'stand', { top: m.cloth, bottom: p.deep }, k),
    person(s, 0.9 * k, 10, 'stand', { top: m.mustard, dress: m.wine }, k, { tall: 1.65 }),
  );
  things.push(bench(s, -9.2 * k, 12.5));
}

/** Square tower with battlements, a door and a coloured cone. */
function turret(s: Space, x: number, z: number, wall: Hex, roof: Hex, h: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const b = s.block(x, 0, z, 2, h * 0.72, 2);
  b.cast(0, 0.55);
  b.paint(wall);
  for (const i of [1, 3, 0]) {
    if (!b.visible(i)) continue;
    const f = b.wall(i);
    let merlons = '';
    for (let a = 0; a < 1.9; a += 0.5) merlons += f.rect(a, h * 0.72, 0.28, 0.32);
    pic.fill(merlons + f.rect(-0.08, h * 0.72 - 0.25, 2.16, 0.25, 0.08), f.ink(lit(p, wall, 0.2)));
    pic.fill(f.arch(0.62, i === 0 ? 0 : 1.9, 0.76, i === 0 ? 1.3 : 0.9), overprint(f.ink(wall), p.shade, 0.8));
    if (i === 0) pic.fill(f.arch(0.7, 2.25, 0.6, 0.85), overprint(f.ink(wall), p.shade, 0.8));
  }
  const [tx, ty] = s.P([x, h * 1.12, z]);
  const [lx, ly] = s.P([x - 1.15, h * 0.76, z]);
  const [rx] = s.P([x + 1.15, h * 0.76, z]);
  const low = (rx - lx) * 0.09;
  pic.fill(`M${lx} ${ly}Q${tx} ${ly + low * 2} ${rx} ${ly}L${tx} ${ty}Z`, roof);
  const side = s.sun[0] > 0 ? lx : rx;
  pic.shade(`M${tx} ${ty}L${side} ${ly}Q${(side + tx) / 2} ${ly + low} ${tx} ${ly + low}Z`, p.shade, 0.6);
  pic.line(`M${tx} ${ty}v${-s.scale(z) * 0.6}`, p.deep, 2);
  pic.fill(
    poly([
      [tx, ty - s.scale(z) * 0.6],
      [tx + s.scale(z) * 0.5, ty - s.scale(z) * 0.45],
      [tx, ty - s.scale(z) * 0.3],
    ]),
    wall,
  );
}

function walkway(s: Space, x0: number, x1: number, z: number, y: number, ink: Hex): void {
  const x = (x0 + x1) / 2;
  const w = Math.abs(x1 - x0) - 1.9;
  s.block(x, y, z, w, 0.16, 0.9).cast(0, 0.4).paint(ink);
  const f = s.face([x - w / 2, y + 0.16, z - 0.45], [w, 0, 0], [0, 0.8, 0]);
  let rails = f.rect(0, 0.66, w, 0.1);
  for (let a = 0; a <= w; a += 0.3) rails += f.rect(a, 0, 0.05, 0.7);
  s.pic.fill(rails, overprint(ink, s.pic.pal.shade, 0.3));
}

/** A slide running down from a tower's door to the side `k`. */
function slide(s: Space, x: number, z: number, k: number, ink: Hex): void {
  const p = s.pic.pal;
  const at = (t: number, w: number): V3 => [x + k * (0.9 + 3.6 * t), 2.1 * (1 - t) ** 1.25 + 0.22, z + w];
  const bed = (w0: number, w1: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => at(t, w0)).concat([1, 0.75, 0.5, 0.25, 0].map((t) => at(t, w1)));
  s.cast(bed(-0.4, 0.4), 0, 0.5);
  s.pic.fill(s.path(bed(-0.4, 0.4)), lit(p, ink, 0.25));
  const lip = [0, 0.25, 0.5, 0.75, 1]
    .map((t) => at(t, -0.42))
    .concat([1, 0.75, 0.5, 0.25, 0].map((t) => [at(t, -0.42)[0], at(t, 0)[1] - 0.26, z - 0.42] as V3));
  s.pic.fill(s.path(lip), overprint(ink, p.shade, 0.3));
}

/** A play truck: box, cab, wheels, and a slide off its tail. */
function truckSlide(s: Space, x: number, z: number, k: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const body = s.block(x + k * 0.9, 0.5, z, 2.6, 1.1, 1.4);
  body.cast(0, 0.55);
  const cab = s.block(x - k * 1.15, 0.5, z, 1.5, 1.7, 1.4);
  cab.cast(0, 0.55);
  slide(s, x + k * 1.3, z, k, m.accent);
  body.paint(m.leaf, { top: lit(p, m.leaf, 0.2) });
  cab.paint(m.accent, { top: lit(p, m.accent, 0.2) });
  const f = cab.wall(0);
  pic.fill(f.rect(0.25, 0.85, 1, 0.6), mix(p.sky[1], p.paper, 0.2));
  const g = body.wall(0);
  pic.fill(g.circle(0.65, 0.55, 0.28) + g.circle(1.3, 0.55, 0.28) + g.circle(1.95, 0.55, 0.28), m.mustard);
  for (const dx of [-1.15, 0.5, 1.5]) {
    const w = s.face([x + k * dx - 0.4, 0, z - 0.74], [0.8, 0, 0], [0, 0.8, 0]);
    pic.fill(w.circle(0.4, 0.4, 0.4), p.deep);
    pic.fill(w.circle(0.4, 0.4, 0.17), m.mustard);
  }
}

// --- The dancing fountain ------------------------------------------------------------------------

function fountainSquare(site: Site): void {
  const { pic, s, k, things } = site;
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng;
  const pave = mix(m.stone, m.wall, 0.45);
  pic.fill(strip(s, -60, 60, 1.5, 25, 0.01), pave);
  pic.shade(pavingJoints(s, -24, 24, 2, 25, 1.6), p.shade, 0.22);
  let bands = '';
  for (const z of [6, 20.5]) bands += strip(s, -60, 60, z, z * 1.06, 0.01);
  pic.fill(bands, mix(m.rockA, pave, 0.45));
  treeBelt(site, 40);
  for (const [x, z, h] of [
    [-13, 27, 11],
    [12.4, 28, 11.5],
    [-20, 24, 10.5],
    [19, 25, 11],
    [0.5, 31, 10],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), x * k, z, h, 'plane-tree'));
  things.push(
    { z: 22, draw: () => kiosk(s, -8.4 * k, 22, m.accent) },
    { z: 21.5, draw: () => kiosk(s, 9.8 * k, 21.5, m.cloth) },
  );
  things.push({ z: 13.5, draw: () => jets(site, 1.2 * k, 13.5) });
  const walk = (x: number, z: number, pose: string, look: object, face: number, tall = 1.7) =>
    things.push(person(s, x * k, z, pose, look, face * k, { tall }));
  walk(-4.6, 11.5, 'stand', { top: m.accent, bottom: p.deep }, 1);
  walk(-3.8, 11.8, 'wave', { top: m.foam, bottom: m.cloth }, 1, 1.15);
  walk(6.4, 11.2, 'walk', { top: m.mustard, dress: m.wine }, -1, 1.64);
  walk(-6.8, 17.5, 'walk', { top: m.cloth, bottom: p.deep }, 1);
  walk(5.6, 17.8, 'stand', { top: m.wine, bottom: p.deep }, -1);
  walk(-8.2, 19.6, 'stand', { top: m.mustard, bottom: p.deep, hat: 'cap' }, -1);
  things.push(lampPost(s, -6.4 * k, 15.2, 4.4), bench(s, 8 * k, 13.4));
}

/** Food kiosk: a box with a counter and a striped awning. */
function kiosk(s: Space, x: number, z: number, ink: Hex): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const b = s.block(x, 0, z, 3.6, 2.9, 2.6);
  b.cast(0, 0.55);
  b.paint(mix(m.wood, m.sand, 0.35), { top: ink });
  const f = b.wall(0);
  pic.fill(f.rect(0.3, 1.05, 3, 1.15), p.lamps ? p.lamp : overprint(m.wood, p.shade, 0.8));
  pic.fill(f.rect(0.15, 0.95, 3.3, 0.14, 0.2), lit(p, m.wood, 0.3));
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const a = (3.6 * i) / stripes;
    const e = (3.6 * (i + 1)) / stripes;
    s.quad([f.at(a, 2.7, 0), f.at(e, 2.7, 0), f.at(e, 2.2, 1.2), f.at(a, 2.2, 1.2)], i % 2 ? m.foam : ink);
  }
  pic.fill(f.rect(-0.1, 2.75, 3.8, 0.3, 0.1), ink);
}

/** Ring of jets rising straight from the paving, a tall one in the middle, the wet floor under them. */
function jets({ pic, s }: Site, x: number, z: number): void {
  const p = pic.pal;
  const m = p.mats;
  const ring = (r: number, y: number) =>
    smooth(
      Array.from({ length: 26 }, (_, i) =>
        s.P([x + Math.cos((i / 26) * 6.283) * r, y, z + Math.sin((i / 26) * 6.283) * r]),
      ),
    );
  pic.fill(ring(4.4, 0.02), mix(mix(m.stone, m.wall, 0.3), m.water, 0.35));
  pic.fill(ring(3.9, 0.02), mix(m.water, p.sky[1], 0.45));
  pic.fill(ring(2.2, 0.02), mix(m.water, p.paper, 0.45), 0.7);
  const foam = mix(m.foam, m.water, 0.06);
  const jet = (jx: number, jz: number, h: number) => {
    const [a, b] = s.P([jx, 0, jz]);
    const u = s.scale(jz);
    const rng = pic.rng.fork(`jet${jx.toFixed(1)}${jz.toFixed(1)}`);
    let d = sweep(
      [
        [a, b, u * 0.1],
        [a - u * 0.02, b - u * h * 0.55, u * 0.09],
        [a, b - u * h, u * 0.05],
      ],
      5,
    );
    for (const q of [-1, 1])
      d += sweep(
        [
          [a, b - u * h * 0.96, u * 0.04],
          [a + q * u * h * 0.07, b - u * h * 1.0, u * 0.05],
          [a + q * u * h * 0.15, b - u * h * 0.82, u * 0.035],
          [a + q * u * h * 0.19, b - u * h * 0.5, u * 0.012],
        ],
        5,
      );
    for (let i = 0; i < 16; i++)
      d += ellipse(
        a + rng.range(-0.2, 0.2) * u * h * 0.9,
        b - u * h * rng.range(0.2, 1.08),
        u * rng.range(0.012, 0.035),
      );
    d += ellipse(a, b, u * 0.34, u * 0.07);
    if (p.lamps)
      glow(
        pic,
        a,
        b - u * h * 0.3,
        u * h * 0.55,
        [p.own.water, p.lamp, p.own.accent][Math.abs(Math.round(jx * 3)) % 3]!,
        0.5,
      );
    pic.fill(d, foam, 0.94);
    pic.shade(rect(a + (s.sun[0] > 0 ? -u * 0.09 : u * 0.02), b - u * h, u * 0.07, u * h), p.shade, 0.25);
  };
  const spots = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * 6.283 + 0.2;
    return [x + Math.cos(a) * 3, z + Math.sin(a) * 3, 1.5 + 0.9 * Math.abs(Math.sin(i * 1.3))] as const;
  });
  for (const [jx, jz, h] of [...spots, [x, z, 4.6] as const].sort((a, b) => b[1] - a[1])) jet(jx, jz, h);
}

// --- The bench -----------------------------------------------------------------------------------

function shadyBench(site: Site): void {
  const { pic, s, k, things } = site;
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng;
  const pave = mix(m.stone, m.sand, 0.45);
  pic.fill(strip(s, -40, 40, 1.2, 9.6, 0.01), pave);
  pic.shade(pavingJoints(s, -14, 14, 1.6, 9.6, 1.2, 1.12), p.shade, 0.22);
  pic.fill(strip(s, -40, 40, 9.6, 9.9, 0.01), lit(p, m.stone, 0.2));
  treeBelt(site, 36);
  for (const [x, z, h] of [
    [-12, 24, 10.5],
    [12, 22, 10.5],
    [-6.6, 15.5, 9],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), x * k, z, h, 'plane-tree'));
  things.push(standingTree(s, rng.fork('big'), 5.2 * k, 10.6, 8.6, 'plane-tree'));
  things.push(bench(s, -5.7 * k, 8.2, { w: 2.3 }));
  things.push({ z: 8, draw: () => mateDrinker({ ...site, k: -k }, -5.9 * k, 8) });
  things.push({ z: ASKING, draw: () => askTheWay(site) });
  const lamps: [number, number, number][] = [];
  things.push(lampPost(s, -3.4 * k, 12, 4, lamps));
  if (p.night) things.push(lampPost(s, 2.5 * k, 6.4, 4, lamps));
  things.push(person(s, -7.6 * k, 19, 'walk', { top: m.foam, dress: m.wine }, k));
  if (p.night) things.push({ z: 5, draw: () => lampsLit(pic, s, lamps, k) });
}

/** The lamps' halos, and the paving that the nearest one lights. */
function lampsLit(pic: Picture, s: Space, lamps: [number, number, number][], k: number): void {
  const { pal: p } = pic;
  for (const [x, y, r] of lamps) glow(pic, x, y, r, p.lamp, 0.6);
  const [x, y] = s.P([1.2 * k, 0, 4.6]);
  glow(pic, x, y, s.scale(4.6) * 3.4, p.lamp, 0.75, 0.24);
}

/** A neighbour on the bench, mate in hand, the thermos beside him. */
function mateDrinker({ pic, s, k }: Site, x: number, z: number): void {
  const p = pic.pal;
  const m = p.night ? p.own : p.mats;
  const [a, b] = s.P([x, 0.1, z]);
  const u = s.scale(z);
  figure(
    pic,
    a,
    b,
    u * 1.72,
    'sit',
    { top: m.foam, bottom: mix(p.deep, m.wood, 0.35), hat: 'beret', hatColor: m.wine },
    -k,
  );
  const hx = a - k * u * 0.3;
  const hy = b - u * 0.64;
  pic.fill(ellipse(hx, hy, u * 0.065, u * 0.075), m.wood);
  pic.fill(ellipse(hx, hy - u * 0.055, u * 0.045, u * 0.018), m.leaf);
  pic.line(`M${hx} ${hy - u * 0.05}l${k * u * 0.07} ${-u * 0.16}`, m.metal, Math.max(2, u * 0.018));
  const tx = a + k * u * 0.55;
  const ty = b - u * 0.38;
  pic.fill(rect(tx - u * 0.055, ty - u * 0.32, u * 0.11, u * 0.32), m.cloth);
  pic.fill(rect(tx - u * 0.045, ty - u * 0.4, u * 0.09, u * 0.09), m.metal);
  pic.shade(rect(tx + (s.sun[0] > 0 ? -0.055 : 0.01) * u, ty - u * 0.4, u * 0.045, u * 0.4), p.shade, 0.6);
}

/** Depth of the two who talk in the foreground. */
const ASKING = 4.1;

/** Seen from behind, a neighbour pointing out the way to a traveller with a backpack, the map between them. */
function askTheWay({ pic, s, k }: Site): void {
  const p = pic.pal;
  // by night they stand under a lamp
  const m = p.night ? p.own : p.mats;
  const put = { ground: { s, z: ASKING } };
  const h = s.scale(ASKING) * 1.7;
  const [nx, y] = s.P([0.25 * k, 0, ASKING]);
  townsman(
    pic,
    nx,
    y + h * 0.02,
    h * 1.03,
    {
      back: true,
      skin: m.skin,
      top: m.foam,
      bottom: mix(p.deep, m.wood, 0.35),
      hat: 'beret',
      hatColor: m.wine,
      hair: mix(m.stone, p.deep, 0.25),
      arms: k > 0 ? ['out', 'hip'] : ['hip', 'out'],
      stride: 0.03,
    },
    put,
  );
  const [x] = s.P([1.35 * k, 0, ASKING]);
  const { hands } = townsman(
    pic,
    x,
    y,
    h * 0.97,
    {
      back: true,
      skin: m.skin,
      top: m.accent,
      bottom: m.cloth,
      hair: mix(p.deep, m.wood, 0.5),
      longHair: true,
      arms: k > 0 ? ['link', 'down'] : ['down', 'link'],
      stride: 0.014,
    },
    put,
  );
  backpack(pic, x, y - h * 0.655, h, m.mustard);
  const [hx, hy] = hands[k > 0 ? 0 : 1];
  unfoldedMap(pic, hx - k * h * 0.05, hy - h * 0.03, h, m);
  pic.fill(ellipse(hx + k * h * 0.045, hy, h * 0.024, h * 0.019), m.skin);
}

/** A traveller's backpack from behind, a rolled mat on top; (x, y) is its middle, `h` the height of who carries it. */
function backpack(pic: Picture, x: number, y: number, h: number, ink: Hex): void {
  const { pal: p } = pic;
  const at = (a: number, b: number): Pt => [x + a * h, y - b * h];
  const sack = smooth(
    [at(-0.09, 0.13), at(0.09, 0.13), at(0.11, 0.02), at(0.1, -0.14), at(-0.1, -0.14), at(-0.11, 0.02)],
    true,
    0.55,
  );
  pic.fill(sack, ink);
  const clip = pic.clip(sack);
  const dark =
    lightSide(p) > 0
      ? [at(-0.2, 0.2), at(-0.045, 0.2), at(-0.03, -0.2), at(-0.2, -0.2)]
      : [at(0.2, 0.2), at(0.045, 0.2), at(0.03, -0.2), at(0.2, -0.2)];
  pic.raw(pic.clipped(clip, shape(poly(dark), p.shade, 0.55)), 'multiply');
  const pocket = smooth([at(-0.06, -0.02), at(0.06, -0.02), at(0.065, -0.12), at(-0.065, -0.12)], true, 0.4);
  pic.fill(pocket, overprint(ink, p.shade, 0.35));
  pic.fill(poly([at(-0.06, -0.015), at(0.06, -0.015), at(0.05, -0.045), at(-0.05, -0.045)]), lit(p, ink, 0.2));
  pic.fill(poly([at(-0.012, 0.12), at(0.012, 0.12), at(0.012, 0.0), at(-0.012, 0.0)]), overprint(ink, p.shade, 0.6));
  pic.fill(
    sweep(
      [
        [x - 0.105 * h, y - 0.15 * h, 0.034 * h],
        [x + 0.105 * h, y - 0.15 * h, 0.034 * h],
      ],
      2,
    ),
    overprint(p.night ? p.own.cloth : p.mats.cloth, p.shade, 0.25),
  );
}

/** A folded-out map held in one hand; (x, y) is its middle, `h` the height of who holds it. */
function unfoldedMap(pic: Picture, x: number, y: number, h: number, m: Record<Mat, Hex>): void {
  const { pal: p } = pic;
  const at = (a: number, b: number): Pt => [x + a * h, y - (b + a * 0.14) * h];
  const folds = [-0.15, -0.05, 0.05, 0.15];
  folds.slice(1).forEach((right, i) => {
    const left = folds[i]!;
    const [from, to] = i % 2 ? [0.014, -0.012] : [-0.012, 0.014];
    pic.fill(
      poly([at(left, 0.1 + from), at(right, 0.1 + to), at(right, -0.09 + to), at(left, -0.09 + from)]),
      i % 2 ? overprint(m.foam, p.shade, 0.25) : m.foam,
    );
  });
  pic.fill(
    poly([at(-0.14, 0.075), at(-0.06, 0.085), at(-0.08, 0.0), at(-0.14, -0.02)]) +
      poly([at(0.03, -0.01), at(0.14, 0.01), at(0.14, -0.06), at(0.05, -0.07)]),
    mix(m.leaf, m.foam, 0.45),
  );
  pic.line(smooth([at(-0.14, -0.06), at(-0.05, -0.02), at(0.04, 0.03), at(0.14, 0.06)], false), m.water, h * 0.012);
  pic.line(smooth([at(-0.1, 0.06), at(-0.02, 0.02), at(0.02, -0.05), at(0.1, -0.05)], false), m.accent, h * 0.009);
}
