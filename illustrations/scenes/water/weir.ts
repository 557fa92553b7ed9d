import { mix, overprint } from '../../core/color.ts';
import { f1 } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { tones, tufts } from '../../props/plants/plants.ts';
import { crownShade, drawFarToNear, person, standingTree, sunFrom, type Thing } from '../../props/staging.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';
import { glints } from '../../props/water/water.ts';

const POOL = { near: 13.5, far: 46 };
/** The weir stands across the pool at `z`, from the bank at `x0` on. */
const WEIR = { z: 27, x0: 1.5, bays: 5, bay: 3.2 };

/** A small irrigation weir: calm water, a wall with its gates, poplars mirrored, picnic tables on the grass. */
export function weir(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const hz = H * (o.horizon ?? 0.42);
  const k = (o.focal ?? 0.6) > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.8,
    sun: lowSun(pic) ? { x: W * (0.5 - 0.2 * k), y: hz * 0.36, r: 40 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.56,
    lead: 0.5 + 0.02 * k,
    snow: 0.55,
    air: 0.4,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 3.1, z: 0, f: 1080, cx: W * (0.5 - 0.04 * k), horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.leaf, m.steppe, 0.45), { bands: 6 });
  windbreak(pic, s, { z: 52, x0: -40, x1: 40, h: 10, air: 0.14, gap: 1.9, skip: (x) => Math.abs(x * k + 3) < 5 });
  pool(s, k);
  const things: Thing[] = [{ z: WEIR.z, draw: () => weirWall(s, k) }];
  things.push(standingTree(s, rng.fork('s1'), -13.5 * k, 21, 11.5, 'willow'));
  things.push(standingTree(s, rng.fork('s2'), -9.6 * k, 12.5, 9.6, 'willow'));
  things.push(table(s, -k * 2.4, 9.6), table(s, k * 3.4, 11));
  things.push(person(s, -k * 1.9, 10.1, 'sit', { top: m.accent }, -k, { ground: false, y: 0.12 }));
  things.push(person(s, -k * 3.1, 10, 'sit', { top: m.foam, hat: 'cap' }, k, { ground: false, y: 0.12 }));
  things.push(person(s, k * 6.4, 12.6, 'stand', { top: m.cloth, hat: 'cap', rod: true }, -k));
  drawFarToNear(things);
  crownShade(s, -k * 5.6, 4.6, 7.2, 3.6, 0.4);
  tufts(pic, hz + 230, H + 20, 40, [14, 44], tones(p, mix(m.leaf, m.steppe, 0.4)), rng.fork('c'));
}

function pool(s: Space, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const N = makeNoise(`${pic.seed}banco`);
  const edge: V3[] = [];
  for (let x = -34; x <= 34; x += 1.2) edge.push([x, 0, POOL.near + N(x * 0.16, 1) + 0.07 * x * k]);
  const shore: V3[] = [
    [36, 0, POOL.far],
    [-36, 0, POOL.far],
  ];
  const d = s.path([...edge, ...shore]);
  pic.fill(s.path([...edge.map(([x, y, z]) => [x, y, z - 0.6] as V3), ...shore]), mix(m.soil, m.sand, 0.4));
  const y0 = s.P([0, 0, POOL.far])[1];
  const y1 = s.P([0, 0, POOL.near])[1];
  pic.fill(
    d,
    pic.linear(0, y0, 0, y1, [
      { at: 0, color: mix(m.water, p.sky[2], 0.5) },
      { at: 1, color: mix(m.water, m.waterDeep, 0.4) },
    ]),
  );
  const clip = pic.clip(d);
  pic.raw(
    pic.clipped(clip, shape(mirroredPoplars(s, k), mix(mix(m.poplarDark, m.poplar, 0.35), m.waterDeep, 0.35), 0.75)),
  );
  glints(pic, { x0: 0, x1: pic.W, y0: y0 + 8, y1, n: 70, color: lit(p, m.water, 0.6), clip, alpha: 0.7 });
}

/** The poplars of the far bank upside down, torn by the breeze into lozenges that drift apart towards the viewer. */
function mirroredPoplars(s: Space, k: number): string {
  const rng = s.pic.rng.fork('espejo');
  const unit = s.scale(POOL.far);
  let d = '';
  for (let x = -38; x < 38; x += 1.9) {
    if (Math.abs(x * k + 3) < 5) continue;
    const [a, top] = s.P([x + rng.range(-0.4, 0.4), 0, POOL.far]);
    const half = unit * rng.range(0.55, 0.85);
    const tall = unit * rng.range(4.2, 6.6);
    for (let t = 0; t < 1; t += rng.range(0.05, 0.09)) {
      const w = half * (1 - t ** 2.4);
      const y = top + t * tall;
      const h = 3 + 7 * t;
      const shift = rng.range(-3, 3) * t * 2;
      d += `M${f1(a - w + shift)} ${f1(y)}Q${f1(a + shift)} ${f1(y - h)} ${f1(a + w + shift)} ${f1(y)}Q${f1(a + shift)} ${f1(y + h)} ${f1(a - w + shift)} ${f1(y)}Z`;
    }
  }
  return d;
}

/** The wall that holds the water: piers, gates with their screws, a railed walk, white water falling below. */
function weirWall(s: Space, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const concrete = lit(p, m.stone, 0.15);
  const long = WEIR.bays * WEIR.bay;
  const mid = k * (WEIR.x0 + long / 2 + 6);
  s.block(mid, 0, WEIR.z + 0.6, long + 12, 1.7, 1)
    .cast(0, 0.45)
    .paint(concrete);
  const iron = mix(p.deep, m.metal, 0.3);
  for (let i = 0; i < WEIR.bays; i++) {
    const x = k * (WEIR.x0 + (i + 0.5) * WEIR.bay);
    const face = s.face([x - 1.2, 0, WEIR.z - 0.1], [2.4, 0, 0], [0, 1.6, 0]);
    pic.fill(face.rect(0, 0, 2.4, 1.5), overprint(mix(m.rockD, p.deep, 0.3), p.shade, 0.3));
    pic.fill(face.rect(0, 0, 2.4, 1.05, 0.05), mix(m.foam, m.water, 0.3));
    let threads = '';
    for (let q = 0; q < 7; q++) threads += face.rect(0.12 + q * 0.33, 0, 0.13, 1.05, 0.06);
    pic.fill(threads, m.foam);
    const [a, b] = s.P([x, 0, WEIR.z - 0.5]);
    const u = s.scale(WEIR.z);
    pic.fill(
      `M${f1(a - u * 1.6)} ${f1(b)}q${f1(u * 1.6)} ${f1(-u * 0.34)} ${f1(u * 3.2)} 0q${f1(-u * 1.6)} ${f1(u * 0.34)} ${f1(-u * 3.2)} 0Z`,
      m.foam,
      0.85,
    );
  }
  for (let i = 0; i <= WEIR.bays; i++) {
    const x = k * (WEIR.x0 + i * WEIR.bay);
    s.block(x, 0, WEIR.z - 0.4, 0.7, 2.7, 1.8).paint(concrete);
  }
  s.block(k * (WEIR.x0 + long / 2), 2.7, WEIR.z - 0.3, long + 1.4, 0.2, 1.6).paint(overprint(concrete, p.shade, 0.2), {
    top: concrete,
  });
  for (let i = 0; i < WEIR.bays; i++) {
    const x = k * (WEIR.x0 + (i + 0.5) * WEIR.bay);
    s.block(x, 2.9, WEIR.z + 0.2, 0.14, 1.5, 0.14).paint(iron);
    s.block(x, 4.3, WEIR.z + 0.2, 0.9, 0.14, 0.14).paint(m.accent);
  }
  let railing = '';
  const post = (x: number, w: number, y0: number, y1: number): string =>
    s.path([
      [x, y0, WEIR.z - 1.1],
      [x + w, y0, WEIR.z - 1.1],
      [x + w, y1, WEIR.z - 1.1],
      [x, y1, WEIR.z - 1.1],
    ]);
  for (let i = 0; i <= long / 1.6; i++) railing += post(k * (WEIR.x0 + i * 1.6) - 0.04, 0.08, 2.9, 3.9);
  const left = Math.min(k * WEIR.x0, k * (WEIR.x0 + long));
  railing += post(left, long, 3.85, 3.96) + post(left, long, 3.36, 3.43);
  pic.fill(railing, iron);
}

/** A picnic table with its two planks. */
function table(s: Space, x: number, z: number): Thing {
  const { mats, shade } = s.pic.pal;
  const wood = mix(mats.wood, mats.sand, 0.15);
  const dark = overprint(wood, shade, 0.5);
  return {
    z,
    draw: () => {
      s.block(x, 0, z, 2.4, 0.75, 1.7).cast(0, 0.5);
      s.block(x, 0.38, z + 0.75, 2.2, 0.07, 0.3).paint(wood);
      for (const k of [-1, 1]) {
        s.block(x + k * 0.8, 0, z, 0.12, 0.7, 0.5).paint(dark);
        s.block(x + k * 0.8, 0.28, z, 0.1, 0.1, 1.6).paint(dark);
      }
      s.block(x, 0.72, z, 2.3, 0.08, 0.85).paint(wood, { top: lit(s.pic.pal, wood, 0.22) });
      s.block(x, 0.38, z - 0.75, 2.2, 0.07, 0.3).paint(wood, { top: lit(s.pic.pal, wood, 0.2) });
    },
  };
}
