import { adjust, mix } from '../../core/color.ts';
import { curve, type Pt, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { standShade } from '../../core/standing.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { canyonRock, canyonWater, terraced } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { anchoredBoat, sailingBoat } from '../../props/water/sails.ts';
import { glints } from '../../props/water/water.ts';

/** The viewer's height above the water; one world unit is about ten metres. */
const EYE = 31;
/** The height of the plateau. */
const PLATEAU = 11;
/** Distance from the foot of a wall to its rim. */
const WALL_RUN = 9;
/** Half the width of the water. */
const HALF = 9.5;
/** The sheet for which the bend is laid out; narrower sheets draw it closer together. */
const WIDE = 1600;

export interface HeadlandOptions {
  focal?: number;
  horizon?: number;
  /** far: no sail close by */
  sails?: 'all' | 'far';
}

interface Bend {
  /** the middle of the water, from the far end round the headland and back */
  course: Pt[];
  /** the direction of the headland's tip, on the subject's side */
  flip: 1 | -1;
}

/** From the air: a flooded gorge that turns round a red headland, with sails on its water. */
export function headland(pic: Picture, o: HeadlandOptions = {}): void {
  const { W, H, pal: p, rng } = pic,
    N = makeNoise(`${pic.seed}hl`),
    hz = H * (o.horizon ?? 0.32),
    flip = (o.focal ?? 0.62) < 0.5 ? -1 : 1;
  sky(pic, {
    horizon: hz + 12,
    clouds: cloudsFor(pic),
    cloudAmount: 0.6,
    sun: lowSun(pic) || p.night ? { x: W * (0.5 - 0.26 * flip), y: hz * 0.62, r: p.night ? 26 : 30 } : undefined,
  });
  // low sierras without a leading summit: the water is the subject
  range(pic, {
    horizon: hz + 8,
    height: H * 0.075,
    snow: 0,
    rock: mix(p.mats.granite, p.mats.rockD, 0.4),
    air: 0.45,
    seed: 'sierra',
    peaks: 14,
    mist: 0.8,
  });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 620 + W * 0.28, cx: W / 2, horizon: hz };
  const bend = bendOf(flip, Math.max(0.62, W / WIDE));
  const T = new FanTerrain(820, 760, cam, 0.86, 24, 1400);
  T.fill((x, z) => ground(bend, N, x, z));
  const az = flip > 0 ? Math.max(p.az > 90 ? p.az : 158, 150) : 24;
  T.illuminate(sunVec(p, az, Math.max(p.el, 30)), { relief: 1.05, smoothing: 1, reach: 60 });
  standShade(T, { foot: 0.6, level: -0.3, smoothing: 9 });
  const V = new View(T, cam, W, H, 2, { step: 0.001 });
  const m = p.mats,
    tilt = rng.range(-0.02, 0.02);
  canyonRock(pic, V, {
    rock: 'red',
    base: mix(m.rockA, m.rockD, 0.3),
    from: 0.7,
    to: PLATEAU + 9,
    step: 1.15,
    layer: (x, z, y) => y + x * tilt + 0.35 * N.fbm(x * 0.06, z * 0.06, 2),
    scrub: { at: (y) => y > PLATEAU - 1.2, ink: mix(m.scrub, m.rockA, 0.3), patch: 0.5, noise: N },
    air: [
      [110, 0.1],
      [160, 0.16],
      [230, 0.22],
      [320, 0.24],
      [600, 0.3],
      [1000, 0.4],
    ],
    minArea: 60,
  });
  const water = canyonWater(pic, V, T, {
    bed: (x, z) => (z > 330 ? 1 : T.at(x, z)),
    ink: adjust(m.water, 0, 1.3),
    deep: 0.72,
    y0: hz + 20,
    y1: H,
    reach: 60,
    glints: 190,
    size: 0.75,
  });
  if (p.night)
    glints(pic, {
      x0: 0,
      x1: W,
      y0: hz + 20,
      y1: H,
      n: 150,
      color: p.sun,
      clip: water,
      alpha: 0.7,
      seed: 'moon',
      focus: W * (0.5 - 0.26 * flip),
      size: 0.7,
    });
  regatta(pic, cam, bend, o.sails !== 'far');
}

/** Lays the water out: in from far away on the calm side, round the headland, and back behind it. */
function bendOf(flip: 1 | -1, k: number): Bend {
  const course: Pt[] = [
    [-60, 420],
    [-30, 250],
    [-46, 170],
    [-36, 112],
    [-16, 74],
    [10, 60],
    [36, 74],
    [44, 106],
    [30, 142],
    [40, 190],
    [90, 260],
  ];
  return {
    flip,
    course: curve(
      course.map(([x, z]) => [flip * x * k, z * (0.4 + 0.6 * k)] as Pt),
      false,
      10,
    ),
  };
}

/** How far a place is from the middle of the water. */
function offshore({ course }: Bend, x: number, z: number): number {
  let best = 1e9;
  for (let i = 1; i < course.length; i++) {
    const [ax, az] = course[i - 1]!,
      [bx, bz] = course[i]!,
      dx = bx - ax,
      dz = bz - az;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz)));
    best = Math.min(best, (x - ax - dx * t) ** 2 + (z - az - dz * t) ** 2);
  }
  return Math.sqrt(best);
}

/** Height of the ground: the bed of the lake, a narrow bank, walls in steps, the plateau with its mesas. */
function ground(bend: Bend, N: Noise, x: number, z: number): number {
  const wx = x + N.fbm(x * 0.035, z * 0.035, 3) * 7,
    wz = z + N.fbm(x * 0.035 + 7, z * 0.035, 3) * 7;
  // towards the viewer the gorge opens into the lake's basin
  const basin = 34 * smoothstep(70, 40, z);
  const d = offshore(bend, wx, wz) - HALF - basin - 1.6 * N(x * 0.06, z * 0.06);
  if (d < 0) return Math.max(-0.6, d * 0.4);
  const buttress = 4 * N.ridged(wx * 0.07, wz * 0.07, 3) + 1.5 * N.ridged(wx * 0.22, wz * 0.22, 3);
  const e = Math.max(0, d - 2.4 + buttress * 0.7);
  const wall = terraced(PLATEAU * Math.min(1.2, e / WALL_RUN) ** 0.9, 2.6, 0.85);
  const top = PLATEAU + 0.6 * N.fbm(x * 0.04, z * 0.04, 2) + mesa(N, x, z, e);
  return Math.min(top, 0.15 + 0.2 * Math.min(d, 2) + wall);
}

/** The height of the higher beds that remain on the plateau. */
function mesa(N: Noise, x: number, z: number, inland: number): number {
  const rise = smoothstep(0.02, 0.3, N.fbm(x * 0.018 + 3, z * 0.018, 2)) * smoothstep(14, 26, inland);
  return terraced(7.5 * rise, 3.4, 0.8);
}

/** Sails along the course and one close by, each with its wake; at night they lie at anchor. */
function regatta(pic: Picture, cam: Cam, { flip, course }: Bend, close: boolean): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    near: [number, number] = [W * (0.5 - 0.1 * flip), H * 0.89];
  const along = (share: number, side: number): [number, number] => {
    const [x, z] = course[Math.round(share * (course.length - 1))]!;
    return project(cam, x + side * flip, 0, z);
  };
  const boats = [
    [along(0.72, 0), -1, m.foam, undefined],
    [along(0.33, 0), 1, m.foam, undefined],
    [along(0.4, -3), 1, m.mustard, undefined],
    [near, 1, m.accent, m.foam],
  ] as const;
  for (const [[x, y], face, color, second] of close ? boats : boats.slice(0, -1)) {
    const u = ((y - cam.horizon) / EYE) * 2;
    if (p.night) {
      anchoredBoat(pic, x, y, u, face * flip);
      continue;
    }
    pic.fill(trail(x, y, u * 4.4, face * flip), lit(p, m.water, 0.4), 0.55);
    sailingBoat(pic, x, y, u, { face: face * flip, color, second });
  }
}

/** The line a hull leaves on still water. */
const trail = (x: number, y: number, len: number, face: number): string =>
  smooth(
    [
      [x + face * len * 0.1, y],
      [x - face * len * 0.5, y + len * 0.02],
      [x - face * len, y - len * 0.05],
      [x - face * len * 0.5, y + len * 0.05],
    ],
    true,
    0.8,
  );
