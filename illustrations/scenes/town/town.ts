import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, tree } from '../../props/plants/plants.ts';
import { pane } from '../../props/town/buildings.ts';
import { cathedral } from '../../props/town/cathedral.ts';
import { car, cyclist } from '../../props/vehicles/vehicles.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** The avenue: plane trees arching over it, water running in the acequias, the cathedral at the end. */
export function town(pic: Picture, o: { focal?: number; horizon?: number; cathedral?: boolean } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats;
  const hz = H * (o.horizon ?? 0.6),
    focal = o.focal ?? 0.55,
    side = lightSide(p);
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : rng.pick(['cumulus', 'streaks'] as const), cloudAmount: 0.6 });
  range(pic, {
    horizon: hz,
    height: hz * 0.3,
    lead: focal - 0.16,
    snow: 0.5,
    air: 0.45,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const cam: Cam = { x: -1.2, y: 1.75, z: 0, f: 1050, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: side > 0 ? -32 : 212, el: Math.max(30, p.el) });
  plain(pic, s, mix(m.stone, m.sand, 0.3), { bands: 0 });
  const strip = (a: number, b: number, c: string, z0 = 1.1, z1 = 140) =>
    pic.fill(
      s.path([
        [a, 0, z0],
        [b, 0, z0],
        [b, 0, z1],
        [a, 0, z1],
      ]),
      c,
    );
  strip(-5.2, 5.2, overprint(mix(m.road, m.stone, 0.2), p.shade, 0.3));
  // zebra and centre line
  let dash = '';
  for (let z = 3; z < 120; z += 7)
    dash += s.path([
      [-0.08, 0, z],
      [0.08, 0, z],
      [0.08, 0, z + 3],
      [-0.08, 0, z + 3],
    ]);
  for (let i = 0; i < 9; i++)
    dash += s.path([
      [-4.9 + i * 1.1, 0, 20],
      [-4.35 + i * 1.1, 0, 20],
      [-4.35 + i * 1.1, 0, 23.4],
      [-4.9 + i * 1.1, 0, 23.4],
    ]);
  for (let i = 0; i < 9; i++)
    dash += s.path([
      [-4.9 + i * 1.1, 0, 5.6],
      [-4.35 + i * 1.1, 0, 5.6],
      [-4.35 + i * 1.1, 0, 8],
      [-4.9 + i * 1.1, 0, 8],
    ]);
  pic.fill(dash, mix(m.foam, m.road, 0.15));
  // acequias: stone-lined channels of running water
  for (const k of [-1, 1]) {
    strip(k * 5.2, k * 5.5, m.stone);
    strip(k * 5.5, k * 6.35, overprint(m.stone, p.shade, 0.85));
    strip(k * 5.62, k * 6.3, mix(m.water, p.sky[0], 0.35));
    strip(k * 6.35, k * 6.65, lit(p, m.stone, 0.2));
    let gl = '';
    for (let z = 2; z < 60; z *= 1.09) {
      const x = k * rng.range(5.7, 6.2);
      gl += s.path([
        [x - 0.14, 0, z],
        [x + 0.14, 0, z * 1.002],
        [x + 0.1, 0, z * 1.02],
        [x - 0.1, 0, z * 1.018],
      ]);
    }
    pic.fill(gl, p.paper, 0.7);
    // paving joints
    let j = '';
    for (let z = 1.2; z < 90; z *= 1.055)
      j += s.path([
        [k * 6.65, 0, z],
        [k * 11, 0, z],
        [k * 11, 0, z * 1.003],
        [k * 6.65, 0, z * 1.003],
      ]);
    for (const x of [7.7, 8.8, 9.9])
      j += s.path([
        [k * x - 0.02, 0, 1.1],
        [k * x + 0.02, 0, 1.1],
        [k * x + 0.02, 0, 90],
        [k * x - 0.02, 0, 90],
      ]);
    pic.shade(j, p.shade, 0.3);
    for (const z of [9.5, 30]) {
      pic.fill(
        s.path([
          [k * 5.3, 0.02, z],
          [k * 6.6, 0.02, z],
          [k * 6.6, 0.02, z + 2.2],
          [k * 5.3, 0.02, z + 2.2],
        ]),
        lit(p, m.stone, 0.12),
      );
      pic.shade(
        s.path([
          [k * 5.45, 0, z - 0.35],
          [k * 6.4, 0, z - 0.35],
          [k * 6.4, 0, z],
          [k * 5.45, 0, z],
        ]),
        p.shade,
        0.7,
      );
    }
  }
  if (o.cathedral !== false) cathedral(s, 6.6, 74, { size: 1.25, air: 0.1 });
  // shopfronts behind the trees
  const fronts: { z: number; draw: () => void }[] = [];
  const tints = [
    m.wall,
    mix(m.wall, m.rockB, 0.45),
    mix(m.wall, m.cloth, 0.25),
    mix(m.stone, m.wall, 0.5),
    mix(m.wall, m.rockA, 0.3),
  ];
  for (const k of [-1, 1]) {
    let z = 4;
    for (let i = 0; i < 7; i++) {
      const d = rng.range(8, 12),
        h = rng.range(5, 9.5),
        zz = z + d / 2,
        c = tints[(i * 2 + (k > 0 ? 1 : 0)) % 5]!,
        aw = rng.pick([m.accent, m.cloth, m.mustard, m.leafDark]);
      const rr = rng.fork(`f${i}${k}`);
      fronts.push({
        z: zz + d / 2,
        draw: () => {
          const b = s
            .block(k * 15, 0, zz, 8, h, d)
            .cast()
            .paint(c, { air: Math.min(0.25, zz / 300) });
          const wi = k < 0 ? 1 : 3,
            f = b.wall(wi),
            n = 3,
            g = f.lu / n;
          for (let q = 0; q < n; q++) {
            const w1 = pane(pic, rr, 0.85),
              w2 = pane(pic, rr, 0.5);
            f.opening(g * (q + 0.12), 0.15, g * 0.76, 2.7, {
              inside: w1.inside,
              lamp: w1.lamp,
              frame: overprint(c, p.shade, 0.3),
              depth: 0.3,
              bars: q === 1 ? 1 : 0,
            });
            for (let y = 4.2; y < h - 1.2; y += 2.9)
              f.opening(g * (q + 0.3), y, g * 0.4, 1.7, {
                inside: w2.inside,
                lamp: w2.lamp,
                frame: lit(p, c, 0.3),
                depth: 0.25,
                bars: 1,
                sill: m.stone,
              });
          }
          const aws: V3[] = [
            f.at(0.3, 3.3, 0),
            f.at(f.lu - 0.3, 3.3, 0),
            f.at(f.lu - 0.3, 2.75, 1.5),
            f.at(0.3, 2.75, 1.5),
          ];
          s.quad(aws, s.ink(aw, [0, 1, 0]));
          let st = '';
          for (let q = 0; q < 7; q++) {
            const a = 0.3 + ((f.lu - 0.6) * q) / 7,
              b2 = a + (f.lu - 0.6) / 14;
            st += s.path([f.at(a, 3.3, 0), f.at(b2, 3.3, 0), f.at(b2, 2.75, 1.5), f.at(a, 2.75, 1.5)]);
          }
          pic.fill(st, s.ink(m.foam, [0, 1, 0]));
          pic.fill(f.rect(0, h - 0.5, f.lu, 0.5, 0.15), f.ink(lit(p, c, 0.25)));
        },
      });
      z += d;
    }
  }
  fronts.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  // shade of the canopy over the road, then the trees themselves, far to near
  const rows: { x: number; z: number }[] = [];
  for (const k of [-1, 1])
    for (let z = 9.4; z < 66; z += 7.4) rows.push({ x: k * 7.1 + rng.range(-0.15, 0.15), z: z + rng.range(-0.6, 0.6) });
  let dapple = '';
  for (const q of rows)
    for (let i = 0; i < 26; i++) {
      const c = s.fall([q.x + rng.range(-2.8, 2.8), rng.range(3.4, 7), q.z + rng.range(-3.4, 2.6)]),
        sc = s.scale(c[2]);
      const [a, b] = s.P(c);
      dapple += ellipse(a, b, sc * rng.range(0.25, 0.7), Math.max(1, sc * (cam.y / c[2]) * rng.range(0.3, 0.8)));
    }
  pic.shade(dapple, p.shade, 0.52);
  rows.sort((a, b) => b.z - a.z);
  const walkers: { z: number; draw: () => void }[] = [];
  const put = (x: number, z: number, pose: string, look: object, face: number) =>
    walkers.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]);
        figure(pic, a, b, s.scale(z) * 1.7, pose, look, face, { ground: { s, z } });
      },
    });
  put(-8.6, 17, 'walk', { top: m.accent, bottom: mix(p.deep, m.cloth, 0.4) }, 1);
  put(-9.3, 25, 'walk', { top: m.foam, dress: m.mustard }, -1);
  put(8.4, 21, 'stand', { top: m.cloth, hat: 'cap' }, -1);
  put(8.9, 21.5, 'walk', { top: m.mustard }, 1);
  put(-2.4, 21.5, 'walk', { top: m.foam, bottom: m.cloth }, 1);
  put(-1.8, 22.3, 'walk', { top: m.accent, dress: m.wine }, 1);
  put(8.0, 12.5, 'sit', { top: m.foam }, -1);
  walkers.push(
    { z: 34, draw: () => car(s, 2.3, 34, { color: m.mustard }) },
    { z: 48, draw: () => car(s, -2.6, 48, { color: m.cloth }) },
  );
  walkers.push({
    z: 12,
    draw: () => {
      const [a, b] = s.P([-2.9, 0, 12]),
        sc = s.scale(12);
      s.cast(
        [
          [-3.8, 0.3, 12],
          [-2, 0.3, 12],
          [-2.6, 1.6, 12],
        ],
        0,
        0.6,
      );
      cyclist(pic, a, b, sc * 0.34, { face: 1, top: m.accent });
    },
  });
  // bench under the walker
  walkers.push({
    z: 12.7,
    draw: () => {
      const b = s.block(8.0, 0.3, 12.7, 1.6, 0.14, 0.5);
      b.paint(m.wood);
      s.block(8.5, 0, 12.7, 0.1, 0.32, 0.4).paint(p.deep);
      s.block(7.5, 0, 12.7, 0.1, 0.32, 0.4).paint(p.deep);
    },
  });
  for (const q of rows)
    walkers.push({
      z: q.z,
      draw: () => {
        const [a, b] = s.P([q.x, 0, q.z]),
          h = s.scale(q.z) * rng.range(9.8, 11.6);
        tree(pic, a, b, h, m.leaf, rng.fork(`t${q.x.toFixed(2)}${q.z.toFixed(2)}`), {
          kind: 'plane-tree',
          dark: m.leafDark,
          air: Math.min(0.26, q.z / 220),
        });
      },
    });
  // lamps
  const lampPts: [number, number, number][] = [];
  for (const k of [-1, 1])
    for (const z of [13, 27, 41])
      walkers.push({
        z,
        draw: () => {
          const t = s.P([k * 6.0, 4.4, z]),
            b = s.P([k * 6.0, 0, z]),
            w = s.scale(z) * 0.05;
          pic.fill(
            poly([
              [b[0] - w, b[1]],
              [b[0] + w, b[1]],
              [t[0] + w, t[1]],
              [t[0] - w, t[1]],
            ]),
            p.deep,
          );
          pic.fill(ellipse(t[0], t[1] - w * 3.2, w * 3.6), p.lamps ? p.lamp : lit(p, m.glass, 0.4));
          if (p.lamps) lampPts.push([t[0], t[1] - w * 3, w * 60]);
        },
      });
  walkers.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  for (const [x, y, r] of lampPts) glow(pic, x, y, r, p.lamp, 0.6);
}
