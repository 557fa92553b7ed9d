import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure, groundShadow } from '../../props/people/figures.ts';
import { jarilla, lightSide, poplar, tones, tree } from '../../props/plants/plants.ts';
import { adobeHouse } from '../../props/town/buildings.ts';
import { cannon } from '../../props/town/cannon.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface FortOptions {
  focal?: number;
  horizon?: number;
  remains?: 'ruins' | 'house';
}

const FOCAL_LENGTH = 1050;

/** Villa 25 de Mayo's old fort: weathered adobe walls above the river, or the house that keeps its gun at the door. */
export function fort(pic: Picture, o: FortOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const house = o.remains === 'house';
  const hz = H * (o.horizon ?? (house ? 0.6 : 0.52));
  const focal = o.focal ?? 0.6;
  const low = p.name === 'dawn' || p.name === 'golden' || p.name === 'dusk' || p.night;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: p.night ? 26 : 42 } : undefined,
    clouds: p.night ? 'none' : pic.rng.pick(['streaks', 'lenticular'] as const),
    cloudAmount: 0.8,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.4,
    lead: 0.5 - 0.2 * k,
    snow: 0.5,
    air: 0.42,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const s = new Space(
    pic,
    { x: 0, y: house ? 1.8 : 2.7, z: 0, f: FOCAL_LENGTH, cx: W * focal, horizon: hz },
    { az: lightSide(p) > 0 ? -32 : 212, el: Math.max(24, p.el) },
  );
  // the low sun leaves the ground of the ruins in shade and catches the walls
  const soil = mix(m.soil, m.sand, 0.5);
  plain(pic, s, house ? soil : mix(overprint(soil, p.shade, 0.42), m.scrub, 0.2), { bands: 7 });
  if (house) museumHouse(pic, s, k);
  else ruins(pic, s, k);
}

// --- The ruins -----------------------------------------------------------------------------------

/** x, z, width, depth, height, turn of a wall. */
type Wall = [number, number, number, number, number, number];

function ruins(pic: Picture, s: Space, k: number): void {
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  river(pic, s);
  for (let i = 0; i < 13; i++) {
    const z = 62 + rng.range(0, 22);
    const [a, b] = s.P([-48 + i * 8 + rng.range(-2, 2), 0, z]);
    poplar(
      pic,
      a,
      b,
      s.scale(z) * rng.range(9, 15),
      tones(p, m.poplar, m.poplarDark, 0.24),
      rng,
      lightSide(p),
      1.1,
      0.6,
    );
  }
  const walls: Wall[] = [
    [-7.5 * k, 23, 9, 1, 2.8, 0.1],
    [4.5 * k, 20, 11, 1.1, 4, -0.06],
    [9.4 * k, 14.5, 1.1, 9, 3.6, 0],
    [4.6 * k, 10.4, 4.6, 1.1, 2.1, -0.12 * k],
  ];
  const things: { z: number; draw: () => void }[] = walls.map((w, i) => ({
    z: w[1],
    draw: () => brokenWall(s, w, rng.fork(`w${i}`)),
  }));
  things.push({ z: 14.2, draw: () => lookout(s, -5.6 * k, 14.2) });
  for (const [x, z] of [
    [-0.9, 7.4],
    [-2.8, 10.8],
  ] as const)
    things.push({ z, draw: () => gun(pic, s, x * k, z, -k) });
  things.push({ z: 13, draw: () => walker(pic, s, 1.7 * k, 13, 'walk', k) });
  things.push({ z: 13.4, draw: () => walker(pic, s, 2.6 * k, 13.4, 'stand', -k) });
  for (let i = 0; i < 18; i++) {
    const z = rng.range(4.6, 22);
    const x = rng.range(-0.55, 0.55) * z;
    if (Math.abs(x + 1.5 * k) < 2.4 && z < 12) continue;
    things.push({ z, draw: () => bush(pic, s, x, z, rng.fork(`b${i}`)) });
  }
  for (const t of things.sort((a, b) => b.z - a.z)) t.draw();
}

/** The Diamante passing behind, sky-coloured between its banks. */
function river(pic: Picture, s: Space): void {
  const m = pic.pal.mats;
  const bank = (z: number) => s.P([0, 0, z])[1];
  const w = pic.W + 20;
  const y0 = bank(58);
  const y1 = bank(31);
  pic.fill(
    `M-10 ${y0}C${w * 0.3} ${y0 - 4} ${w * 0.7} ${y0 + 5} ${w} ${y0 - 1}V${y1}C${w * 0.7} ${y1 + 8} ${w * 0.35} ${y1 - 9} -10 ${y1 + 3}Z`,
    mix(m.water, pic.pal.sky[2], 0.4),
  );
  pic.fill(
    `M-10 ${y1 - 3}C${w * 0.35} ${y1 - 15} ${w * 0.7} ${y1 + 2} ${w} ${y1 - 6}V${y1}C${w * 0.7} ${y1 + 8} ${w * 0.35} ${y1 - 9} -10 ${y1 + 3}Z`,
    mix(m.waterDeep, m.water, 0.4),
  );
}

/** How far the adobe of the ruins is lifted towards paper, so that it stands out from the ground. */
const LIT_ADOBE = 0.24;

/** A wall of adobe bricks that rain has eaten from above: ragged crest, courses, a breach. */
function brokenWall(s: Space, [x, z, w, d, h, rot]: Wall, rng: Rng): void {
  const pic = s.pic;
  const p = pic.pal;
  const b = s.block(x, 0, z, w, h, d, rot);
  b.cast(0, 0.6);
  const ink = lit(p, mix(p.mats.adobe, p.mats.sand, 0.45), LIT_ADOBE);
  const long = w >= d ? [0, 2] : [1, 3];
  const n = Math.round(Math.max(w, d) / 0.42);
  const crest = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const worn = 0.6 + 0.22 * Math.sin(t * 5.2 + rng.range(0, 0.4) + x) + rng.range(-0.12, 0.2);
    return h * Math.min(1, Math.max(0.24, worn));
  });
  for (const i of [2, 1, 3, 0]) {
    if (!b.visible(i)) continue;
    const f = b.wall(i);
    const flip = i === 2 || i === 3;
    if (!long.includes(i)) {
      pic.fill(f.rect(0, 0, f.lu, i === 1 || i === 2 ? crest[n]! : crest[0]!), f.ink(ink));
      continue;
    }
    const pts: [number, number][] = [[0, 0]];
    for (let q = 0; q <= n; q++) pts.push([(f.lu * q) / n, crest[flip ? n - q : q]!]);
    pts.push([f.lu, 0]);
    const outline = f.poly(pts);
    pic.fill(outline, f.ink(ink));
    const clip = pic.clip(outline);
    let courses = '';
    for (let y = 0.22; y < h; y += 0.24) {
      courses += f.rect(0, y, f.lu, 0.025);
      for (let a = (y * 7) % 0.6; a < f.lu; a += 0.6) if (rng.chance(0.6)) courses += f.rect(a, y - 0.22, 0.025, 0.22);
    }
    pic.add('multiply', pic.clipped(clip, shape(courses, p.shade, 0.3)));
    let lime = '';
    for (let q = 0; q < f.lu / 2.2; q++)
      lime += f.rect(rng.range(0, f.lu), rng.range(0.1, h * 0.5), rng.range(0.5, 1.4), rng.range(0.2, 0.5));
    pic.raw(pic.clipped(clip, shape(lime, f.ink(mix(ink, p.mats.wall, 0.45)))));
    const edge = pts.slice(1, -1).map(([a, y]) => f.P(a, y));
    pic.line(poly(edge, false), lit(p, ink, 0.3), Math.max(1.4, s.scale(z) * 0.05));
  }
}

/** Timber platform with a rail, two visitors looking out. */
function lookout(s: Space, x: number, z: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const wood = mix(m.wood, m.sand, 0.2);
  const deck = 1.5;
  const slab = s.block(x, deck, z, 4.4, 0.16, 3.2);
  slab.cast(0, 0.55);
  for (const dx of [-2, 0, 2])
    for (const dz of [1.4, -1.4]) s.block(x + dx, 0, z + dz, 0.16, deck, 0.16).paint(overprint(wood, p.shade, 0.3));
  slab.paint(wood, { top: lit(p, wood, 0.2) });
  for (const [dx, pose, top] of [
    [-0.9, 'stand', m.accent],
    [0.5, 'akimbo', m.cloth],
  ] as const) {
    const [a, b] = s.P([x + dx, deck + 0.16, z + 0.3]);
    const look = { top, bottom: p.deep, hat: dx > 0 ? ('gaucho' as const) : ('cap' as const), hatColor: m.sand };
    figure(pic, a, b, s.scale(z + 0.3) * 1.7, pose, look, 1);
  }
  for (let q = -2.1; q <= 2.11; q += 0.7) s.block(x + q, deck + 0.16, z - 1.5, 0.08, 0.95, 0.08).paint(wood);
  for (const y of [0.5, 0.98]) s.block(x, deck + y, z - 1.5, 4.4, 0.1, 0.08).paint(wood);
}

/** A field gun at (x, z) with its shadow. */
function gun(pic: Picture, s: Space, x: number, z: number, face: number): void {
  const [a, b] = s.P([x, 0, z]);
  const u = s.scale(z);
  const outline =
    ellipse(a, b - 0.55 * u, 0.55 * u) +
    poly([
      [a, b - 0.8 * u],
      [a + face * 1.3 * u, b - 1.1 * u],
      [a + face * 1.3 * u, b - 0.95 * u],
      [a - face * 1.4 * u, b],
    ]);
  groundShadow(pic, s, outline, b, z, 0.55);
  cannon(pic, a, b, u, face);
}

function walker(pic: Picture, s: Space, x: number, z: number, pose: string, face: number): void {
  const m = pic.pal.mats;
  const [a, b] = s.P([x, 0, z]);
  const walking = pose === 'walk';
  const look = { top: walking ? m.mustard : m.foam, bottom: m.cloth, pack: walking ? m.wine : undefined };
  figure(pic, a, b, s.scale(z) * 1.7, pose, look, face, { ground: { s, z } });
}

function bush(pic: Picture, s: Space, x: number, z: number, rng: Rng): void {
  const p = pic.pal;
  const [a, b] = s.P([x, 0, z]);
  const flowers = rng.chance(0.5) ? p.mats.mustard : undefined;
  jarilla(pic, a, b, s.scale(z) * rng.range(0.4, 0.8), tones(p, p.mats.scrub), rng, { flowers });
}

// --- The house -----------------------------------------------------------------------------------

/** Lime-washed adobe house under old trees, its gun beside the door. */
function museumHouse(pic: Picture, s: Space, k: number): void {
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  for (let i = 0; i < 7; i++) {
    const z = 40 + rng.range(0, 14);
    const [a, b] = s.P([-26 + i * 8.5, 0, z]);
    poplar(
      pic,
      a,
      b,
      s.scale(z) * rng.range(10, 14),
      tones(p, m.poplar, m.poplarDark, 0.2),
      rng,
      lightSide(p),
      1.1,
      0.7,
    );
  }
  const house = s.block(2.2 * k, 0, 19.5, 15, 4.3, 8, -0.14 * k);
  const [tx, ty] = s.P([9.5 * k, 0, 25]);
  tree(pic, tx, ty, s.scale(25) * 11, m.leaf, rng.fork('back'), { kind: 'carob', dark: m.leafDark, air: 0.06 });
  const paint = { wall: lit(p, mix(m.wall, m.adobe, 0.12), 0.1), door: overprint(m.cloth, p.shade, 0.1), bays: 5 };
  adobeHouse(s, house, rng.fork('house'), paint);
  const front = house.wall(0);
  pic.fill(front.rect(-0.3, 4.2, front.lu + 0.6, 0.28, 0.3), front.ink(m.roof));
  const [nx, ny] = s.P([-7.2 * k, 0, 15.5]);
  const h = s.scale(15.5) * 8.2;
  pic.add('multiply', shape(ellipse(nx + lightSide(p) * -h * 0.2, ny, h * 0.46, h * 0.045), p.shade, 0.6));
  tree(pic, nx, ny, h, m.leaf, rng.fork('near'), { kind: 'carob', dark: m.leafDark });
  gun(pic, s, -0.2 * k, 8.6, -k);
  for (const [x, z, tall, look] of [
    [3.7, 12.4, 1.68, { top: m.accent, bottom: p.deep, pack: m.mustard }],
    [4.6, 12.8, 1.25, { top: m.foam, bottom: m.cloth, hat: 'cap' as const }],
  ] as const) {
    const [a, b] = s.P([x * k, 0, z]);
    figure(pic, a, b, s.scale(z) * tall, 'walk', look, -k, { ground: { s, z } });
  }
  for (const [x, z] of [
    [-3.6, 7.2],
    [5.2, 8.4],
    [8.4, 12.6],
    [-5.6, 10.8],
  ] as const)
    bush(pic, s, x * k, z, rng.fork(`j${x}`));
}
