import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth, smoothstep, sweep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { mist, printLand, range } from '../../props/land/land.ts';
import { jarillas } from '../water/canyon.ts';

/** A condor passing close along a crest of rock, a second one far off, the deep valley behind. */
export function condor(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.66);
  const N = makeNoise(`${pic.seed}con`);
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.6,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.32, r: 38 } : undefined,
    calm: { x0: focal - 0.2, x1: focal + 0.2, y0: 0.1, y1: 0.5 },
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.42,
    lead: 0.5 - 0.3 * k,
    snow: 0.6,
    air: 0.5,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  range(pic, {
    horizon: hz + H * 0.07,
    height: hz * 0.3,
    lead: 0.5 - 0.05 * k,
    snow: 0,
    rock: mix(m.rockA, m.granite, 0.5),
    air: 0.36,
    seed: 'r2',
    peaks: 7,
    mist: 0.95,
  });
  range(pic, {
    horizon: hz + H * 0.17,
    height: hz * 0.26,
    lead: 0.5 + 0.3 * k,
    snow: 0,
    rock: mix(m.rockB, m.scrub, 0.4),
    air: 0.2,
    seed: 'r3',
    peaks: 6,
    mist: 0.9,
  });
  // the valley floor, drowned in morning air
  pic.fill(`M-5 ${hz + H * 0.165}H${W + 5}V${H + 5}H-5Z`, mix(mix(m.rockB, m.scrub, 0.5), p.haze, 0.35));
  mist(pic, hz + H * 0.12, H, { alpha: 0.5 });
  crest(pic, N, k, hz);
  bird(pic, W * focal, H * 0.34, W * 0.25, k);
  bird(pic, W * (0.5 - 0.27 * k), H * 0.2, W * 0.045, -k);
}

/** The near crest: tilted slabs climbing towards the subject's side. */
function crest(pic: Picture, N: ReturnType<typeof makeNoise>, k: number, hz: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const cam: Cam = { x: 0, y: 6, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(680, 420, cam, 0.95, 4.5, 60);
  T.fill((x, z) => {
    const u = k * x;
    const ridge = 5.4 * smoothstep(-9, 9, u) + 1.3 * N.ridged(x * 0.2, 4, 3);
    const face = 1 - Math.abs(z - 17 - 0.35 * u) / 9;
    const slab = 0.8 * N.ridged(x * 0.24 + z * 0.3, z * 0.12, 3);
    return face > 0 ? (ridge + slab) * face ** 0.8 - 2 * smoothstep(17, 30, z) : -30;
  });
  T.illuminate(sunVec(p, k > 0 ? 158 : 22, Math.max(26, p.el)), { relief: 1.2, smoothing: 1, reach: 30 });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  const layer = (x: number, z: number, y: number) => y - k * x * 0.22 + 0.4 * N.fbm(x * 0.12, z * 0.12, 2);
  printLand(pic, V, {
    base: mix(m.rockA, m.granite, 0.3),
    bands: [
      [0.6, m.rockB],
      [1.5, mix(m.rockD, m.rockA, 0.5)],
      [2.2, m.rockC],
      [2.7, m.rockA],
      [3.7, m.rockB],
      [4.4, mix(m.rockD, m.granite, 0.4)],
    ].map(([at, color]) => ({ fn: layer, at: at as number, color: color as string })),
    shade: -0.28,
    deep: 0.05,
    shadeK: 0.78,
    deepK: 0.46,
    minArea: 110,
    tol: 0.8,
    bottom: H + 10,
    smoothing: 2,
  });
  jarillas(pic, V, T, cam, (x, z) => z > 8 && z < 17 && T.at(x, z) > 1.2, 14);
}

/** An adult condor gliding, seen from a little below: white ruff, white on the upper wing, seven spread fingers. */
export function bird(pic: Picture, x: number, y: number, half: number, k: number): void {
  const p = pic.pal;
  const black = overprint(p.deep, p.shade, 0.15);
  const TILT = -0.16 * k;
  const co = Math.cos(TILT);
  const si = Math.sin(TILT);
  const P = (a: number, b: number): Pt => [x + (a * co - b * si) * half, y + (a * si + b * co) * half];
  const wing = (s: number): void => {
    const lift = s === k ? 1 : 0.82;
    const Q = (a: number, b: number): Pt => P(s * a, b * lift);
    let fingers = '';
    for (let i = 0; i < 7; i++) {
      const t = i / 6;
      const root = Q(0.74 - t * 0.1, -0.19 + t * 0.13);
      const tip = Q(1.1 - t * 0.24, -0.37 + t * 0.36);
      const mid = Q(0.95 - t * 0.17, -0.27 + t * 0.25);
      fingers += sweep(
        [
          [...root, half * 0.026],
          [...mid, half * 0.021],
          [...tip, half * 0.006],
        ],
        4,
      );
    }
    const main = smooth(
      [
        Q(0.02, -0.05),
        Q(0.16, -0.11),
        Q(0.34, -0.2),
        Q(0.48, -0.245),
        Q(0.66, -0.235),
        Q(0.79, -0.2),
        Q(0.76, -0.09),
        Q(0.64, -0.01),
        Q(0.52, 0.01),
        Q(0.36, 0.05),
        Q(0.18, 0.12),
        Q(0.04, 0.14),
      ],
      true,
      0.7,
    );
    pic.fill(fingers + main, black);
    const clip = pic.clip(main);
    // the white of the secondaries
    const white = smooth(
      [
        Q(0.12, 0.045),
        Q(0.3, -0.02),
        Q(0.48, -0.075),
        Q(0.62, -0.08),
        Q(0.64, -0.04),
        Q(0.5, -0.005),
        Q(0.34, 0.035),
        Q(0.16, 0.1),
      ],
      true,
      0.7,
    );
    pic.raw(pic.clipped(clip, shape(white, lit(p, p.mats.foam, 0.2))));
    // leading edge in light on the sun's side
    if (s === -k)
      pic.raw(
        pic.clipped(
          clip,
          shape(
            smooth(
              [
                Q(0.02, -0.05),
                Q(0.16, -0.11),
                Q(0.34, -0.2),
                Q(0.48, -0.245),
                Q(0.66, -0.235),
                Q(0.66, -0.21),
                Q(0.48, -0.215),
                Q(0.34, -0.165),
                Q(0.16, -0.075),
              ],
              true,
              0.6,
            ),
            mix(black, p.glow, 0.34),
          ),
        ),
      );
    else pic.add('multiply', pic.clipped(clip, shape(main, p.shade, 0.5)));
  };
  wing(-1);
  wing(1);
  const tail = poly([
    P(-0.06, 0.12),
    P(0.06, 0.12),
    P(0.12, 0.42),
    P(0.05, 0.46),
    P(0, 0.44),
    P(-0.06, 0.46),
    P(-0.12, 0.41),
  ]);
  pic.fill(tail, black);
  const body = smooth(
    [
      P(-0.02, -0.2),
      P(0.06, -0.12),
      P(0.085, 0.02),
      P(0.06, 0.2),
      P(0, 0.26),
      P(-0.06, 0.2),
      P(-0.085, 0.02),
      P(-0.06, -0.12),
    ],
    true,
    0.8,
  );
  pic.fill(body, overprint(black, p.deep, 0.4));
  // ruff, bare head bent to one side, bill
  pic.fill(
    smooth([P(-0.065, -0.15), P(0, -0.2), P(0.065, -0.15), P(0.06, -0.1), P(0, -0.085), P(-0.06, -0.1)], true, 0.9),
    p.paper,
  );
  const head = P(-0.025 * k, -0.215);
  pic.fill(ellipse(...head, half * 0.034), mix(p.mats.skin, p.mats.rockD, 0.4));
  pic.fill(poly([P(-0.045 * k, -0.242), P(-0.1 * k, -0.222), P(-0.05 * k, -0.2)]), mix(p.mats.sand, p.paper, 0.3));
}
