import { type Hex, mix, overprint } from '../../core/color.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { gravel, leafShade, ruts, straw } from '../../props/land/ground.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { foliage, leafy, lightSide, tones } from '../../props/plants/plants.ts';
import { cask, crate } from '../../props/rooms/dining.ts';
import { crownShade, standingTree, type TreeKind } from '../../props/staging.ts';
import { arcade, church, pane } from '../../props/town/buildings.ts';
import { ironGate, oxCart } from '../../props/town/yard.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';
import { masonry, outdoorTank, type WineryYardOptions, wallInk } from './winery-yard.ts';

export interface WineryGateOptions {
  focal?: number;
  horizon?: number;
  outlook?: 'doorway' | 'avenue' | 'weighbridge' | 'platform';
  house?: WineryYardOptions['house'];
  chapel?: boolean;
}

/** The inputs of every view of the works: the sheet, its space, the focal side (1 right), the inks of wall and roof. */
interface Site {
  pic: Picture;
  s: Space;
  k: number;
  wall: Hex;
  roof: Hex;
  house: WineryYardOptions['house'];
}

const EYE = { doorway: 1.8, avenue: 2, weighbridge: 3.6, platform: 2.3 } as const;
const HORIZON = { doorway: 0.62, avenue: 0.56, weighbridge: 0.44, platform: 0.56 } as const;

/** A wine or oil works seen from within: its open door, its avenue, its weighbridge, its platform of tanks. */
export function wineryGate(pic: Picture, o: WineryGateOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    outlook = o.outlook ?? 'doorway',
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? HORIZON[outlook]),
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - 0.36 * k), y: hz * 0.36, r: 40 } : undefined,
    clouds: pic.rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.42,
    lead: 0.5 - 0.26 * k,
    snow: 0.58,
    air: 0.4,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: EYE[outlook], z: 0, f: 1000, cx: W * 0.5, horizon: hz },
    s = new Space(pic, cam, { az: lightSide(p) > 0 ? -42 : 222, el: Math.max(30, p.el) });
  plain(pic, s, mix(m.sand, m.soil, 0.4), { far: mix(mix(m.vine, m.soil, 0.5), p.haze, 0.4), bands: 5 });
  windbreak(pic, s, { z: 84, x0: -80, x1: 80, h: 13, air: 0.3, gap: 3 });
  const roof =
    o.house === 'brick' || !o.house ? overprint(mix(m.metal, m.rockD, 0.35), p.shade, 0.1) : mix(m.roof, m.rockA, 0.2);
  VIEWS[outlook]({ pic, s, k, wall: wallInk(pic, o.house), roof, house: o.house }, o);
}

const VIEWS: Record<NonNullable<WineryGateOptions['outlook']>, (q: Site, o: WineryGateOptions) => void> = {
  doorway,
  avenue,
  weighbridge,
  platform,
};

/** Rows of vines on the calm side, from `z0` away. */
function sideVines(q: Site, x: number, z0: number): void {
  const { pic, s, k } = q,
    m = pic.pal.mats;
  vineRows(pic, s, {
    x0: k > 0 ? -x - 12 * 2.5 : x,
    n: 13,
    gap: 2.5,
    z0,
    z1: 70,
    t: tones(pic.pal, m.vine, mix(m.vine, m.leafDark, 0.75), 0.06),
    soil: m.soil,
  });
}

function trees(q: Site, kind: TreeKind, h: number, spots: readonly (readonly [number, number])[]): void {
  const { s } = q,
    ordered = [...spots].sort((a, b) => b[1] - a[1]);
  for (const [x, z] of ordered) crownShade(s, x, h * 0.62, z, h * 0.34);
  const color = kind === 'olive' ? q.pic.pal.mats.olive : undefined;
  for (const [x, z] of ordered)
    standingTree(s, q.pic.rng.fork(`tree${x.toFixed(1)}${z}`), x, z, h, kind, { shade: false, color }).draw();
}

/** The open door of the hall from close by: vine over the lintel, casks rolled out, the cellar lit behind them. */
function doorway(q: Site): void {
  const { pic, s, k, wall, roof } = q,
    m = pic.pal.mats;
  sideVines(q, 6.4, 11);
  gravel(s, { n: 260, z0: 4.6, z1: 9 });
  const hall = s.block(k * 1.9, 0, 12.3, 11.5, 4.5, 6, -k * 0.3);
  hall.cast();
  hall.paint(wall);
  hall.gable(1.9, 0.55, roof, { axis: 'w', wall, tiles: true });
  const f = hall.wall(0),
    mid = f.lu * (k > 0 ? 0.47 : 0.53),
    door = { w: 3, h: 3.5 },
    trim = mix(m.wall, m.stone, 0.4);
  masonry(s, f, q.house);
  pic.add('multiply', shape(f.rect(0, 0, f.lu, 0.35), pic.pal.shade, 0.3));
  cellarDoor(q, f, mid, door, trim);
  for (const a of [mid - 4.7, mid + 3.8]) {
    const glass = pane(pic, pic.rng.fork(`w${a}`), 0.3);
    f.opening(a, 1.5, 1, 1.5, { ...glass, frame: trim, arch: true, bars: 1, depth: 0.3, sill: trim });
  }
  pic.add('multiply', shape(f.eaveShade(0, f.lv, f.lu, 0.55), pic.pal.shade, 0.62));
  leavesOnWall(q, f, k);
  wallVine(q, f, mid, door);
  const put = (a: number, out: number, h = 0.98): void => cask(s, f.at(a, 0, out), h);
  const e = -k;
  put(mid + e * 2.1, 0.6);
  put(mid + e * 3, 0.75);
  figureAt(q, f.at(mid - e * 0.55, 0, 0.5), 'walk', e);
  put(mid + e * 2.5, 1.55);
  put(mid - e * 2.3, 0.9);
  put(mid - e * 2.9, 1.8, 0.92);
  leafShade(s, -k * 3, 6, 2.8, 0.9);
}

function figureAt(q: Site, at: V3, pose: 'walk' | 'akimbo', face: number, look: 0 | 1 = 0): void {
  const { pic, s } = q,
    m = pic.pal.mats,
    [x, y] = s.P(at);
  figure(
    pic,
    x,
    y,
    s.scale(at[2]) * 1.7,
    pose,
    look
      ? { top: m.foam, bottom: pic.pal.deep, hat: 'gaucho', hatColor: m.sand }
      : { top: m.cloth, bottom: pic.pal.deep, hat: 'beret' },
    face,
    at[1] > 0 ? {} : { ground: { s, z: at[2] } },
  );
}

/** A wide arched doorway standing open: ranks of cask heads on both sides, a lit aisle, a lamp. */
function cellarDoor(q: Site, f: Face, mid: number, door: { w: number; h: number }, trim: Hex): void {
  const { pic } = q,
    p = pic.pal,
    m = p.own,
    a = mid - door.w / 2,
    dark = overprint(p.deep, m.wood, 0.35);
  pic.fill(f.arch(a - 0.3, 0, door.w + 0.6, door.h + 0.3), f.ink(trim));
  let joints = '';
  for (let i = 1; i < 12; i++) {
    const t = (Math.PI * i) / 12,
      r = door.w / 2,
      cy = door.h - r;
    joints += f.poly([
      [mid + Math.cos(t) * r, cy + Math.sin(t) * r],
      [mid + Math.cos(t) * (r + 0.3), cy + Math.sin(t) * (r + 0.3)],
      [mid + Math.cos(t + 0.03) * (r + 0.3), cy + Math.sin(t + 0.03) * (r + 0.3)],
    ]);
  }
  pic.shade(joints, p.shade, 0.5);
  const hole = f.arch(a, 0, door.w, door.h),
    clip = pic.clip(hole);
  pic.fill(hole, dark);
  let inside = shape(
    f.s.path([f.at(mid - 0.6, 0, 0), f.at(mid + 0.6, 0, 0), f.at(mid + 0.6, 0, -12), f.at(mid - 0.6, 0, -12)]),
    mix(m.adobe, p.lamp, 0.35),
  );
  for (let out = -11; out <= -1.2; out += 1.4) {
    const near = 1 - (-out - 1.2) / 11;
    for (const e of [-1, 1])
      for (const row of [0, 1, 2]) {
        const x = mid + e * 1.12,
          y = 0.5 + row * 0.9,
          wood = overprint(mix(m.wood, m.sand, 0.3 + 0.2 * near), p.shade, 0.75 - 0.6 * near);
        inside += shape(f.circle(x, y, 0.45, out), overprint(m.metal, p.shade, 0.9));
        inside += shape(f.circle(x, y, 0.39, out), wood);
        inside += shape(f.circle(x, y, 0.05, out), p.deep);
      }
  }
  pic.raw(pic.clipped(clip, inside));
  for (const out of [-7.5, -3.2]) {
    const [x, y] = f.P(mid, 2.75, out);
    glow(pic, x, y, f.s.scale(f.at(mid, 0, out)[2]) * 0.85, p.lamp, 0.5);
  }
  // the shade of the lintel lies over the first casks
  pic.add('multiply', pic.clipped(clip, shape(f.rect(a, door.h * 0.62, door.w, door.h * 0.4), p.shade, 0.4)));
  // the leaves of the door folded back against the wall
  for (const e of [-1, 1]) {
    const w = door.w * 0.42,
      x = e < 0 ? a - 0.34 - w : a + door.w + 0.34,
      leaf = f.ink(mix(m.wood, m.adobe, 0.35)),
      high = door.h * 0.78;
    pic.fill(f.rect(x, 0.06, w, high, 0.06), leaf);
    let planks = '';
    for (let i = 1; i < 6; i++) planks += f.rect(x + (w * i) / 6, 0.06, 0.025, high, 0.06);
    for (const y of [0.4, high - 0.4]) planks += f.rect(x, y, w, 0.09, 0.07);
    pic.add('multiply', shape(planks, p.shade, 0.65));
  }
}

/** The shade of a tree behind the viewer, thrown on the wall: leaf masses, sun between them. */
function leavesOnWall(q: Site, f: Face, k: number): void {
  const { pic } = q,
    rng = pic.rng.fork('wallShade');
  let d = '';
  for (let i = 0; i < 46; i++) {
    const a = (k > 0 ? 0 : f.lu) + k * Math.abs(rng.range(0, 1) + rng.range(-0.4, 0.4)) * f.lu * 0.36,
      [x, y] = f.P(a, f.lv * rng.range(0.3, 1.05)),
      r = rng.range(16, 46);
    d += leafy(x, y, r, r * 0.75, 14, rng, 1.2);
  }
  pic.add('multiply', pic.clipped(pic.clip(f.all()), shape(d, pic.pal.shade, 0.42)));
}

/** An old vine trained from beside the door up and along over its arch, with bunches hanging. */
function wallVine(q: Site, f: Face, mid: number, door: { w: number; h: number }): void {
  const { pic, s, k } = q,
    p = pic.pal,
    m = p.mats,
    rng = pic.rng.fork('wallVine'),
    root = mid + k * (door.w / 2 + 1.95),
    unit = s.scale(f.at(mid, 0)[2]);
  const trunk = [
    f.P(root, 0, 0.15),
    f.P(root - k * 0.12, 1.6, 0.15),
    f.P(root + k * 0.1, 3, 0.15),
    f.P(root - k * 0.5, 3.9, 0.15),
  ];
  pic.line(
    `M${trunk[0]}C${trunk[1]} ${trunk[2]} ${trunk[3]}`,
    overprint(mix(m.wood, m.rockD, 0.4), p.shade, 0.35),
    unit * 0.12,
  );
  const puffs = [];
  for (let i = 0; i < 22; i++) {
    const t = i / 21,
      [x, y] = f.P(root + k * 0.7 - k * t * (door.w + 2.9), 3.95 + 0.16 * Math.sin(i * 1.3), 0.2);
    puffs.push({ x, y, r: unit * rng.range(0.26, 0.4), ry: unit * rng.range(0.2, 0.3) });
  }
  foliage(pic, puffs, tones(p, m.vine, mix(m.vine, m.leafDark, 0.7)), rng, { leaf: unit * 0.085 });
  for (let i = 0; i < 7; i++) {
    const [x, y] = f.P(root + k * 0.2 - k * (i / 6) * (door.w + 1.6), 3.62 + 0.08 * Math.sin(i * 2), 0.25);
    for (let row = 0; row < 4; row++)
      for (let j = 0; j < 4 - row; j++) {
        const r = unit * 0.055,
          gx = x + (j - (3 - row) / 2) * r * 1.6,
          gy = y + row * r * 1.6;
        pic.fill(
          `M${gx - r} ${gy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
          mix(m.wine, p.deep, 0.2 + 0.2 * (j % 2)),
        );
      }
  }
}

/** Down the avenue: an iron gate standing open, plane trees, the long arcaded house across the end. */
function avenue(q: Site): void {
  const { pic, s, k, wall, roof } = q,
    m = pic.pal.mats,
    x0 = k * 0.45,
    along = (z: number): number => (x0 * z) / 8.4,
    lawn = mix(m.vine, m.steppe, 0.35);
  for (const e of [-1, 1])
    pic.fill(
      s.path([
        [along(9) + e * 2.4, 0, 9],
        [e * 40, 0, 9],
        [e * 40, 0, 40],
        [along(34) + e * 2.6, 0, 34],
      ]),
      lawn,
    );
  gravel(s, { n: 240, z0: 4.6, z1: 16 });
  const house = s.block(along(38), 0, 42, 22, 4.8, 8);
  house.cast();
  house.paint(wall);
  house.gable(2.8, 0.5, roof, { axis: 'w', wall, tiles: true });
  arcade(s, house.wall(0), { n: 9, h: 3.6, wall });
  const tower = s.block(along(38), 0, 37.6, 4.6, 6.6, 1.4);
  tower.paint(wall);
  tower.gable(1.5, 0.3, roof, { axis: 'd', wall, tiles: true });
  const f = tower.wall(0);
  f.opening(1.2, 0, 2.2, 3.7, {
    inside: overprint(m.wood, pic.pal.shade, 0.5),
    frame: mix(m.wall, m.stone, 0.5),
    arch: true,
    bars: 1,
    depth: 0.4,
  });
  pic.fill(f.circle(2.3, 5.4, 0.6, 0.02), f.ink(mix(m.stone, wall, 0.3)));
  pic.fill(f.circle(2.3, 5.4, 0.42, 0.02), overprint(wall, pic.pal.shade, 0.95));
  const file = [33, 27, 21.5, 16.5].flatMap((z) => [-1, 1].map((e) => [along(z) + e * 7.4, z] as const));
  trees(q, 'plane-tree', 8.4, file);
  figureAt(q, [along(17) - k * 0.6, 0, 17], 'walk', k);
  ironGate(s, x0, 8.4, { wide: true });
  ruts(s, along(6), 0.05 * k, { z1: 34 });
  leafShade(s, -k * 3.6, 6.2, 2.4, 0.7);
  leafShade(s, k * 3.4, 5.9, 1.6, 0.5);
}

/** The weighbridge at vintage: a laden lorry on the deck, the weigher's hut, halls side-on, the chapel beyond. */
function weighbridge(q: Site, o: WineryGateOptions): void {
  const { pic, s, k, wall, roof } = q,
    m = pic.pal.mats,
    p = pic.pal;
  sideVines(q, 13, 20);
  if (o.chapel) church(s, -k * 9.5, 44, { h: 9, air: 0.08 });
  gravel(s, { n: 320, z0: 6, z1: 20 });
  ruts(s, -k * 1.2, -0.3 * k, { z1: 26, gauge: 1.7 });
  for (const [x, z, w] of [
    [k * 14, 37, 24],
    [k * 15, 27, 17],
  ] as const) {
    const hall = s.block(x, 0, z, w, 4.6, 7, -k * 0.16);
    hall.cast();
    hall.paint(wall);
    hall.gable(2.2, 0.4, roof, { axis: 'w', wall, tiles: true });
    const f = hall.wall(0);
    for (let a = 1.4; a < f.lu - 2; a += 3.3) {
      const glass = pane(pic, pic.rng.fork(`n${x}${a}`), 0.4);
      f.opening(a, 1.5, 1.2, 1.7, { ...glass, frame: mix(wall, m.stone, 0.6), arch: true, bars: 1, depth: 0.3 });
    }
    pic.add('multiply', shape(f.eaveShade(0, f.lv, f.lu, 0.4), p.shade, 0.6));
  }
  trees(q, 'plane-tree', 8.6, [
    [-k * 6.2, 25],
    [-k * 11, 31],
  ]);
  weighHut(q, k * 5.6, 17);
  deck(q, k * 1.2, 12.4);
  lorry(s, k * 1.2, 12.4, -k, [m.wine, overprint(m.wine, p.shade, 0.4)]);
  figureAt(q, [-k * 2.7, 0, 12.2], 'akimbo', k, 1);
  const near = [
    [k * 2.9, 8.6, 0],
    [k * 3.8, 8.9, 0],
    [k * 3.3, 8.7, 0.4],
    [k * 2.1, 8, 0],
  ] as const;
  for (const [x, z, y] of near)
    crate(s, x, z, { y, rot: 0.16, w: 0.92, fruit: [m.wine, overprint(m.wine, p.shade, 0.4)] });
  straw(s, k * 1.2, 8.2, 2.6, 0.7, 90);
  leafShade(s, -k * 3.8, 8, 2.8, 0.9);
}

/** The plank deck of a weighbridge let into the ground, in its iron frame. */
function deck(q: Site, x: number, z: number): void {
  const { pic, s } = q,
    m = pic.pal.mats,
    half = { w: 3.3, d: 1.5 },
    area = (k: number, y = 0.02): string =>
      s.path([
        [x - half.w * k, y, z - half.d * k],
        [x + half.w * k, y, z - half.d * k],
        [x + half.w * k, y, z + half.d * k],
        [x - half.w * k, y, z + half.d * k],
      ]);
  pic.fill(area(1.06), overprint(m.metal, pic.pal.shade, 0.7));
  pic.fill(area(1), mix(m.wood, m.sand, 0.35));
  let gaps = '';
  for (let a = -half.w; a < half.w; a += 0.42)
    gaps += s.path([
      [x + a, 0.02, z - half.d],
      [x + a + 0.05, 0.02, z - half.d],
      [x + a + 0.05, 0.02, z + half.d],
      [x + a, 0.02, z + half.d],
    ]);
  pic.shade(gaps, pic.pal.shade, 0.55);
}

/** The weigher's hut: lean roof, a window on the deck, the dial of the scale outside. */
function weighHut(q: Site, x: number, z: number): void {
  const { pic, s, k } = q,
    m = pic.pal.mats,
    hut = s.block(x, 0, z, 2.6, 2.6, 2.4, -k * 0.2).cast();
  const ink = mix(m.water, m.foam, 0.35);
  hut.paint(ink);
  hut.gable(0.9, 0.35, q.roof, { axis: 'w', wall: ink, tiles: true });
  const f = hut.wall(0);
  f.opening(0.35, 1, 0.9, 0.9, {
    inside: overprint(m.glass, pic.pal.shade, 0.6),
    frame: m.foam,
    bars: 1,
    depth: 0.15,
    sill: m.foam,
  });
  pic.fill(f.circle(1.95, 1.55, 0.42, 0.06), overprint(m.metal, pic.pal.shade, 0.7));
  pic.fill(f.circle(1.95, 1.55, 0.34, 0.08), f.ink(m.foam));
  pic.fill(
    f.poly(
      [
        [1.92, 1.52],
        [1.98, 1.52],
        [2.1, 1.8],
      ],
      0.1,
    ),
    pic.pal.deep,
  );
}

/** An old flat-bed lorry, its staked bed stacked with crates of fruit; `face` is where its nose points. Metres. */
function lorry(s: Space, x: number, z: number, face: number, fruit: Hex[]): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    rot = face * 0.1,
    paint = mix(m.accent, m.rockD, 0.25),
    wood = mix(m.wood, m.sand, 0.4),
    at = (a: number, y: number, b: number): V3 => [
      x + face * a * Math.cos(rot) - b * Math.sin(rot),
      y,
      z + face * a * Math.sin(rot) + b * Math.cos(rot),
    ],
    part = (a: number, y: number, w: number, h: number, d: number, b = 0) => {
      const [px, , pz] = at(a, 0, b);
      return s.block(px, y, pz, w, h, d, rot);
    };
  part(0, 0, 5.6, 1.9, 1.9).cast(0, 0.55);
  const dark = overprint(p.deep, m.metal, 0.2);
  part(-0.2, 0.4, 5, 0.4, 1.5).paint(dark);
  part(-1.1, 0.95, 3.4, 0.12, 1.9).paint(overprint(wood, p.shade, 0.2), { top: wood });
  for (const b of [0.5, -0.35])
    for (const [row, count] of [
      [0, 3],
      [1, 3],
      [2, 2],
    ] as const)
      for (let i = 0; i < count; i++) {
        const [cx, , cz] = at(-2.2 + i * 1.04 + (row === 2 ? 0.5 : 0), 0, b);
        crate(s, cx, cz, { y: 1.07 + row * 0.4, w: 0.96, rot, fruit });
      }
  const side = part(-1.1, 1.07, 3.4, 0.34, 0.05, -0.93);
  side.paint(wood);
  pic.add('multiply', shape(side.wall(0).rect(0, 0.16, 3.4, 0.03), p.shade, 0.6));
  // cab and bonnet
  const cab = part(1.35, 0.6, 1.3, 1.6, 1.7);
  cab.paint(paint, { top: lit(p, paint, 0.2) });
  const door = cab.wall(0),
    glass = mix(p.deep, m.glass, 0.35);
  pic.fill(door.rect(0.2, 0.85, 0.9, 0.58, 0.01), glass);
  pic.fill(
    door.poly(
      [
        [0.5, 0.85],
        [0.72, 0.85],
        [0.95, 1.43],
        [0.73, 1.43],
      ],
      0.02,
    ),
    mix(glass, p.sky[2], 0.5),
  );
  pic.add('multiply', shape(door.rect(0.16, 0.1, 0.03, 1.36) + door.rect(1.1, 0.1, 0.03, 1.36), p.shade, 0.7));
  const hood = part(2.45, 0.6, 0.95, 0.82, 1.35);
  hood.paint(paint, { top: lit(p, paint, 0.25) });
  for (let i = 0; i < 4; i++)
    pic.add('multiply', shape(hood.wall(0).rect(0.25 + i * 0.13, 0.3, 0.05, 0.3), p.shade, 0.7));
  part(2.98, 0.5, 0.1, 0.16, 1.7).paint(lit(p, m.metal, 0.3));
  // near wheels under their mudguards
  const near = s.face(at(-3 * face, 0, -0.92), subtract(at(3 * face, 0, -0.92), at(-3 * face, 0, -0.92)), [0, 2, 0]);
  for (const a of [-1.7, 2.2]) {
    const u = 3 + a * face;
    pic.fill(near.circle(u, 0.5, 0.6, 0.02), overprint(paint, p.shade, 0.55));
    pic.fill(near.circle(u, 0.44, 0.46, 0.06), dark);
    pic.fill(near.circle(u, 0.44, 0.25, 0.08), mix(m.foam, m.metal, 0.4));
    pic.fill(near.circle(u, 0.44, 0.08, 0.1), dark);
  }
}

const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The loading platform of an oil mill: steel tanks under an awning, steps, crates of olives, old olive trees. */
function platform(q: Site): void {
  const { pic, s, k, wall, roof } = q,
    p = pic.pal,
    m = p.mats,
    high = 1,
    rot = -k * 0.2,
    olive = [mix(m.vine, m.olive, 0.4), mix(m.wine, p.deep, 0.35)];
  gravel(s, { n: 280, z0: 5, z1: 14 });
  trees(q, 'olive', 4.8, [
    [-k * 8.5, 26],
    [-k * 14, 24],
    [-k * 4.4, 30],
    [-k * 10, 17.5],
  ]);
  const mill = s.block(k * 5.2, 0, 19, 15, 5, 7, rot);
  mill.cast();
  mill.paint(wall);
  mill.gable(2.4, 0.4, roof, { axis: 'w', wall, tiles: true });
  const f = mill.wall(0);
  masonry(s, f, q.house);
  const concrete = mix(m.stone, m.wall, 0.4),
    c = f.at(f.lu / 2, 0, 1.5),
    slab = s.block(c[0], 0, c[2], 15, high, 3, rot);
  f.opening(f.lu * 0.42, high, 2.6, 3, {
    inside: overprint(p.deep, m.wood, 0.3),
    frame: mix(wall, m.stone, 0.6),
    depth: 0.4,
  });
  for (const a of [1.2, 3.4, f.lu - 4.4, f.lu - 2.2])
    f.opening(a, high + 1.4, 1, 1.2, {
      ...pane(pic, pic.rng.fork(`m${a}`), 0.4),
      frame: mix(wall, m.stone, 0.6),
      bars: 1,
      depth: 0.25,
    });
  slab.cast();
  slab.paint(concrete, { top: lit(p, concrete, 0.15) });
  const edge = slab.wall(0);
  pic.fill(edge.rect(0, high - 0.14, edge.lu, 0.14, 0.01), mix(m.mustard, concrete, 0.35));
  // tanks along the wall, crates and the picker before them
  const on = (a: number, out: number): V3 => f.at(a, high, out),
    tank = (a: number, h: number): void => {
      const [x, y, z] = on(a, 1.25);
      outdoorTank(s, x, z, h, y);
    };
  const order = k > 0 ? [13.4, 11.9, 10.4, 4.8, 3.3, 1.8] : [1.6, 3.1, 4.6, 10.2, 11.7, 13.2];
  order.forEach((a, i) => tank(a, i < 3 ? 3 - i * 0.15 : 2.6));
  const lead = (a: number): number => (k > 0 ? a : f.lu - a);
  for (const [a, out, y] of [
    [6.6, 2.2, 0],
    [7.5, 2.2, 0],
    [7, 2.2, 0.36],
  ] as const) {
    const [x, , z] = on(lead(a), out);
    crate(s, x, z, { y: high + y, rot, w: 0.86, fruit: olive, r: 0.045 });
  }
  const man = on(lead(8.9), 1.9);
  figureAt(q, man, 'akimbo', -k, 1);
  steps(q, slab.wall(0).at(lead(5.2), 0, 0), high, rot, concrete);
  for (const [x, z, y] of [
    [k * 2.9, 8.4, 0],
    [k * 3.8, 8.7, 0],
    [k * 3.3, 8.5, 0.36],
    [k * 2, 7.9, 0],
  ] as const)
    crate(s, x, z, { y, rot: 0.18, w: 0.86, fruit: olive, r: 0.045 });
  straw(s, k * 2.4, 7.7, 2, 0.5, 70);
  leafShade(s, -k * 3.7, 6.6, 2.6, 0.8);
  harvestCart(q, -k * 2.6, 8.6, olive);
}

/** A farm cart with casks, and crates of olives unloaded beside it. */
function harvestCart({ s, k }: Site, x: number, z: number, fruit: Hex[]): void {
  oxCart(s, x, z + 1.4, k);
  for (const [dx, dz, y] of [
    [-k * 1.5, -0.5, 0],
    [-k * 0.6, -0.7, 0],
    [-k * 1.1, -0.6, 0.36],
  ] as const)
    crate(s, x + dx, z + dz, { y, rot: -k * 0.2, w: 0.86, fruit, r: 0.045 });
  straw(s, x - k, z - 1.1, 1.6, 0.4, 50);
}

/** Five steps up to a platform of height `high`, at a point of its foot. */
function steps(q: Site, at: V3, high: number, rot: number, c: Hex): void {
  const { s, pic } = q,
    n = 5;
  for (let i = n - 1; i >= 0; i--) {
    const out = 0.15 + (n - 1 - (n - 1 - i)) * 0.28,
      y = high * (1 - (i + 1) / (n + 1)),
      b = s.block(at[0] + Math.sin(rot) * out, 0, at[2] - Math.cos(rot) * out, 1.6, y, 0.3, rot);
    if (i === n - 1) b.cast();
  }
  for (let i = 0; i < n; i++) {
    const out = 0.15 + i * 0.28,
      y = high * (1 - (i + 1) / (n + 1));
    s.block(at[0] + Math.sin(rot) * out, 0, at[2] - Math.cos(rot) * out, 1.6, y, 0.3, rot).paint(
      overprint(c, pic.pal.shade, 0.45),
      {
        top: lit(pic.pal, c, 0.25),
      },
    );
  }
}
