import { mix, overprint } from '../../core/color.ts';
import { f1, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';

export interface SandDuneOptions {
  focal?: number;
  horizon?: number;
}

/** Silhouettes with a glass on the crest of a dune, against the low sun. */
export function sandDune(pic: Picture, o: SandDuneOptions = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.62;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.6);
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.8,
    sun: low ? { x: W * (0.5 - 0.16 * k), y: hz * 0.66, r: 58 } : undefined,
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
  const cam: Cam = { x: 0, y: 2.4, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(680, 620, cam, 0.95, 3.4, 120);
  T.fill(oneCrest(N, k));
  T.illuminate(sunVec(p, k > 0 ? 160 : 20, low ? 17 : 24), { relief: 1.15, smoothing: 2, reach: 60 });
  const V = new View(T, cam, W, H, 2, { step: 0.0015 });
  printSand(pic, V, T, N, k);
  toast(pic, V, cam, focal, k);
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

function printSand(pic: Picture, V: View, T: FanTerrain, N: ReturnType<typeof makeNoise>, k: number): void {
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
  for (const [z, a] of [
    [40, 0.2],
    [80, 0.25],
  ] as const)
    pic.raw(pic.clipped(clip, shape(V.trace(depth, z, { minArea: 160, tol: 0.8 }), p.haze, a, ' fill-rule="evenodd"')));
  // ripples on the near sand
  const rip = V.field((x, z) => {
    const w = x * 0.5 * k + z * 1.9 + 1.3 * N.fbm(x * 0.22, z * 0.3, 3);
    const far = smoothstep(6, 17, z);
    return Math.sin(w * 5) - 0.25 - far * 1.3 - 0.9 * smoothstep(-0.1, 0.5, N.fbm(x * 0.13 + 3, z * 0.13, 2));
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
