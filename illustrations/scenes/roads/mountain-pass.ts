import { mix, overprint } from '../../core/color.ts';
import { smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { printLand, range } from '../../props/land/land.ts';
import { car } from '../../props/vehicles/vehicles.ts';
import { glints, lake } from '../../props/water/water.ts';

const EYE = 15;
const HALF_ROAD = 2;

/** A high pass: the road winds down round a turquoise lagoon, snow lies in the hollows and on the summits. */
export function mountainPass(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const N = makeNoise(`${pic.seed}pa`);
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.36);
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: 36 } : undefined,
    clouds: p.night ? 'none' : 'lenticular',
    cloudAmount: 0.6,
  });
  range(pic, {
    horizon: hz + 16,
    height: H * 0.26,
    lead: 0.5 - 0.16 * k,
    snow: 0.8,
    air: 0.34,
    seed: 'andes',
    peaks: 6,
    mist: 0.7,
  });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 1080, cx: W * 0.5, horizon: hz };
  // the lagoon lies on the calm side, the road keeps to its shore
  const lagoon = { x: -k * 21, z: 62, rx: 24, rz: 25 };
  const road = (z: number) =>
    k * (9 + 10 * Math.sin((z - 6) / 10.5) * smoothstep(8, 22, z) * smoothstep(150, 70, z) + 0.06 * z);
  const T = new FanTerrain(600, 480, cam, 0.98, 9, 230);
  T.fill((x, z) => {
    const wx = x + 3 * N.fbm(x * 0.06, z * 0.06, 3);
    const wz = z + 3 * N.fbm(x * 0.06 + 9, z * 0.06, 3);
    const d = Math.hypot((wx - lagoon.x) / lagoon.rx, (wz - lagoon.z) / lagoon.rz) - 1;
    const off = Math.abs(x - road(z));
    const shore = 2.6 * smoothstep(0, 0.9, d) + 0.05 * Math.max(0, z - 80);
    const slope = 13 * smoothstep(24, 62, k * x + 0.16 * z) * (0.6 + 0.6 * N.ridged(x * 0.05, z * 0.05, 4));
    const far = 12 * smoothstep(95, 150, z) * (0.5 + 0.7 * N.ridged(x * 0.035 + 4, z * 0.035, 4));
    const left =
      11 * smoothstep(38, 66, -k * x + 6 * N(z * 0.05, 2)) * (0.5 + 0.6 * N.ridged(x * 0.06, z * 0.06 + 7, 4));
    const rough = 0.7 * N.fbm(x * 0.16, z * 0.16, 4) * smoothstep(HALF_ROAD, HALF_ROAD + 3, off);
    if (d < 0) return Math.max(-1, d * 5);
    return Math.max(0.05, shore + slope + far + left + rough - 0.15 * smoothstep(HALF_ROAD + 0.8, HALF_ROAD, off));
  });
  const az = k > 0 ? 158 : 22;
  T.illuminate(sunVec(p, az, Math.max(26, p.el)), { relief: 1.15, smoothing: 2, reach: 60 });
  const V = new View(T, cam, W, H, 2, { step: 0.0015 });
  const ground = mix(m.rockB, m.granite, 0.55);
  const onRoad = (half: number) => (x: number, z: number) => half - Math.abs(x - road(z));
  const clip = printLand(pic, V, {
    base: ground,
    bands: [
      { fn: (x, z) => N.fbm(x * 0.11, z * 0.11, 3), at: 0.12, color: mix(m.rockA, m.granite, 0.5) },
      { fn: (x, z) => N.fbm(x * 0.2 + 5, z * 0.2, 3), at: 0.25, color: mix(m.steppe, m.scrub, 0.3) },
      {
        fn: (x, z, y) => 0.6 * N.fbm(x * 0.09 + 3, z * 0.13, 4) + 0.045 * y - 0.002 * Math.max(0, 40 - z),
        at: 0.3,
        color: m.snow,
        minArea: 50,
      },
      { fn: onRoad(HALF_ROAD + 0.7), at: 0, color: lit(p, mix(m.sand, ground, 0.4), 0.15), smooth: 0, minArea: 6 },
      {
        fn: onRoad(HALF_ROAD),
        at: 0,
        color: overprint(mix(m.road, p.shade, 0.2), p.shade, 0.15),
        smooth: 0,
        minArea: 5,
      },
      {
        fn: (x, z) => ((z * 0.3) % 1 < 0.5 ? 0.1 - Math.abs(x - road(z)) : -1),
        at: 0,
        color: mix(m.mustard, m.foam, 0.3),
        smooth: 0,
        minArea: 3,
      },
    ],
    shade: -0.27,
    deep: 0.06,
    shadeK: 0.72,
    deepK: 0.42,
    minArea: 90,
    tol: 0.8,
    bottom: H + 10,
    smoothing: 2,
  });
  const depth = V.field((x, z) => z + 8 * N.fbm(x * 0.1, z * 0.1, 2));
  for (const [z, a] of [
    [60, 0.1],
    [95, 0.16],
    [140, 0.22],
  ] as const)
    pic.raw(pic.clipped(clip, shape(V.trace(depth, z, { minArea: 160, tol: 0.8 }), p.haze, a, ' fill-rule="evenodd"')));
  const water = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    top: lit(p, mix(m.water, p.sky[1], 0.15), 0.1),
    bottom: mix(m.water, m.waterDeep, 0.35),
    mirror: mix(m.waterDeep, m.granite, 0.3),
    y0: hz + 40,
    y1: H * 0.75,
    calm: 0.7,
    reach: 60,
  });
  glints(pic, {
    x0: 0,
    x1: W,
    y0: hz + 60,
    y1: H * 0.75,
    n: 120,
    color: mix(m.foam, m.water, 0.2),
    clip: water,
    alpha: 0.7,
  });
  const s = new Space(pic, cam, { az, el: Math.max(26, p.el) });
  const z = 30;
  const heading = Math.atan2(road(z + 4) - road(z), 4);
  car(s, road(z), z, { rot: heading, y: T.at(road(z), z), color: m.accent });
}
