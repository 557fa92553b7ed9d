import { mix, overprint } from '../../core/color.ts';
import { f1, type Pt, poly, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { fourByFour } from '../../props/vehicles/offroad.ts';

export interface SandDuneOptions {
  focal?: number;
  horizon?: number;
  /** a toast on a crest against the low sun, or two off-roaders lost in a sea of sand */
  view?: 'toast' | 'sea';
}

/** Sand: silhouettes with a glass on the crest of a dune, or the whole sea of dunes from above with two cars in it. */
export function sandDune(pic: Picture, o: SandDuneOptions = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.62;
  const k = focal > 0.5 ? 1 : -1;
  const sea = o.view === 'sea';
  const hz = H * (o.horizon ?? (sea ? 0.26 : 0.6));
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: sea ? 0.5 : 0.8,
    sun: low && !sea ? { x: W * (0.5 - 0.16 * k), y: hz * 0.66, r: 58 } : undefined,
    calm: { x0: focal - 0.2, x1: focal + 0.2, y0: 0.3, y1: 0.6 },
  });
  range(pic, {
    horizon: hz,
    height: H * 0.11,
    lead: 0.5 - 0.3 * k,
    snow: 0.4,
    air: 0.5,
    seed: 'andes',
    peaks: 9,
    mist: 0.9,
  });
  const N = makeNoise(`${pic.seed}med`);
  const cam: Cam = { x: 0, y: sea ? 13 : 2.4, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(680, 620, cam, 0.95, sea ? 9 : 3.4, sea ? 420 : 120);
  T.fill(sea ? seaOfSand(N, k) : oneCrest(N, k));
  T.illuminate(sunVec(p, k > 0 ? 160 : 20, low ? 17 : 24), { relief: 1.15, smoothing: 2, reach: 60 });
  const V = new View(T, cam, W, H, 2, { step: 0.0015 });
  printSand(pic, V, T, N, k, sea);
  if (sea) convoy(pic, V, T, cam, k);
  else toast(pic, V, cam, focal, k);
}

/** Trains of dunes to the horizon, each with its slip face away from the wind. */
function seaOfSand(N: ReturnType<typeof makeNoise>, k: number): (x: number, z: number) => number {
  const train = (w: number, sharp: number) => {
    const t = w - Math.floor(w);
    return t < sharp ? (t / sharp) ** 1.4 : ((1 - t) / (1 - sharp)) ** 1.1;
  };
  return (x, z) => {
    const wx = x + 9 * N.fbm(x * 0.02, z * 0.02, 2);
    const wz = z + 12 * N.fbm(x * 0.018 + 5, z * 0.018, 2);
    // slip faces look away from the sun, across the view
    const big = train((wx * 0.82 * k + wz * 0.5) * 0.03 + 0.3 * N(x * 0.01, z * 0.01), 0.72);
    const small = train((wx * 0.5 * k + wz * 0.8) * 0.09, 0.7);
    return (9 * big * (0.6 + 0.5 * N(x * 0.012 + 4, z * 0.012)) + 1.3 * small) * smoothstep(4, 30, z);
  };
}

/** One long crest rising to the subject's side, falling away behind. */
function oneCrest(N: ReturnType<typeof makeNoise>, k: number): (x: number, z: number) => number {
  return (x, z) => {
    const u = k * x;
    const crestZ = 15 + 0.5 * u + 1.6 * Math.sin(u * 0.22) + 0.8 * N(x * 0.1, 3);
    const height = 2.1 + 2.1 * smoothstep(-8, 7, u) + 0.35 * N(x * 0.15, 9);
    const d = z - crestZ;
    const windward = Math.max(0, 1 + d / 13) ** 1.5;
    const h = d < 0 ? height * Math.min(1, windward) : height - 0.62 * d;
    const behind = 1.4 + 1.8 * N.ridged(x * 0.03, z * 0.03, 2);
    return Math.max(h, d > 3 ? behind * smoothstep(20, 50, z) : 0);
  };
}

function printSand(
  pic: Picture,
  V: View,
  T: FanTerrain,
  N: ReturnType<typeof makeNoise>,
  k: number,
  sea: boolean,
): void {
  const { H, pal: p } = pic;
  const sand = p.mats.sand;
  const clip = printLand(pic, V, {
    base: sand,
    shade: -0.2,
    deep: 0.14,
    shadeK: 0.74,
    deepK: 0.42,
    minArea: 160,
    tol: 0.6,
    bottom: H + 10,
  });
  const bright = V.field((x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z));
  pic.raw(
    pic.clipped(
      clip,
      shape(V.trace(bright, 0.5, { smooth: 2, minArea: 300, tol: 0.7 }), lit(p, sand, 0.3), 1, ' fill-rule="evenodd"'),
    ),
  );
  const depth = V.field((x, z) => z + 5 * N(x * 0.1, z * 0.1));
  for (const [z, a] of (sea
    ? [
        [70, 0.14],
        [130, 0.18],
        [220, 0.24],
      ]
    : [
        [40, 0.2],
        [80, 0.25],
      ]) as [number, number][])
    pic.raw(pic.clipped(clip, shape(V.trace(depth, z, { minArea: 160, tol: 0.8 }), p.haze, a, ' fill-rule="evenodd"')));
  // ripples on the near sand
  const rip = V.field((x, z) => {
    const w = x * 0.5 * k + z * 1.9 + 1.3 * N.fbm(x * 0.22, z * 0.3, 3);
    const far = sea ? smoothstep(20, 46, z) : smoothstep(6, 17, z);
    return (
      Math.sin(w * (sea ? 2.6 : 5)) - 0.25 - far * 1.3 - 0.9 * smoothstep(-0.1, 0.5, N.fbm(x * 0.13 + 3, z * 0.13, 2))
    );
  }, -2);
  pic.add(
    'stippleMultiply',
    pic.clipped(
      clip,
      shape(V.trace(rip, 0, { minArea: 16, tol: 0.4 }), mix(p.shade, p.paper, 0.4), 0.8, ' fill-rule="evenodd"'),
    ),
    0.3,
  );
}

/** Two cars, dots of colour, and the tracks they have left over the dunes. */
function convoy(pic: Picture, V: View, T: FanTerrain, cam: Cam, k: number): void {
  const p = pic.pal;
  const route = (t: number) => ({ x: k * (-4 + 26 * t + 3 * Math.sin(t * 5)), z: 17 + 82 * t });
  const at = (t: number, off = 0): Pt => {
    const { x, z } = route(t);
    return project(cam, x + off, T.at(x + off, z), z);
  };
  const hidden = (t: number, [a, b]: Pt): boolean => {
    const cell = (Math.round(b / V.q) + 1) * V.gw + Math.round(a / V.q);
    return Math.abs((V.wz[cell] ?? 0) - route(t).z) > route(t).z * 0.05;
  };
  for (const off of [-0.7, 0.7]) {
    let d = '';
    let pen = false;
    for (let i = 0; i < 160; i++) {
      const t = (i / 160) * 0.64;
      const q = at(t, off);
      if (!hidden(t, q)) d += `${pen ? 'L' : 'M'}${f1(q[0])} ${f1(q[1])}`;
      pen = !hidden(t, q);
    }
    pic.add('multiply', `<path d="${d}" fill="none" stroke="${p.shade}" stroke-width="2.4" stroke-opacity="0.55"/>`);
  }
  for (const [t, color] of [
    [0.64, p.mats.foam],
    [0.3, p.mats.accent],
  ] as const) {
    const [a, b] = at(t);
    const { z } = route(t);
    const len = (cam.f / z) * 4.6;
    pic.shade(
      poly([
        [a - len * 0.5, b],
        [a + len * 0.5, b],
        [a + k * len * 0.95, b + len * 0.1],
        [a + k * len * 0.1, b + len * 0.12],
      ]),
      p.shade,
      0.6,
    );
    fourByFour(pic, a, b, len, { face: k, color });
  }
}

/** Friends on the crest, dark against the sky, glasses up; one sits on the sand. */
function toast(pic: Picture, V: View, cam: Cam, focal: number, k: number): void {
  const { W, pal: p } = pic;
  const ink = overprint(p.deep, p.shade, 0.2);
  const look = (i: number) => ({
    top: mix(ink, [p.mats.accent, p.mats.cloth, p.mats.mustard, p.mats.wine][i % 4]!, 0.4),
    bottom: ink,
    skin: mix(ink, p.mats.skin, 0.5),
    hair: ink,
    hat: i === 2 ? ('gaucho' as const) : ('none' as const),
    hatColor: ink,
  });
  const STANDING = 1.72;
  for (const [i, [dx, pose]] of (
    [
      [-0.1, 'toast'],
      [-0.035, 'toast'],
      [0.045, 'toast'],
      [0.14, 'rest'],
    ] as const
  ).entries()) {
    const col = Math.round((W * (focal + k * dx)) / V.q);
    const y = V.top[col]!;
    const z = V.wz[Math.min(V.gh - 1, Math.ceil(y / V.q) + 1) * V.gw + col]!;
    const h = (cam.f / Math.max(8, z)) * STANDING * 1.15;
    const face = i % 2 ? -k : k;
    const x = col * V.q;
    figure(pic, x, y + 3, h, GESTURES[pose], look(i), face, { shade: false });
    if (pose === 'toast') wineGlass(pic, x + face * 0.2 * h, y + 3 - 0.93 * h, h);
  }
}

/** A stemmed glass held up, as tall as a forearm so that it reads. */
function wineGlass(pic: Picture, x: number, y: number, h: number): void {
  const p = pic.pal;
  const u = h * 0.075;
  pic.line(`M${f1(x)} ${f1(y + u * 0.4)}V${f1(y - u)}`, p.deep, Math.max(1, u * 0.22));
  pic.fill(
    `M${f1(x - u * 0.75)} ${f1(y - u * 2.6)}Q${f1(x - u)} ${f1(y - u)} ${f1(x)} ${f1(y - u)}Q${f1(x + u)} ${f1(y - u)} ${f1(x + u * 0.75)} ${f1(y - u * 2.6)}Z`,
    mix(p.glow, p.mats.glass, 0.3),
  );
  pic.fill(
    `M${f1(x - u * 0.86)} ${f1(y - u * 1.8)}Q${f1(x - u * 0.8)} ${f1(y - u)} ${f1(x)} ${f1(y - u)}Q${f1(x + u * 0.8)} ${f1(y - u)} ${f1(x + u * 0.86)} ${f1(y - u * 1.8)}Z`,
    p.mats.wine,
  );
}
