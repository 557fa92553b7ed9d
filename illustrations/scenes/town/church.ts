import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Block, Space } from '../../core/space.ts';
import { cloud, sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, poplar, tones, tree } from '../../props/plants/plants.ts';
import { cathedral, windowOf } from '../../props/town/cathedral.ts';
import { bench, lampPost, palm } from '../../props/town/plaza.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface ChurchOptions {
  focal?: number;
  horizon?: number;
  temple?: 'cathedral' | 'chapel';
}

/** A church on its square: the neo-Romanesque cathedral with its tower, or a country chapel under old trees. */
export function church(pic: Picture, o: ChurchOptions = {}): void {
  const { W, H, pal: p } = pic;
  const chapel = o.temple === 'chapel';
  const hz = H * (o.horizon ?? (chapel ? 0.62 : 0.7));
  const focal = o.focal ?? 0.57;
  const k = focal > 0.5 ? 1 : -1;
  const low = p.name === 'dawn' || p.name === 'golden' || p.name === 'dusk';
  sky(pic, {
    horizon: hz,
    sun: p.night || (low && chapel) ? { x: W * (0.5 - 0.34 * k), y: hz * 0.3, r: p.night ? 26 : 38 } : undefined,
    clouds: p.night ? 'none' : low ? 'streaks' : 'lenticular',
    cloudAmount: 0.6,
  });
  if (!low && !p.night) cloud(pic, W * (0.5 - 0.3 * k), hz * 0.5, W * 0.26, pic.rng.fork('cloud'));
  range(pic, {
    horizon: hz,
    height: hz * (chapel ? 0.34 : 0.2),
    lead: 0.5 - 0.38 * k,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const s = new Space(
    pic,
    { x: 0, y: 1.75, z: 0, f: 1000, cx: W * focal, horizon: hz },
    { az: lightSide(p) > 0 ? -48 : 228, el: Math.max(30, p.el) },
  );
  if (chapel) chapelYard(pic, s, k);
  else cathedralSquare(pic, s, k);
}

// --- The cathedral -------------------------------------------------------------------------------

function cathedralSquare(pic: Picture, s: Space, k: number): void {
  const { pal: p } = pic;
  const m = p.mats;
  const pave = mix(m.stone, m.sand, 0.45);
  plain(pic, s, pave, { bands: 0, far: mix(pave, p.haze, 0.3) });
  let joints = '';
  for (let z = 2.4; z < 40; z *= 1.12)
    joints += s.path([
      [-40, 0, z],
      [40, 0, z],
      [40, 0, z * 1.006],
      [-40, 0, z * 1.006],
    ]);
  for (let x = -21; x <= 21; x += 2)
    joints += s.path([
      [x, 0, 2],
      [x + 0.05, 0, 2],
      [x + 0.05, 0, 34],
      [x, 0, 34],
    ]);
  pic.shade(joints, p.shade, 0.22);
  for (const q of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const [a, b] = s.P([q * (19 + i * 7), 0, 52]);
      tree(pic, a, b, s.scale(52) * 10, m.leaf, pic.rng.fork(`b${q}${i}`), {
        kind: 'plane-tree',
        dark: m.leafDark,
        air: 0.22,
      });
    }
  cathedral(s, 0, 41, { k });
  for (const q of [-1, 1]) lawnBed(s, q);
  const palms: [number, number, number][] = [
    [-7.6, 16.5, 7.6],
    [7.8, 16.5, 8],
    [-6.6, 11, 6.6],
    [7.4, 11.6, 6.2],
    [-12.6, 20, 8],
    [12.8, 21, 8.4],
  ];
  const things: { z: number; draw: () => void }[] = palms.map(([x, z, h]) => ({
    z,
    draw: () => {
      const [a, b] = s.P([x, 0.2, z]);
      const [c, d] = s.P(s.fall([x, h * 0.75, z]));
      const r = s.scale(z);
      pic.add(
        'multiply',
        shape(
          poly([
            [a - r * 0.14, b],
            [a + r * 0.14, b],
            [c, d],
          ]),
          p.shade,
          0.45,
        ),
      );
      palm(pic, a, b, r * h, pic.rng.fork(`palm${x}`), Math.max(0, (z - 14) / 70));
    },
  }));
  const who: [number, number, string, object, number, number][] = [
    [-1.8, 15, 'walk', { top: m.accent, bottom: p.deep }, 1, 1.7],
    [-1.1, 15.4, 'walk', { top: m.foam, dress: m.cloth }, 1, 1.64],
    [2.4, 19, 'stand', { top: m.mustard, bottom: p.deep }, -1, 1.7],
    [3.1, 12.2, 'walk', { top: m.cloth, bottom: p.deep, hat: 'cap' }, -1, 1.2],
    [3.8, 12.5, 'walk', { top: m.wine, dress: m.wine }, -1, 1.66],
  ];
  for (const [x, z, pose, look, face, tall] of who)
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]);
        figure(pic, a, b, s.scale(z) * tall, pose, look, face, { ground: { s, z } });
      },
    });
  things.push({ z: 9.5, draw: () => bench(s, -4.3, 9.5, { rot: 0.1 }) });
  things.push({ z: 9.2, draw: () => lampPost(s, 4.9, 9.2, 3.8) });
  for (const t of things.sort((a, b) => b.z - a.z)) t.draw();
}

/** Flower bed with a stone kerb on either side of the walk. */
function lawnBed(s: Space, side: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const b = s.block(side * 9.6, 0, 14.6, 10, 0.2, 11);
  b.paint(lit(p, m.stone, 0.15), { top: mix(m.leaf, m.vine, 0.5) });
  const rng = pic.rng.fork(`bed${side}`);
  for (const ink of [m.accent, m.mustard, m.foam]) {
    let d = '';
    for (let i = 0; i < 60; i++) {
      const z = rng.range(9.3, 10.6);
      const [x, y] = s.P([side * rng.range(5, 14), 0.28, z]);
      d += ellipse(x, y, s.scale(z) * 0.05, s.scale(z) * 0.035);
    }
    pic.fill(d, ink);
  }
}

// --- The chapel ----------------------------------------------------------------------------------

function chapelYard(pic: Picture, s: Space, k: number): void {
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  plain(pic, s, mix(m.soil, m.sand, 0.55), { bands: 6 });
  for (let i = 0; i < 12; i++) {
    const z = 46 + rng.range(0, 16);
    const [a, b] = s.P([-34 + i * 6.4 + rng.range(-1, 1), 0, z]);
    poplar(
      pic,
      a,
      b,
      s.scale(z) * rng.range(9, 14),
      tones(p, m.poplar, m.poplarDark, 0.2),
      rng,
      lightSide(p),
      1.1,
      0.7,
    );
  }
  const grow = (x: number, z: number, h: number, kind: 'carob' | 'plane-tree' | 'willow', label: string) => {
    const [a, b] = s.P([x, 0, z]);
    const hh = s.scale(z) * h;
    const [c] = s.P(s.fall([x, h * 0.5, z]));
    pic.add('multiply', shape(ellipse((a + c) / 2, b + hh * 0.01, hh * 0.5, hh * 0.05), p.shade, 0.6));
    tree(pic, a, b, hh, m.leaf, rng.fork(label), { kind, dark: m.leafDark });
  };
  grow(4.2 * k, 30, 12.5, 'plane-tree', 'behind');
  grow(-5 * k, 27, 11, 'plane-tree', 'behind2');
  yardWall(s, k);
  chapel(s, 1.6 * k, 20.5, -0.42 * k);
  grow(9.6 * k, 17.5, 9.6, 'carob', 'side');
  grow(-8.4 * k, 14, 9.8, 'carob', 'near');
  const put = (x: number, z: number, pose: string, look: object, face: number) => {
    const [a, b] = s.P([x, 0, z]);
    figure(pic, a, b, s.scale(z) * 1.66, pose, look, face, { ground: { s, z } });
  };
  put(-2.1 * k, 12.6, 'walk', { top: m.foam, dress: m.accent }, k);
  put(-3.1 * k, 13, 'walk', { top: m.cloth, bottom: p.deep, hat: 'gaucho', hatColor: m.sand }, k);
}

/** Low mud wall round the yard. */
function yardWall(s: Space, k: number): void {
  const m = s.pic.pal.mats;
  for (const [x, w] of [
    [-11 * k, 15],
    [12 * k, 12],
  ] as const) {
    const b = s.block(x, 0, 20, w, 1.25, 0.5);
    b.cast(0, 0.55);
    b.paint(mix(m.adobe, m.wall, 0.35), { top: lit(s.pic.pal, m.adobe, 0.2) });
  }
}

/** White adobe chapel with thick walls, a tiled gable and a small open belfry on its corner. */
function chapel(s: Space, x: number, z: number, rot: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const white = lit(p, mix(m.foam, m.wall, 0.35), 0.3);
  const b: Block = s.block(x, 0, z, 5.6, 4.4, 10.5, rot);
  b.cast(0, 0.6);
  b.paint(white);
  for (const i of [1, 3])
    if (b.visible(i)) {
      const side = b.wall(i);
      for (const a of [2.4, 5.2, 8])
        side.opening(a - 0.35, 1.8, 0.7, 1.3, { ...windowOf(pic, mix(white, m.stone, 0.4)), bars: 1 });
      for (const a of [0.8, 3.9, 6.7, 9.6]) {
        pic.fill(
          side.poly(
            [
              [a, 0],
              [a + 0.7, 0],
              [a + 0.55, 2.6],
              [a + 0.15, 2.6],
            ],
            0.3,
          ),
          side.ink(lit(p, white, 0.2)),
        );
      }
    }
  b.gable(1.9, 0.45, m.roof, { axis: 'd', wall: white, thick: 0.14 });
  const f = b.wall(0);
  f.opening(2.05, 0, 1.5, 2.9, {
    inside: overprint(m.wood, p.shade, 0.2),
    lamp: p.lamps ? p.lamp : null,
    frame: mix(m.adobe, m.wall, 0.4),
    arch: true,
    bars: 1,
    depth: 0.4,
  });
  pic.fill(f.circle(2.8, 4.2, 0.42), overprint(f.ink(white), p.shade, 0.7));
  let worn = '';
  for (let a = 0; a < 5.6; a += 0.7)
    worn += f.poly([
      [a, 0],
      [a + 0.35, 0.12 + 0.06 * Math.sin(a * 5)],
      [a + 0.7, 0],
    ]);
  pic.fill(worn, f.ink(mix(white, m.adobe, 0.6)));
  belfry(s, b, white);
}

function belfry(s: Space, nave: Block, white: Hex): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const [cx, , cz] = nave.c[0]!;
  const side = nave.rot > 0 ? nave.c[0]! : nave.c[1]!;
  const inward = [(nave.x - side[0]) * 0.16, (nave.z - side[2]) * 0.1] as const;
  const x = (nave.rot > 0 ? cx : side[0]) + inward[0];
  const z = (nave.rot > 0 ? cz : side[2]) + inward[1];
  const t = s.block(x, 0, z, 1.7, 6.1, 1.7, nave.rot);
  t.paint(white);
  for (let i = 0; i < 4; i++) {
    if (!t.visible(i)) continue;
    const f = t.wall(i);
    pic.fill(f.arch(0.45, 4.5, 0.8, 1.2), overprint(f.ink(white), p.shade, 0.85));
    pic.fill(f.circle(0.85, 5.0, 0.2) + f.rect(0.62, 4.72, 0.46, 0.12), m.mustard);
    pic.fill(f.rect(-0.1, 5.85, 1.9, 0.28, 0.12) + f.rect(-0.08, 4.1, 1.86, 0.18, 0.08), f.ink(lit(p, white, 0.3)));
  }
  const top: [number, number, number] = [x, 7.4, z];
  for (let i = 0; i < 4; i++)
    if (t.visible(i)) {
      const n = t.wall(i).n;
      s.quad([t.up(i), t.up((i + 1) % 4), top], s.ink(m.roof, [n[0], 0.6, n[2]]));
    }
  const [tx, ty] = s.P(top);
  const sc = s.scale(z);
  pic.fill(
    rect(tx - sc * 0.04, ty - sc * 0.75, sc * 0.08, sc * 0.8) +
      rect(tx - sc * 0.24, ty - sc * 0.55, sc * 0.48, sc * 0.08),
    p.deep,
  );
}
