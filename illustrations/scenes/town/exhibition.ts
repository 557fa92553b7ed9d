import { type Hex, mix, overprint } from '../../core/color.ts';
import { curve, ellipse, lerp, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Face, V3 } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { figure, type Look, offShade } from '../../props/people/figures.ts';
import { caseGlass, contact, pool, type Room, room, showcase, upright } from '../../props/rooms/interior.ts';

export interface ExhibitionOptions {
  focal?: number;
  horizon?: number;
  exhibit?: 'fossils' | 'paintings' | 'model' | 'immersive';
}

/** A hall of a museum: fossils, pictures, a scale model under its lamp, or projected art. */
export function exhibition(pic: Picture, o: ExhibitionOptions = {}): void {
  const focal = o.focal ?? 0.56;
  const horizon = o.horizon ?? 0.57;
  const show = o.exhibit ?? 'fossils';
  if (show === 'fossils') fossils(pic, focal, horizon);
  else if (show === 'paintings') gallery(pic, focal, horizon);
  else if (show === 'model') scaleModel(pic, focal, horizon);
  else immersive(pic, focal, horizon);
}

/** A visitor standing at (x, z), with a soft shadow at the feet. */
function visitor(
  pic: Picture,
  r: Room,
  x: number,
  z: number,
  tall: number,
  pose: string,
  look: Look,
  face: number,
): void {
  const [a, b] = r.s.P([x, 0, z]);
  contact(pic, r.s, [x, 0, z], tall * 0.6, 0.6);
  figure(pic, a, b, r.s.scale(z) * tall, pose, look, face);
}

// --- Fossils -------------------------------------------------------------------------------------

function fossils(pic: Picture, focal: number, horizon: number): void {
  const { pal: p } = pic;
  const m = p.mats;
  const wall = lit(p, mix(m.wall, m.sand, 0.3), 0.15);
  const r = room(pic, {
    focal,
    horizon,
    w: 15,
    h: 6.4,
    depth: 14,
    wall,
    backWall: overprint(mix(m.cloth, m.waterDeep, 0.35), p.shade, 0.25),
    floor: mix(m.wood, m.sand, 0.35),
    ceiling: overprint(mix(m.wood, m.wall, 0.35), p.shade, 0.35),
  });
  beams(pic, r, overprint(m.wood, p.shade, 0.45));
  wallPanels(pic, r);
  const plinth = r.s.block(0.2, 0, 9.4, 11, 0.34, 2.6);
  contact(pic, r.s, [0.2, 0, 9.2], 13.5, 0.55);
  plinth.paint(overprint(m.stone, p.shade, 0.2), { top: mix(m.sand, m.stone, 0.3) });
  skeleton(pic, upright(r.s, [0.4, 0.34, 9.4]), r.s.scale(9.4));
  const wood = mix(m.wood, m.rockD, 0.25);
  for (const [x, z] of [
    [5.6, 6.3],
    [-4.3, 6.1],
  ] as const)
    fossilCase(pic, r, x, z, wood);
  visitor(pic, r, -2.6, 6.6, 1.15, 'wave', { top: m.mustard, bottom: m.cloth }, 1);
  visitor(pic, r, -1.9, 6.8, 1.28, 'stand', { top: m.accent, bottom: p.deep, pack: m.cloth }, 1);
  visitor(pic, r, -3.5, 6.9, 1.68, 'stand', { top: m.foam, dress: m.wine }, 1);
}

/** Roof timbers across the hall, each with its shaded under side. */
function beams(pic: Picture, r: Room, ink: Hex): void {
  for (let z = r.depth - 1; z > 1.5; z -= 2.1) {
    const half = r.w / 2;
    const bar = (y: number, dz: number): V3[] => [
      [-half, y, z + dz],
      [half, y, z + dz],
    ];
    const [a, b] = bar(r.h, 0) as [V3, V3];
    const [c, d] = bar(r.h - 0.34, 0) as [V3, V3];
    const [e, f] = bar(r.h - 0.34, 0.3) as [V3, V3];
    r.s.quad([c, d, f, e], overprint(ink, pic.pal.shade, 0.5));
    r.s.quad([a, b, d, c], ink);
  }
}

/** Tall windows on the left wall with their light on the floor, framed prints on the right. */
function wallPanels(pic: Picture, r: Room): void {
  const { pal: p } = pic;
  const m = p.mats;
  for (const z of [3.2, 6.4, 9.6]) {
    pic.fill(r.left.arch(z - 0.15, 1.5, 1.7, 3.5), overprint(m.wood, p.shade, 0.3));
    pic.fill(r.left.arch(z, 1.6, 1.4, 3.25), mix(p.sky[2], p.paper, 0.45));
    pic.fill(r.left.rect(z + 0.66, 1.6, 0.08, 3.1) + r.left.rect(z, 3.2, 1.4, 0.08), overprint(m.wood, p.shade, 0.3));
    const zz = z + 0.7;
    pic.add(
      'stippleScreen',
      shape(
        r.s.path([
          [-6.4, 0, zz],
          [-6.4, 0, zz + 1.4],
          [-2.4, 0, zz + 0.6],
          [-2.4, 0, zz - 0.8],
        ]),
        p.glow,
        0.42,
      ),
      0.2,
    );
  }
  for (const z of [4.4, 7.6, 10.4]) framed(pic, r.right, z, 2.2, 1.9, 1.35, pic.rng.fork(`r${z}`));
}

/** Long-necked dinosaur mounted on its posts. `T` maps metres to the sheet, `sc` is a metre. */
function skeleton(pic: Picture, T: (u: number, v: number) => Pt, sc: number): void {
  const { pal: p } = pic;
  const m = p.mats;
  const bone = lit(p, mix(m.wall, m.rockC, 0.25), 0.35);
  const back = overprint(mix(bone, m.rockB, 0.25), p.shade, 0.55);
  const bones = (js: [number, number, number][], steps = 5) =>
    sweep(
      js.map(([u, v, rad]) => {
        const [x, y] = T(u, v);
        return [x, y, rad * sc] as [number, number, number];
      }),
      steps,
    );
  const spine: Pt[] = curve(
    [
      [-4.15, 4.55],
      [-3.6, 4.5],
      [-2.9, 3.85],
      [-2.2, 3.0],
      [-1.3, 2.65],
      [0, 2.72],
      [1.1, 2.6],
      [2.2, 2.1],
      [3.6, 1.45],
      [5.2, 1.15],
    ],
    false,
    7,
  );
  const posts = [-3.1, -0.9, 1.1, 3.6].map((u) => {
    const v = spine.reduce((best, q) => (Math.abs(q[0] - u) < Math.abs(best[0] - u) ? q : best))[1];
    return bones(
      [
        [u, 0, 0.022],
        [u, v - 0.05, 0.022],
      ],
      1,
    );
  });
  pic.fill(posts.join(''), p.deep);
  pic.fill(limbs(bones, 0.34), back);
  pic.fill(ribs(bones, 0.12, 0.9), back);
  const near =
    vertebrae(spine, bones) +
    ribs(bones, 0, 1) +
    limbs(bones, 0) +
    bones([
      [-1.55, 2.9, 0.05],
      [-1.3, 2.35, 0.12],
      [-1.15, 1.9, 0.1],
    ]) +
    bones([
      [0.55, 2.75, 0.1],
      [1.0, 2.4, 0.19],
      [1.35, 2.2, 0.07],
    ]);
  pic.fill(near, bone);
  skull(pic, T, sc, bone);
  offShade(pic, near, 0.03 * sc, 0.035 * sc, p.shade, 0.5);
}

type Bones = (js: [number, number, number][], steps?: number) => string;

/** Beads of the back, from skull to tail, each with its spine. */
function vertebrae(spine: Pt[], bones: Bones): string {
  let d = '';
  spine.forEach(([u, v], i) => {
    const t = i / (spine.length - 1);
    const fat = t < 0.35 ? lerp(0.07, 0.13, t / 0.35) : t < 0.6 ? 0.14 : lerp(0.13, 0.03, (t - 0.6) / 0.4);
    const next = spine[Math.min(spine.length - 1, i + 1)]!;
    const prev = spine[Math.max(0, i - 1)]!;
    const len = Math.hypot(next[0] - prev[0], next[1] - prev[1]) || 1;
    const nx = -(next[1] - prev[1]) / len;
    const ny = (next[0] - prev[0]) / len;
    d += bones(
      [
        [u, v, fat * 0.62],
        [lerp(u, next[0], 0.62), lerp(v, next[1], 0.62), fat * 0.55],
      ],
      2,
    );
    d += bones(
      [
        [u, v, fat * 0.4],
        [u + nx * fat * 2.1 - 0.02, v + ny * fat * 2.1, fat * 0.16],
      ],
      1,
    );
    if (t > 0.62)
      d += bones(
        [
          [u, v, fat * 0.3],
          [u - nx * fat * 1.6, v - ny * fat * 1.6, fat * 0.1],
        ],
        1,
      );
  });
  return d;
}

/** The cage of ribs, shifted by `dx`; `k` scales its depth. */
function ribs(bones: Bones, dx: number, k: number): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const u = lerp(-1.25, 0.75, t) + dx;
    const drop = (0.95 + 0.5 * Math.sin(Math.PI * (0.25 + 0.6 * t))) * k;
    d += bones(
      [
        [u, 2.66, 0.05],
        [u - 0.2, 2.66 - drop * 0.45, 0.05],
        [u - 0.08, 2.66 - drop * 0.85, 0.042],
        [u + 0.12, 2.66 - drop, 0.025],
      ],
      5,
    );
  }
  return d;
}

/** Fore and hind leg, set `dx` back for the far side. */
function limbs(bones: Bones, dx: number): string {
  const step = dx > 0 ? -0.25 : 0.1;
  const leg = (u: number, top: number, swing: number) =>
    bones([
      [u, top, 0.15],
      [u + 0.04, top - 0.2, 0.1],
      [u - swing, top * 0.56, 0.085],
      [u - swing, top * 0.5, 0.13],
    ]) +
    bones([
      [u - swing, top * 0.5, 0.12],
      [u - swing + 0.07, top * 0.3, 0.065],
      [u - swing * 0.6, 0.14, 0.09],
    ]) +
    bones(
      [
        [u - swing * 0.6 + 0.08, 0.09, 0.1],
        [u - swing * 0.6 - 0.3, 0.05, 0.05],
      ],
      2,
    );
  return leg(-1.1 + dx * 0.6, 1.95, 0.12 + step) + leg(1.1 + dx * 0.6, 2.35, -0.05 + step);
}

/** The small head at the end of the neck, with its eye and jaw. */
function skull(pic: Picture, T: (u: number, v: number) => Pt, sc: number, bone: Hex): void {
  const p = pic.pal;
  const out = (pts: [number, number][]) =>
    smooth(
      pts.map(([u, v]) => T(u, v)),
      true,
      0.8,
    );
  const head = out([
    [-4.05, 4.72],
    [-4.3, 4.8],
    [-4.62, 4.62],
    [-4.95, 4.34],
    [-4.9, 4.25],
    [-4.5, 4.34],
    [-4.15, 4.42],
  ]);
  const jaw = out([
    [-4.12, 4.4],
    [-4.45, 4.24],
    [-4.86, 4.12],
    [-4.84, 4.05],
    [-4.4, 4.12],
    [-4.08, 4.3],
  ]);
  pic.fill(head + jaw, bone);
  const [ex, ey] = T(-4.36, 4.6);
  const [nx, ny] = T(-4.66, 4.46);
  pic.fill(ellipse(ex, ey, 0.075 * sc, 0.06 * sc) + ellipse(nx, ny, 0.05 * sc, 0.03 * sc), p.deep);
}

/** Desk case with an ammonite, a jar and an egg. */
function fossilCase(pic: Picture, r: Room, x: number, z: number, wood: Hex): void {
  const p = pic.pal;
  const m = p.mats;
  const size = { w: 2, foot: 0.85, h: 0.62, d: 0.9, wood };
  const y = showcase(r.s, x, z, size);
  const T = upright(r.s, [x, y, z]);
  const sc = r.s.scale(z);
  const [ax, ay] = T(-0.55, 0.22);
  pic.fill(ellipse(ax, ay, 0.24 * sc), m.rockB);
  for (let k = 3; k >= 0; k--) {
    const rr = (0.055 + 0.05 * k) * sc;
    pic.fill(ellipse(ax + rr * 0.12, ay, rr), k % 2 ? m.rockC : m.rockD);
  }
  const jar = poly([T(-0.1, 0), T(0.18, 0), T(0.26, 0.24), T(0.13, 0.42), T(-0.05, 0.42), T(-0.18, 0.24)]);
  pic.fill(jar, m.roof);
  const [bx, by] = T(0.65, 0.15);
  pic.fill(ellipse(bx, by, 0.2 * sc, 0.15 * sc), m.foam);
  offShade(pic, jar + ellipse(bx, by, 0.2 * sc, 0.15 * sc), 0.05 * sc, 0.04 * sc, p.shade, 0.5);
  caseGlass(r.s, x, z, size);
}

// --- Pictures ------------------------------------------------------------------------------------

const LANDSCAPES = ['range', 'dune', 'lake', 'abstract', 'poplars', 'vase'] as const;

/** A framed painting on a wall: (a, b) its lower corner in metres. */
function framed(
  pic: Picture,
  wall: Face,
  a: number,
  b: number,
  w: number,
  h: number,
  rng: Rng,
  kind?: (typeof LANDSCAPES)[number],
): void {
  const p = pic.pal;
  const m = p.own;
  const gilt = rng.pick([m.wood, m.mustard, p.deep, m.foam]);
  pic.shade(wall.rect(a - 0.04, b - 0.22, w + 0.22, h + 0.16), p.shade, 0.4);
  pic.fill(wall.rect(a - 0.1, b - 0.1, w + 0.2, h + 0.2), overprint(gilt, p.shade, 0.15));
  const inner = wall.rect(a, b, w, h);
  const clip = pic.clip(inner);
  const sky = rng.pick([p.sky[0], p.sky[2], m.mustard, mix(m.accent, m.wall, 0.4)]);
  let art = shape(inner, sky);
  const hill = (lo: number, hi: number, ink: Hex, n = 5) => {
    const pts: [number, number][] = [[a - 0.1, b - 0.1]];
    for (let i = 0; i <= n; i++) pts.push([a + (w * i) / n, b + h * rng.range(lo, hi)]);
    pts.push([a + w + 0.1, b - 0.1]);
    return shape(wall.poly(pts), ink);
  };
  const motif = kind ?? rng.pick(LANDSCAPES);
  if (motif === 'abstract')
    for (let i = 0; i < 5; i++)
      art += shape(
        wall.circle(a + w * rng(), b + h * rng(), h * rng.range(0.12, 0.34)),
        rng.pick([m.accent, m.cloth, m.mustard, m.wine, m.foam]),
        0.9,
      );
  else if (motif === 'vase')
    art +=
      shape(wall.rect(a, b, w, h * 0.3), m.wood) +
      shape(wall.circle(a + w * 0.5, b + h * 0.36, h * 0.2), m.cloth) +
      shape(
        wall.circle(a + w * 0.4, b + h * 0.68, h * 0.13) + wall.circle(a + w * 0.62, b + h * 0.74, h * 0.12),
        m.accent,
      ) +
      shape(wall.circle(a + w * 0.52, b + h * 0.6, h * 0.1), m.leaf);
  else {
    art += shape(wall.circle(a + w * rng.range(0.25, 0.75), b + h * 0.68, h * 0.14), p.sun);
    art += hill(0.4, 0.72, motif === 'dune' ? m.rockC : m.granite, motif === 'range' ? 7 : 4);
    art += hill(0.22, 0.42, motif === 'lake' ? m.water : m.rockA, 4);
    if (motif === 'poplars')
      for (let i = 0; i < 6; i++)
        art += shape(
          wall.poly([
            [a + w * (0.1 + i * 0.15), b + h * 0.2],
            [a + w * (0.135 + i * 0.15), b + h * 0.62],
            [a + w * (0.17 + i * 0.15), b + h * 0.2],
          ]),
          m.leafDark,
        );
    art += hill(0.06, 0.2, motif === 'lake' ? m.waterDeep : m.leafDark, 3);
  }
  pic.raw(pic.clipped(clip, art));
}

function gallery(pic: Picture, focal: number, horizon: number): void {
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const r = room(pic, {
    focal,
    horizon,
    w: 9,
    h: 4.2,
    depth: 10.5,
    wall: lit(p, mix(m.foam, m.wall, 0.45), 0.3),
    floor: mix(m.wood, m.sand, 0.5),
    gloom: 0.22,
  });
  framed(pic, r.back, 0.9, 1.35, 2.0, 1.5, rng.fork('b1'), 'abstract');
  framed(pic, r.back, 3.6, 1.15, 2.9, 2.0, rng.fork('b2'), 'range');
  framed(pic, r.back, 7.1, 1.5, 1.1, 1.4, rng.fork('b3'), 'vase');
  const hang = (wall: Face, label: string) => {
    let at = 0.9;
    ['lake', 'vase', 'poplars', 'abstract', 'dune'].forEach((kind, i) => {
      const w = [1.5, 1.0, 1.7, 1.2, 1.3][(i + label.length) % 5]!;
      framed(pic, wall, at, 1.25, w, 1.45, rng.fork(label + i), kind as (typeof LANDSCAPES)[number]);
      at += w + 0.55;
    });
  };
  hang(r.left, 'left');
  hang(r.right, 'rights');
  spots(pic, r, [-2.4, 2.4]);
  const bench = r.s.block(0.2, 0.38, 5.4, 1.9, 0.1, 0.5);
  contact(pic, r.s, [0.2, 0, 5.4], 2.5, 0.5);
  for (const dx of [-0.75, 0.75]) r.s.block(0.2 + dx, 0, 5.4, 0.12, 0.38, 0.44).paint(p.deep);
  bench.paint(overprint(m.wood, p.shade, 0.2), { top: mix(m.wood, m.sand, 0.25) });
  visitor(pic, r, 1.5, 7.6, 1.68, 'akimbo', { top: m.cloth, bottom: p.deep }, -1);
  visitor(pic, r, -2.9, 5.6, 1.64, 'stand', { top: m.mustard, dress: m.accent }, -1);
}

/** Track lamps along the ceiling, washing the walls. */
function spots(pic: Picture, r: Room, xs: number[]): void {
  const p = pic.pal;
  for (const x of xs) {
    pic.fill(
      r.s.path([
        [x - 0.04, r.h - 0.08, 1],
        [x + 0.04, r.h - 0.08, 1],
        [x + 0.04, r.h - 0.08, r.depth - 0.4],
        [x - 0.04, r.h - 0.08, r.depth - 0.4],
      ]),
      p.deep,
    );
    for (let z = 2.4; z < r.depth - 0.6; z += 1.9) {
      const T = upright(r.s, [x, r.h - 0.32, z]);
      const tilt = Math.sign(x) * 0.1;
      pic.fill(poly([T(-0.08, 0), T(0.08, 0), T(0.06 - tilt, 0.24), T(-0.06 - tilt, 0.24)]), p.deep);
      const [gx, gy] = T(tilt * 0.5, -0.02);
      pic.fill(ellipse(gx, gy, r.s.scale(z) * 0.07, r.s.scale(z) * 0.035), lit(p, p.lamp, 0.6));
    }
  }
}

// --- Scale model ---------------------------------------------------------------------------------

function scaleModel(pic: Picture, focal: number, horizon: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const r = room(pic, {
    focal,
    horizon: horizon - 0.19,
    eye: 2.9,
    w: 11,
    h: 4.2,
    depth: 10,
    wall: overprint(mix(m.leafDark, m.cloth, 0.4), p.shade, p.lamps ? 0.6 : 0.2),
    backWall: overprint(mix(m.wine, m.rockD, 0.4), p.shade, p.lamps ? 0.45 : 0.2),
    floor: overprint(m.wood, p.shade, 0.45),
    ceiling: overprint(mix(m.wood, m.rockD, 0.3), p.shade, p.lamps ? 0.75 : 0.4),
    gloom: 0.45,
  });
  beams(pic, r, overprint(m.wood, p.shade, p.lamps ? 0.7 : 0.45));
  flag(pic, r.back, 4.35, 1.3);
  for (const x of [-4.2, -2.9, 3.1, 4.3]) uniform(pic, r, x, 8.9, x);
  const table = { x: 0.3, y: 0.86, z: 5.1, w: 5.4, d: 3.2 };
  contact(pic, r.s, [table.x, 0, table.z], 7, 0.7);
  r.s.block(table.x, 0, table.z, table.w, table.y, table.d).paint(overprint(m.wood, p.shade, 0.4), {
    top: mix(m.leaf, m.sand, 0.45),
  });
  barracks(pic, r, table);
  lampOver(pic, r, table);
  const shade = p.lamps ? 0.35 : 0.1;
  visitor(pic, r, -3.5, 5.6, 1.72, 'stand', { top: overprint(m.accent, p.shade, shade), bottom: p.deep }, 1);
  visitor(pic, r, 3.95, 5.2, 1.2, 'stand', { top: overprint(m.mustard, p.shade, shade), bottom: m.cloth }, -1);
}

/** The flag of Argentina in a frame. */
function flag(pic: Picture, wall: Face, a: number, b: number): void {
  const p = pic.pal;
  const m = p.own;
  const w = 2.3;
  const h = 1.45;
  const blue = mix(m.water, m.foam, 0.35);
  pic.fill(wall.rect(a - 0.12, b - 0.12, w + 0.24, h + 0.24), overprint(m.wood, p.shade, 0.3));
  pic.fill(wall.rect(a, b, w, h), blue);
  pic.fill(wall.rect(a, b + h / 3, w, h / 3), m.foam);
  pic.fill(wall.circle(a + w / 2, b + h / 2, 0.14), m.mustard);
}

/** A uniform on its stand in a tall lit case. */
function uniform(pic: Picture, r: Room, x: number, z: number, turn: number): void {
  const p = pic.pal;
  const m = p.own;
  const size = { w: 1.05, foot: 0.3, h: 2.1, d: 0.6, wood: overprint(m.wood, p.shade, 0.4) };
  const y = showcase(r.s, x, z, size);
  pic.fill(r.s.face([x - 0.5, y, z + 0.28], [1, 0, 0], [0, 2.1, 0]).all(), mix(p.lamp, m.wall, 0.4));
  const [a, b] = r.s.P([x, y + 0.12, z]);
  const h = r.s.scale(z) * 1.66;
  const coat = turn < -3.5 || turn > 4 ? mix(m.cloth, p.deep, 0.35) : mix(m.accent, m.wine, 0.35);
  figure(
    pic,
    a,
    b,
    h,
    'stand',
    { top: coat, bottom: turn < 0 ? m.foam : p.deep, skin: m.sand, hair: m.sand, hat: 'cap', hatColor: p.deep },
    turn > 0 ? -1 : 1,
  );
  const T = upright(r.s, [x, y + 0.12, z]);
  const belt = r.s.scale(z) * 0.035;
  pic.line(poly([T(-0.1, 1.34), T(0.1, 0.92)], false), m.foam, belt);
  for (const u of [-0.11, 0.11]) {
    const [ex, ey] = T(u, 1.36);
    pic.fill(ellipse(ex, ey, belt * 1.7, belt * 0.9), m.mustard);
  }
  caseGlass(r.s, x, z, size);
}

/** Little barracks round a parade ground: pavilions with red roofs, trees, a flagpole. */
function barracks(pic: Picture, r: Room, t: { x: number; y: number; z: number; w: number; d: number }): void {
  const { pal: p } = pic;
  const m = p.own;
  const s = r.s;
  const on = (x: number, z: number): V3 => [t.x + x, t.y, t.z + z];
  const patch = (x0: number, x1: number, z0: number, z1: number) =>
    s.path([on(x0, z0), on(x1, z0), on(x1, z1), on(x0, z1)]);
  pic.fill(patch(-1.5, 1.5, -0.55, 0.65), mix(m.sand, m.wall, 0.4));
  pic.fill(patch(-2.6, 2.6, -1.4, -1.2) + patch(-0.16, 0.16, -1.3, -0.5), mix(m.sand, m.wall, 0.4));
  const pavilion = (x: number, z: number, w: number, d: number) => {
    const b = s.block(t.x + x, t.y, t.z + z, w, 0.24, d);
    b.paint(m.wall);
    const f = b.wall(0);
    let doors = '';
    for (let a = 0.1; a < w - 0.08; a += 0.2) doors += f.rect(a, 0.02, 0.09, 0.15);
    pic.fill(doors, overprint(m.wood, p.shade, 0.6));
    b.gable(0.17, 0.05, m.roof, { axis: w > d ? 'w' : 'd', wall: m.wall, tiles: false, thick: 0.02 });
  };
  pavilion(0, 1.15, 4.2, 0.5);
  for (const x of [-2.1, 2.1]) pavilion(x, 0.2, 0.55, 1.5);
  for (const x of [-1.35, 1.35]) pavilion(x, -0.9, 1.5, 0.4);
  const mast = on(0, 0.1);
  const [x0, y0] = s.P(mast);
  const [, y1] = s.P([mast[0], mast[1] + 0.75, mast[2]]);
  pic.line(`M${x0.toFixed(1)} ${y0.toFixed(1)}V${y1.toFixed(1)}`, p.deep, 2);
  pic.fill(
    poly([
      [x0, y1],
      [x0 + 26, y1 + 4],
      [x0 + 26, y1 + 16],
      [x0, y1 + 14],
    ]),
    mix(m.water, m.foam, 0.4),
  );
  const rng = pic.rng.fork('trees');
  for (let i = 0; i < 15; i++) {
    const [a, b] = s.P(on(rng.range(-2.5, 2.5), -1.45 + 0.12 * (i % 2)));
    const h = s.scale(t.z) * 0.2;
    pic.fill(ellipse(a, b - h * 0.6, h * 0.34, h * 0.5), mix(m.leafDark, m.leaf, rng()));
  }
}

/** The long lamp hung over the model, with its cone of light. */
function lampOver(pic: Picture, r: Room, t: { x: number; y: number; z: number; w: number; d: number }): void {
  const p = pic.pal;
  const y = 3.05;
  const at = (x: number, h: number): V3 => [t.x + x, h, t.z];
  const cone = r.s.path([at(-1.5, y), at(1.5, y), at(2.9, t.y), at(-2.9, t.y)]);
  const [, top] = r.s.P(at(0, y));
  const [, low] = r.s.P(at(0, t.y));
  pic.add(
    'stippleScreen',
    shape(
      cone,
      pic.linear(0, top, 0, low, [
        { at: 0, color: p.lamp, alpha: 0.4 },
        { at: 1, color: p.lamp, alpha: 0.08 },
      ]),
    ),
    0.25,
  );
  pool(pic, r.s, at(0, t.y), 2.9, 0.34);
  for (const x of [-1.2, 1.2]) pic.line(r.s.path([at(x, r.h), at(x, y + 0.2)], false), p.deep, 3);
  pic.fill(
    r.s.path([at(-1.6, y), at(1.6, y), at(1.35, y + 0.22), at(-1.35, y + 0.22)]),
    overprint(p.own.leafDark, p.deep, 0.5),
  );
  pic.fill(r.s.path([at(-1.55, y - 0.05), at(1.55, y - 0.05), at(1.6, y), at(-1.6, y)]), lit(p, p.lamp, 0.6));
}

// --- Projected art -------------------------------------------------------------------------------

/** Swirls of projected light over walls and floor, the visitors dark against them. */
function immersive(pic: Picture, focal: number, horizon: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const night = overprint(mix(p.deep, m.cloth, 0.3), p.shade, 0.3);
  const r = room(pic, {
    focal,
    horizon,
    w: 14,
    // the projection runs off the top of the sheet
    h: 8.6,
    depth: 11,
    wall: mix(night, m.waterDeep, 0.35),
    backWall: mix(night, m.waterDeep, 0.6),
    floor: night,
    ceiling: p.deep,
    paving: 'smooth',
    gloom: 0.5,
  });
  swirls(pic, r.back, pic.rng.fork('back'), [
    [3.2, 3.4, 1.5],
    [7.6, 2.3, 1.9],
    [11.2, 3.9, 1.2],
    [5.4, 0.8, 1.1],
    [10.6, 1.2, 1.2],
    [1.4, 6.4, 1.5],
    [5.4, 6.2, 1.7],
    [9.4, 6.8, 1.6],
    [12.8, 6, 1.2],
  ]);
  swirls(pic, r.left, pic.rng.fork('left'), [
    [2.2, 2.6, 1.5],
    [5.2, 3.4, 1.6],
    [8.2, 1.8, 1.5],
    [3.4, 6.2, 1.6],
    [7.4, 6.4, 1.6],
  ]);
  swirls(pic, r.right, pic.rng.fork('right'), [
    [2.4, 3.2, 1.5],
    [5.4, 1.9, 1.6],
    [8.4, 3.2, 1.4],
    [3.6, 6.4, 1.6],
    [7.2, 6, 1.6],
  ]);
  const floor = r.s.face([-r.w / 2, 0, 1.2], [r.w, 0, 0], [0, 0, r.depth - 1.2]);
  swirls(
    pic,
    floor,
    pic.rng.fork('floor'),
    [
      [4, 7, 1.6],
      [9, 6.2, 1.8],
      [6.6, 3.4, 1.5],
      [11, 8.2, 1.2],
    ],
    0.45,
  );
  const [gx, gy] = r.s.P([0, 2.4, r.depth]);
  glow(pic, gx, gy, 420, mix(p.lamp, m.water, 0.4), 0.3);
  const dark = mix(p.deep, p.shade, 0.25);
  const who: [number, number, number, string, number][] = [
    [-3.3, 8.6, 1.7, 'stand', 1],
    [-2.6, 8.8, 1.2, 'wave', 1],
    [0.6, 7.4, 1.74, 'akimbo', 1],
    [1.3, 7.6, 1.66, 'stand', -1],
    [4.4, 6.2, 1.7, 'walk', -1],
  ];
  for (const [x, z, tall, pose, face] of who)
    visitor(pic, r, x, z, tall, pose, { top: dark, bottom: p.deep, skin: mix(dark, m.skin, 0.35), hair: p.deep }, face);
}

/** Brush strokes on a square metre of projection. */
const STROKES_PER_METRE = 12;

/** Brush strokes of light turning round each centre [a, b, radius] of a wall. */
function swirls(pic: Picture, wall: Face, rng: Rng, centres: [number, number, number][], k = 1): void {
  const p = pic.pal;
  const m = p.own;
  const inks = [p.lamp, m.mustard, m.water, lit(p, m.water, 0.5), m.accent, mix(m.cloth, m.foam, 0.4)];
  const clip = pic.clip(wall.all());
  const layers: Record<string, string> = {};
  const stroke = (a: number, b: number, angle: number, len: number, w: number) => {
    const pts: [number, number][] = [];
    for (const [t, side] of [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const)
      pts.push([
        a + Math.cos(angle) * len * t - Math.sin(angle) * w * side,
        b + Math.sin(angle) * len * t + Math.cos(angle) * w * side,
      ]);
    return wall.poly(pts);
  };
  const strokes = Math.round(wall.lu * wall.lv * STROKES_PER_METRE);
  for (let i = 0; i < strokes; i++) {
    const a = rng.range(0, wall.lu);
    const b = rng.range(0, wall.lv);
    let [ca, cb, cr] = centres[0]!;
    for (const c of centres)
      if (Math.hypot(a - c[0], b - c[1]) / c[2] < Math.hypot(a - ca, b - cb) / cr) [ca, cb, cr] = c;
    const dist = Math.hypot(a - ca, b - cb);
    const ink = inks[Math.min(inks.length - 1, Math.floor((dist / cr) * 3.2 + rng.range(-0.4, 0.8)))] ?? inks[0]!;
    layers[ink] =
      (layers[ink] ?? '') +
      stroke(a, b, Math.atan2(b - cb, a - ca) + Math.PI / 2, rng.range(0.16, 0.42), rng.range(0.03, 0.065));
  }
  for (const [ink, d] of Object.entries(layers)) pic.raw(pic.clipped(clip, shape(d, ink, 0.85 * k)));
  for (const [a, b, cr] of centres)
    pic.raw(pic.clipped(clip, shape(wall.circle(a, b, cr * 0.17), lit(p, p.lamp, 0.6), k)));
}
