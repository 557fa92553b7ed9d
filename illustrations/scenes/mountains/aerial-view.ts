import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { far } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glows } from '../../props/air/light.ts';
import { cloud, sky } from '../../props/air/sky.ts';
import { mist, range } from '../../props/land/land.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { jet } from '../../props/vehicles/traffic.ts';
import { paraglider, plane } from '../../props/vehicles/vehicles.ts';

/** The oasis from the air: a quilt of parcels stitched with poplars, the river, the Andes; a wing overhead. */
export function aerialView(
  pic: Picture,
  o: { focal?: number; horizon?: number; actor?: 'paraglider' | 'plane' | 'jet' | 'none' } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    N = makeNoise(`${pic.seed}ae`);
  const hz = H * (o.horizon ?? 0.46),
    focal = o.focal ?? 0.62,
    k = focal > 0.5 ? 1 : -1,
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.5, r: p.night ? 26 : 40 } : undefined,
    clouds: 'none',
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.5,
    lead: 0.5 - 0.2 * k,
    snow: 0.6,
    air: 0.42,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  range(pic, {
    horizon: hz + 8,
    height: hz * 0.16,
    snow: 0,
    rock: mix(m.steppe, m.rockA, 0.3),
    air: 0.48,
    seed: 'foot',
    peaks: 12,
    mist: 0.9,
    deep: null,
  });
  const cam: Cam = { x: 0, y: 150, z: 0, f: 1050, cx: W / 2, horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? 20 : 160, el: Math.max(20, p.el) });
  pic.fill(rect(-2, hz, W + 4, H - hz), mix(m.steppe, p.haze, 0.3));
  // parcels on a turned grid
  const ang = 0.32 * k,
    co = Math.cos(ang),
    si = Math.sin(ang),
    G = (u: number, v: number): V3 => [u * co - v * si, 0, 700 + u * si + v * co];
  const inks: Hex[] = [
    m.vine,
    mix(m.vine, m.leafDark, 0.35),
    m.leaf,
    m.soil,
    mix(m.steppe, m.sand, 0.4),
    m.olive,
    mix(m.vine, m.mustard, 0.25),
    mix(m.soil, m.rockA, 0.3),
  ];
  const river = (z: number) => k * (-140 + 260 * Math.sin(z * 0.0021 + 0.9) + 70 * Math.sin(z * 0.0058));
  const trees: { v: V3; h: number }[] = [];
  const cell = 118;
  const out: { d: string; c: Hex; z: number }[] = [];
  for (let i = -34; i < 34; i++)
    for (let j = -8; j < 42; j++) {
      const sp = rng.chance(0.3),
        u0 = i * cell,
        v0 = j * cell,
        parts: [number, number, number, number][] = sp
          ? [
              [u0, v0, cell * 0.5, cell],
              [u0 + cell * 0.5, v0, cell * 0.5, cell],
            ]
          : [[u0, v0, cell, cell]];
      for (const [u, v, w, h] of parts) {
        const cpos = G(u + w / 2, v + h / 2),
          z = cpos[2];
        if (z < 150 || z > 5200 || Math.abs(cpos[0]) > z * 0.95 + 140) continue;
        if (Math.abs(cpos[0] - river(z)) < 75) continue;
        const q = [G(u + 3, v + 3), G(u + w - 3, v + 3), G(u + w - 3, v + h - 3), G(u + 3, v + h - 3)];
        if (q.some((a) => a[2] < 120)) continue;
        const air = clamp((z - 300) / 4200, 0, 0.75),
          n = N(u * 0.003, v * 0.003),
          c = far(p, n < -0.32 ? mix(m.steppe, m.scrub, 0.3) : inks[rng.int(0, 7)]!, air);
        out.push({ d: s.path(q), c, z });
        // rows of the crop
        if (z < 1500) {
          let rows = '';
          const along = rng.chance(0.5),
            nn = 9;
          for (let r = 1; r < nn; r++) {
            const t = r / nn,
              e = 0.018;
            rows += along
              ? s.path([
                  G(u + w * t, v + 5),
                  G(u + w * (t + e), v + 5),
                  G(u + w * (t + e), v + h - 5),
                  G(u + w * t, v + h - 5),
                ])
              : s.path([
                  G(u + 5, v + h * t),
                  G(u + w - 5, v + h * t),
                  G(u + w - 5, v + h * (t + e)),
                  G(u + 5, v + h * (t + e)),
                ]);
          }
          out.push({ d: rows, c: overprint(c, p.shade, 0.5), z: z - 0.1 });
        }
        if (rng.chance(0.62)) {
          const m2 = Math.round(w / 8.5);
          for (let r = 0; r < m2; r++)
            trees.push({ v: G(u + (w * (r + rng.range(0, 0.6))) / m2, v + 1), h: rng.range(10, 18) });
        }
        if (rng.chance(0.4)) {
          const m2 = Math.round(h / 8.5);
          for (let r = 0; r < m2; r++)
            trees.push({ v: G(u + 1, v + (h * (r + rng.range(0, 0.6))) / m2), h: rng.range(10, 18) });
        }
        if (rng.chance(0.07) && z < 1600) {
          const hc = G(u + w * 0.5, v + h * 0.4),
            r = rng.range(6, 9);
          out.push(
            {
              d: s.path([
                [hc[0] - r, 0, hc[2]],
                [hc[0] + r, 0, hc[2]],
                [hc[0] + r, 5, hc[2]],
                [hc[0] - r, 5, hc[2]],
              ]),
              c: far(p, m.wall, air),
              z: z - 0.2,
            },
            {
              d: s.path([
                [hc[0] - r * 1.15, 4.6, hc[2] - 1],
                [hc[0] + r * 1.15, 4.6, hc[2] - 1],
                [hc[0] + r * 0.8, 8, hc[2] + 5],
                [hc[0] - r * 0.8, 8, hc[2] + 5],
              ]),
              c: far(p, m.roof, air),
              z: z - 0.3,
            },
          );
        }
      }
    }
  out.sort((a, b) => b.z - a.z);
  for (const q of out) pic.fill(q.d, q.c);
  // the river, sky-coloured, with gravel bars
  const L: V3[] = [],
    R: V3[] = [],
    L2: V3[] = [],
    R2: V3[] = [];
  for (let z = 160; z < 5000; z *= 1.035) {
    const c = river(z),
      w = 26 + 8 * Math.sin(z * 0.013);
    L.push([c - w - 22, 0, z]);
    R.push([c + w + 24, 0, z]);
    L2.push([c - w, 0, z]);
    R2.push([c + w, 0, z]);
  }
  const y0 = s.P([0, 0, 3400])[1];
  pic.fill(
    s.path([...L, ...R.reverse()]),
    pic.linear(0, y0, 0, H, [
      { at: 0, color: far(p, m.sand, 0.6) },
      { at: 1, color: mix(m.sand, m.stone, 0.5) },
    ]),
  );
  pic.fill(
    s.path([...L2, ...R2.reverse()]),
    pic.linear(0, y0, 0, H, [
      { at: 0, color: mix(m.water, p.sky[2], 0.55) },
      { at: 1, color: mix(m.water, m.waterDeep, 0.35) },
    ]),
  );
  // stitches of poplars with their shadows
  trees.sort((a, b) => b.v[2] - a.v[2]);
  let sh = '';
  const by: Record<string, { d: string; l: string }> = {};
  const sd = lightSide(p);
  for (const t of trees) {
    const [x, y] = s.P(t.v),
      sc = s.scale(t.v[2]);
    if (x < -20 || x > W + 20 || Math.abs(t.v[0] - river(t.v[2])) < 60) continue;
    const h = sc * t.h,
      w = h * 0.3,
      tip = s.P(s.fall([t.v[0], t.h, t.v[2]]));
    if (t.v[2] < 1700)
      sh += poly([
        [x - w * 0.4, y],
        [x + w * 0.4, y],
        [tip[0] + w * 0.2, tip[1]],
        [tip[0] - w * 0.2, tip[1]],
      ]);
    const key = String(Math.min(9, Math.floor(t.v[2] / 260)));
    by[key] ??= { d: '', l: '' };
    by[key]!.d +=
      `M${f1(x - w * 0.5)} ${f1(y)}Q${f1(x - w * 0.55)} ${f1(y - h * 0.6)} ${f1(x)} ${f1(y - h)}Q${f1(x + w * 0.55)} ${f1(y - h * 0.6)} ${f1(x + w * 0.5)} ${f1(y)}Z`;
    by[key]!.l +=
      `M${f1(x)} ${f1(y)}L${f1(x)} ${f1(y - h)}Q${f1(x + sd * w * 0.55)} ${f1(y - h * 0.6)} ${f1(x + sd * w * 0.5)} ${f1(y)}Z`;
  }
  pic.shade(sh, p.shade, 0.5);
  for (const key of Object.keys(by).sort((a, b) => +b - +a)) {
    const air = clamp((+key * 260) / 3000, 0, 0.7);
    pic.raw(
      shape(by[key]!.d, far(p, overprint(m.poplarDark, p.shade, 0.35), air)) + shape(by[key]!.l, far(p, m.poplar, air)),
    );
  }
  if (p.night) villages(pic, s, river);
  // cloud shadows sliding over the fields
  let cs = '';
  for (let i = 0; i < 4; i++) {
    const z = rng.range(400, 1800),
      x = rng.range(-0.6, 0.6) * z,
      q: V3[] = [];
    for (let a = 0; a < 14; a++) {
      const t = (a / 14) * 6.283,
        r = 90 + z * 0.12;
      q.push([x + Math.cos(t) * r * 1.7 * (1 + 0.25 * N(a, i)), 0, z + Math.sin(t) * r * (1 + 0.25 * N(a + 9, i))]);
    }
    cs += smooth(q.map((v) => s.P(v)));
  }
  pic.shade(cs, p.shade, 0.3);
  mist(pic, hz - 26, hz + H * 0.16, { alpha: 0.0, g: 0.2 });
  // the air at the foot of the mountains, which would otherwise end in a straight line
  const [airTop, airFoot] = [hz - H * 0.09, hz + H * 0.15];
  pic.grain(
    rect(-2, airTop, W + 4, airFoot - airTop),
    pic.linear(0, airTop, 0, airFoot, [
      { at: 0, color: p.haze, alpha: 0 },
      { at: 0.22, color: mix(p.haze, p.glow, 0.2), alpha: 0.5 },
      { at: 0.38, color: mix(p.haze, p.glow, 0.3), alpha: 0.85 },
      { at: 0.6, color: p.haze, alpha: 0.42 },
      { at: 1, color: p.haze, alpha: 0 },
    ]),
    1,
    0.3,
  );
  // low clouds passing between us and the ground
  if (!p.night) {
    cloud(pic, W * (0.5 - 0.4 * k), hz * 0.92, W * 0.24, rng.fork('c1'));
    cloud(pic, W * (0.5 + 0.42 * k), hz * 0.62, W * 0.17, rng.fork('c2'));
  }
  if ((o.actor ?? 'paraglider') === 'paraglider') {
    paraglider(pic, W * focal, H * 0.15, W * 0.3, { tilt: -0.14 * k, color: p.mats.accent, second: p.mats.mustard });
    paraglider(pic, W * (0.5 - 0.25 * k), H * 0.36, W * 0.06, {
      tilt: 0.16 * k,
      color: p.mats.cloth,
      second: p.mats.foam,
    });
  }
  if (o.actor === 'jet') {
    const fin = p.night ? mix(m.accent, p.own.accent, 0.5) : m.accent; // lit from the tailplane
    pic.shade(jetShadow(s, k * 50, 470, -k), p.shade, 0.62);
    jet(pic, W * focal, H * 0.44, W * 0.42, { face: -k, pitch: -0.07, banked: true, fin });
  }
  if (o.actor === 'plane') plane(pic, W * focal, H * 0.3, W * 0.3, { face: k, bank: -0.2 });
}

/** The shadow of an airliner on the fields round (x, z), flying left (-1) or right. */
function jetShadow(s: Space, x: number, z: number, face: number): string {
  const plan: [number, number][] = [
    [19, 0],
    [17, 1.6],
    [5, 2],
    [-7, 16],
    [-10, 16],
    [-5, 2],
    [-14, 1.4],
    [-18, 6],
    [-20, 6],
    [-18, 0],
  ];
  const half = (side: number) => plan.map(([a, b]): V3 => [x + face * a * 2.4, 0, z + side * b * 2.4]);
  return s.path([...half(1), ...half(-1).reverse()]);
}

/** Lit windows by night: a lamp at a farm here and there, and hamlets that thicken towards the horizon. */
function villages(pic: Picture, s: Space, river: (z: number) => number): void {
  const rng = pic.rng.fork('villages');
  const lamps: Pt[] = [];
  const place = (x: number, z: number) => {
    if (Math.abs(x - river(z)) < 70) return;
    const at = s.P([x, 3, z]);
    if (at[0] > 4 && at[0] < pic.W - 4) lamps.push(at);
  };
  for (let hamlet = 0; hamlet < 16; hamlet++) {
    const z = 420 * 6 ** rng();
    const x = rng.range(-0.85, 0.85) * z;
    const size = rng.int(3, 9);
    for (let house = 0; house < size; house++) place(x + rng.range(-0.09, 0.09) * z, z * rng.range(0.96, 1.05));
  }
  for (let farm = 0; farm < 14; farm++) {
    const z = rng.range(240, 900);
    place(rng.range(-0.8, 0.8) * z, z);
  }
  glows(pic, lamps, 13, pic.pal.lamp, 0.55);
  pic.fill(lamps.map(([x, y]) => ellipse(x, y, 1.9)).join(''), pic.pal.lamp);
}
