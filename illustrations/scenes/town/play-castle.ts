import { type Hex, mix, overprint } from '../../core/color.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { bench, drawFarToNear, groundRing, person, standingTree, sunFrom, type Thing } from '../../props/staging.ts';
import { plain } from '../../props/vineyard/rows.ts';

interface Tower {
  x: number;
  z: number;
  w: number;
  h: number;
  roof: Hex;
}

/** A playground built as a wooden castle: towers with pointed roofs, a bridge between them, a slide, children. */
export function playCastle(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const hz = H * (o.horizon ?? 0.62);
  const focal = o.focal ?? 0.58;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.8 });
  range(pic, {
    horizon: hz,
    height: hz * 0.26,
    lead: 0.5 - 0.3 * k,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.1, z: 0, f: 1100, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.leaf, m.steppe, 0.35), { bands: 6 });
  // the sand pit under the castle
  pic.fill(groundRing(s, 0, 0, 17.5, 9.6), overprint(m.wood, p.shade, 0.2));
  pic.fill(groundRing(s, 0, 0.05, 17.5, 9.3), mix(m.sand, m.foam, 0.2));
  const things: Thing[] = [];
  for (const [x, z, h] of [
    [-15, 33, 10],
    [12.5, 35, 11],
    [19, 27, 10],
    [-20, 24, 10.5],
    [-5, 38, 9.5],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), x * k, z, h, 'plane-tree'));
  const towers: Tower[] = [
    { x: -k * 4.6, z: 20, w: 2.8, h: 4.6, roof: m.accent },
    { x: k * 2.2, z: 18.6, w: 3.1, h: 5.6, roof: m.cloth },
    { x: k * 6.6, z: 21, w: 2.4, h: 3.8, roof: m.mustard },
  ];
  things.push({
    z: 24,
    draw: () =>
      s.cast(
        [
          [-6 * k, 5, 20],
          [7 * k, 5, 20],
          [-6 * k, 0, 19],
          [7 * k, 0, 19],
        ],
        0,
        0.3,
      ),
  });
  for (const t of towers) things.push({ z: t.z + 0.6, draw: () => tower(s, t) });
  things.push({ z: 19.6, draw: () => bridge(s, -k * 3.2, k * 0.7, 19.3) });
  things.push({ z: 16.4, draw: () => slide(s, k * 2.2, 17, k) });
  things.push(...children(s, k));
  things.push(bench(s, -k * 9.6, 13.6), person(s, -k * 9.6, 13.4, 'sit', { top: m.foam, dress: m.wine }, k));
  drawFarToNear(things);
}

const PLANK = 0.42;

/** Plank walls with loopholes, a crown of battlements, a shingled pyramid on four posts. */
function tower(s: Space, t: Tower): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const wood = mix(m.wood, m.sand, 0.38);
  const body = s.block(t.x, 0, t.z, t.w, t.h, t.w).paint(wood);
  for (const i of [0, 1, 3]) {
    if (!body.visible(i)) continue;
    const f = body.wall(i);
    let joints = '';
    for (let a = PLANK; a < f.lu; a += PLANK) joints += f.rect(a - 0.02, 0, 0.04, t.h);
    pic.shade(joints, p.shade, 0.4);
    for (const y of [0.22, 0.6, 0.93])
      pic.fill(f.rect(0, t.h * y, f.lu, 0.18, 0.06), f.ink(overprint(m.wood, p.shade, 0.1)));
    for (let a = 0; a < f.lu; a += f.lu / 3.5) pic.fill(f.rect(a, t.h, f.lu / 7, 0.5), f.ink(wood));
  }
  const f = body.wall(0);
  const dark = mix(p.deep, m.wood, 0.25);
  pic.fill(f.arch(t.w * 0.3, 0, t.w * 0.4, 1.5), dark);
  pic.fill(f.arch(t.w * 0.38, t.h * 0.68, t.w * 0.24, 0.9), dark);
  const eave = t.h + 1.3;
  for (const a of [-1, 1])
    for (const b of [1, -1]) s.block(t.x + a * t.w * 0.42, t.h, t.z + b * t.w * 0.42, 0.16, 1.4, 0.16).paint(wood);
  roof(s, t, eave);
}

function roof(s: Space, t: Tower, y: number): void {
  const { pic } = s;
  const half = t.w * 0.66;
  const top: V3 = [t.x, y + t.w * 0.95, t.z];
  const c: V3[] = [
    [t.x - half, y, t.z - half],
    [t.x + half, y, t.z - half],
    [t.x + half, y, t.z + half],
    [t.x - half, y, t.z + half],
  ];
  const normals: V3[] = [
    [0, 0.7, -0.7],
    [0.7, 0.7, 0],
    [0, 0.7, 0.7],
    [-0.7, 0.7, 0],
  ];
  // the side turned to the sun is lit at any pitch of the roof: ink by the horizontal part of the normal
  for (const i of [2, t.x > s.cam.x ? 1 : 3, t.x > s.cam.x ? 3 : 1, 0]) {
    const n = normals[i]!;
    if (i === 0 || s.tone(n) > -1) s.quad([c[i]!, c[(i + 1) % 4]!, top], s.ink(t.roof, [n[0], 0.25, n[2]]));
  }
  const [a, b] = s.P(top);
  const u = s.scale(t.z);
  pic.line(`M${a} ${b}v${-u * 0.95}`, pic.pal.deep, Math.max(1.5, u * 0.05));
  pic.fill(`M${a} ${b - u * 0.95}l${u * 0.7} ${u * 0.2}l${-u * 0.7} ${u * 0.22}Z`, pic.pal.mats.mustard);
}

/** A swaying walk of slats with rope rails between two towers. */
function bridge(s: Space, x0: number, x1: number, z: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const y = 2.7;
  const n = 12;
  const at = (i: number): V3 => [x0 + ((x1 - x0) * i) / n, y - 0.35 * Math.sin((Math.PI * i) / n), z];
  let ropes = '';
  for (let i = 0; i < n; i++) {
    const [a, b] = [at(i), at(i + 0.8)];
    s.quad([a, b, [b[0], b[1], z + 1.2], [a[0], a[1], z + 1.2]], s.ink(mix(p.mats.wood, p.mats.sand, 0.3), [0, 1, 0]));
    s.quad([a, b, [b[0], b[1] - 0.16, z], [a[0], a[1] - 0.16, z]], overprint(p.mats.wood, p.shade, 0.4));
    const [c, d] = [s.P([a[0], a[1] + 1, z]), s.P([at(i + 1)[0], at(i + 1)[1] + 1, z])];
    ropes += `M${c[0]} ${c[1]}L${d[0]} ${d[1]}`;
    if (i % 2 === 0) ropes += `M${s.P(a)[0]} ${s.P(a)[1]}L${c[0]} ${c[1]}`;
  }
  pic.line(ropes, overprint(p.mats.sand, p.shade, 0.55), 2.4);
}

function slide(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const from: V3 = [x + k * 0.4, 3, z];
  const points: V3[] = [0, 0.2, 0.5, 0.8, 0.95, 1].map(
    (t) => [from[0] - k * 0.9 * t, 3 * (1 - t) ** 1.25 + 0.25, z - 5 * t] as V3,
  );
  const edge = (dx: number, up: number): V3[] => points.map(([a, b, c]) => [a + dx, b + up, c] as V3);
  s.cast([...points, [x, 0, z]], 0, 0.4);
  pic.fill(s.path([...edge(-0.5, 0), ...edge(0.5, 0).reverse()]), lit(p, p.mats.mustard, 0.15));
  for (const dx of [-0.5, 0.5])
    pic.fill(
      s.path([...edge(dx, 0), ...edge(dx, 0.3).reverse()]),
      overprint(p.mats.mustard, p.shade, dx < 0 ? 0.2 : 0.45),
    );
  pic.add('multiply', shape(s.path([...edge(-0.5, 0), ...edge(-0.1, 0).reverse()]), p.shade, 0.16));
}

function children(s: Space, k: number): Thing[] {
  const m = s.pic.pal.mats;
  const kid = (x: number, z: number, pose: string, top: Hex, face: number, y = 0): Thing =>
    person(s, x * k, z, pose, { top, bottom: mix(m.cloth, s.pic.pal.deep, 0.3) }, face * k, {
      tall: 1.22,
      y,
      ground: y === 0,
    });
  return [
    kid(-1.6, 19.2, 'walk', m.mustard, 1, 2.45),
    kid(-4.6, 18.4, 'wave', m.accent, 1),
    kid(-6.8, 14.6, 'walk', m.mustard, 1),
    kid(-5.6, 15, 'cheer', m.cloth, 1),
    kid(4.7, 15.4, 'walk', m.accent, -1),
    kid(5.9, 16.2, 'cheer', m.foam, -1),
    kid(1.35, 13.2, 'sit', m.accent, -1, 0.5),
    person(s, k * 7.9, 14.4, 'stand', { top: m.foam, bottom: m.cloth }, -k),
    kid(-2.4, 12.6, 'walk', m.wine, -1),
  ];
}
