import { mix, overprint } from '../../core/color.ts';
import { ellipse, smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { standShade } from '../../core/standing.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { canyonRock, canyonWater, terraced } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { foliage, lightSide, poplar, tones } from '../../props/plants/plants.ts';
import { bird } from '../mountains/condor.ts';

/** The viewer's height above the river, in units of about three metres. */
const EYE = 34;
const PLATEAU = 22;
const RIVER = 3.4;

export interface RiverValleyOptions {
  focal?: number;
  horizon?: number;
  /** a condor close by, over the valley */
  condor?: boolean;
}

/** From high up in the air: a canyon's green floor, its river winding between trees, banded walls on both sides. */
export function riverValley(pic: Picture, o: RiverValleyOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    N = makeNoise(`${pic.seed}rv`),
    hz = H * (o.horizon ?? 0.34),
    flip = (o.focal ?? 0.62) < 0.5 ? -1 : 1,
    az = flip > 0 ? 152 : 28;
  sky(pic, {
    horizon: hz + 10,
    clouds: cloudsFor(pic),
    cloudAmount: 0.6,
    sun: lowSun(pic) ? { x: W * (0.5 - 0.3 * flip), y: hz * 0.5, r: 36 } : undefined,
  });
  range(pic, { horizon: hz + 8, height: H * 0.1, snow: 0.45, air: 0.5, seed: 'sierra', peaks: 12, mist: 0.8 });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 1000, cx: W / 2, horizon: hz };
  const phase = pic.rng.range(-0.4, 0.4),
    river = (z: number) =>
      flip * (-7 + 13 * Math.sin(z / 30 + 2.1 + phase) + 9 * Math.sin(z / 71 + 4)) * smoothstep(20, 80, z);
  const T = new FanTerrain(760, 700, cam, 0.78, 26, 900);
  T.fill((x, z) => ground(N, river, x, z));
  T.illuminate(sunVec(p, az, Math.max(30, p.el)), { relief: 1.05, smoothing: 1, reach: 70 });
  standShade(T, { foot: 1.2, level: -0.3, smoothing: 14 });
  const V = new View(T, cam, W, H, 2, { step: 0.001 });
  const meadow = mix(m.vine, m.leaf, 0.4);
  canyonRock(pic, V, {
    rock: 'atuel',
    base: meadow,
    from: 1.6,
    to: PLATEAU - 1,
    step: 1.7,
    layer: (x, z, y) => y + 0.5 * N.fbm(x * 0.05, z * 0.05, 2),
    scrub: { at: () => false, ink: mix(m.scrub, m.rockB, 0.2), patch: 0.3, noise: N },
    air: [
      [120, 0.1],
      [190, 0.16],
      [290, 0.2],
      [420, 0.26],
    ],
    // On the sunlit wall, smaller shades would hang as slabs.
    minArea: 4000,
    more: [
      {
        fn: (x, z, y) => (y > 0 && y < 1.5 ? 0.45 + N.fbm(x * 0.09 + 5, z * 0.09, 3) : 0),
        at: 0.62,
        color: lit(p, meadow, 0.2),
        minArea: 30,
      },
      { fn: (_x, _z, y) => (y > PLATEAU - 2.4 ? 1 : 0), at: 0.5, color: mix(m.steppe, m.rockB, 0.4), minArea: 60 },
      {
        fn: (x, z, y) => (y > PLATEAU - 2 ? 0.4 + N.fbm(x * 0.14, z * 0.14, 3) : 0),
        at: 0.5,
        color: mix(m.scrub, m.rockB, 0.35),
        minArea: 20,
      },
      {
        fn: (x, z, y) => (y < 1.4 ? 0.55 - Math.abs(x - river(z) - flip * (9 + 3 * Math.sin(z / 24))) : -1),
        at: 0,
        color: lit(p, m.sand, 0.3),
        smooth: 0,
        minArea: 6,
      },
      {
        fn: (x, z, y) => (y < 1.2 ? RIVER + 0.9 - Math.abs(x - river(z)) : -1),
        at: 0,
        color: mix(m.sand, m.stone, 0.4),
        smooth: 0,
        minArea: 10,
      },
    ],
  });
  canyonWater(pic, V, T, {
    bed: (x, z) => (z > 420 ? 1 : T.at(x, z)),
    deep: 0.25,
    y0: hz + 20,
    y1: H,
    reach: 8,
    glints: 90,
    size: 0.6,
  });
  grove(pic, T, cam, N, river);
  if (o.condor) {
    bird(pic, W * (0.5 + 0.13 * flip), H * 0.46, Math.min(W * 0.19, H * 0.3), -flip);
    bird(pic, W * (0.5 - 0.2 * flip), hz * 0.62, W * 0.03, flip);
  }
}

/** Height of the ground: the river's bed, level banks, walls in steps, the plateau. */
function ground(N: Noise, river: (z: number) => number, x: number, z: number): number {
  const wx = x + N.fbm(x * 0.03, z * 0.03, 3) * 8,
    wz = z + N.fbm(x * 0.03 + 7, z * 0.03, 3) * 8;
  const d = Math.abs(x - river(z)) - RIVER;
  if (d < 0) return Math.max(-0.5, d);
  const buttress = 6 * N.ridged(wx * 0.045, wz * 0.045, 3) + 1.1 * N.ridged(wx * 0.16, wz * 0.16, 2);
  const e = Math.max(
    0,
    Math.abs(wx - 0.35 * river(wz)) - 23 - 0.03 * wz + buttress * 0.9 + 26 * smoothstep(520, 700, z),
  );
  const wall = terraced(PLATEAU * Math.min(1.2, e / 15) ** 0.92, 4.4, 0.85);
  return Math.min(PLATEAU + 0.8 * N.fbm(x * 0.03, z * 0.03, 2), 0.15 + 0.06 * Math.min(d, 10) + wall);
}

/** Willows and poplars along the water, far to near. */
export function grove(pic: Picture, T: FanTerrain, cam: Cam, N: Noise, river: (z: number) => number): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('grove'),
    side = -lightSide(p);
  const spots: { x: number; z: number; tall: boolean }[] = [];
  for (let i = 0; i < 900 && spots.length < 210; i++) {
    const z = 56 * (340 / 56) ** rng(),
      x = river(z) + (rng.chance(0.5) ? 1 : -1) * (RIVER + 1.4 + 15 * rng() ** 1.7);
    if (T.at(x, z) > 1.3 || N.fbm(x * 0.06, z * 0.06, 2) < -0.12) continue;
    spots.push({ x, z, tall: rng.chance(0.16) });
  }
  for (const q of spots.sort((a, b) => b.z - a.z)) {
    const [x, y] = project(cam, q.x, T.at(q.x, q.z), q.z),
      u = cam.f / q.z,
      air = Math.min(0.45, q.z / 620),
      h = u * (q.tall ? rng.range(4.4, 6) : rng.range(2, 3));
    pic.add('multiply', shape(ellipse(x + side * h * 0.3, y, h * 0.5, h * 0.12), p.shade, 0.5 * (1 - air)));
    if (q.tall) poplar(pic, x, y, h, tones(p, m.poplar, m.poplarDark, air), rng);
    else
      foliage(
        pic,
        [
          { x, y: y - h * 0.5, r: h * 0.5, ry: h * 0.44 },
          { x: x - h * 0.36, y: y - h * 0.34, r: h * 0.32, ry: h * 0.28 },
          { x: x + h * 0.36, y: y - h * 0.3, r: h * 0.3, ry: h * 0.26 },
        ],
        tones(p, mix(m.leaf, m.vine, rng() * 0.5), overprint(m.leafDark, p.shade, 0.15), air),
        rng,
        { leaf: Math.max(1.8, h * 0.09), density: 0.6 },
      );
  }
}
