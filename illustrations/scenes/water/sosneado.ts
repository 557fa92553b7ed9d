import { mix, overprint } from '../../core/color.ts';
import { f1, lerp, poly, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Peak, pitch, ridgeSkeleton } from '../../core/ridges.ts';
import { type Cam, FanTerrain, project, Terrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { farBirds, flamingo } from '../../props/animals/wild.ts';
import { mist, printLand, range } from '../../props/land/land.ts';
import { figure, horse } from '../../props/people/figures.ts';
import { tones, tufts } from '../../props/plants/plants.ts';
import { lake } from '../../props/water/water.ts';

/** A mountain lagoon: the volcano (El Sosneado) or a sierra above still water, coirón at our feet. */
export function sosneado(
  pic: Picture,
  o: {
    focal?: number;
    horizon?: number;
    mountain?: 'volcano' | 'sierra';
    actor?: 'riders' | 'fisher' | 'birds' | 'none';
  } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    N = makeNoise(`${pic.seed}so`);
  const hz = H * (o.horizon ?? 0.58),
    focal = o.focal ?? 0.6,
    low = ['golden', 'dusk', 'dawn'].includes(p.name),
    k = focal > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.28 * k), y: hz * (low ? 0.48 : 0.3), r: p.night ? 30 : 44 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['lenticular', 'cumulus'] as const),
  });
  range(pic, { horizon: hz, height: hz * 0.3, snow: 0.6, air: 0.5, seed: 'back', peaks: 9, mist: 0.9 });
  const volcano = o.mountain !== 'sierra';
  // the cone
  const cam: Cam = { x: 0, y: 0.9, z: 0, f: 1500, cx: W / 2, horizon: hz };
  const vx = (focal - 0.5) * (W / 1500) * 46,
    unit = 1500 / 46,
    top = (hz * 0.74) / unit;
  const T = new Terrain(620, 300, -32, 30, 0.105);
  T.fill((x, z) => {
    const dx = x - vx,
      dz = z - 46,
      wr = 1 + 0.1 * N.fbm(x * 0.12, z * 0.12, 3),
      r = Math.hypot(dx, dz * 1.05) * wr,
      a = Math.atan2(dz, dx);
    const rr = r / 17;
    let h = top * (1.12 * Math.exp(-rr * 2.35) - 0.06);
    h = Math.max(0, h);
    if (r < 1.5) h = Math.min(h, top * 0.965 - (1.5 - r) * 0.35); // crater lip
    // radial ribs and lava gullies, deepening downhill
    const g = Math.abs(N(a * 4.4 + 10, r * 0.09)) + 0.6 * Math.abs(N(a * 9.5 + 3, r * 0.16));
    h -= g * top * 0.17 * smoothstep(0.05, 0.35, rr) * (1 - smoothstep(0.7, 1.25, rr));
    const shoulder =
      top * 0.36 * Math.exp(-(((dx + k * 9) / 4.2) ** 2) - ((dz + 3) / 4) ** 2) +
      top * 0.26 * Math.exp(-(((dx - k * 10.5) / 5) ** 2) - ((dz + 4) / 4) ** 2);
    h = Math.max(h, shoulder * (0.75 + 0.5 * N.ridged(x * 0.2, z * 0.2, 4)));
    return (
      h +
      0.5 * N.ridged(x * 0.1, z * 0.1, 3) * smoothstep(31, 40, z) * smoothstep(64, 50, z) +
      N.fbm(x * 0.7, z * 0.7, 3) * 0.12
    );
  });
  if (!volcano) {
    const r = rng.fork('sierra'),
      pk: Peak[] = [-24, -16, -8, 0, 8, 16, 24].map((x) => ({
        x: x + r.range(-2, 2),
        z: 46 + r.range(-2, 3),
        y: top * r.range(0.34, 0.62),
        spurs: 3,
      }));
    pk.push({ x: vx, z: 45, y: top * 0.92, spurs: 4 });
    pk.sort((a, b) => a.x - b.x);
    pitch(T, ridgeSkeleton(pk, r, { k: 0.95, reach: 1.3, depth: 2 }), 0);
    T.warp((x, z) => [N.fbm(x * 0.3, z * 0.3, 4) * 0.9, N.fbm(x * 0.3 + 9, z * 0.3, 4) * 0.9]);
  }
  T.erode(`so${pic.seed}`, 16000, { strength: 0.3, capacity: 3.4, steps: 46, radius: 2 });
  T.illuminate(sunVec(p, k > 0 ? 165 : 15, Math.max(20, p.el)), { relief: 1.25, smoothing: 1 });
  const V = new View(T, cam, W, H, 2);
  const clip = printLand(pic, V, {
    base: mix(m.rockD, m.granite, 0.45),
    air: 0.16,
    bottom: hz + 40,
    bands: [
      { fn: (x, z, y) => y + N.fbm(x * 0.5, z * 0.5, 3) * 0.8, at: top * 0.2, color: mix(m.rockA, m.granite, 0.4) },
      {
        fn: (x, z, y) => y + N.fbm(x * 0.9, z * 0.9, 3) * top * 0.16 - 1.1 * (T.sample(T.light, x, z) - 0.5),
        at: top * 0.5,
        color: m.snow,
        smooth: 1,
      },
    ],
    shade: -0.3,
    deep: 0.05,
    shadeK: 0.7,
    deepK: 0.45,
    minArea: 90,
  });
  mist(pic, hz - hz * 0.3, hz + 20, { clip, alpha: 0.9 });
  // lagoon and its shore
  const g: Cam = { x: 0, y: 3.3, z: 0, f: 1150, cx: W / 2, horizon: hz };
  const L = new FanTerrain(520, 360, g, 0.95, 4.4, 200);
  const shore = (_z: number, x: number) => 13.4 + 1.9 * Math.sin(x * 0.22 + 1) + 0.06 * x * k + 0.8 * N(x * 0.5, 2);
  L.fill((x, z) => {
    const near = shore(z, x) - z,
      farS = z - (96 + 11 * Math.sin(x * 0.05 + 2) + 5 * N(x * 0.08, 7)),
      sideS = Math.abs(x - k * 3) - (30 + 0.26 * z + 5 * N(z * 0.06, 4));
    const d = Math.max(near * 1.0, farS * 0.5, sideS * 0.5);
    if (d < 0) return Math.max(-0.4, d * 0.2);
    return (
      0.02 +
      Math.min(d * 0.06, 0.7) * (0.7 + 0.5 * N.fbm(x * 0.2, z * 0.2, 3)) +
      0.05 * N.fbm(x * 0.8, z * 0.8, 2) * Math.min(1, d)
    );
  });
  L.illuminate(sunVec(p, k > 0 ? 165 : 15, Math.max(18, p.el)), { relief: 2.2, smoothing: 2 });
  const VL = new View(L, g, W, H, 2, { step: 0.0016 });
  const gc = printLand(pic, VL, {
    base: m.steppe,
    shade: -0.1,
    deep: null,
    shadeK: 0.62,
    minArea: 90,
    bottom: H + 6,
    bands: [{ fn: (x, z, y) => -y + 0.1 * N.fbm(x * 0.4, z * 0.4, 2), at: -0.1, color: mix(m.sand, m.stone, 0.4) }],
  });
  pic.raw(
    pic.clipped(
      gc,
      shape(
        VL.trace(
          VL.field((_x, z) => z),
          76,
          { minArea: 80 },
        ),
        p.haze,
        0.35,
      ),
    ),
  );
  // mirrored cone: re-use the land under the eye's reflection by flipping its printed silhouette
  const wc = lake(pic, VL, {
    at: (x, z) => L.at(x, z),
    top: mix(p.sky[2], m.water, 0.3),
    bottom: mix(p.sky[0], m.water, 0.5),
    y0: hz,
    y1: hz + (g.y / 14) * g.f,
    calm: 0.9,
    reach: 60,
    mirror: mix(m.steppe, m.waterDeep, 0.5),
  });
  const sil = V.silhouette(hz + 40),
    rock = overprint(mix(mix(m.granite, m.rockA, 0.4), mix(m.water, m.waterDeep, 0.5), 0.6), p.shade, 0.12);
  const snowD = V.trace(
    V.field((x, z) => T.at(x, z) + N.fbm(x * 0.9, z * 0.9, 3) * top * 0.16 - 1.1 * (T.sample(T.light, x, z) - 0.5)),
    top * 0.5,
    { minArea: 200, smooth: 2 },
  );
  const wl = hz + 33;
  const flip = `matrix(1 0 0 -0.82 0 ${f1(wl + 0.82 * wl - 2)})`;
  pic.raw(
    pic.clipped(
      wc,
      `<g transform="${flip}">${pic.clipped(
        pic.clip(sil),
        shape(sil, rock, 0.72) +
          shape(
            V.trace(
              V.field((x, z) => -T.sample(T.light, x, z) + T.sample(T.shadowed, x, z) * 0.8),
              -0.2,
              { minArea: 500, smooth: 3 },
            ),
            overprint(rock, p.shade, 0.5),
            0.7,
          ) +
          shape(snowD, mix(m.snow, m.water, 0.5), 0.7),
      )}</g>`,
    ),
  );
  // torn by wind: bands of sky laid across the mirror
  let tear = '';
  for (let i = 0; i < 70; i++) {
    const t = rng() ** 1.3,
      y = lerp(wl + 4, hz + 250, t),
      w = rng.range(60, 340) * (0.4 + t),
      x = rng.range(-100, W),
      h = 0.8 + 4.5 * t;
    tear += `M${f1(x)} ${f1(y)}q${f1(w / 2)} ${f1(-h)} ${f1(w)} 0q${f1(-w / 2)} ${f1(h)} ${f1(-w)} 0Z`;
  }
  pic.raw(pic.clipped(wc, shape(tear, mix(p.sky[1], m.water, 0.35), 0.8)));
  tufts(pic, hz + 120, H + 40, 120, [14, 92], tones(p, mix(m.steppe, m.scrub, 0.25)), rng.fork('c'), (x, y) => {
    const d = (g.y * g.f) / Math.max(2, y - hz),
      wx = ((x - g.cx) / g.f) * d;
    return L.at(wx, d) > 0.06;
  });
  const put = (x: number, z: number): [number, number, number] => {
    const q = project(g, x, L.at(x, z), z);
    return [q[0], q[1], g.f / z];
  };
  if (o.actor === 'birds') flamingos(pic, g, k);
  if ((o.actor ?? 'riders') === 'riders') {
    const sd0 = k > 0 ? 1 : -1;
    for (let i = 2; i >= 0; i--) {
      const x = -k * 1.5 - k * i * 2.4,
        z = shore(0, x) - 1.0 + i * 0.12,
        [a, b0, sc] = put(x, z),
        h = sc * 1.5;
      pic.add(
        'multiply',
        shape(
          poly([
            [a - h * 0.6, b0],
            [a + h * 0.5, b0],
            [a + sd0 * h * 1.9, b0 - h * 0.02],
            [a + sd0 * h * 1.4, b0 - h * 0.16],
          ]),
          p.shade,
          0.6,
        ),
      );
      const sd = horse(
        pic,
        a,
        b0,
        h,
        [overprint(m.wood, p.shade, 0.15), m.stone, overprint(m.rockD, p.shade, 0.1)][i]!,
        k,
      );
      figure(
        pic,
        sd[0],
        sd[1],
        h * 1.13,
        'saddle',
        { top: m.foam, poncho: [m.accent, m.cloth, m.mustard][i], hat: 'gaucho' },
        k,
      );
    }
  }
  if (o.actor === 'fisher') {
    const x0 = -k * 1.2,
      z = shore(0, x0) - 0.7,
      [a, b0, sc] = put(x0, z),
      h = sc * 1.74;
    figure(
      pic,
      a,
      b0,
      h,
      'cast',
      { top: m.cloth, bottom: mix(m.scrub, p.deep, 0.5), hat: 'gaucho', hatColor: m.sand, rod: true, boots: p.deep },
      k,
    );
    // line to the water and the ring where it lands
    const tip: [number, number] = [a + k * (0.22 + 0.95) * h, b0 - (0.74 + 0.8) * h],
      end: [number, number] = [a + k * h * 2.5, b0 - h * 0.42];
    pic.line(
      `M${f1(tip[0])} ${f1(tip[1])}Q${f1(tip[0] + k * h * 0.5)} ${f1(tip[1] - h * 0.1)} ${f1(end[0])} ${f1(end[1])}`,
      p.paper,
      1,
      0.8,
    );
    for (const r of [10, 22, 38])
      pic.raw(
        `<ellipse cx="${f1(end[0])}" cy="${f1(end[1])}" rx="${r}" ry="${f1(r * 0.2)}" fill="none" stroke="${lit(p, m.water, 0.6)}" stroke-width="1.6" stroke-opacity="0.8"/>`,
      );
    pic.fill(
      smooth(
        [
          [a - k * h * 0.42, b0],
          [a - k * h * 0.4, b0 - h * 0.16],
          [a - k * h * 0.2, b0 - h * 0.17],
          [a - k * h * 0.17, b0],
        ],
        true,
        0.4,
      ),
      m.wood,
    );
    pic.line(
      `M${f1(a - k * h * 0.4)} ${f1(b0 - h * 0.15)}Q${f1(a - k * h * 0.29)} ${f1(b0 - h * 0.3)} ${f1(a - k * h * 0.18)} ${f1(b0 - h * 0.15)}`,
      overprint(m.wood, p.shade, 0.6),
      2,
    );
  }
}

/** Where the birds stand in the shallows: across (towards the subject's side), depth, and whether they feed. */
const WADERS: [number, number, boolean][] = [
  [0.4, 20, false],
  [1.9, 22, true],
  [3.2, 19, false],
  [4.6, 24, true],
  [-1.6, 25, false],
  [6.2, 21, true],
  [2.7, 30, false],
  [-0.4, 32, true],
  [5.6, 33, false],
];

/** Flamingos wading off the near shore with their broken reflections, a far flight over the water. */
function flamingos(pic: Picture, cam: Cam, k: number): void {
  const p = pic.pal;
  farBirds(pic, pic.W * (0.5 - 0.22 * k), cam.horizon * 0.62, 24, 7, mix(p.deep, p.haze, 0.35));
  for (const [x, z, feeding] of [...WADERS].sort((a, b) => b[1] - a[1])) {
    const [a, b] = project(cam, k * x, 0, z);
    const h = (cam.f / z) * 1.5;
    let broken = '';
    for (let i = 0; i < 6; i++) {
      const w = h * (0.3 - 0.03 * i) * (i > 2 ? 1 : 0.3);
      const y = b + h * (0.06 + 0.09 * i);
      broken += `M${f1(a - w / 2)} ${f1(y)}q${f1(w / 2)} ${f1(-h * 0.03)} ${f1(w)} 0q${f1(-w / 2)} ${f1(h * 0.04)} ${f1(-w)} 0Z`;
    }
    pic.fill(broken, mix(p.mats.accent, p.mats.water, 0.45), 0.6);
    flamingo(pic, a, b, h, z % 2 ? k : -k, { feeding });
  }
}
