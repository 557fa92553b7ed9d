import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1 } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { leafy, lightSide, tones, tree, tufts } from '../../props/plants/plants.ts';
import { arcade } from '../../props/town/buildings.ts';
import { avenueTrees, plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

export interface FarmLaneOptions {
  focal?: number;
  horizon?: number;
  trees?: 'plane-trees' | 'olives' | 'poplars';
  house?: 'stone' | 'steps' | 'far';
}

const ROAD = { half: 2.1, trees: 5.2, end: 62 };

/** A dirt lane between two rows of trees, and the winery at its end. */
export function farmLane(pic: Picture, o: FarmLaneOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.56),
    trees = o.trees ?? 'plane-trees',
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - 0.34 * k), y: hz * 0.4, r: 40 } : undefined,
    clouds: p.night ? 'none' : pic.rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.5,
    lead: focal - 0.16 * k,
    snow: 0.58,
    air: 0.38,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.3, z: 0, f: 1050, cx: W * focal, horizon: hz },
    s = new Space(pic, cam, { az: lightSide(p) > 0 ? 24 : 156, el: Math.max(30, p.el) });
  plain(pic, s, mix(m.soil, m.steppe, 0.45), { far: mix(m.vine, p.haze, 0.45) });
  windbreak(pic, s, { z: 110, x0: -100, x1: 100, h: 14, air: 0.36, gap: 3.2 });
  house(s, o.house ?? 'stone');
  if (trees === 'olives') grove(s, k);
  else
    for (const side of [-1, 1])
      vineRows(pic, s, {
        x0: side > 0 ? 8.4 : -8.4 - 9 * 2.4,
        n: 10,
        gap: 2.4,
        z0: 4,
        z1: 58,
        t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.08),
        soil: m.soil,
      });
  lane(s);
  if (trees === 'olives') oliveFiles(s);
  else
    avenueTrees(pic, s, {
      xL: -ROAD.trees,
      xR: ROAD.trees,
      z0: 8.5,
      z1: 50,
      step: 6.4,
      h: trees === 'plane-trees' ? 8 : 12,
      kind: trees === 'plane-trees' ? 'plane-tree' : 'poplar',
    });
  const z = 19,
    [x, y] = s.P([-0.5 * k, 0, z]);
  figure(pic, x, y, s.scale(z) * 1.7, 'walk', { top: m.accent, bottom: p.deep, hat: 'gaucho', hatColor: m.sand }, k, {
    ground: { s, z },
  });
  tufts(pic, H * 0.86, H + 40, 16, [26, 60], tones(p, mix(m.steppe, m.leaf, 0.3)), pic.rng.fork('g'));
}

/** The lane itself, with wheel ruts and a grassy crown. */
function lane(s: Space): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    strip = (a: number, b: number) =>
      s.path([
        [a, 0, 1.6],
        [b, 0, 1.6],
        [b, 0, ROAD.end],
        [a, 0, ROAD.end],
      ]);
  pic.fill(strip(-ROAD.half, ROAD.half), mix(m.sand, m.soil, 0.3));
  pic.fill(strip(-0.32, 0.32), mix(m.steppe, m.leaf, 0.25), 0.8);
  pic.shade(strip(-1.5, -0.9) + strip(0.9, 1.5), p.shade, 0.2);
}

/** One row of olive trees down each side of the lane. */
function oliveFiles(s: Space): void {
  const { pic } = s,
    p = pic.pal;
  const list: [number, number][] = [];
  for (let z = 8; z < 56; z += 5.4) for (const side of [-1, 1]) list.push([side * ROAD.trees, z]);
  const rng = pic.rng.fork('shade');
  let d = '';
  for (const [x, z] of list) {
    const c = s.fall([x, 2.4, z]),
      [a, b] = s.P(c),
      q = s.scale(c[2]);
    if (z > 12) d += leafy(a, b, q * 1.9, q * Math.min(0.5, (2.3 / c[2]) * 1.7), q * 0.3, rng, 1.2);
  }
  pic.shade(d, p.shade, 0.55);
  for (const [x, z] of list.sort((a, b) => b[1] - a[1])) {
    const [a, b] = s.P([x, 0, z]);
    tree(pic, a, b, s.scale(z) * 4.7, p.mats.olive, pic.rng.fork(`o${x}${z}`), {
      kind: 'olive',
      air: Math.min(0.36, z / 160),
    });
  }
}

/** More olive trees beyond them, in rows of their own. */
function grove(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    list: [number, number][] = [];
  for (let z = 12; z < 60; z += 5.4)
    for (let i = 0; i < 6; i++) for (const side of [-1, 1]) list.push([side * (9.4 + i * 5) + k * 0.2, z]);
  for (const [x, z] of list.sort((a, b) => b[1] - a[1])) {
    const [a, b] = s.P([x, 0, z]),
      q = s.scale(z);
    if (a < -q * 3 || a > pic.W + q * 3) continue;
    pic.add('multiply', shape(ellipse(a, b, q * 2.1, q * 0.2), p.shade, 0.5));
    tree(pic, a, b, q * 4.5, p.mats.olive, pic.rng.fork(`g${x}${z}`), { kind: 'olive', air: Math.min(0.42, z / 130) });
  }
}

/** The building at the end: a long pale stone front, a winery stepped down a slope, or only a far white hall. */
function house(s: Space, house: NonNullable<FarmLaneOptions['house']>): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    stone = lit(p, mix(m.stone, m.rockC, 0.5), 0.1),
    z = ROAD.end;
  if (house === 'far') {
    const b = s.block(0.4, 0, 92, 15, 5, 10).cast();
    b.paint(lit(p, m.wall, 0.1), { air: 0.18 });
    b.gable(2.4, 0.4, m.roof, { wall: m.wall, air: 0.18 });
    return;
  }
  if (house === 'steps') {
    // the wine goes down by its own weight: four halls, each lower than the last
    for (const [i, h] of [12.4, 9.6, 6.8, 4].entries()) {
      const b = s.block(-9 + i * 6.6, 0, z + 6, 6.6, h, 12).cast();
      b.paint(i % 2 ? stone : overprint(stone, p.shade, 0.08), { air: 0.08, top: mix(m.metal, m.stone, 0.5) });
      s.block(-9 + i * 6.6, h, z + 5.4, 7.2, 0.5, 13.6).paint(overprint(mix(m.rockA, m.rockD, 0.3), p.shade, 0.1), {
        air: 0.08,
      });
      const f = b.wall(0);
      for (const y of [h - 2.6, h - 6].filter((q) => q > 0.4))
        f.opening(1.2, y, 4.2, 1.5, {
          inside: mix(p.deep, m.glass, 0.2),
          lamp: p.lamps ? p.lamp : null,
          bars: 4,
          depth: 0.2,
        });
      let joints = '';
      for (let y = 0.6; y < h; y += 0.6) joints += f.rect(0, y, 6.6, 0.05);
      pic.shade(joints, p.shade, 0.25);
    }
    return;
  }
  const b = s.block(0, 0, z + 5, 26, 6, 10).cast();
  b.paint(stone, { air: 0.06 });
  const f = b.wall(0);
  let joints = '';
  for (let y = 0.6; y < 6; y += 0.6) joints += f.rect(0, y, 26, 0.05);
  pic.shade(joints, p.shade, 0.25);
  arcade(s, f, { n: 3, a0: 9, a1: 17, h: 3.6, wall: stone });
  for (const a of [1.6, 5.2, 19, 22.6])
    f.opening(a, 1.4, 1.8, 2.8, {
      inside: mix(p.deep, m.glass, 0.2),
      lamp: p.lamps ? p.lamp : null,
      frame: mix(stone, m.stone, 0.5),
      arch: true,
      bars: 1,
      depth: 0.3,
    });
  pic.fill(f.rect(-0.4, 5.7, 26.8, 0.5, 0.3), f.ink(lit(p, stone, 0.2)));
  const t: V3 = [0, 6, z + 2],
    tower = s.block(0, 0, z + 3, 7, 9.4, 6);
  tower.paint(stone, { air: 0.06 });
  const tf = tower.wall(0);
  tf.opening(1.9, 0, 3.2, 4.2, {
    inside: overprint(m.wood, p.shade, 0.3),
    arch: true,
    bars: 3,
    frame: mix(stone, m.stone, 0.5),
  });
  tf.opening(2.6, 6, 1.8, 2, { inside: mix(p.deep, m.glass, 0.2), lamp: p.lamps ? p.lamp : null, arch: true });
  pic.fill(tf.rect(-0.4, 9.1, 7.8, 0.5, 0.3), tf.ink(lit(p, stone, 0.2)));
  const [fx, fy] = s.P([t[0], 9.4, z]),
    q = s.scale(z);
  pic.line(`M${f1(fx)} ${f1(fy)}v${f1(-q * 2.6)}`, p.deep, 2);
}
