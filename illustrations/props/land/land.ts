import { type Hex, mix } from '../../core/color.ts';
import { rect } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { far, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Peak, pitch, type RidgeOptions, ridgeSkeleton } from '../../core/ridges.ts';
import { type Cam, Terrain, View } from '../../core/terrain.ts';

export interface PrintOptions {
  /** lit ground colour */
  base: Hex;
  /** ground bands: where fn > at, print color (painted in order) */
  bands?: {
    fn: (x: number, z: number, y: number) => number;
    at: number;
    color: Hex;
    minArea?: number;
    smooth?: number;
  }[];
  /** air between the viewer and the land, 0..1 */
  air?: number;
  /** thresholds on the dark field (-light + shadow): smaller = more shadow */
  shade?: number;
  deep?: number | null;
  shadeK?: number;
  deepK?: number;
  minArea?: number;
  tol?: number;
  smoothing?: number;
  bottom?: number;
  castK?: number;
  /** draw as an island: outline of what is visible instead of a skyline down to the bottom */
  island?: boolean;
}

/** Prints one heightfield: flat local inks, then one or two overprints of the shadow ink. */
export function printLand(pic: Picture, V: View, o: PrintOptions): string {
  const T = V.t,
    p = pic.pal,
    air = o.air ?? 0;
  const sil = o.island ? V.outline() : V.silhouette(o.bottom);
  const clip = pic.clip(sil);
  const min = o.minArea ?? 140,
    tol = o.tol ?? 0.8,
    sm = o.smoothing ?? 1;
  pic.fill(sil, far(p, o.base, air));
  for (const b of o.bands ?? []) {
    const f = V.field((x, z) => b.fn(x, z, T.at(x, z)));
    pic.raw(
      pic.clipped(
        clip,
        shape(
          V.trace(f, b.at, { smooth: b.smooth ?? sm, minArea: b.minArea ?? 60, tol }),
          far(p, b.color, air),
          1,
          ' fill-rule="evenodd"',
        ),
      ),
    );
  }
  const ink = mix(p.shade, '#ffffff', 1 - (o.shadeK ?? 0.8));
  const dark = V.field((x, z) => -T.sample(T.light, x, z) + T.sample(T.shadowed, x, z) * (o.castK ?? 0.8));
  const s1 = V.trace(dark, o.shade ?? -0.25, { smooth: sm, minArea: min, tol });
  pic.add('multiply', pic.clipped(clip, shape(s1, far(p, ink, air * 0.9), 1, ' fill-rule="evenodd"')));
  if (o.deep !== null) {
    const s2 = V.trace(dark, o.deep ?? 0.12, { smooth: sm, minArea: min, tol });
    const ink2 = mix(p.shade, '#ffffff', 1 - (o.deepK ?? 0.5));
    pic.add('multiply', pic.clipped(clip, shape(s2, mix(ink2, '#ffffff', air * 0.5), 1, ' fill-rule="evenodd"')));
  }
  return clip;
}

/** A bank of mist sprayed up from y1, thinning to nothing at y0. */
export function mist(
  pic: Picture,
  y0: number,
  y1: number,
  o: { color?: Hex; alpha?: number; clip?: string; g?: number } = {},
): void {
  const p = pic.pal,
    c = o.color ?? mix(p.haze, p.glow, 0.35);
  const s = shape(
    rect(-2, y0, pic.W + 4, y1 - y0 + 2),
    pic.linear(0, y0, 0, y1, [
      { at: 0, color: c, alpha: 0 },
      { at: 0.55, color: c, alpha: (o.alpha ?? 0.9) * 0.42 },
      { at: 1, color: c, alpha: o.alpha ?? 0.9 },
    ]),
  );
  pic.add('stipple', o.clip ? pic.clipped(o.clip, s) : s, o.g ?? 0.3);
}

export interface RangeOptions {
  horizon: number;
  /** height of the highest summit in picture units */
  height: number;
  /** x of the dominant summit, 0..1, or none */
  lead?: number;
  leadGain?: number;
  /** number of summits across the picture */
  peaks?: number;
  snow?: number; // 0 none .. 1 to the foot
  rock?: Hex;
  air?: number;
  seed: string;
  ridge?: RidgeOptions;
  rain?: number;
  mist?: number;
  az?: number;
  el?: number;
  shade?: number;
  deep?: number | null;
  profile?: (t: number) => number;
}

/** A mountain range standing on the horizon: the Andes seen from the oasis. */
export function range(pic: Picture, o: RangeOptions): View {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork(`range${o.seed}`),
    N = makeNoise(o.seed + pic.seed);
  // world: 1 unit = 29.1 picture units at distance 55
  const f = 1600,
    Z = 55,
    unit = f / Z;
  const half = (W / 2 / unit) * 1.35;
  const cam: Cam = { x: 0, y: 0.6, z: 0, f, cx: W / 2, horizon: o.horizon };
  const T = new Terrain(
    Math.min(760, Math.ceil((half * 2) / 0.1)),
    230,
    -half,
    37,
    (half * 2) / Math.min(760, Math.ceil((half * 2) / 0.1)),
  );
  const n = o.peaks ?? 8,
    maxY = o.height / unit;
  const peaks: Peak[] = [];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n + rng.range(-0.25, 0.25) / n;
    const prof = o.profile ? o.profile(t) : 1;
    peaks.push({
      x: (t - 0.5) * half * 2,
      z: Z + rng.range(-2.5, 3.5),
      y: maxY * rng.range(0.42, 0.72) * prof,
      spurs: 3,
    });
  }
  if (o.lead !== undefined) {
    const lx = (o.lead - 0.5) * (W / unit);
    let best = 0;
    peaks.forEach((q, i) => {
      if (Math.abs(q.x - lx) < Math.abs(peaks[best]!.x - lx)) best = i;
    });
    peaks[best]!.x = lx;
    peaks[best]!.y = maxY;
    peaks[best]!.z = Z;
    peaks[best]!.spurs = 4;
    for (const [k, g] of [
      [-1, 0.66],
      [1, 0.6],
    ] as const) {
      const q = peaks[best + k];
      if (q) q.y = Math.max(q.y, maxY * g * rng.range(0.9, 1.08));
    }
    peaks.sort((a, b) => a.x - b.x);
  }
  pitch(T, ridgeSkeleton(peaks, rng, { k: 0.95, reach: 1.35, depth: 2, ...o.ridge }), 0);
  T.warp((x, z) => [N.fbm(x * 0.3, z * 0.3, 4) * 0.9, N.fbm(x * 0.3 + 9, z * 0.3, 4) * 0.9]);
  T.add((x, z, y) => N.fbm(x * 0.6, z * 0.6, 3) * 0.35 * Math.min(1, y / 3));
  T.erode(o.seed, o.rain ?? 7000, { strength: 0.3, capacity: 3, steps: 40, radius: 2 });
  T.illuminate(sunVec(p, o.az ?? p.az, o.el ?? p.el), { relief: 1.2, smoothing: 1 });
  const V = new View(T, cam, W, H, 2);
  const air = o.air ?? 0.32,
    snow = o.snow ?? 0.5;
  const line = maxY * (1 - snow);
  const clip = printLand(pic, V, {
    base: o.rock ?? p.mats.granite,
    air,
    bottom: o.horizon + 60,
    bands:
      snow > 0
        ? [
            {
              fn: (x, z, y) => y + N.fbm(x * 0.8, z * 0.8, 3) * maxY * 0.2,
              at: line,
              color: mix(p.mats.snow, p.haze, -0.0),
            },
          ]
        : [],
    shade: o.shade ?? -0.25,
    deep: o.deep === undefined ? 0.1 : o.deep,
    shadeK: 0.62,
    deepK: 0.42,
    minArea: 170,
  });
  if ((o.mist ?? 1) > 0) mist(pic, o.horizon - o.height * 0.62, o.horizon + 6, { clip, alpha: 0.92 * (o.mist ?? 1) });
  pic.nextPlane();
  return V;
}
