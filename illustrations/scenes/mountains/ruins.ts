import { type Hex, mix, overprint } from '../../core/color.ts';
import { f1, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { type Block, type Face, Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { mist, range } from '../../props/land/land.ts';
import { boulder } from '../../props/land/stones.ts';
import { outfit, people } from '../../props/people/travellers.ts';
import { jarilla, lightSide, tones, tufts } from '../../props/plants/plants.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

export type Ruin = 'hotel' | 'fort' | 'post';

export interface RuinsOptions {
  focal?: number;
  horizon?: number;
  subject?: Ruin;
}

/** Roofless walls: a stone hotel in a high valley, an adobe fort with its cannon, a goatherd's post and corral. */
export function ruins(pic: Picture, o: RuinsOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const what = o.subject ?? 'hotel';
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? (what === 'fort' ? 0.46 : 0.56));
  backdrop(pic, hz, k, what);
  const cam: Cam = { x: 0, y: what === 'post' ? 4.2 : 2.6, z: 0, f: 1100, cx: W / 2, horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? -28 : 208, el: Math.max(26, p.el) });
  const ground = what === 'fort' ? mix(mix(m.soil, m.sand, 0.4), m.scrub, 0.45) : mix(m.steppe, m.scrub, 0.22);
  plain(pic, s, ground, { far: mix(ground, p.haze, 0.4) });
  tufts(pic, hz + 8, hz + H * 0.16, 50, [4, 14], tones(p, mix(m.steppe, m.scrub, 0.4)), pic.rng.fork('lejos'));
  if (what === 'hotel') hotel(s, k);
  else if (what === 'fort') fort(s, k);
  else post(s, k);
  tufts(pic, hz + H * 0.26, H + 10, 38, [16, 44], tones(p, mix(m.steppe, m.scrub, 0.35)), pic.rng.fork('cerca'), (x) =>
    k > 0 ? x < W * 0.42 || x > W * 0.95 : x > W * 0.58 || x < W * 0.05,
  );
}

function backdrop(pic: Picture, hz: number, k: number, what: Ruin): void {
  const { W, pal: p } = pic;
  const m = p.mats;
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.7,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: 36 } : undefined,
  });
  const alpine = what !== 'fort';
  range(pic, {
    horizon: hz,
    height: hz * (alpine ? 0.7 : 0.34),
    lead: 0.5 - 0.2 * k,
    snow: alpine ? 0.55 : 0.4,
    air: 0.4,
    seed: 'andes',
    peaks: 5,
    mist: 0.9,
  });
  range(pic, {
    horizon: hz + 8,
    height: hz * (alpine ? 0.36 : 0.12),
    lead: 0.5 + 0.36 * k,
    snow: 0,
    rock: mix(m.rockB, m.scrub, 0.45),
    air: 0.26,
    seed: 'ladera',
    peaks: 6,
    mist: 0.7,
  });
  mist(pic, hz - 20, hz + 12, { alpha: 0.4 });
}

/** A broken top edge along a wall, in the wall's own coordinates. */
function brokenTop(f: Face, rng: Rng, low: number): [number, number][] {
  const n = Math.max(5, Math.round(f.lu / 0.9));
  const top: [number, number][] = [];
  let h = f.lv;
  for (let i = 0; i <= n; i++) {
    if (rng.chance(0.4)) h = f.lv * rng.range(low, 1);
    top.push([(f.lu * i) / n, h * rng.range(0.97, 1)]);
    if (i < n && rng.chance(0.5)) top.push([(f.lu * (i + rng.range(0.5, 0.9))) / n, h]);
  }
  return top;
}

interface WallLook {
  color: Hex;
  /** the share of its height, 0..1, that is left at the most crumbled place */
  low: number;
  openings?: { n: number; w: number; h: number; sill: number; arch?: boolean };
  courses?: boolean;
}

/** One standing ruin wall with the sky showing through its windows. */
function ruinWall(s: Space, f: Face, rng: Rng, look: WallLook): void {
  const { pic } = s;
  const p = pic.pal;
  const top = brokenTop(f, rng, look.low);
  const d = f.poly([[0, 0], ...top, [f.lu, 0]]);
  const q = look.openings;
  let holes = '';
  let jambs = '';
  if (q) {
    const gap = f.lu / q.n;
    for (let i = 0; i < q.n; i++) {
      const a = gap * (i + 0.5) - q.w / 2;
      holes += q.arch ? f.arch(a, q.sill, q.w, q.h) : f.rect(a, q.sill, q.w, q.h);
      // the thickness of the wall on the side away from the eye
      const away = f.P(a, q.sill)[0] < s.cam.cx ? a : a + q.w - 0.24;
      jambs += f.rect(away, q.sill, 0.24, q.h * 0.97);
    }
  }
  const clip = pic.clip(d);
  const ink = f.ink(look.color);
  pic.raw(pic.clipped(clip, `<path d="${d}${holes}" fill="${ink}" fill-rule="evenodd"/>`));
  if (look.courses) {
    let stones = '';
    for (let y = 0.35; y < f.lv; y += 0.42)
      for (let a = rng.range(0, 0.8); a < f.lu; a += rng.range(0.7, 1.5))
        if (rng.chance(0.6)) stones += f.rect(a, y, rng.range(0.35, 0.7), 0.22);
    const solid = pic.clip(d + holes, 'evenodd');
    pic.raw(pic.clipped(solid, `<path d="${stones}" fill="${mix(ink, overprint(ink, p.shade, 0.6), 0.5)}"/>`));
    let pale = '';
    for (let i = 0; i < f.lu * 1.4; i++)
      pale += f.rect(rng.range(0, f.lu), rng.range(0.2, f.lv), rng.range(0.3, 0.6), 0.2);
    pic.raw(pic.clipped(solid, `<path d="${pale}" fill="${lit(p, ink, 0.22)}"/>`));
  }
  pic.fill(jambs, overprint(ink, p.shade, 0.7));
  pic.line(
    poly(
      top.map(([a, b]) => f.P(a, b)),
      false,
    ),
    lit(p, ink, 0.35),
    2,
  );
}

/** The four walls of a roofless block, back ones first so that they show through the openings. */
function roofless(s: Space, b: Block, rng: Rng, look: WallLook): void {
  b.cast(0, 0.6);
  const inside: WallLook = { ...look, color: overprint(look.color, s.pic.pal.shade, 0.62) };
  for (let i = 0; i < 4; i++) if (!b.visible(i)) ruinWall(s, b.wall(i), rng.fork(`w${i}`), inside);
  for (const i of [3, 1, 0]) if (b.visible(i)) ruinWall(s, b.wall(i), rng.fork(`w${i}`), look);
}

function hotel(s: Space, k: number): void {
  const { pic } = s;
  const m = pic.pal.mats;
  const rng = pic.rng.fork('hotel');
  const stone = mix(m.stone, m.rockC, 0.35);
  const windows = { n: 6, w: 1.1, h: 1.7, sill: 1.1 };
  const wing = s.block(k * 6.5, 0, 37, 14, 4.6, 7, k * 0.3);
  roofless(s, wing, rng.fork('ala'), { color: stone, low: 0.6, openings: windows, courses: true });
  const main = s.block(k * 2.2, 0, 25, 14, 5.2, 8, k * 0.3);
  roofless(s, main, rng.fork('cuerpo'), {
    color: stone,
    low: 0.55,
    openings: { ...windows, arch: true, n: 5 },
    courses: true,
  });
  const tower = s.block(k * 9.2, 0, 23, 3.8, 7.4, 3.8, k * 0.3);
  roofless(s, tower, rng.fork('torre'), {
    color: stone,
    low: 0.75,
    openings: { n: 1, w: 1.3, h: 2.2, sill: 3.4, arch: true },
    courses: true,
  });
  rubble(s, k * 2, 16, rng, stone, 22);
  visitors(
    s,
    [
      [-k * 4.4, 17.5, 'stand', 0],
      [-k * 3.5, 17.9, 'photo', 3],
    ],
    k,
  );
}

function fort(s: Space, k: number): void {
  const { pic } = s;
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('fuerte');
  // the walls are lifted off the ground: paler earth, and a dark belt of trees behind them
  const adobe = lit(p, mix(m.adobe, m.wall, 0.25), 0.12);
  windbreak(pic, s, { z: 64, x0: k > 0 ? -10 : -46, x1: k > 0 ? 46 : 10, h: 11, air: 0.16, gap: 2.6 });
  for (const [x, z, w, h, d] of [
    [9, 38, 16, 3.6, 8],
    [-2.4, 32, 6, 2.6, 6],
    [6.4, 22, 11, 3.4, 6],
  ] as const)
    roofless(s, s.block(k * x, 0, z, w, h, d, k * 0.12), rng.fork(`m${x}`), { color: adobe, low: 0.42 });
  for (const [x, z] of [
    [0.9, 12],
    [4.9, 13.4],
  ] as const)
    cannon(s, k * x, z, k);
  for (const [x, z] of [
    [8.4, 12.6],
    [0.4, 7.2],
    [6.4, 8],
    [3.1, 17],
  ] as const) {
    const [a, b] = s.P([k * x, 0, z]);
    jarilla(pic, a, b, s.scale(z) * 0.75, tones(p, m.scrub), rng.fork(`j${x}`), { flowers: m.mustard });
  }
  boardwalk(s, k);
  visitors(
    s,
    [
      [-k * 3.5, 12.6, 'stand', 3],
      [-k * 4.6, 13.4, 'point', 0],
    ],
    k,
    0.45,
  );
}

/** A bronze cannon on its carriage, muzzle outwards. */
function cannon(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const p = pic.pal;
  const u = s.scale(z);
  const [a, b] = s.P([x, 0, z]);
  const iron = mix(p.deep, p.mats.metal, 0.3);
  const wood = overprint(p.mats.wood, p.shade, 0.2);
  const X = (q: number) => a - k * q * u;
  const Y = (q: number) => b - q * u;
  s.cast(
    [
      [x - 1.4, 0.2, z],
      [x + 1.2, 0.2, z],
      [x + 1.2, 0.9, z],
      [x - 1.4, 1.1, z],
    ],
    0,
    0.6,
  );
  pic.fill(
    poly([
      [X(-1.5), Y(0.1)],
      [X(-1.2), Y(0.1)],
      [X(0.7), Y(0.75)],
      [X(0.2), Y(0.85)],
    ]),
    wood,
  );
  const barrel = smooth(
    [
      [X(-1.0), Y(0.62)],
      [X(-1.05), Y(0.98)],
      [X(-0.6), Y(1.06)],
      [X(0.5), Y(1.06)],
      [X(1.75), Y(1.14)],
      [X(1.8), Y(1.2)],
      [X(1.95), Y(1.18)],
      [X(1.95), Y(0.84)],
      [X(1.8), Y(0.84)],
      [X(0.5), Y(0.72)],
    ],
    true,
    0.5,
  );
  pic.fill(barrel, iron);
  pic.line(`M${f1(X(-0.7))} ${f1(Y(0.98))}L${f1(X(1.7))} ${f1(Y(1.09))}`, mix(iron, p.paper, 0.4), u * 0.05);
  for (const w of [0, 0.35]) {
    const cx = X(0.1) + w * u * 0.4;
    const cy = Y(0.46);
    const r = u * 0.46;
    pic.raw(
      `<path d="M${f1(cx - r)} ${f1(cy)}a${f1(r)} ${f1(r)} 0 1 0 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 0 ${f1(-2 * r)} 0Z" fill="none" stroke="${w ? wood : overprint(wood, p.shade, 0.6)}" stroke-width="${f1(u * 0.1)}"/>`,
    );
    let spokes = '';
    for (let i = 0; i < 4; i++) {
      const t = (i / 4) * Math.PI + 0.3;
      spokes += `M${f1(cx - Math.cos(t) * r)} ${f1(cy - Math.sin(t) * r)}L${f1(cx + Math.cos(t) * r)} ${f1(cy + Math.sin(t) * r)}`;
    }
    pic.line(spokes, w ? wood : overprint(wood, p.shade, 0.6), u * 0.05);
  }
}

/** A raised wooden walkway with a rail, coming towards the viewer on the calm side. */
function boardwalk(s: Space, k: number): void {
  const { pic } = s;
  const p = pic.pal;
  const wood = mix(p.mats.wood, p.mats.sand, 0.3);
  const HIGH = 0.45;
  const edge = (side: number, z: number): V3 => [k * (-3.9 + side * 1.25 - (z - 12) * 0.1), HIGH, z];
  const Z0 = 3.2;
  const Z1 = 30;
  pic.shade(
    s.path([edge(-1, Z0), edge(-1, Z1), edge(1.7, Z1), edge(1.7, Z0)].map(([x, , z]) => [x, 0, z] as V3)),
    p.shade,
    0.5,
  );
  s.quad([edge(-1, Z0), edge(-1, Z1), edge(1, Z1), edge(1, Z0)], s.ink(wood, [0, 1, 0]));
  s.quad(
    [edge(1, Z0), edge(1, Z1), [edge(1, Z1)[0], 0.1, Z1], [edge(1, Z0)[0], 0.1, Z0]],
    overprint(wood, p.shade, 0.8),
  );
  let joints = '';
  for (let z = Z0; z < Z1; z *= 1.035) {
    const [a, b] = [s.P(edge(-1, z)), s.P(edge(1, z))];
    joints += `M${f1(a[0])} ${f1(a[1])}L${f1(b[0])} ${f1(b[1])}`;
  }
  pic.line(joints, overprint(wood, p.shade, 0.7), 1.2, 0.7);
  for (const side of [-1, 1])
    for (let z = Z1; z > Z0; z -= 2.2) {
      const at = (h: number, zz: number) => s.P([edge(side, zz)[0], HIGH + h, zz]);
      const w = s.scale(z) * 0.045;
      const next = Math.max(Z0, z - 2.2);
      const rail = (h: number) =>
        pic.line(
          `M${at(h, z).map(f1).join(' ')}L${at(h, next).map(f1).join(' ')}`,
          lit(p, wood, 0.1),
          Math.max(1.2, w * 1.6),
        );
      rail(0.95);
      rail(0.5);
      pic.line(
        `M${at(0, z).map(f1).join(' ')}L${at(1, z).map(f1).join(' ')}`,
        overprint(wood, p.shade, 0.4),
        Math.max(1.4, w * 2),
      );
    }
}

/** A goatherd's low stone house with a thatched roof, the round dry-stone corral and the goats. */
function post(s: Space, k: number): void {
  const { pic } = s;
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('puesto');
  const stone = mix(m.stone, m.rockB, 0.3);
  const hut = s.block(k * 7.2, 0, 29, 9, 2.5, 5, k * 0.25).cast();
  hut.paint(stone);
  for (const [i, n] of [
    [0, 2],
    [1, 1],
    [3, 1],
  ] as const)
    if (hut.visible(i)) {
      const f = hut.wall(i);
      f.opening(f.lu * 0.3, 0, 1, 1.9, { inside: overprint(m.wood, p.shade, 0.6), frame: m.wood });
      if (n > 1) f.opening(f.lu * 0.62, 0.9, 0.9, 0.8, { inside: p.deep, frame: m.wood });
    }
  hut.gable(1.3, 0.5, mix(m.steppe, m.scrub, 0.3), { axis: 'w', wall: stone, tiles: true });
  corral(s, k * -0.2, 19.5, 5.2, stone, rng);
  for (let i = 0; i < 11; i++) goat(s, k * -0.2 + rng.range(-3.6, 3.6), 19.5 + rng.range(-2, 2.4), rng);
  for (let i = 0; i < 5; i++) goat(s, -k * rng.range(3, 7), rng.range(11, 14), rng);
  visitors(s, [[k * 6.2, 18.5, 'stand', 2]], k);
  for (const [x, z] of [
    [k * 7.6, 12],
    [k * 6.2, 10.5],
  ] as const) {
    const [a, b] = s.P([x, 0, z]);
    jarilla(pic, a, b, s.scale(z) * 1.1, tones(p, m.scrub), rng.fork(`j${z}`), { flowers: m.mustard });
  }
}

/** A ring of piled stones with a gate towards the viewer. */
function corral(s: Space, cx: number, cz: number, r: number, stone: Hex, rng: Rng): void {
  const { pic } = s;
  const GATE = 0.22;
  const stones: { x: number; z: number }[] = [];
  for (let i = 0; i < 92; i++) {
    const a = (i / 92) * Math.PI * 2;
    if (Math.abs(Math.atan2(Math.sin(a + Math.PI / 2), Math.cos(a + Math.PI / 2)) - 0.5) < GATE) continue;
    stones.push({ x: cx + Math.cos(a) * r * 1.2, z: cz + Math.sin(a) * r * 0.8 });
  }
  stones.sort((a, b) => b.z - a.z);
  for (const q of stones)
    for (const [up, size] of [
      [0, 0.46],
      [0.42, 0.42],
      [0.8, 0.36],
    ] as const) {
      const [a, b] = s.P([q.x + rng.range(-0.12, 0.12), up, q.z]);
      boulder(pic, a, b, s.scale(q.z) * size * rng.range(0.8, 1.15), rng, { color: stone, round: 0.5 });
    }
}

/** A goat in side view: body, neck, legs, horns; a few dozen units at most. */
function goat(s: Space, x: number, z: number, rng: Rng): void {
  const { pic } = s;
  const p = pic.pal;
  const u = s.scale(z) * 0.8;
  const [a, b] = s.P([x, 0, z]);
  const f = rng.chance(0.5) ? 1 : -1;
  const coat = rng.pick([
    p.mats.foam,
    p.mats.foam,
    overprint(p.mats.wood, p.shade, 0.3),
    mix(p.mats.stone, p.paper, 0.3),
  ]);
  const X = (q: number) => a + f * q * u;
  const Y = (q: number) => b - q * u;
  s.cast(
    [
      [x - 0.4, 0.1, z],
      [x + 0.4, 0.1, z],
      [x + 0.4, 0.7, z],
      [x - 0.4, 0.7, z],
    ],
    0,
    0.5,
  );
  let legs = '';
  for (const q of [-0.38, -0.26, 0.26, 0.38]) legs += `M${f1(X(q))} ${f1(Y(0.5))}L${f1(X(q + 0.02))} ${f1(Y(0))}`;
  pic.line(legs, overprint(coat, p.shade, 0.5), Math.max(1, u * 0.08));
  const grazing = rng.chance(0.4);
  const [hx, hy] = grazing ? [0.78, 0.24] : [0.74, 1.02];
  const body = smooth([
    [X(-0.5), Y(0.78)],
    [X(0), Y(0.84)],
    [X(0.4), Y(0.86)],
    [X(0.52), Y(0.62)],
    [X(0.3), Y(0.42)],
    [X(-0.36), Y(0.44)],
  ]);
  const neck = poly([
    [X(0.28), Y(0.82)],
    [X(0.5), Y(0.6)],
    [X(hx), Y(hy - 0.1)],
    [X(hx + 0.14), Y(hy - 0.06)],
    [X(hx - 0.04), Y(hy + 0.1)],
  ]);
  pic.fill(body + neck, coat);
  pic.shade(
    poly([
      [X(-0.46), Y(0.6)],
      [X(0.5), Y(0.6)],
      [X(0.3), Y(0.42)],
      [X(-0.36), Y(0.44)],
    ]),
    p.shade,
    0.55,
  );
  pic.line(
    `M${f1(X(hx - 0.04))} ${f1(Y(hy + 0.08))}q${f1(-f * u * 0.04)} ${f1(-u * 0.16)} ${f1(-f * u * 0.16)} ${f1(-u * 0.18)}`,
    p.deep,
    Math.max(0.8, u * 0.045),
  );
}

function rubble(s: Space, x: number, z: number, rng: Rng, stone: Hex, n: number): void {
  const list = Array.from({ length: n }, () => ({ x: x + rng.range(-9, 9), z: z + rng.range(-3, 4) }));
  list.sort((a, b) => b.z - a.z);
  for (const q of list) {
    const [a, b] = s.P([q.x, 0, q.z]);
    boulder(s.pic, a, b, s.scale(q.z) * rng.range(0.12, 0.42), rng, { color: stone });
  }
}

function visitors(s: Space, list: [number, number, 'stand' | 'photo' | 'point', number][], k: number, up = 0): void {
  const TALL = 1.72;
  people(
    s.pic,
    list.map(([x, z, pose, i]) => {
      const [a, b] = s.P([x, up, z]);
      return { x: a, y: b, h: s.scale(z) * TALL, pose, look: outfit(s.pic, i), face: k };
    }),
    -lightSide(s.pic.pal),
  );
}
