import { mix, overprint } from '../../core/color.ts';
import { ellipse } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, tones } from '../../props/plants/plants.ts';
import { chair, roundTable } from '../../props/rooms/dining.ts';
import { pane } from '../../props/town/buildings.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

/** Front of a suite from its left corner, in metres; the terrace runs in front. */
const SUITE = { deep: 6, high: 3.3, terrace: 2.4, gap: 1.1 };
/** The stairway to the cellar: half width, where it starts and ends, treads and their drop. */
const STAIR = { x: 1.15, z0: 6.6, steps: 7, tread: 0.55, drop: 0.125 };

/** A small hotel among vines: low suites with terraces, and in the yard a stone stair down to the cellar. */
export function suites(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.58,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.44),
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: p.night ? 24 : 38 } : undefined,
    clouds: p.night ? 'none' : pic.rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.56,
    lead: 0.5 - 0.2 * k,
    snow: 0.58,
    air: 0.36,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.9, z: 0, f: 960, cx: W * focal, horizon: hz },
    s = new Space(pic, cam, { az: lightSide(p) > 0 ? -38 : 218, el: Math.max(30, p.el) });
  plain(pic, s, mix(m.sand, m.soil, 0.35), { far: mix(m.vine, p.haze, 0.4) });
  windbreak(pic, s, { z: 80, x0: -80, x1: 80, h: 13, air: 0.3, gap: 3 });
  vineRows(pic, s, {
    x0: k > 0 ? -4.6 - 13 * 2.4 : 4.6,
    n: 14,
    gap: 2.4,
    z0: 8,
    z1: 64,
    t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.04),
    soil: m.soil,
  });
  const lawn = mix(m.vine, m.steppe, 0.4);
  pic.fill(
    s.path([
      [k * 1.6, 0, 9],
      [k * 14, 0, 9],
      [k * 14, 0, 44],
      [k * 1.6, 0, 44],
    ]),
    lawn,
  );
  for (let z = 34; z > 8; z -= SUITE.deep + SUITE.gap) suite(s, k, z);
  const [a, b] = s.P([-k * 2.6, 0, 12]);
  figure(pic, a, b, s.scale(12) * 1.68, 'walk', { top: m.accent, bottom: m.sand }, k, { ground: { s, z: 12 } });
  stair(s, -k * 0.6);
}

/** One suite: plaster box, flat eave, glass to the vines, a deck with two chairs. */
function suite(s: Space, k: number, z: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    x = k * 8.2,
    wide = 6.4,
    wall = z % 2 > 1 ? mix(m.adobe, m.wall, 0.35) : lit(p, m.wall, 0.1);
  const deck = mix(m.wood, m.sand, 0.4),
    xf = x - (k * wide) / 2;
  s.block(xf - (k * SUITE.terrace) / 2, 0, z + SUITE.deep / 2, SUITE.terrace, 0.25, SUITE.deep)
    .cast()
    .paint(overprint(deck, p.shade, 0.3), { top: deck });
  const box = s.block(x, 0, z + SUITE.deep / 2, wide, SUITE.high, SUITE.deep).cast();
  box.paint(wall);
  const f = box.wall(k > 0 ? 3 : 1),
    q = pane(pic, pic.rng.fork(`s${z}`), 0.9);
  f.opening(0.7, 0.25, SUITE.deep - 1.4, 2.35, {
    inside: mix(p.deep, m.glass, 0.35),
    lamp: q.lamp,
    frame: overprint(m.wood, p.shade, 0.3),
    bars: 3,
    depth: 0.2,
  });
  const front = box.wall(0);
  front.opening(2, 1, 1.6, 1.3, { inside: q.inside, lamp: q.lamp, frame: m.wood, bars: 1, depth: 0.2 });
  s.block(x - k * 0.7, SUITE.high, z + SUITE.deep / 2, wide + 2.2, 0.3, SUITE.deep + 0.5).paint(
    overprint(mix(m.wood, m.rockD, 0.3), p.shade, 0.15),
  );
  for (const dz of [0.2, SUITE.deep - 0.2])
    s.block(xf - k * 1.7, 0.25, z + dz, 0.14, SUITE.high - 0.25, 0.14).paint(overprint(m.wood, p.shade, 0.3));
  if (z < 24) {
    chair(s, xf - k * 1.3, z + 3.9, 1.4 * k, m.accent, { shadow: false });
    roundTable(s, xf - k * 1.25, z + 3.1, { r: 0.3, shadow: false });
    chair(s, xf - k * 1.3, z + 2.2, 1.7 * k, m.accent, { shadow: false });
  }
  if (p.lamps) {
    const [a, b] = s.P([xf - k * 0.4, 2.6, z + SUITE.deep / 2]);
    glow(pic, a, b, s.scale(z) * 2, p.lamp, 0.4);
  }
}

/** Steps cut into the yard between stone cheeks, down to an arched door under a low vault. */
function stair(s: Space, x: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    stone = mix(m.stone, m.rockC, 0.45),
    half = STAIR.x,
    end = STAIR.z0 + STAIR.steps * STAIR.tread,
    floor = -STAIR.steps * STAIR.drop;
  // paving round the pit
  pic.fill(
    s.path([
      [x - half - 0.9, 0.01, STAIR.z0 - 0.9],
      [x + half + 0.9, 0.01, STAIR.z0 - 0.9],
      [x + half + 0.9, 0.01, end + 1.3],
      [x - half - 0.9, 0.01, end + 1.3],
    ]),
    lit(p, stone, 0.1),
  );
  pic.fill(
    s.path([
      [x - half, 0.01, STAIR.z0],
      [x + half, 0.01, STAIR.z0],
      [x + half, 0.01, end + 0.9],
      [x - half, 0.01, end + 0.9],
    ]),
    overprint(stone, p.shade, 0.9),
  );
  const clip = pic.clip(
    s.path([
      [x - half, 0, STAIR.z0],
      [x + half, 0, STAIR.z0],
      [x + half, 0.9, end + 0.9],
      [x - half, 0.9, end + 0.9],
    ]),
  );
  const side = s.sun[0] > 0 ? -1 : 1;
  let svg = shape(
    s.path([
      [x + side * half, 0, STAIR.z0],
      [x + side * half, 0, end + 0.9],
      [x + side * half, floor, end + 0.9],
      [x + side * half, floor, STAIR.z0],
    ]),
    overprint(stone, p.shade, 0.3),
  );
  for (let i = 0; i < STAIR.steps; i++) {
    const z = STAIR.z0 + i * STAIR.tread,
      y = -i * STAIR.drop;
    svg += shape(
      s.path([
        [x - half, y, z],
        [x + half, y, z],
        [x + half, y, z + STAIR.tread],
        [x - half, y, z + STAIR.tread],
      ]),
      mix(lit(p, stone, 0.3), overprint(stone, p.shade, 0.5), i / STAIR.steps),
    );
    svg += shape(
      s.path([
        [x - half, y, z + STAIR.tread - 0.05],
        [x + half, y, z + STAIR.tread - 0.05],
        [x + half, y, z + STAIR.tread],
        [x - half, y, z + STAIR.tread],
      ]),
      overprint(stone, p.shade, 0.8),
    );
  }
  pic.raw(pic.clipped(clip, svg));
  // the vault that roofs the door
  const porch = s.block(x, 0, end + 1.7, half * 2 + 1.5, 1.25, 1.8).cast();
  porch.paint(stone, { top: mix(m.vine, m.steppe, 0.4) });
  const f = s.face([x - half - 0.75, floor, end + 0.8], [half * 2 + 1.5, 0, 0], [0, 3, 0]);
  let joints = '';
  for (let b = -floor + 0.3; b < -floor + 1.25; b += 0.3) joints += f.rect(0, b, f.lu, 0.025);
  pic.shade(joints, p.shade, 0.35);
  // double door of planks with a lantern over it
  const mid = f.lu / 2,
    high = -floor + 0.75,
    door = f.arch(mid - 0.85, 0, 1.7, high);
  pic.fill(f.arch(mid - 1.02, 0, 2.04, high + 0.17), overprint(stone, p.shade, 0.4));
  pic.fill(door, overprint(m.wood, p.shade, 0.3));
  const clipDoor = pic.clip(door);
  let planks = f.rect(mid - 0.02, 0, 0.04, high);
  for (let a = mid - 0.85; a < mid + 0.85; a += 0.21) planks += f.rect(a, 0, 0.02, high);
  const bands = f.rect(mid - 0.85, 0.5, 1.7, 0.07) + f.rect(mid - 0.85, high - 0.6, 1.7, 0.07);
  pic.raw(
    pic.clipped(
      clipDoor,
      shape(planks, overprint(m.wood, p.deep, 0.6)) + shape(bands, overprint(p.deep, m.metal, 0.3)),
    ),
  );
  const [gx, gy] = f.P(mid, high + 0.32, 0.1);
  pic.fill(ellipse(gx, gy, 7, 9), p.lamp);
  glow(pic, gx, gy, s.scale(end) * 0.9, p.lamp, 0.5);
  // iron rails down both sides
  const iron = overprint(p.deep, m.metal, 0.25);
  for (const e of [-1, 1]) {
    const rail = s.face([x + e * (half + 0.12), 0, STAIR.z0 - 0.1], [0, 0, end - STAIR.z0], [0, 1, 0]);
    let bars = rail.rect(0, 0.86, rail.lu, 0.06) + rail.rect(0, 0.45, rail.lu, 0.035);
    for (let a = 0; a <= rail.lu; a += 0.42) bars += rail.rect(a, 0, 0.04, 0.9);
    pic.fill(bars, iron);
  }
}
