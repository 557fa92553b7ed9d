import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { conifer, lightSide, tones, tree } from '../../props/plants/plants.ts';
import { portico } from '../../props/town/buildings.ts';
import { slab } from '../../props/town/street.ts';
import { saloon } from '../../props/vehicles/traffic.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** A civic front on its square: museum, theatre, town hall. A fountain, benches, jacarandas. */
export function museum(
  pic: Picture,
  o: { focal?: number; horizon?: number; fountain?: boolean; taxi?: boolean } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    focal = o.focal ?? 0.56,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.6),
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: p.night ? { x: W * (0.5 - 0.3 * k), y: H * 0.15, r: 26 } : undefined,
    clouds: p.night ? 'none' : low ? 'streaks' : rng.pick(['cumulus', 'lenticular'] as const),
    cloudAmount: 1.1,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.3,
    lead: 0.5 - 0.36 * k,
    snow: 0.5,
    air: 0.46,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const cam: Cam = { x: -k * 3, y: 1.9, z: 0, f: 1150, cx: W * (focal - k * 0.06), horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? -42 : 222, el: Math.max(28, p.el) });
  const pave = mix(m.stone, m.sand, 0.35);
  plain(pic, s, pave, { bands: 0, far: mix(pave, p.haze, 0.3) });
  let j = '';
  for (let z = 2; z < 60; z *= 1.07)
    j += s.path([
      [-60, 0, z],
      [60, 0, z],
      [60, 0, z * 1.003],
      [-60, 0, z * 1.003],
    ]);
  for (let x = -30; x <= 30; x += 1.6)
    j += s.path([
      [x, 0, 2],
      [x + 0.04, 0, 2],
      [x + 0.04, 0, 36],
      [x, 0, 36],
    ]);
  pic.shade(j, p.shade, 0.24);
  // checker of darker flags leading to the steps
  let ck = '';
  for (let a = 0; a < 8; a++)
    for (let b = 0; b < 3; b++)
      if ((a + b) % 2 === 0) {
        const x = (b - 1.5) * 2.4,
          z = 5 * 1.24 ** a;
        ck += s.path([
          [x, 0, z],
          [x + 2.4, 0, z],
          [x + 2.4, 0, z * 1.24],
          [x, 0, z * 1.24],
        ]);
      }
  pic.fill(ck, mix(m.rockA, pave, 0.62));
  windbreak(pic, s, { z: 66, x0: -70, x1: 70, h: 15, air: 0.3, gap: 3, skip: (x) => Math.abs(x) < 20 });
  portico(s, 0, 34, { w: 15, h: 10, cols: 6, wall: lit(p, mix(m.wall, m.rockB, 0.22), 0.1), wings: 12 });
  const things: { z: number; draw: () => void }[] = [];
  const put = (x: number, z: number, h: number, kind: 'plane-tree' | 'pine', c: string) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]),
          hh = s.scale(z) * h,
          q = s.fall([x, h * 0.6, z]),
          [c2, d2] = s.P(q);
        pic.add(
          'multiply',
          shape(
            ellipse((a + c2) / 2, (b + d2) / 2, Math.abs(c2 - a) / 2 + hh * 0.22, Math.max(4, hh * 0.035)),
            p.shade,
            0.6,
          ),
        );
        if (kind === 'pine') conifer(pic, a, b, hh, tones(p, m.leafDark), rng.fork(`p${x}`));
        else
          tree(pic, a, b, hh, c, rng.fork(`t${x}${z}`), {
            kind: 'plane-tree',
            dark: p.name === 'autumn' ? m.leafDark : overprint(c, p.shade, 0.55),
          });
      },
    });
  const lil =
    p.name === 'autumn' || p.name === 'winter'
      ? m.leaf
      : mix(mix('#8d6fb8', p.night ? m.leaf : '#ffffff', p.night ? 0.6 : 0.04), p.haze, 0.12);
  put(-k * 13.5, 24, 9.5, 'plane-tree', lil);
  put(k * 13, 27, 9, 'plane-tree', m.leaf);
  put(-k * 10, 12.5, 8.6, 'plane-tree', m.leaf);
  if (o.fountain !== false)
    things.push({
      z: 17,
      draw: () => {
        const fx = k * 5.4,
          z = 17,
          ring = (r: number, y: number) =>
            smooth(
              Array.from({ length: 24 }, (_, i) => {
                const a = (i / 24) * 6.283;
                return s.P([fx + Math.cos(a) * r, y, z + Math.sin(a) * r]);
              }),
            );
        pic.add(
          'multiply',
          shape(
            smooth(
              Array.from({ length: 24 }, (_, i) => {
                const a = (i / 24) * 6.283;
                return s.P(s.fall([fx + Math.cos(a) * 2.6, 0.8, z + Math.sin(a) * 2.6]));
              }),
            ),
            p.shade,
            0.5,
          ),
        );
        pic.fill(
          ring(2.7, 0) +
            poly([s.P([fx - 2.7, 0, z]), s.P([fx + 2.7, 0, z]), s.P([fx + 2.7, 0.7, z]), s.P([fx - 2.7, 0.7, z])]),
          overprint(m.stone, p.shade, 0.45),
        );
        pic.fill(ring(2.7, 0.7), lit(p, m.stone, 0.25));
        pic.fill(ring(2.35, 0.66), mix(m.water, p.sky[1], 0.3));
        const [a, b] = s.P([fx, 0.7, z]),
          sc = s.scale(z);
        pic.fill(
          poly([
            [a - sc * 0.3, b],
            [a + sc * 0.3, b],
            [a + sc * 0.16, b - sc * 1.3],
            [a - sc * 0.16, b - sc * 1.3],
          ]) + ellipse(a, b - sc * 1.3, sc * 0.9, sc * 0.16),
          m.stone,
        );
        pic.add(
          'multiply',
          shape(
            poly([
              [a, b],
              [a + (s.sun[0] > 0 ? -1 : 1) * sc * 0.3, b],
              [a + (s.sun[0] > 0 ? -1 : 1) * sc * 0.16, b - sc * 1.3],
              [a, b - sc * 1.3],
            ]),
            p.shade,
            0.6,
          ),
        );
        let jets = '';
        for (let i = -3; i <= 3; i++) {
          if (i)
            jets += `M${f1(a)} ${f1(b - sc * 1.4)}Q${f1(a + i * sc * 0.3)} ${f1(b - sc * 2.6)} ${f1(a + i * sc * 0.58)} ${f1(b - sc * 0.1)}L${f1(a + i * sc * 0.52)} ${f1(b - sc * 0.1)}Q${f1(a + i * sc * 0.27)} ${f1(b - sc * 2.35)} ${f1(a)} ${f1(b - sc * 1.4)}Z`;
        }
        pic.fill(jets, lit(p, m.glass, 0.5), 0.85);
      },
    });
  const who = (x: number, z: number, pose: string, look: object, f: number) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]);
        figure(pic, a, b, s.scale(z) * 1.7, pose, look, f, { ground: { s, z } });
      },
    });
  if (o.taxi) things.push({ z: 10.4, draw: () => waitingTaxi(s, k) });
  who(-k * 1.4, 22, 'walk', { top: m.accent, bottom: p.deep }, k);
  who(-k * 0.6, 22.5, 'walk', { top: m.foam, dress: m.mustard }, k);
  who(k * 2.2, 28, 'stand', { top: m.cloth }, -k);
  who(-k * 6.4, 14.6, 'stand', { top: m.mustard, hat: 'cap', pack: m.accent }, k);
  who(-k * 5.6, 15, 'akimbo', { top: m.cloth, bottom: p.deep, hat: 'gaucho', hatColor: m.sand }, -k);
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  if (p.lamps)
    for (const x of [-7, 7]) {
      const [a, b] = s.P([x, 4.5, 33]);
      glow(pic, a, b, 110, p.lamp, 0.32);
    }
}

/** The street in front of the square and a taxi at its kerb. */
function waitingTaxi(s: Space, k: number): void {
  const { pic } = s;
  const { pal } = pic;
  const near = 1.4;
  const kerb = 12.6;
  pic.fill(slab(s, -60, near, 120, kerb - near), overprint(mix(pal.mats.road, pal.mats.stone, 0.2), pal.shade, 0.45));
  pic.fill(slab(s, -60, kerb, 120, 0.35), lit(pal, pal.mats.stone, 0.2));
  let dash = '';
  for (let x = -30; x < 30; x += 5) dash += slab(s, x, 7.2, 2.4, 0.14);
  pic.fill(dash, mix(pal.mats.foam, pal.mats.road, 0.3));
  saloon(s, { x: k * 3.2, z: 11, rot: (-k * Math.PI) / 2 - k * 0.16 }, { taxi: true, color: pal.own.mustard });
}
