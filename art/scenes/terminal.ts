import { mix, overprint } from '#art/core/color.ts';
import { ellipse, f1, type Pt, poly, rect } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { Space, type V3 } from '#art/core/space.ts';
import type { Cam } from '#art/core/terrain.ts';
import { figure } from '#art/props/figures.ts';
import { range } from '#art/props/land.ts';
import { glows } from '#art/props/light.ts';
import { lightSide, poplar, tones } from '#art/props/plants.ts';
import { plain, windbreak } from '#art/props/rows.ts';
import { sky } from '#art/props/sky.ts';
import { bus } from '#art/props/vehicles.ts';

/** The bus terminal: a long slab on slender columns, coaches nosing in, travellers with their bags. */
export function terminal(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    k = (o.focal ?? 0.6) > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.58),
    low = ['dorada', 'ocaso', 'alba'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.32 * k), y: hz * 0.42, r: p.night ? 26 : 38 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.52,
    lead: 0.5 - 0.22 * k,
    snow: 0.55,
    air: 0.38,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 1.9, z: 0, f: 1050, cx: W * (0.5 - 0.1 * k), horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? -30 : 210, el: Math.max(26, p.el) });
  const road = overprint(mix(m.road, m.stone, 0.35), p.shade, 0.2);
  plain(pic, s, road, { bands: 4 });
  windbreak(pic, s, { z: 75, x0: -70, x1: 70, h: 14, air: 0.26, gap: 2.7 });
  let ln = '';
  for (let i = 0; i < 7; i++) {
    const z = 9 + i * 5.2;
    ln += s.path([
      [-k * 9, 0, z],
      [k * 4.6, 0, z - 2.6],
      [k * 4.6, 0, z - 2.45],
      [-k * 9, 0, z + 0.15],
    ]);
  }
  pic.fill(ln, mix(m.mustard, m.foam, 0.25));
  // platform
  const px = k * 5.2;
  pic.fill(
    s.path([
      [px, 0.22, 1.6],
      [k * 20, 0.22, 1.6],
      [k * 20, 0.22, 64],
      [px, 0.22, 64],
    ]),
    mix(m.stone, m.foam, 0.25),
  );
  pic.fill(
    s.path([
      [px, 0, 1.6],
      [px, 0.22, 1.6],
      [px, 0.22, 64],
      [px, 0, 64],
    ]),
    s.ink(mix(m.mustard, m.stone, 0.3), [-k, 0, 0]),
  );
  let j = '';
  for (let z = 2; z < 60; z *= 1.08)
    j += s.path([
      [px, 0.22, z],
      [k * 20, 0.22, z],
      [k * 20, 0.22, z * 1.003],
      [px, 0.22, z * 1.003],
    ]);
  pic.shade(j, p.shade, 0.22);
  // hall behind the platform
  const hall = s.block(k * 15, 0.22, 34, 8, 4.4, 56);
  hall.paint(lit(p, mix(m.wall, m.rockB, 0.25), 0.1));
  const f = hall.wall(k > 0 ? 3 : 1),
    n = 12,
    g = f.lu / n;
  for (let i = 0; i < n; i++)
    f.opening(g * (i + 0.08), 0.1, g * 0.84, 3.1, {
      inside: mix(p.deep, m.glass, 0.3),
      lamp: p.lamps ? mix(p.lamp, m.wall, 0.2) : null,
      frame: m.metal,
      bars: 2,
      depth: 0.4,
    });
  // slab roof, folded like a wing, on V columns
  const rx = k * 2.6;
  const things: { z: number; draw: () => void }[] = [];
  for (let z = 6; z < 60; z += 9)
    things.push({
      z,
      draw: () => {
        for (const d of [-1.6, 1.6]) {
          const a = s.P([k * 6.6, 0.22, z]),
            b = s.P([k * 6.6 + d, 5.1, z]),
            w = s.scale(z) * 0.13;
          pic.fill(
            poly([
              [a[0] - w, a[1]],
              [a[0] + w, a[1]],
              [b[0] + w * 0.7, b[1]],
              [b[0] - w * 0.7, b[1]],
            ]),
            s.ink(lit(p, m.stone, 0.3), [-k * 0.6, 0, -0.8]),
          );
        }
      },
    });
  const slab: V3[] = [
    [rx, 5.9, 3],
    [k * 20, 5.0, 3],
    [k * 20, 5.0, 64],
    [rx, 5.9, 64],
  ];
  pic.add('multiply', shape(s.path(slab.map((v) => s.fall(v, 0))), p.shade, 0.55));
  const put = (x: number, z: number, pose: string, look: object, fc: number, bag?: string) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0.22, z]),
          sc = s.scale(z);
        pic.add('multiply', shape(ellipse(a, b, sc * 0.4, sc * 0.05), p.shade, 0.6));
        if (bag) {
          pic.fill(rect(a - fc * sc * 0.62 - sc * 0.18, b - sc * 0.62, sc * 0.36, sc * 0.58), bag);
          pic.add(
            'multiply',
            shape(
              rect(a - fc * sc * 0.62 + (s.sun[0] > 0 ? -0.18 : 0.04) * sc, b - sc * 0.62, sc * 0.14, sc * 0.58),
              p.shade,
              0.6,
            ),
          );
          pic.line(
            `M${f1(a - fc * sc * 0.62)} ${f1(b - sc * 0.62)}V${f1(b - sc * 0.95)}L${f1(a - fc * sc * 0.15)} ${f1(b - sc * 0.82)}`,
            p.deep,
            Math.max(1, sc * 0.03),
          );
        }
        figure(pic, a, b, sc * 1.7, pose, look, fc);
      },
    });
  put(k * 6.0, 9.4, 'walk', { top: m.accent, bottom: p.deep, pack: m.mustard }, -k, m.cloth);
  put(k * 8.4, 12.4, 'stand', { top: m.foam, dress: m.wine }, -k, m.mustard);
  put(k * 7.6, 16.5, 'akimbo', { top: m.cloth, hat: 'cap' }, k);
  put(k * 8.0, 17, 'wave', { top: m.mustard, bottom: p.deep }, -k);
  put(k * 6.6, 25, 'walk', { top: m.accent, dress: m.cloth }, k, m.rockA);
  put(k * 7.4, 33, 'stand', { top: m.foam }, 1);
  for (const [i, z, c] of [
    [0, 9.2, m.foam],
    [1, 21, mix(m.cloth, m.foam, 0.25)],
    [2, 32.5, m.foam],
  ] as const)
    things.push({ z: z + 3, draw: () => bus(s, -k * (i ? 4.6 : 5.6), z, { rot: k * 0.62, color: c, len: 11.5 }) });
  things.push({
    z: 5,
    draw: () => {
      s.quad(
        slab.map((v) => [v[0], v[1] - 0.02, v[2]] as V3),
        overprint(mix(m.wall, m.stone, 0.3), p.shade, p.lamps ? 0.45 : 0.7),
      );
      let ribs = '';
      for (let z = 4; z < 62; z *= 1.12)
        ribs += s.path([
          [rx, 5.9, z],
          [k * 20, 5.0, z],
          [k * 20, 5.0, z * 1.012],
          [rx, 5.9, z * 1.012],
        ]);
      pic.shade(ribs, p.shade, 0.4);
      s.quad(
        [
          [rx, 5.9, 3],
          [rx, 5.9, 64],
          [rx, 6.5, 64],
          [rx, 6.5, 3],
        ],
        s.ink(lit(p, m.wall, 0.3), [-k, 0, -0.2]),
      );
      s.quad(
        [
          [rx, 5.92, 3],
          [rx, 5.92, 64],
          [rx, 6.02, 64],
          [rx, 6.02, 3],
        ],
        m.accent,
      );
      s.quad(
        [
          [rx, 5.9, 3],
          [k * 20, 5.0, 3],
          [k * 20, 5.6, 3],
          [rx, 6.5, 3],
        ],
        s.ink(lit(p, m.wall, 0.3), [0, 0, -1]),
      );
      if (p.lamps) {
        const pts: Pt[] = [];
        for (let z = 7; z < 50; z += 5) pts.push(s.P([k * 9, 5.35, z]));
        pic.fill(pts.map(([x, y]) => ellipse(x, y, 7, 2.4)).join(''), lit(p, p.lamp, 0.6));
        glows(pic, pts, 70, p.lamp, 0.4);
      }
    },
  });
  // columns and slab order: things behind first
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  for (let i = 0; i < 2; i++) {
    const z = 42 + i * 6,
      [a, b] = s.P([-k * (24 + i * 4), 0, z]);
    poplar(pic, a, b, s.scale(z) * 14, tones(p, m.poplar, m.poplarDark, 0.1), rng, lightSide(p));
  }
}
