import { type Hex, mix, overprint } from '../../core/color.ts';
import { f1, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Block, type Face, Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { gravel, leafShade, ruts } from '../../props/land/ground.ts';
import { range } from '../../props/land/land.ts';
import { figure, type Look } from '../../props/people/figures.ts';
import { lightSide, tones, tree } from '../../props/plants/plants.ts';
import { bottle, cask, chair, crate, glass, spun } from '../../props/rooms/dining.ts';
import { church, pane } from '../../props/town/buildings.ts';
import { barrelTable, basketPress, fountain, ironGate, oxCart, signpost } from '../../props/town/yard.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

export interface WineryYardOptions {
  focal?: number;
  horizon?: number;
  house?: 'brick' | 'white' | 'stone' | 'adobe';
  halls?: number;
  feature?: 'press' | 'cart' | 'table' | 'fountain' | 'barrels' | 'crates' | 'portal' | 'tanks' | 'none';
  framing?: 'front' | 'close' | 'far' | 'flank';
  chapel?: boolean;
  trees?: 'plane-trees' | 'willows' | 'orchard' | 'olives' | 'none';
  backdrop?: 'andes' | 'sierra';
}

/** For each framing: where the house stands, how far it is turned, where the thing in the yard stands. */
const PLANES = {
  front: { house: 19, turn: 0.16, thing: 5.7 },
  close: { house: 15, turn: 0.3, thing: 3.7 },
  far: { house: 37, turn: 0.1, thing: 7.4 },
  flank: { house: 13, turn: 0.95, thing: 5.2 },
} as const;
const NAVE = { width: 8.4, depth: 20, wall: 4.6, rise: 2.5 };

/** The yard of an old winery: one to three gabled halls, trees, and in the foreground the feature it is known for. */
export function wineryYard(pic: Picture, o: WineryYardOptions = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.6),
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.34 * k), y: hz * 0.36, r: p.night ? 26 : 40 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  const red = o.backdrop === 'sierra';
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
  if (o.chapel) church(s, -k * 7.5, 40, { h: 8.5, air: 0.08 });
  if (o.framing === 'far') garden(s);
  if (o.framing !== 'far') ruts(s, -k * 1.9, 0.12 * k);
  gravel(s, { n: 150, z0: 5.2, z1: 12 });
  leafShade(s, -k * 4.1, 5.9, 2.6, 0.9);
  treeShade(s, o, k, hz);
  halls(s, o, k);
  trees(s, o, k);
  const fx = -k * 1.9,
    fz = o.framing === 'close' ? 11 : 15;
  const [px, py] = s.P([fx, 0, fz]);
  figure(pic, px, py, s.scale(fz) * 1.7, 'walk', pic.rng.fork('walker').pick(visitors(pic)), -k, {
    ground: { s, z: fz },
  });
  foreground(s, o, k);
}

/** People who may be crossing the yard. */
const visitors = ({ pal: { mats: m, deep } }: Picture): Look[] => [
  { top: m.accent, bottom: deep, hat: 'beret' },
  { top: m.foam, dress: m.cloth },
  { top: m.cloth, bottom: m.sand, hat: 'gaucho', hatColor: m.sand },
  { top: m.mustard, bottom: deep, pack: m.accent },
];

/** The ink of the walls, by their material. */
export function wallInk(pic: Picture, house: WineryYardOptions['house']): Hex {
  const m = pic.pal.mats;
  if (house === 'white') return lit(pic.pal, m.wall, 0.2);
  if (house === 'stone') return mix(m.stone, m.rockC, 0.55);
  if (house === 'adobe') return mix(m.adobe, m.wall, 0.25);
  return mix(m.rockA, m.rockD, 0.22);
}

/** The gabled halls, side by side and turned a little so that one flank shows. */
function halls(s: Space, o: WineryYardOptions, k: number): void {
  const n = o.framing === 'flank' ? 1 : (o.halls ?? 2),
    plane = PLANES[o.framing ?? 'front'],
    rot = -k * plane.turn,
    wall = wallInk(s.pic, o.house),
    roof =
      o.house === 'brick' || !o.house
        ? overprint(mix(s.pic.pal.mats.metal, s.pic.pal.mats.rockD, 0.35), s.pic.pal.shade, 0.1)
        : s.pic.pal.mats.roof,
    list: Block[] = [];
  for (let i = 0; i < n; i++) {
    const t = (n === 1 ? 0 : i) * NAVE.width;
    list.push(
      s.block(
        k * (4.6 + t * Math.cos(rot)) - (n > 2 ? k * 1.5 : 0),
        0,
        plane.house + NAVE.depth / 2 + t * k * Math.sin(rot),
        NAVE.width,
        NAVE.wall,
        NAVE.depth,
        rot,
      ),
    );
  }
  for (const b of list) b.cast();
  for (const b of [...list].reverse()) {
    b.paint(wall);
    b.gable(NAVE.rise, 0.3, roof, { axis: 'd', wall, tiles: true });
    for (const i of [1, 3]) if (b.visible(i)) flank(s, b.wall(i), wall, o.house);
    wineryFront(s, b.wall(0), wall, o.house);
  }
}

/** Masonry joints: courses right through, a scatter of headers. */
export function masonry(s: Space, f: Face, house: WineryYardOptions['house']): void {
  const { pic } = s;
  if (house === 'white' || house === 'adobe') return;
  const course = house === 'stone' ? 0.5 : 0.24,
    rng = pic.rng.fork(`brick${f.lu.toFixed(1)}`);
  let joints = '',
    odd = '';
  for (let y = course; y < f.lv; y += course) joints += f.rect(0, y, f.lu, 0.025);
  for (let i = 0; i < f.lu * 7; i++) {
    const row = Math.floor(rng.range(0, f.lv / course)),
      a = rng.range(0, f.lu - 0.5);
    odd += f.rect(a, row * course + 0.025, house === 'stone' ? 0.8 : 0.42, course - 0.025);
  }
  pic.add('multiply', shape(joints, pic.pal.shade, 0.34) + shape(odd, pic.pal.shade, 0.14));
}

function flank(s: Space, f: Face, wall: Hex, house: WineryYardOptions['house']): void {
  masonry(s, f, house);
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
export function wineryFront(s: Space, f: Face, wall: Hex, house: WineryYardOptions['house']): void {
  masonry(s, f, house);
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    trim = house === 'brick' || !house ? mix(m.wall, m.stone, 0.4) : mix(wall, m.stone, 0.55),
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

/** Lawns in front of a house that stands far back, with a gravel walk between clipped hedges. */
function garden(s: Space): void {
  const { pic } = s,
    m = pic.pal.mats,
    lawn = mix(m.vine, m.steppe, 0.35);
  for (const e of [-1, 1]) {
    pic.fill(
      s.path([
        [e * 1.7, 0, 10.4],
        [e * 22, 0, 10.4],
        [e * 22, 0, 36],
        [e * 1.7, 0, 36],
      ]),
      lawn,
    );
    for (let z = 33; z > 11; z -= 4.4)
      s.block(e * 2.1, 0, z, 0.7, 0.7, 3.6)
        .cast()
        .paint(mix(m.leaf, m.leafDark, 0.45), { top: mix(m.leaf, m.vine, 0.4) });
  }
}

/** Where the trees stand, far to near. */
function treeSpots(o: WineryYardOptions, k: number): [number, number][] {
  const kind = o.trees ?? 'plane-trees',
    spots: [number, number][] = [
      [-k * 9.4, 23],
      [-k * 6.6, 17],
    ];
  if (kind === 'none') return [];
  if (isLow(kind)) spots.push([-k * 4.6, 13.5]);
  if (o.framing === 'far') spots.push([k * 10.5, 26], [k * 8.4, 19], [-k * 13, 30]);
  return spots.sort((a, b) => b[1] - a[1]);
}

const isLow = (kind: WineryYardOptions['trees']) => kind === 'orchard' || kind === 'olives';
const treeHeight = (o: WineryYardOptions) => (isLow(o.trees) ? 4.6 : 8.4);

/** The pools of shade under the trees; drawn before the house, which would otherwise stand in them. */
function treeShade(s: Space, o: WineryYardOptions, k: number, hz: number): void {
  const h = treeHeight(o);
  let d = '';
  for (const [x, z] of treeSpots(o, k)) {
    const [a, b] = s.P([x, 0, z]),
      [c, e] = s.P(s.fall([x, h * 0.6, z])),
      r = s.scale(z) * h * 0.3;
    d +=
      `M${f1(c - r)} ${f1(e)}Q${f1(c)} ${f1(Math.max(hz + 4, e - r * 0.2))} ${f1(c + r)} ${f1(e)}Q${f1(c)} ${f1(e + r * 0.2)} ${f1(c - r)} ${f1(e)}Z` +
      rect(Math.min(a, c), (b + e) / 2 - 2, Math.abs(c - a), 4);
  }
  s.pic.add('multiply', shape(d, s.pic.pal.shade, 0.55));
}

function trees(s: Space, o: WineryYardOptions, k: number): void {
  const { pic } = s,
    m = pic.pal.mats,
    rng = pic.rng.fork('trees'),
    kind = o.trees ?? 'plane-trees',
    habit = kind === 'willows' ? 'willow' : kind === 'olives' ? 'olive' : 'plane-tree',
    // an olive keeps its grey green all year: no dark of the turning leaf
    dark = kind === 'olives' ? overprint(m.olive, pic.pal.shade, 0.6) : m.leafDark,
    leaf = kind === 'olives' ? m.olive : kind === 'orchard' ? mix(m.leaf, m.vine, 0.5) : m.leaf;
  for (const [x, z] of treeSpots(o, k)) {
    const [a, b] = s.P([x, 0, z]);
    tree(pic, a, b, s.scale(z) * treeHeight(o), leaf, rng.fork(`${x}`), { kind: habit, dark, air: 0.04 });
  }
}

/** The feature in the foreground, on the focal side. */
function foreground(s: Space, o: WineryYardOptions, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    z = 7.2,
    x = k * 1.15;
  switch (o.feature ?? 'barrels') {
    case 'press':
      basketPress(s, [x, 0, z], 2.1);
      cask(s, [x + k * 1.7, 0, z + 0.7], 0.9);
      break;
    case 'cart':
      oxCart(s, x + k * 0.3, z + 0.4, -k);
      signpost(s, -k * 2.2, z + 1.5, k);
      break;
    case 'fountain':
      fountain(s, [x, 0, z + 0.6]);
      break;
    case 'table': {
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
    case 'barrels':
      for (const [dx, dz] of [
        [1.9, 1.2],
        [0.95, 0.9],
        [1.5, 0],
      ] as const)
        cask(s, [x + k * dx, 0, z + dz], 0.95);
      break;
    case 'crates':
      for (const [dx, dz, y] of [
        [1.1, 0.9, 0],
        [0.2, 0.7, 0],
        [0.65, 0.75, 0.27],
        [-0.5, 0, 0],
        [0.6, -0.2, 0],
      ] as const)
        crate(s, x + k * dx, z + dz, { y, rot: 0.14, w: 0.7, fruit: [m.wine, overprint(m.wine, p.shade, 0.4)] });
      break;
    case 'tanks':
      for (const [dx, dz, h] of [
        [2.2, 3.4, 3.2],
        [0.9, 3, 2.7],
        [-0.2, 2.6, 2.2],
      ] as const)
        outdoorTank(s, x + k * dx, z + dz, h);
      for (const [dx, dz] of [
        [-0.9, 0.7],
        [-0.1, 0.4],
      ] as const)
        crate(s, x + k * dx, z + dz, {
          w: 0.74,
          rot: 0.1,
          fruit: [mix(m.vine, m.olive, 0.4), mix(m.wine, p.deep, 0.35)],
          r: 0.045,
        });
      break;
    case 'portal':
      ironGate(s, k * 0.4, 8.4);
      break;
    case 'none':
  }
}

/** A steel oil tank on three legs, in the open, standing at the level `y`; metres. */
export function outdoorTank(s: Space, x: number, z: number, h: number, y = 0): void {
  const { pic } = s,
    p = pic.pal,
    steel = mix(p.mats.metal, p.mats.foam, 0.4),
    r = 0.58;
  for (const [dx, dz] of [
    [-0.36, 0.2],
    [0.36, 0.2],
    [0, -0.4],
  ] as const)
    s.block(x + dx, y, z + dz, 0.09, 0.5, 0.09)
      .cast(y, 0.4)
      .paint(overprint(steel, p.shade, 0.6));
  spun(
    s,
    [x, y + 0.36, z],
    [
      [0.12, 0],
      [r, 0.26],
      [r, h - 0.5],
      [r * 0.9, h - 0.4],
      [0.16, h - 0.16],
      [0.16, h],
    ],
    steel,
    {
      spec: 0.8,
      bands: [0.4, 0.72].map((q) => [q * h, q * h + 0.06, overprint(steel, p.shade, 0.4)] as [number, number, Hex]),
    },
  );
}
