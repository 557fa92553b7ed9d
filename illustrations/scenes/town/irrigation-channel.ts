import { mix, overprint } from '../../core/color.ts';
import { ellipse, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { horseman } from '../../props/animals/horseman.ts';
import { range } from '../../props/land/land.ts';
import { coiron, foliage, type Puff, tones } from '../../props/plants/plants.ts';
import { barkOf, greatTrunk } from '../../props/plants/trunk.ts';
import {
  crownShade,
  drawFarToNear,
  pavingJoints,
  person,
  rider,
  standingTree,
  strip,
  sunFrom,
  type Thing,
} from '../../props/staging.ts';
import { adobeHouse, pane } from '../../props/town/buildings.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface IrrigationChannelOptions {
  focal?: number;
  horizon?: number;
  /** stone-lined beside a city pavement, or dug into the earth of a village street */
  bank?: 'pavement' | 'earth';
  actor?: 'bicycles' | 'rider' | 'stroll' | 'none';
}

/** Where the channel runs, across the view: from its left lip to its right lip. */
const LIP = { left: -1.25, right: 0.05 };
const WATER_LEVEL = -0.34;
const STREET_END = 90;

/** An irrigation channel seen from its lip, running along a street under old trees. */
export function irrigationChannel(pic: Picture, o: IrrigationChannelOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const rural = o.bank === 'earth';
  const hz = H * (o.horizon ?? 0.44);
  const focal = o.focal ?? 0.42;
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.5 });
  range(pic, {
    horizon: hz,
    height: hz * 0.34,
    lead: focal + 0.03,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: -1.45, y: 1.75, z: 0, f: 1000, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  const earth = mix(m.soil, m.sand, 0.5);
  plain(pic, s, rural ? earth : mix(m.stone, m.sand, 0.45), { bands: rural ? 8 : 0 });
  if (rural) dirtStreet(s);
  else cityStreet(s);
  channel(s, rng.fork('agua'), rural);

  const things: Thing[] = rural ? village(s, rng) : townFronts(s, rng);
  const treeH = rural ? 17 : 12.5;
  for (let z = 9; z < 64; z += 6.5 + z * 0.06)
    for (const x of rural ? [0.95, 9.6] : [0.75, 11.5])
      things.push(
        standingTree(
          s,
          rng.fork(`t${x}${z.toFixed(1)}`),
          x,
          z + rng.range(-0.5, 0.5),
          treeH * rng.range(0.88, 1.1),
          'plane-tree',
        ),
      );
  things.push(...actors(s, o.actor ?? (rural ? 'rider' : 'bicycles')));
  drawFarToNear(things);
  nearTree(s, rng.fork('near'), rural);
}

function cityStreet(s: Space): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  pic.shade(pavingJoints(s, -9, LIP.left - 0.3, 1.2, STREET_END, 0.9, 1.06), p.shade, 0.24);
  pic.fill(strip(s, LIP.right, 1.5, 1.1, STREET_END), mix(m.soil, m.leaf, 0.35));
  pic.fill(strip(s, 1.5, 1.7, 1.1, STREET_END), lit(p, m.stone, 0.3));
  // the bike lane, painted, then the roadway
  pic.fill(strip(s, 1.7, 4.6, 1.1, STREET_END), mix(m.rockA, m.road, 0.35));
  pic.fill(strip(s, 4.6, 11, 1.1, STREET_END), overprint(m.road, p.shade, 0.2));
  let paint = strip(s, 4.5, 4.68, 1.1, STREET_END) + strip(s, 1.78, 1.86, 1.1, STREET_END);
  for (let z = 3; z < 70; z += 4) paint += strip(s, 3.1, 3.18, z, z + 1.6);
  pic.fill(paint, mix(m.foam, m.road, 0.1));
  for (let z = 2.5; z < 70; z += 3.4) s.block(4.59, 0, z, 0.16, 0.14, 0.7).paint(m.mustard);
}

function dirtStreet(s: Space): void {
  const { pic } = s;
  const { pal: p } = pic;
  let ruts = '';
  for (const x of [3.2, 5.9]) ruts += strip(s, x, x + 0.45, 1.2, 70);
  pic.shade(ruts, p.shade, 0.16);
  const N = makeNoise(`${pic.seed}pasto`);
  for (const [x, out] of [
    [LIP.left, -1.2],
    [LIP.right, 1.7],
  ] as const) {
    const edge: V3[] = [];
    for (let z = 1.1; z < STREET_END; z *= 1.08) edge.push([x + out * (1 + 0.3 * N(Math.log(z) * 2.2, x)), 0, z]);
    pic.fill(s.path([[x, 0, 1.1], ...edge, [x, 0, STREET_END]]), mix(p.mats.leaf, p.mats.steppe, 0.45));
  }
}

/** The cut, the running water with the sky and the trunks reflected in it, the far wall. */
function channel(s: Space, rng: Rng, rural: boolean): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const N = makeNoise(`${pic.seed}orilla`);
  const wobble = (z: number, k: number) => (rural ? 0.16 * N(z * 0.8, k) + 0.06 * N(z * 2.6, k + 4) : 0);
  const zs = Array.from({ length: 60 }, (_, i) => 1.05 * (STREET_END / 1.05) ** (i / 59));
  const lipLeft = zs.map((z) => [LIP.left + wobble(z, 1), 0, z] as V3);
  const lipRight = zs.map((z) => [LIP.right + wobble(z, 2), 0, z] as V3);
  const cut = s.path([...lipLeft, ...[...lipRight].reverse()]);
  const clip = pic.clip(cut);
  const wall = rural ? overprint(m.soil, p.shade, 0.3) : m.stone;
  pic.fill(cut, overprint(wall, p.shade, 0.25));
  const left = LIP.left - 0.02;
  const waterRight = LIP.right - (rural ? 0.12 : 0);
  const bed = strip(s, left, waterRight, 1.05, STREET_END, WATER_LEVEL);
  const body = pic.linear(0, s.cam.horizon, 0, pic.H, [
    { at: 0, color: mix(p.sky[2], m.water, 0.35) },
    { at: 0.35, color: mix(m.water, p.sky[1], 0.3) },
    { at: 1, color: mix(m.water, m.waterDeep, 0.7) },
  ]);
  let dark = '';
  let light = '';
  for (let z = 1.4; z < 60; z *= 1.03) {
    // streaks drawn out by the current
    const x = rng.range(left, waterRight);
    const w = rng.range(0.02, 0.07);
    const l = z * rng.range(0.08, 0.3);
    const streak = smooth(
      [
        s.P([x, WATER_LEVEL, z]),
        s.P([x + w, WATER_LEVEL, z + l * 0.45]),
        s.P([x + w * 0.3, WATER_LEVEL, z + l]),
        s.P([x - w * 0.1, WATER_LEVEL, z + l * 0.5]),
      ],
      true,
      0.9,
    );
    if (rng.chance(0.55)) light += streak;
    else dark += streak;
  }
  let mirror = '';
  for (let z = 6; z < 40; z += 5) mirror += strip(s, waterRight - 0.75, waterRight, z * 0.7, z * 0.82, WATER_LEVEL);
  pic.raw(pic.clipped(clip, shape(bed, body)));
  pic.add('multiply', pic.clipped(clip, shape(mirror, p.shade, 0.35) + shape(dark, p.shade, 0.45)));
  pic.raw(pic.clipped(clip, shape(light, p.paper, 0.85)));
  if (rural) {
    let blades = '';
    for (let z = 1.5; z < 30; z *= 1.07)
      for (const [x, k] of [
        [LIP.left + wobble(z, 1), -1],
        [LIP.right + wobble(z, 2), 1],
      ] as const) {
        const [a, b] = s.P([x + k * rng.range(0, 0.12), 0, z]);
        blades += coiron(a, b + 2, s.scale(z) * rng.range(0.12, 0.26), rng, 7, 1.3);
      }
    pic.fill(blades, mix(m.leafDark, m.leaf, 0.5));
    return;
  }
  for (const [x, w] of [
    [LIP.left - 0.3, 0.3],
    [LIP.right, 0.3],
  ] as const) {
    pic.fill(strip(s, x, x + w, 1.05, STREET_END), lit(p, m.stone, 0.3));
    let cuts = '';
    for (let z = 1.4; z < 60; z *= 1.12) cuts += strip(s, x, x + w, z, z * 1.006);
    pic.shade(cuts, p.shade, 0.4);
  }
  // the far lip's shadow on the water, and slabs to step across
  for (const z of [7.6, 24]) {
    pic.shade(strip(s, LIP.left, LIP.right, z - 0.5, z, WATER_LEVEL), p.shade, 0.6);
    const slab = s.block((LIP.left + LIP.right) / 2, -0.04, z + 0.7, LIP.right - LIP.left + 0.7, 0.14, 1.4);
    slab.paint(m.stone, { top: lit(p, m.stone, 0.22) });
  }
}

function townFronts(s: Space, rng: Rng): Thing[] {
  const { pal: p } = s.pic;
  const m = p.mats;
  const tints = [m.wall, mix(m.wall, m.rockB, 0.45), mix(m.wall, m.cloth, 0.22), mix(m.wall, m.rockA, 0.3)];
  const things: Thing[] = [];
  let i = 0;
  for (const x of [-13, 21]) {
    for (let z = 4; z < 84; ) {
      const d = rng.range(9, 13);
      const mid = z + d / 2;
      const h = rng.range(4.6, 7.6);
      const wall = tints[i++ % tints.length]!;
      const r = rng.fork(`front${i}`);
      things.push({
        z: mid + d / 2,
        draw: () => {
          const block = s
            .block(x, 0, mid, 9, h, d)
            .cast()
            .paint(wall, { air: Math.min(0.25, mid / 300) });
          const face = block.wall(x < 0 ? 1 : 3);
          for (let q = 0; q < 3; q++) {
            const w = pane(s.pic, r, 0.7);
            face.opening((d / 3) * (q + 0.16), 0.2, (d / 3) * 0.66, 2.6, {
              inside: w.inside,
              lamp: w.lamp,
              frame: overprint(wall, p.shade, 0.3),
              depth: 0.3,
              bars: 1,
            });
          }
          s.pic.fill(face.rect(0, h - 0.5, face.lu, 0.5, 0.15), face.ink(lit(p, wall, 0.25)));
        },
      });
      z += d;
    }
  }
  return things;
}

function village(s: Space, rng: Rng): Thing[] {
  const m = s.pic.pal.mats;
  const walls = [mix(m.wall, m.adobe, 0.6), m.wall, mix(m.adobe, m.rockC, 0.4), mix(m.wall, m.rockA, 0.3)];
  const things: Thing[] = [];
  for (const x of [-10.5, 17.5])
    for (let z = 8, i = 0; z < 62; i++) {
      const d = rng.range(9, 12);
      const mid = z + d / 2;
      const h = rng.range(3.7, 4.8);
      const r = rng.fork(`casa${x}${i}`);
      things.push({
        z: mid + d / 2,
        draw: () =>
          adobeHouse(s, s.block(x, 0, mid, 8, h, d), r, { wall: walls[i % 4], door: [m.cloth, m.wood, m.wine][i % 3] }),
      });
      z += d + (i % 2 ? 4 : 0.2);
    }
  return things;
}

function actors(s: Space, actor: NonNullable<IrrigationChannelOptions['actor']>): Thing[] {
  const m = s.pic.pal.mats;
  if (actor === 'bicycles')
    return [
      rider(s, 3.3, 13, -1, m.accent),
      rider(s, 2.4, 19, -1, m.mustard),
      person(s, -3.6, 14, 'walk', { top: m.foam, dress: m.wine }, 1),
    ];
  if (actor === 'rider')
    return [
      horseman(s, 4.6, 15, -1, { poncho: m.accent }),
      person(s, -3.1, 21, 'walk', { top: m.foam, bottom: m.cloth, hat: 'gaucho' }, 1),
    ];
  if (actor === 'stroll')
    return [
      person(s, -3.4, 11, 'walk', { top: m.accent, bottom: m.cloth }, 1),
      person(s, -2.7, 11.4, 'walk', { top: m.foam, dress: m.mustard }, 1),
    ];
  return [];
}

/** The first tree of the row, so near that only its trunk and lowest leaves are in the picture. */
function nearTree(s: Space, rng: Rng, rural: boolean): void {
  const { pic } = s;
  const { W, H, pal: p } = pic;
  const z = 4.3;
  const [x, y] = s.P([rural ? 1.15 : 0.85, 0, z]);
  const skin = rural ? 'furrows' : 'flakes';
  crownShade(s, 1, 4.4, 4.8, 3.4, 0.42);
  pic.add('multiply', shape(ellipse(x, y + 6, W * 0.08, H * 0.012), p.shade, 0.5));
  greatTrunk(pic, x, y, -20, s.scale(z) * (rural ? 0.42 : 0.27), rng, { bark: barkOf(pic, skin), skin, lean: -0.04 });
  const puffs: Puff[] = [];
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    puffs.push({
      x: W * (0.3 + 0.78 * t),
      y: H * (0.0 + 0.05 * Math.sin(t * 7) + rng.range(-0.05, 0.03)),
      r: W * rng.range(0.06, 0.09),
      ry: H * rng.range(0.06, 0.1),
    });
  }
  foliage(pic, puffs, tones(p, p.mats.leaf, p.mats.leafDark), rng, { leaf: 12, density: 1.1 });
}
