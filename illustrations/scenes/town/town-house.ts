import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { foliage, lightSide, tones } from '../../props/plants/plants.ts';
import { drawFarToNear, standingTree, strip, sunFrom, type Thing } from '../../props/staging.ts';
import { pane } from '../../props/town/buildings.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** A house on a tree-lined street behind its irrigation channel; a for-sale sign at the gate. */
export function townHouse(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.56,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.53);
  sky(pic, { horizon: hz, clouds: p.lamps ? 'streaks' : 'cumulus', cloudAmount: 0.9 });
  range(pic, {
    horizon: hz,
    height: hz * 0.36,
    lead: 0.5 - 0.3 * k,
    snow: 0.6,
    air: 0.44,
    seed: 'andes',
    peaks: 9,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 1.9, z: 0, f: 1020, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.leaf, m.vine, 0.4), { bands: 3 });
  pic.fill(strip(s, -60, 60, 1.5, 6.2), mix(m.road, m.stone, 0.25));
  channel(pic, s, k);
  const things: Thing[] = [];
  const rng = pic.rng.fork('trees');
  for (const [x, z, h, kind] of [
    [-5.5, 8.8, 6.6, 'plane-tree'],
    [4.3, 9.2, 6.4, 'plane-tree'],
    [-12, 22, 9, 'poplar'],
    [-14.5, 24, 11, 'poplar'],
    [-17, 23, 10, 'poplar'],
    [10.5, 26, 11, 'poplar'],
    [13, 27, 10, 'poplar'],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), k * x, z, h, kind));
  things.push({ z: 21, draw: () => house(s, k) });
  things.push({ z: 10.6, draw: () => fence(s, k) });
  things.push({ z: 9.6, draw: () => sign(pic, s, -k * 3.3, 9.6) });
  drawFarToNear(things);
}

/** Kerb, running water between stone sides, the little bridge to the gate, the footway. */
function channel(pic: Picture, s: Space, k: number): void {
  const { pal: p } = pic,
    m = p.mats;
  pic.fill(strip(s, -60, 60, 6.2, 6.6), lit(p, m.stone, 0.2));
  pic.fill(strip(s, -60, 60, 6.6, 7.6), overprint(m.stone, p.shade, 0.6));
  pic.fill(strip(s, -60, 60, 6.6, 7.35, -0.12), mix(m.water, p.sky[1], 0.25));
  let ripples = '';
  const rng = pic.rng.fork('ripples');
  for (let i = 0; i < 26; i++) {
    const x = rng.range(-8, 8),
      z = rng.range(6.65, 7.3);
    ripples += strip(s, x, x + rng.range(0.3, 1), z, z + 0.03, -0.12);
  }
  pic.fill(ripples, mix(m.water, p.paper, 0.6));
  pic.fill(strip(s, -60, 60, 7.6, 7.9), lit(p, m.stone, 0.25));
  pic.fill(strip(s, -60, 60, 7.9, 10.2), mix(m.stone, m.sand, 0.45));
  let joints = '';
  for (let x = -14; x < 14; x += 1) joints += strip(s, x, x + 0.03, 7.9, 10.2);
  for (const z of [8.6, 9.4]) joints += strip(s, -20, 20, z, z + 0.03);
  pic.shade(joints, p.shade, 0.28);
  // bridge and path to the door
  pic.shade(strip(s, k * 0.1 - 1.2, k * 0.1 + 1.2, 6.5, 7.7, -0.1), p.shade, 0.5);
  pic.fill(strip(s, k * 0.1 - 1.1, k * 0.1 + 1.1, 6.3, 7.8, 0.04), lit(p, m.stone, 0.3));
  pic.fill(strip(s, k * 0.1 - 0.8, k * 0.1 + 0.8, 10.2, 17), mix(m.sand, m.stone, 0.4));
}

/** One storey, tiled gable, a gallery on posts along half of the front. */
function house(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    rng = pic.rng.fork('house'),
    wall = mix(m.wall, m.foam, 0.3);
  const main = s.block(k * 1.4, 0, 21, 11.5, 3.1, 7).cast();
  main.paint(wall);
  main.gable(2.1, 0.6, m.roof, { wall });
  const f = main.wall(0),
    open = (a: number, w: number, door: boolean) => {
      const glass = pane(pic, rng, 0.8);
      f.opening(a, door ? 0 : 0.8, w, door ? 2.3 : 1.5, {
        inside: door ? overprint(m.cloth, p.shade, 0.2) : glass.inside,
        lamp: door ? null : glass.lamp,
        frame: lit(p, m.foam, 0.2),
        bars: door ? 1 : 2,
        depth: 0.25,
        sill: door ? undefined : m.stone,
      });
    };
  const mirrored = (a: number, w: number) => (k > 0 ? a : f.lu - a - w);
  open(mirrored(0.9, 1.7), 1.7, false);
  open(mirrored(4.1, 1.1), 1.1, true);
  open(mirrored(6.1, 1.5), 1.5, false);
  open(mirrored(8.9, 1.5), 1.5, false);
  const eave = f.eaveShade(-0.5, f.lv, f.lu + 1, 0.8);
  if (eave) pic.shade(eave, p.shade, 0.6);
  // gallery: four posts under a lean-to
  const x0 = k * 1.4 - 5.75,
    a0 = k > 0 ? x0 + 3.2 : x0,
    a1 = k > 0 ? x0 + 11.5 : x0 + 8.3;
  pic.shade(strip(s, a0, a1, 15.4, 17.5), p.shade, 0.55);
  s.quad(
    [
      [a0, 3.0, 17.5],
      [a1, 3.0, 17.5],
      [a1, 2.45, 15.3],
      [a0, 2.45, 15.3],
    ],
    overprint(m.roof, p.shade, 0.12),
  );
  s.quad(
    [
      [a0, 2.45, 15.3],
      [a1, 2.45, 15.3],
      [a1, 2.28, 15.3],
      [a0, 2.28, 15.3],
    ],
    overprint(m.wood, p.shade, 0.3),
  );
  for (let i = 0; i < 4; i++) {
    const x = a0 + 0.15 + ((a1 - a0 - 0.5) * i) / 3;
    s.block(x, 0, 15.5, 0.2, 2.3, 0.2).paint(mix(m.wood, m.sand, 0.25));
  }
  s.block(k > 0 ? x0 + 1.4 : x0 + 10.1, 4.1, 21.5, 0.9, 1.7, 0.9).paint(mix(m.rockA, m.adobe, 0.5));
}

/** A low wall with a hedge on it, open at the gate. */
function fence(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    rng = pic.rng.fork('hedge');
  for (const [a, b] of [
    [-22, k * 0.1 - 1.3],
    [k * 0.1 + 1.3, 22],
  ] as const) {
    s.block((a + b) / 2, 0, 10.4, b - a, 0.5, 0.3)
      .cast()
      .paint(mix(m.wall, m.rockB, 0.3), { top: lit(p, m.wall, 0.2) });
    const puffs = [];
    for (let x = a + 0.3; x < b - 0.2; x += 0.5) {
      const [sx, sy] = s.P([x, 0.62, 10.5]),
        u = s.scale(10.5);
      if (sx > -40 && sx < pic.W + 40)
        puffs.push({ x: sx, y: sy, r: u * rng.range(0.28, 0.36), ry: u * rng.range(0.2, 0.28) });
    }
    foliage(pic, puffs, tones(p, m.leaf, m.leafDark), rng, { leaf: 7 });
  }
  // roses by the gate
  let roses = '';
  for (let i = 0; i < 26; i++) {
    const x = k * 0.1 + (i % 2 ? 1 : -1) * rng.range(1.4, 3.4),
      [a, b] = s.P([x, rng.range(0.5, 0.85), 10.2]);
    roses += ellipse(a, b, 3.4);
  }
  pic.fill(roses, m.accent);
}

/** A board on two posts: a house, and a bar below for the price. */
function sign(pic: Picture, s: Space, x: number, z: number): void {
  const { pal: p } = pic,
    m = p.mats,
    u = s.scale(z) * 0.8,
    [a, b] = s.P([x, 0, z]),
    w = u * 1.15,
    top = b - u * 2.25,
    low = b - u * 0.85,
    box = (x0: number, y0: number, x1: number, y1: number) =>
      poly([
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ]);
  s.cast(
    [
      [x - 1.1, 0.8, z],
      [x + 1.1, 0.8, z],
      [x + 1.1, 2.2, z],
      [x - 1.1, 2.2, z],
    ],
    0,
    0.5,
  );
  pic.fill(
    box(a - w * 0.86, top, a - w * 0.76, b) + box(a + w * 0.76, top, a + w * 0.86, b),
    overprint(m.wood, p.shade, 0.3),
  );
  pic.fill(box(a - w, top - u * 0.05, a + w, low), m.accent);
  pic.fill(box(a - w * 0.93, top + u * 0.03, a + w * 0.93, low - u * 0.08), lit(p, m.foam, 0.2));
  // the house of the sign, its door a keyhole
  pic.fill(
    poly([
      [a - u * 0.42, top + u * 0.62],
      [a, top + u * 0.16],
      [a + u * 0.42, top + u * 0.62],
      [a + u * 0.3, top + u * 0.62],
      [a + u * 0.3, top + u * 0.96],
      [a - u * 0.3, top + u * 0.96],
      [a - u * 0.3, top + u * 0.62],
    ]),
    m.accent,
  );
  pic.fill(
    ellipse(a, top + u * 0.66, u * 0.1) +
      poly([
        [a - u * 0.05, top + u * 0.7],
        [a + u * 0.05, top + u * 0.7],
        [a + u * 0.1, top + u * 0.96],
        [a - u * 0.1, top + u * 0.96],
      ]),
    lit(p, m.foam, 0.2),
  );
  pic.fill(box(a - w * 0.7, low - u * 0.3, a + w * 0.7, low - u * 0.18), overprint(m.cloth, p.shade, 0.1));
  if (lightSide(p) < 0) pic.shade(box(a + w * 0.93, top - u * 0.05, a + w, low), p.shade, 0.5);
}
