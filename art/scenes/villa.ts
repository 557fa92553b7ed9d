import { mix, overprint } from '#art/core/color.ts';
import { ellipse, poly } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { Space } from '#art/core/space.ts';
import type { Cam } from '#art/core/terrain.ts';
import { adobeHouse, church } from '#art/props/buildings.ts';
import { figure, horse } from '#art/props/figures.ts';
import { range } from '#art/props/land.ts';
import { glow } from '#art/props/light.ts';
import { jarilla, lightSide, poplar, tones, tree } from '#art/props/plants.ts';
import { plain } from '#art/props/rows.ts';
import { sky } from '#art/props/sky.ts';

/** Villa 25 de Mayo: a street of adobe and lime between old trees, the chapel at its end. */
export function villa(pic: Picture, o: { focal?: number; horizon?: number; rider?: boolean } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats;
  const hz = H * (o.horizon ?? 0.56),
    focal = o.focal ?? 0.58,
    side = lightSide(p);
  sky(pic, {
    horizon: hz,
    sun: p.night ? { x: W * 0.4, y: H * 0.14, r: 26 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.42,
    lead: focal - 0.1,
    snow: 0.55,
    air: 0.4,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0.6, y: 2.1, z: 0, f: 1000, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: side > 0 ? -38 : 218, el: Math.max(26, p.el) });
  const earth = mix(m.soil, m.sand, 0.45);
  plain(pic, s, earth, { bands: 8 });
  // street surface: wheel ruts and a stone gutter down the middle
  let rut = '';
  for (const x of [-1.5, -0.2, 1.4])
    rut += s.path([
      [x - 0.12, 0, 1.2],
      [x + 0.2, 0, 1.2],
      [x + 0.16, 0, 70],
      [x, 0, 70],
    ]);
  pic.shade(rut, p.shade, 0.1);
  for (const [a, b] of [
    [-6.8, -4.9],
    [4.9, 6.8],
  ] as const) {
    pic.fill(
      s.path([
        [a, 0.001, 1.2],
        [b, 0.001, 1.2],
        [b, 0.001, 60],
        [a, 0.001, 60],
      ]),
      mix(m.stone, m.sand, 0.4),
    );
    let joint = '';
    for (let z = 1.4; z < 60; z *= 1.06)
      joint += s.path([
        [a, 0, z],
        [b, 0, z],
        [b, 0, z * 1.004],
        [a, 0, z * 1.004],
      ]);
    pic.shade(joint, p.shade, 0.35);
  }
  // far trees and the chapel closing the view
  for (let i = 0; i < 9; i++) {
    const z = 74 + rng.range(0, 22),
      x = -34 + i * 8 + rng.range(-2, 2),
      [a, b] = s.P([x, 0, z]);
    poplar(pic, a, b, s.scale(z) * rng.range(10, 15), tones(p, m.poplar, m.poplarDark, 0.26), rng, side, 1.1, 0.6);
  }
  church(s, -0.3, 48, { h: 15, towers: 1, wall: lit(p, m.wall, 0.25), air: 0.1 });
  // houses, far to near, both sides
  const tints = [
    m.wall,
    mix(m.wall, m.adobe, 0.5),
    mix(m.wall, m.rockA, 0.35),
    mix(m.adobe, m.rockC, 0.4),
    mix(m.wall, m.cloth, 0.22),
  ];
  const doors = [m.cloth, overprint(m.wood, p.shade, 0.3), mix(m.leafDark, m.cloth, 0.4), m.wine];
  const spots: { x: number; z: number; d: number; h: number; w: number; sd: number }[] = [];
  let z = 5.4;
  for (let i = 0; i < 4; i++) {
    const d = rng.range(9, 12.5);
    spots.push({ x: -9.8, z: z + d / 2, d, h: rng.range(3.9, 5.2), w: 6, sd: -1 });
    z += d + (i === 1 ? 5 : rng.range(0, 0.2));
  }
  z = 7;
  for (let i = 0; i < 4; i++) {
    const d = rng.range(8.5, 12);
    spots.push({ x: 9.8, z: z + d / 2, d, h: rng.range(3.7, 5), w: 6, sd: 1 });
    z += d + (i === 2 ? 5 : rng.range(0, 0.2));
  }
  spots.sort((a, b) => b.z - a.z);
  const trees: { x: number; z: number; h: number; k: 'algarrobo' | 'platano' | 'sauce' }[] = [
    { x: -5.6, z: 27, h: 7.6, k: 'algarrobo' },
    { x: 5.8, z: 23, h: 8, k: 'platano' },
    { x: 5.8, z: 34, h: 8, k: 'platano' },
    { x: -5.6, z: 40, h: 8, k: 'algarrobo' },
  ];
  const things: { z: number; draw: () => void }[] = spots.map((q, i) => ({
    z: q.z + q.d / 2,
    draw: () =>
      adobeHouse(s, s.block(q.x, 0, q.z, q.w, q.h, q.d), rng.fork(`h${i}`), {
        wall: tints[(i * 2 + 1) % 5],
        door: doors[i % 4],
      }),
  }));
  for (const t of trees)
    things.push({
      z: t.z,
      draw: () => {
        const [a, b] = s.P([t.x, 0, t.z]),
          h = s.scale(t.z) * t.h;
        const [c, d] = s.P(s.fall([t.x, t.h * 0.6, t.z]));
        pic.add(
          'multiply',
          shape(ellipse((a + c) / 2, (b + d) / 2, Math.abs(c - a) / 2 + h * 0.25, h * 0.035), p.shade, 0.6),
        );
        tree(pic, a, b, h, m.leaf, rng.fork(`t${t.z}`), { kind: t.k, dark: m.leafDark, air: Math.min(0.2, t.z / 250) });
      },
    });
  things.sort((a, b) => b.z - a.z);
  for (const t of things) t.draw();
  // street lamps
  for (const [x, zz] of [
    [-5.2, 19],
    [5.2, 15],
  ] as const) {
    const b = s.P([x, 0, zz]),
      t = s.P([x, 3.6, zz]),
      w = s.scale(zz) * 0.05;
    pic.fill(
      poly([
        [b[0] - w, b[1]],
        [b[0] + w, b[1]],
        [t[0] + w * 0.7, t[1]],
        [t[0] - w * 0.7, t[1]],
      ]),
      p.deep,
    );
    pic.fill(
      poly([
        [t[0] - w * 3, t[1] - w * 7],
        [t[0] + w * 3, t[1] - w * 7],
        [t[0] + w * 1.8, t[1]],
        [t[0] - w * 1.8, t[1]],
      ]),
      p.lamps ? p.lamp : mix(m.glass, p.deep, 0.4),
    );
    pic.fill(
      poly([
        [t[0] - w * 3.6, t[1] - w * 7],
        [t[0] + w * 3.6, t[1] - w * 7],
        [t[0], t[1] - w * 10],
      ]),
      p.deep,
    );
    if (p.lamps) glow(pic, t[0], t[1] - w * 3, s.scale(zz) * 2.6, p.lamp, 0.6);
  }
  // a bench against the wall, pots by the doors
  for (const [x, zz] of [
    [-6.35, 12.2],
    [6.35, 18],
  ] as const) {
    const b = s.block(x, 0.42, zz, 0.42, 0.08, 1.7).cast(0);
    s.block(x, 0, zz - 0.65, 0.34, 0.42, 0.1).paint(m.wood);
    s.block(x, 0, zz + 0.65, 0.34, 0.42, 0.1).paint(m.wood);
    b.paint(mix(m.wood, m.sand, 0.2));
  }
  for (const [x, zz] of [
    [-6.3, 9.6],
    [6.3, 12.6],
    [6.3, 11.4],
  ] as const) {
    const [a, b] = s.P([x, 0, zz]),
      sc = s.scale(zz);
    s.block(x, 0, zz, 0.5, 0.5, 0.5).cast().paint(m.roof);
    jarilla(pic, a, b - sc * 0.46, sc * 1.0, tones(p, m.leaf, m.leafDark), rng.fork(`pot${zz}`), { flowers: m.accent });
  }
  // people give the scale
  const put = (x: number, zz: number, pose: string, look: object, face: number) => {
    const [a, b] = s.P([x, 0, zz]);
    figure(pic, a, b, s.scale(zz) * 1.7, pose, look, face, { ground: { s, z: zz } });
  };
  put(-3.2, 31, 'walk', { top: m.foam, dress: m.accent }, 1);
  put(-5.6, 15.5, 'stand', { top: m.cloth, hat: 'boina', poncho: m.wine }, 1);
  if (o.rider !== false) {
    const zz = 13.5,
      [a, b] = s.P([1.2, 0, zz]),
      h = s.scale(zz) * 1.5;
    pic.add(
      'multiply',
      shape(
        s.castOf([
          [0.2, 0.3, zz],
          [2.2, 0.3, zz],
          [2.3, 2, zz],
          [0.6, 1.6, zz],
        ]),
        p.shade,
        0.6,
      ),
    );
    const sd = horse(pic, a, b, h, overprint(m.wood, p.shade, 0.1), -1);
    figure(pic, sd[0], sd[1], h * 1.2, 'saddle', { top: m.foam, poncho: m.accent, hat: 'gaucho' }, -1);
  }
}
