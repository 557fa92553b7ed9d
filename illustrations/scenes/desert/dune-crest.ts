import { mix, overprint } from '../../core/color.ts';
import { curve, ellipse, f1, lerp, type Pt, smoothstep, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { lowSun } from '../../props/air/views.ts';
import { airByDepth } from '../../props/land/canyon.ts';
import { printLand, range } from '../../props/land/land.ts';
import { volcano } from '../../props/land/volcano.ts';
import { castShadow, figure } from '../../props/people/figures.ts';
import { fourByFour } from '../../props/vehicles/offroad.ts';

/** The viewer's height above the flat sand, in metres. */
const EYE = 7;
/** Gradient at which dry sand slides: the side of the crest that lies in shade. */
const SLIP = 0.62;
/** Gradient of the side that the wind packs and the sun reaches. */
const WINDWARD = 0.3;
/** The crest from the viewer's feet to the summit: where it runs (x over z, towards the subject), how far, how high. */
const CREST: readonly (readonly [slope: number, z: number, height: number])[] = [
  [-0.62, 5, 2.2],
  [-0.3, 8, 3.4],
  [0.1, 12, 4.6],
  [0.3, 18, 5.8],
  [0.26, 25, 7.2],
  [0.08, 33, 8.8],
  [0.08, 42, 11.4],
  [0.17, 50, 13.2],
  [0.28, 62, 11],
  [0.5, 84, 6],
  [0.8, 110, 3],
];

export interface DuneCrestOptions {
  focal?: number;
  horizon?: number;
  /** who is on the crest */
  actor?: 'walkers' | '4x4';
}

interface Crest {
  line: Pt[];
  /** the height of the sand at each point of `line` */
  heights: number[];
  /** the side of the subject */
  flip: 1 | -1;
}

/** One great dune: its crest winds from the viewer's feet to the summit, a knife between light and shade. */
export function duneCrest(pic: Picture, o: DuneCrestOptions = {}): void {
  const { W, H, pal: p } = pic,
    N = makeNoise(`${pic.seed}dc`),
    hz = H * (o.horizon ?? 0.47),
    flip = (o.focal ?? 0.62) < 0.5 ? -1 : 1;
  sky(pic, {
    horizon: hz + 16,
    clouds: p.night ? 'none' : 'streaks',
    cloudAmount: 0.8,
    sun: lowSun(pic) || p.night ? { x: W * (0.5 - 0.3 * flip), y: hz * 0.72, r: 40 } : undefined,
  });
  range(pic, { horizon: hz + 14, height: H * 0.07, snow: 0.3, air: 0.5, seed: 'sierra', peaks: 13, mist: 0.9 });
  volcano(pic, {
    x: W * (0.5 - 0.17 * flip),
    horizon: hz + 16,
    height: Math.min(W, H) * 0.15,
    width: Math.min(W, H) * 0.62,
    air: 0.35,
  });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 520 + W * 0.36, cx: W / 2, horizon: hz };
  const crest = crestOf(flip, Math.min(1, W / 1300));
  const T = new FanTerrain(760, 760, cam, 0.98, 3.6, 420);
  T.fill((x, z) => Math.max(plain(N, flip, x, z), dune(crest, N, x, z)));
  T.illuminate(sunVec(p, flip > 0 ? 168 : 12, 21), { relief: 1.1, smoothing: 2, reach: 50 });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const clip = printSand(pic, V, N);
  ripples(pic, V, N, flip, clip);
  tongues(pic, V, N, crest, clip);
  const at = along(T, cam, crest);
  if (o.actor === '4x4') convoy(pic, at, crest.flip);
  else walkers(pic, at, crest.flip);
}

function crestOf(flip: 1 | -1, spread: number): Crest {
  const line = CREST.map(([slope, z]) => [flip * slope * z * spread, z] as Pt),
    heights = CREST.map(([, z, height]) => [height, z] as Pt);
  return { line: curve(line, false, 8), heights: curve(heights, false, 8).map(([height]) => height), flip };
}

/** The sand around: trains of low dunes, lower under the viewer. */
function plain(N: Noise, flip: number, x: number, z: number): number {
  const wx = x + 7 * N.fbm(x * 0.03, z * 0.03, 2),
    wz = z + 9 * N.fbm(x * 0.03 + 5, z * 0.03, 2);
  const train = (k: number, angle: number, sharp: number) => {
    const w = (wx * Math.sin(angle) * flip + wz * Math.cos(angle)) * k + 0.5 * N(wx * k * 0.6, wz * k * 0.6),
      t = w - Math.floor(w);
    return t < sharp ? (t / sharp) ** 1.4 : ((1 - t) / (1 - sharp)) ** 1.1;
  };
  const mask = 0.5 + 0.5 * N.fbm(x * 0.02 + 9, z * 0.02, 2);
  return (3.2 * train(0.036, 0.7, 0.72) * mask + 0.9 * train(0.09, 0.4, 0.7)) * smoothstep(14, 60, z);
}

interface Beside {
  /** how far from the crest */
  off: number;
  /** 1: on the side away from the light */
  side: number;
  /** how far along the crest, 0 to 1 */
  along: number;
  /** the height of the sand, at its steepest on one side of the crest, packed to a gentle slope on the other */
  height: number;
}

/** The position of (x, z) relative to the crest. */
function besideCrest({ line, heights, flip }: Crest, x: number, z: number): Beside {
  let off = 1e9,
    side = 1,
    along = 0,
    slid = -9,
    packed = -9;
  for (let i = 1; i < line.length; i++) {
    const [ax, az] = line[i - 1]!,
      [bx, bz] = line[i]!,
      dx = bx - ax,
      dz = bz - az,
      t = Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz))),
      ex = x - ax - dx * t,
      ez = z - az - dz * t,
      d = Math.sqrt(ex * ex + ez * ez),
      top = lerp(heights[i - 1]!, heights[i]!, t);
    slid = Math.max(slid, top - SLIP * d);
    packed = Math.max(packed, top - WINDWARD * d);
    if (d >= off) continue;
    off = d;
    side = Math.sign(ex * dz - ez * dx) * flip;
    along = (i - 1 + t) / (line.length - 1);
  }
  return { off, side, along, height: side > 0 ? slid : packed };
}

/** Height of the great dune, with the hollows of its packed side. */
function dune(crest: Crest, N: Noise, x: number, z: number): number {
  const { off, side, height } = besideCrest(crest, x, z);
  return height + (side > 0 ? 0 : 0.3 * N.fbm(x * 0.07, z * 0.07, 2) * smoothstep(0, 8, off));
}

/** Light, shade and air on the sand. */
function printSand(pic: Picture, V: View, N: Noise): string {
  const { W, H, pal: p } = pic,
    T = V.t,
    sand = p.mats.sand,
    hz = V.cam.horizon;
  const clip = printLand(pic, V, {
    base: sand,
    shade: -0.16,
    deep: 0.2,
    shadeK: 0.68,
    deepK: 0.24,
    minArea: 220,
    tol: 0.6,
    smoothing: 2,
    bottom: H + 10,
  });
  const light = V.field((x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z));
  for (const [at, k] of [
    [0.44, 0.16],
    [0.54, 0.3],
  ] as const)
    pic.raw(
      pic.clipped(
        clip,
        shape(V.trace(light, at, { smooth: 3, minArea: 400, tol: 0.7 }), lit(p, sand, k), 1, ' fill-rule="evenodd"'),
      ),
    );
  // grain gathers where the shade is deepest
  const dark = V.trace(
    V.field((x, z) => (T.sample(T.light, x, z) - T.sample(T.shadowed, x, z) < 0.16 ? 1 : 0)),
    0.5,
    { minArea: 300, tol: 0.7 },
  );
  pic.add(
    'stippleMultiply',
    pic.clipped(
      clip,
      pic.clipped(
        pic.clip(dark || 'M0 0Z', 'evenodd'),
        shape(
          `M0 ${f1(hz - H * 0.2)}H${W}V${H}H0Z`,
          pic.linear(0, hz - H * 0.1, 0, H, [
            { at: 0, color: p.shade, alpha: 0 },
            { at: 1, color: p.shade, alpha: 0.4 },
          ]),
        ),
      ),
    ),
    0.5,
  );
  airByDepth(
    pic,
    V,
    clip,
    [
      [64, 0.16],
      [95, 0.2],
      [150, 0.22],
      [240, 0.24],
    ],
    (x, z) => 5 * N(x * 0.1, z * 0.1),
  );
  return clip;
}

/** Wind ripples across the near sand, combed along the slope and thinning out with distance. */
function ripples(pic: Picture, V: View, N: Noise, flip: number, clip: string): void {
  const p = pic.pal,
    T = V.t;
  const comb = V.field((x, z) => {
    const w = x * 0.42 * flip + z * 1.5 + 1.1 * N.fbm(x * 0.2, z * 0.3, 3),
      sunlit = T.sample(T.light, x, z) - T.sample(T.shadowed, x, z) > 0.25 ? 0 : 2;
    return (
      Math.sin(w * 4.6) -
      0.35 -
      sunlit -
      smoothstep(7, 26, z) * 1.2 -
      0.7 * smoothstep(-0.1, 0.5, N.fbm(x * 0.1 + 3, z * 0.1, 2))
    );
  }, -2);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(V.trace(comb, 0, { minArea: 22, tol: 0.5 }), p.shade, 0.24, ' fill-rule="evenodd"')),
  );
}

/** Tongues of sand that have run down from the crest, a little lighter than the shade they lie in. */
function tongues(pic: Picture, V: View, N: Noise, crest: Crest, clip: string): void {
  const { pal: p } = pic,
    sand = p.mats.sand;
  const field = V.field((x, z) => {
    const { off, side, along } = besideCrest(crest, x, z);
    if (side < 0 || off < 0.1) return -2;
    const reach = (0.6 + 3.2 * (0.5 + 0.5 * N(along * 30, 6))) * smoothstep(0.02, 0.3, along + 0.1);
    return N(along * 90 + 0.3 * N(off * 1.2, 2), 1) + 0.12 - (0.55 * off) / reach;
  }, -2);
  pic.raw(
    pic.clipped(
      clip,
      shape(
        V.trace(field, 0, { minArea: 40, tol: 0.6 }),
        mix(overprint(sand, p.shade, 0.75), sand, 0.14),
        0.8,
        ' fill-rule="evenodd"',
      ),
    ),
  );
}

interface Spot {
  x: number;
  y: number;
  /** sheet units per metre there */
  u: number;
}

/** A place on the crest by its index along the line, which may be fractional. */
function along(T: FanTerrain, cam: Cam, { line }: Crest): (i: number) => Spot {
  return (at) => {
    const i = Math.floor(at),
      [ax, az] = line[i]!,
      [bx, bz] = line[i + 1]!,
      [x, z] = [lerp(ax, bx, at - i), lerp(az, bz, at - i)],
      [sx, sy] = project(cam, x, T.at(x, z), z);
    return { x: sx, y: sy, u: cam.f / z };
  };
}

/** Two cars on the crest, and the tracks of their wheels behind them. */
function convoy(pic: Picture, at: (i: number) => Spot, flip: 1 | -1): void {
  const p = pic.pal,
    m = p.mats;
  for (const off of [0.5, 2]) {
    const track = Array.from({ length: 51 }, (_, i): [number, number, number] => {
      const q = at(4 + i * 0.56);
      return [q.x - flip * q.u * off, q.y + q.u * off * 0.16, Math.max(0.6, q.u * 0.07)];
    });
    pic.shade(sweep(track, 2), p.shade, 0.42);
  }
  for (const [i, color] of [
    [48.6, m.mustard],
    [33.4, m.accent],
  ] as const) {
    const q = at(i),
      next = at(i + 0.8),
      face = Math.sign(next.x - q.x) || 1,
      tilt = Math.max(-0.2, Math.min(0.2, Math.atan2(q.y - next.y, Math.abs(next.x - q.x))));
    castShadow(pic, q.x, q.y, q.u * 2.4, q.u * 2.6, { len: 1.2 });
    fourByFour(pic, q.x, q.y, q.u * 4, { face, tilt, color });
  }
}

/** A file of people on the crest, and their footprints behind them. */
function walkers(pic: Picture, at: (i: number) => Spot, flip: 1 | -1): void {
  const p = pic.pal,
    m = p.mats;
  let prints = '';
  for (let i = 8; i < 59; i++) {
    const q = at(i * 0.57);
    prints += ellipse(q.x - flip * q.u * (i % 2 ? 0.16 : 0.34), q.y + q.u * 0.03, q.u * 0.075, q.u * 0.035);
  }
  pic.shade(prints, p.shade, 0.6);
  for (const [i, top, hat, pack] of [
    [49, m.foam, m.sand, m.cloth],
    [41, m.mustard, m.foam, m.accent],
    [37.4, m.accent, m.mustard, m.cloth],
    [34, m.cloth, m.foam, m.mustard],
  ] as const) {
    const q = at(i),
      h = q.u * 2.2,
      face = Math.sign(at(i + 0.6).x - q.x) || 1;
    castShadow(pic, q.x, q.y, h, h * 0.16, { len: 1.1 });
    figure(
      pic,
      q.x,
      q.y,
      h,
      top === m.mustard || top === m.cloth ? 'hike' : 'walk',
      { top, bottom: mix(p.deep, m.cloth, 0.2), hat: 'cap', hatColor: hat, pack },
      face,
    );
  }
}
