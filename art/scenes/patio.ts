import { type Hex, mix, overprint } from '#art/core/color.ts';
import { f1, rect } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { type Block, type Face, Space } from '#art/core/space.ts';
import type { Cam } from '#art/core/terrain.ts';
import { church, pane } from '#art/props/buildings.ts';
import { figure } from '#art/props/figures.ts';
import { range } from '#art/props/land.ts';
import { glow } from '#art/props/light.ts';
import { bottle, cask, chair, crate, glass } from '#art/props/muebles.ts';
import { barrelTable, basketPress, fountain, oxCart, signpost } from '#art/props/patio.ts';
import { leafy, lightSide, tones, tree } from '#art/props/plants.ts';
import { plain, vineRows, windbreak } from '#art/props/rows.ts';
import { sky } from '#art/props/sky.ts';

export interface PatioOptions {
  focal?: number;
  horizon?: number;
  casa?: 'ladrillo' | 'blanca' | 'piedra' | 'adobe';
  naves?: number;
  objeto?: 'prensa' | 'carro' | 'mesa' | 'fuente' | 'barricas' | 'cajones' | 'none';
  capilla?: boolean;
  arboles?: 'platanos' | 'sauces' | 'frutales' | 'none';
  fondo?: 'andes' | 'sierra';
}

const HOUSE_Z = 19;
const NAVE = { width: 8.4, depth: 20, wall: 4.6, rise: 2.5 };

/** The yard of an old winery: one to three gabled halls, trees, and in the foreground the thing the place is known for. */
export function patio(pic: Picture, o: PatioOptions = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.6),
    low = ['dorada', 'ocaso', 'alba'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.34 * k), y: hz * 0.36, r: p.night ? 26 : 40 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  const red = o.fondo === 'sierra';
  range(pic, {
    horizon: hz,
    height: hz * (red ? 0.3 : 0.46),
    lead: 0.5 - 0.24 * k,
    snow: red ? 0 : 0.58,
    rock: red ? mix(m.rockA, m.granite, 0.3) : undefined,
    air: red ? 0.3 : 0.38,
    seed: 'andes',
    peaks: red ? 11 : 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 1.9, z: 0, f: 1000, cx: W * 0.5, horizon: hz },
    s = new Space(pic, cam, { az: lightSide(p) > 0 ? -42 : 222, el: Math.max(28, p.el) });
  plain(pic, s, mix(m.sand, m.soil, 0.4), { far: mix(mix(m.vine, m.soil, 0.5), p.haze, 0.4), bands: 5 });
  windbreak(pic, s, { z: 80, x0: -80, x1: 80, h: 13, air: 0.3, gap: 3 });
  const side0 = -k;
  vineRows(pic, s, {
    x0: side0 > 0 ? 8 : -8 - 11 * 2.5,
    n: 12,
    gap: 2.5,
    z0: 13,
    z1: 66,
    t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.06),
    soil: m.soil,
  });
  if (o.capilla) church(s, -k * 7.5, 40, { h: 8.5, air: 0.08 });
  halls(s, o, k);
  trees(s, o, k, hz);
  const [fx, fz] = [-k * 1.9, 15];
  const [px, py] = s.P([fx, 0, fz]);
  figure(pic, px, py, s.scale(fz) * 1.7, 'walk', { top: m.accent, bottom: p.deep, hat: 'boina' }, -k, {
    ground: { s, z: fz },
  });
  dapples(s, k);
  foreground(s, o, k);
}

/** Shade of a tree that stands behind the viewer: breaks the bare ground at the foot of the sheet. */
function dapples(s: Space, k: number): void {
  const { pic } = s,
    rng = pic.rng.fork('dapples');
  let d = '';
  for (let i = 0; i < 46; i++) {
    const t = rng() ** 1.6,
      z = 3.1 + t * 2.6,
      x = -k * (3.4 - t * 2) + rng.range(-2.6, 1.6 + t),
      [a, b] = s.P([x, 0, z]),
      r = s.scale(z) * rng.range(0.1, 0.34);
    d += leafy(a, b, r, r * 0.34, r * 0.4, rng, 1.1);
  }
  pic.shade(d, pic.pal.shade, 0.5);
}

function wallInk(pic: Picture, casa: PatioOptions['casa']): Hex {
  const m = pic.pal.mats;
  if (casa === 'blanca') return lit(pic.pal, m.wall, 0.2);
  if (casa === 'piedra') return mix(m.stone, m.rockC, 0.55);
  if (casa === 'adobe') return mix(m.adobe, m.wall, 0.25);
  return mix(m.rockA, m.rockD, 0.22);
}

/** The gabled halls, side by side and turned a little so that one flank shows. */
function halls(s: Space, o: PatioOptions, k: number): void {
  const n = o.naves ?? 2,
    rot = -k * 0.16,
    wall = wallInk(s.pic, o.casa),
    roof =
      o.casa === 'ladrillo' || !o.casa
        ? overprint(mix(s.pic.pal.mats.metal, s.pic.pal.mats.rockD, 0.35), s.pic.pal.shade, 0.1)
        : s.pic.pal.mats.roof,
    list: Block[] = [];
  for (let i = 0; i < n; i++) {
    const t = (n === 1 ? 0 : i) * NAVE.width;
    list.push(
      s.block(
        k * (4.6 + t * Math.cos(rot)) - (n > 2 ? k * 1.5 : 0),
        0,
        HOUSE_Z + NAVE.depth / 2 + t * k * Math.sin(rot),
        NAVE.width,
        NAVE.wall,
        NAVE.depth,
        rot,
      ),
    );
  }
  for (const b of [...list].reverse()) {
    b.cast();
    b.paint(wall);
    b.gable(NAVE.rise, 0.3, roof, { axis: 'd', wall, tiles: true });
    for (const i of [1, 3]) if (b.visible(i)) flank(s, b.wall(i), wall, o.casa);
    front(s, b.wall(0), wall, o.casa);
  }
}

/** Masonry joints: courses right through, a scatter of headers. */
function masonry(s: Space, f: Face, casa: PatioOptions['casa']): void {
  const { pic } = s;
  if (casa === 'blanca' || casa === 'adobe') return;
  const course = casa === 'piedra' ? 0.5 : 0.24,
    rng = pic.rng.fork(`brick${f.lu.toFixed(1)}`);
  let joints = '',
    odd = '';
  for (let y = course; y < f.lv; y += course) joints += f.rect(0, y, f.lu, 0.025);
  for (let i = 0; i < f.lu * 7; i++) {
    const row = Math.floor(rng.range(0, f.lv / course)),
      a = rng.range(0, f.lu - 0.5);
    odd += f.rect(a, row * course + 0.025, casa === 'piedra' ? 0.8 : 0.42, course - 0.025);
  }
  pic.add('multiply', shape(joints, pic.pal.shade, 0.34) + shape(odd, pic.pal.shade, 0.14));
}

function flank(s: Space, f: Face, wall: Hex, casa: PatioOptions['casa']): void {
  masonry(s, f, casa);
  const p = s.pic.pal;
  for (let a = 2.2; a < f.lu - 1.5; a += 3.4) {
    const q = pane(s.pic, s.pic.rng.fork(`f${a}`), 0.5);
    f.opening(a, 2.1, 0.95, 1.3, {
      inside: q.inside,
      lamp: q.lamp,
      frame: mix(wall, p.mats.stone, 0.6),
      arch: true,
      bars: 1,
      depth: 0.3,
    });
  }
}

/** The gable end: a big arched door, two windows, an eye above, dentils under the verge. */
function front(s: Space, f: Face, wall: Hex, casa: PatioOptions['casa']): void {
  masonry(s, f, casa);
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    trim = casa === 'ladrillo' || !casa ? mix(m.wall, m.stone, 0.4) : mix(wall, m.stone, 0.55),
    mid = f.lu / 2;
  pic.fill(f.rect(-0.05, NAVE.wall - 0.16, f.lu + 0.1, 0.2, 0.08), f.ink(trim));
  f.opening(mid - 1.35, 0, 2.7, 3.5, {
    inside: overprint(m.wood, p.shade, 0.2),
    frame: trim,
    arch: true,
    bars: 3,
    depth: 0.4,
  });
  // one leaf of the door stands open on the dark of the hall
  const dark = f.poly([
    [mid - 0.1, 0],
    [mid + 1.2, 0],
    [mid + 1.2, 2.2],
    [mid + 0.9, 2.9],
    [mid - 0.1, 3.35],
  ]);
  pic.fill(dark, p.lamps ? mix(p.lamp, m.adobe, 0.25) : overprint(p.deep, m.wood, 0.3));
  for (const a of [1.1, f.lu - 2.1]) {
    const q = pane(pic, pic.rng.fork(`w${a}`), 1);
    f.opening(a, 1.3, 1, 1.7, {
      inside: q.inside,
      lamp: q.lamp,
      frame: trim,
      arch: true,
      bars: 1,
      depth: 0.3,
      sill: trim,
    });
  }
  pic.fill(f.circle(mid, NAVE.wall + 0.95, 0.56, 0.02), f.ink(trim));
  pic.fill(f.circle(mid, NAVE.wall + 0.95, 0.4, 0.02), p.lamps ? p.lamp : overprint(wall, p.shade, 0.95));
  if (p.lamps) {
    const [x, y] = f.P(mid, 3.9, 0.3);
    glow(pic, x, y, 80);
  }
}

function trees(s: Space, o: PatioOptions, k: number, hz: number): void {
  const kind = o.arboles ?? 'platanos';
  if (kind === 'none') return;
  const { pic } = s,
    m = pic.pal.mats,
    rng = pic.rng.fork('trees'),
    habit = kind === 'sauces' ? 'sauce' : kind === 'frutales' ? 'olivo' : 'platano',
    h = kind === 'frutales' ? 4.2 : 8.4;
  for (const [x, z] of [
    [-k * 9.4, 23],
    [-k * 6.6, 17],
    ...(kind === 'frutales' ? [[-k * 4.6, 13.5] as const] : []),
  ] as const) {
    const [a, b] = s.P([x, 0, z]),
      [c, d] = s.P(s.fall([x, h * 0.6, z])),
      r = s.scale(z) * h * 0.3;
    pic.add(
      'multiply',
      shape(
        `M${f1(c - r)} ${f1(d)}Q${f1(c)} ${f1(Math.max(hz + 4, d - r * 0.2))} ${f1(c + r)} ${f1(d)}Q${f1(c)} ${f1(d + r * 0.2)} ${f1(c - r)} ${f1(d)}Z` +
          rect(Math.min(a, c), (b + d) / 2 - 2, Math.abs(c - a), 4),
        pic.pal.shade,
        0.55,
      ),
    );
    tree(pic, a, b, s.scale(z) * h, m.leaf, rng.fork(`${x}`), { kind: habit, dark: m.leafDark, air: 0.04 });
  }
}

/** What stands close to the viewer, on the focal side. */
function foreground(s: Space, o: PatioOptions, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    z = 7.2,
    x = k * 1.15;
  switch (o.objeto ?? 'barricas') {
    case 'prensa':
      basketPress(s, [x, 0, z], 2.1);
      cask(s, [x + k * 1.7, 0, z + 0.7], 0.9);
      break;
    case 'carro':
      oxCart(s, x + k * 0.3, z + 0.4, -k);
      signpost(s, -k * 2.2, z + 1.5, k);
      break;
    case 'fuente':
      fountain(s, [x, 0, z + 0.6]);
      break;
    case 'mesa': {
      const chairInk = mix(m.wood, m.cloth, 0.35);
      chair(s, x - 1.05, z + 0.5, Math.PI * 0.5 + 2.7, chairInk);
      chair(s, x + 1.1, z + 0.3, -2.3, chairInk);
      const top = barrelTable(s, [x, 0, z]);
      bottle(s, [x + 0.12, top, z + 0.1], mix(m.leafDark, p.deep, 0.5), { label: m.wall });
      glass(s, [x - 0.16, top, z], p.own.wine);
      glass(s, [x + 0.3, top, z - 0.1], p.own.wine);
      if (p.lamps) {
        const [a, b] = s.P([x, top + 0.2, z]);
        glow(pic, a, b, s.scale(z) * 1.3, p.lamp, 0.35);
      }
      break;
    }
    case 'barricas':
      for (const [dx, dz] of [
        [1.9, 1.2],
        [0.95, 0.9],
        [1.5, 0],
      ] as const)
        cask(s, [x + k * dx, 0, z + dz], 0.95);
      break;
    case 'cajones':
      for (const [dx, dz, y] of [
        [1.1, 0.9, 0],
        [0.2, 0.7, 0],
        [0.65, 0.75, 0.27],
        [-0.5, 0, 0],
        [0.6, -0.2, 0],
      ] as const)
        crate(s, x + k * dx, z + dz, { y, rot: 0.14, w: 0.7, fruit: [m.wine, overprint(m.wine, p.shade, 0.4)] });
      break;
    case 'none':
  }
}
