import { mix, overprint } from '#art/core/color.ts';
import { ellipse, lerp, type Pt, poly } from '#art/core/geom.ts';
import { makeNoise } from '#art/core/noise.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { Space, type V3 } from '#art/core/space.ts';
import type { Cam } from '#art/core/terrain.ts';
import { pane } from '#art/props/buildings.ts';
import { figure } from '#art/props/figures.ts';
import { range } from '#art/props/land.ts';
import { glow } from '#art/props/light.ts';
import { jarilla, lightSide, tones, tree } from '#art/props/plants.ts';
import { plain, windbreak } from '#art/props/rows.ts';
import { sky } from '#art/props/sky.ts';

/** Hotel terrace: a long pool in perspective, parasols, the building low on one side, mountains beyond. */
export function pileta(pic: Picture, o: { focal?: number; horizon?: number; floors?: number } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    N = makeNoise(pic.seed);
  const hz = H * (o.horizon ?? 0.46),
    focal = o.focal ?? 0.62,
    k = focal > 0.5 ? 1 : -1,
    low = ['dorada', 'ocaso', 'alba'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.5, r: p.night ? 26 : 40 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.58,
    lead: 0.5 - 0.16 * k,
    snow: 0.58,
    air: 0.34,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 3.1, z: 0, f: 1080, cx: W * (0.5 - 0.06 * k), horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? -30 : 210, el: Math.max(28, p.el) });
  plain(pic, s, mix(m.leaf, m.steppe, 0.25), { bands: 5, far: mix(m.vine, p.haze, 0.45) });
  windbreak(pic, s, { z: 70, x0: -60, x1: 60, h: 14, air: 0.22, gap: 2.8 });
  // hotel
  const fl = o.floors ?? 2,
    fh = 3.4,
    hx = k * 15,
    b = s.block(hx, 0, 34, 15, fl * fh + 0.8, 22).cast();
  const wall = lit(p, mix(m.wall, m.sand, 0.15), 0.1);
  b.paint(wall);
  const wi = k > 0 ? 3 : 1,
    f = b.wall(wi),
    n = 6,
    g = f.lu / n;
  const rr = rng.fork('rooms');
  for (let y = 0; y < fl; y++)
    for (let i = 0; i < n; i++) {
      const q = pane(pic, rr, 0.7),
        a = g * (i + 0.14);
      f.opening(a, y * fh + 0.15, g * 0.72, 2.5, {
        inside: q.inside,
        lamp: q.lamp,
        frame: overprint(wall, p.shade, 0.25),
        bars: 1,
        depth: 0.7,
      });
      if (y > 0) {
        pic.fill(f.rect(a - 0.25, y * fh - 0.15, g * 0.72 + 0.5, 0.3, 1.2), f.ink(lit(p, wall, 0.2)));
        let bl = '';
        for (let j = 0; j <= 9; j++) bl += f.rect(a - 0.25 + ((g * 0.72 + 0.5) * j) / 9, y * fh + 0.15, 0.05, 0.9, 1.2);
        pic.fill(bl + f.rect(a - 0.25, y * fh + 1.0, g * 0.72 + 0.5, 0.07, 1.2), p.deep);
      }
    }
  const f0 = b.wall(0);
  for (let y = 0; y < fl; y++)
    for (let i = 0; i < 3; i++) {
      const q = pane(pic, rr, 0.6);
      f0.opening(2 + i * 4.2, y * fh + 0.6, 2.2, 1.9, {
        inside: q.inside,
        lamp: q.lamp,
        frame: m.wood,
        bars: 1,
        depth: 0.4,
      });
    }
  for (const w of [f, f0]) {
    pic.fill(w.rect(-0.4, fl * fh + 0.35, w.lu + 0.8, 0.5, 0.5), w.ink(mix(m.wood, m.roof, 0.5)));
    const es = w.eaveShade(0, fl * fh + 0.35, w.lu, 1.2);
    if (es) pic.shade(es, p.shade, 0.55);
  }
  // a carob's shade tree closing the side
  {
    const x = -k * 12.5,
      z = 27,
      [a, b2] = s.P([x, 0, z]);
    tree(pic, a, b2, s.scale(z) * 9, m.leaf, rng.fork('shade'), { kind: 'algarrobo', dark: m.leafDark });
  }
  // paving
  pic.fill(
    s.path([
      [-9, 0, 2.4],
      [9, 0, 2.4],
      [9, 0, 33],
      [-9, 0, 33],
    ]),
    mix(m.stone, m.sand, 0.5),
  );
  let j = '';
  for (let z = 3; z < 33; z += 1.1)
    j += s.path([
      [-9, 0, z],
      [9, 0, z],
      [9, 0, z + 0.04],
      [-9, 0, z + 0.04],
    ]);
  for (let x = -9; x <= 9; x += 1.1)
    j += s.path([
      [x, 0, 2.4],
      [x + 0.035, 0, 2.4],
      [x + 0.035, 0, 33],
      [x, 0, 33],
    ]);
  pic.shade(j, p.shade, 0.26);
  // pool: coping, basin wall, water with caustic net and the sky's light
  const px0 = -4.2 - k * 0.3,
    px1 = 4.2 - k * 0.3,
    pz0 = 5.2,
    pz1 = 24;
  pic.fill(
    s.path([
      [px0 - 0.5, 0, pz0 - 0.5],
      [px1 + 0.5, 0, pz0 - 0.5],
      [px1 + 0.5, 0, pz1 + 0.5],
      [px0 - 0.5, 0, pz1 + 0.5],
    ]),
    lit(p, m.stone, 0.4),
  );
  const basin = s.path([
      [px0, 0, pz0],
      [px1, 0, pz0],
      [px1, 0, pz1],
      [px0, 0, pz1],
    ]),
    bc = pic.clip(basin);
  const surf = s.path([
    [px0, -0.22, pz0 - 0.2],
    [px1, -0.22, pz0 - 0.2],
    [px1, -0.22, pz1],
    [px0, -0.22, pz1],
  ]);
  pic.fill(basin, overprint(mix(m.water, m.stone, 0.3), p.shade, 0.5));
  const y0 = s.P([0, 0, pz1])[1],
    y1 = s.P([0, 0, pz0])[1];
  pic.raw(
    pic.clipped(
      bc,
      shape(
        surf,
        pic.linear(0, y0, 0, y1, [
          { at: 0, color: mix(m.water, p.sky[2], 0.5) },
          { at: 0.4, color: m.water },
          { at: 1, color: mix(m.water, m.waterDeep, 0.55) },
        ]),
      ),
    ),
  );
  // light on the water: two families of wavering lines that close into almond cells
  let ca = '';
  for (let row = 0, z = pz0; z < pz1; z += 0.42 + z * 0.028, row++) {
    for (const ph of [0, Math.PI]) {
      const top: Pt[] = [],
        bot: Pt[] = [];
      const x0 = px0 + (px1 - px0) * rng.range(-0.1, 0.5),
        x1 = x0 + (px1 - px0) * rng.range(0.25, 0.7);
      for (let i = 0; i <= 18; i++) {
        const x = lerp(x0, x1, i / 18),
          a = 0.2 * Math.sin(x * 2.1 + ph + row * 0.9 + N(x * 0.4, z) * 2),
          e = Math.sin((i / 18) * Math.PI) * (0.018 + 0.014 * N(x * 2, z * 2));
        top.push(s.P([x, -0.22, z + a + e]));
        bot.push(s.P([x, -0.22, z + a - e]));
      }
      ca += poly([...top, ...bot.reverse()]);
    }
  }
  pic.raw(pic.clipped(bc, `<path d="${ca}" fill="${lit(p, m.water, p.night ? 0.25 : 0.65)}" fill-opacity="0.62"/>`));
  // building and tree mirrored as a soft overprint
  pic.add(
    'multiply',
    pic.clipped(
      bc,
      shape(
        s.path([
          [k > 0 ? px1 : px0, -0.22, pz0],
          [(k > 0 ? px1 : px0) - k * 2.6, -0.22, pz0],
          [(k > 0 ? px1 : px0) - k * 1.8, -0.22, pz1],
          [k > 0 ? px1 : px0, -0.22, pz1],
        ]),
        mix(p.shade, '#ffffff', 0.45),
      ),
    ),
  );
  // steps rail
  const things: { z: number; draw: () => void }[] = [];
  const lounger = (x: number, z: number, c: string) =>
    things.push({
      z,
      draw: () => {
        s.cast(
          [
            [x - 0.35, 0.4, z - 0.9],
            [x + 0.35, 0.4, z - 0.9],
            [x + 0.35, 0.4, z + 0.9],
            [x - 0.35, 0.9, z + 1],
          ],
          0,
          0.6,
        );
        s.quad(
          [
            [x - 0.35, 0.35, z - 0.95],
            [x + 0.35, 0.35, z - 0.95],
            [x + 0.35, 0.38, z + 0.4],
            [x - 0.35, 0.38, z + 0.4],
          ],
          s.ink(c, [0, 1, -0.2]),
        );
        s.quad(
          [
            [x - 0.35, 0.38, z + 0.4],
            [x + 0.35, 0.38, z + 0.4],
            [x + 0.35, 1.0, z + 1.0],
            [x - 0.35, 1.0, z + 1.0],
          ],
          s.ink(lit(p, c, 0.25), [0, 0.5, -1]),
        );
        let st = '';
        for (const q of [-0.18, 0.1])
          st += s.path([
            [x + q, 0.352, z - 0.95],
            [x + q + 0.09, 0.352, z - 0.95],
            [x + q + 0.09, 0.382, z + 0.4],
            [x + q, 0.382, z + 0.4],
          ]);
        pic.fill(st, m.foam);
        pic.fill(
          s.path([
            [x - 0.33, 0, z - 0.9],
            [x - 0.27, 0, z - 0.9],
            [x - 0.27, 0.35, z - 0.9],
            [x - 0.33, 0.35, z - 0.9],
          ]) +
            s.path([
              [x + 0.27, 0, z - 0.9],
              [x + 0.33, 0, z - 0.9],
              [x + 0.33, 0.35, z - 0.9],
              [x + 0.27, 0.35, z - 0.9],
            ]),
          p.deep,
        );
      },
    });
  const umbrella = (x: number, z: number, c: string) =>
    things.push({
      z,
      draw: () => {
        const r = 1.75,
          top: V3 = [x, 3.15, z],
          rim = Array.from({ length: 12 }, (_, i) => {
            const a = (i / 12) * 6.283;
            return [x + Math.cos(a) * r, 2.45, z + Math.sin(a) * r] as V3;
          });
        pic.add('multiply', shape(s.path(rim.map((v) => s.fall(v))), p.shade, 0.62));
        const a = s.P([x, 0, z]),
          t = s.P(top),
          w = s.scale(z) * 0.04;
        pic.fill(
          poly([
            [a[0] - w, a[1]],
            [a[0] + w, a[1]],
            [t[0] + w, t[1]],
            [t[0] - w, t[1]],
          ]),
          m.wood,
        );
        const seg = rim
          .map((v, i) => ({ v, u: rim[(i + 1) % 12]!, i }))
          .sort((q, r2) => r2.v[2] + r2.u[2] - q.v[2] - q.u[2]);
        for (const q of seg) {
          const nn: V3 = [Math.cos(((q.i + 0.5) / 12) * 6.283), 0.9, Math.sin(((q.i + 0.5) / 12) * 6.283)];
          s.quad([q.v, q.u, top], s.ink(q.i % 2 ? c : m.foam, nn));
        }
        pic.fill(
          rim
            .map((v, i) => {
              const u = rim[(i + 1) % 12]!;
              return s.path([v, u, [u[0], u[1] - 0.16, u[2]], [v[0], v[1] - 0.16, v[2]]]);
            })
            .filter((_, i) => Math.sin(((i + 0.5) / 12) * 6.283) < 0.1)
            .join(''),
          overprint(c, p.shade, 0.5),
        );
      },
    });
  const cols = [m.accent, m.mustard, m.cloth];
  for (let i = 0; i < 4; i++) {
    const z = 8.6 + i * 4.4;
    lounger(-k * 6.1, z, cols[i % 3]!);
    lounger(-k * 7.4, z + 0.2, cols[(i + 1) % 3]!);
    umbrella(-k * 6.9, z + 1.4, cols[i % 3]!);
  }
  for (let i = 0; i < 3; i++) {
    const z = 11 + i * 5;
    things.push({
      z,
      draw: () => {
        const x = k * 5.7;
        const [a, b2] = s.P([x, 0, z]),
          sc = s.scale(z);
        s.block(x, 0, z, 0.8, 0.7, 0.8).cast().paint(m.roof);
        jarilla(pic, a, b2 - sc * 0.66, sc * 1.3, tones(p, m.leaf, m.leafDark), rng.fork(`pot${i}`), {
          flowers: m.accent,
        });
      },
    });
  }
  things.push({
    z: 25.3,
    draw: () => {
      const z = 25.3,
        [a, b2] = s.P([k * 1.2, 0, z]);
      figure(
        pic,
        a,
        b2,
        s.scale(z) * 1.7,
        'walk',
        { top: m.accent, dress: m.accent, hat: 'gaucho', hatColor: m.sand },
        -k,
        { ground: { s, z } },
      );
    },
  });
  // swimmer: head, shoulders and rings
  things.push({
    z: 13,
    draw: () => {
      const [a, b2] = s.P([-k * 1.2, -0.2, 13]),
        sc = s.scale(13);
      pic.raw(
        shape(ellipse(a, b2, sc * 1.1, sc * 0.22), lit(p, m.water, 0.55), 0.7) +
          shape(ellipse(a, b2 - sc * 0.03, sc * 0.8, sc * 0.14), m.water),
      );
      pic.fill(ellipse(a, b2 - sc * 0.08, sc * 0.3, sc * 0.12), m.skin);
      pic.fill(ellipse(a, b2 - sc * 0.28, sc * 0.13, sc * 0.16), m.skin);
      pic.fill(ellipse(a, b2 - sc * 0.34, sc * 0.14, sc * 0.12), m.accent);
    },
  });
  things.sort((a, b2) => b2.z - a.z).forEach((q) => q.draw());
  if (p.lamps)
    for (const z of [9, 14, 19]) {
      const [a, b2] = s.P([k > 0 ? px0 : px1, -0.3, z]);
      glow(pic, a, b2, s.scale(z) * 2.2, mix(m.water, p.paper, 0.4), 0.5, 0.5);
    }
}
