import { mix, overprint } from '../../core/color.ts';
import { smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { standShade } from '../../core/standing.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { canyonRock, canyonWater, type Rock, terraced } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { buttressDam, gravityDam } from '../../props/water/dam.ts';

export interface DamOptions {
  focal?: number;
  horizon?: number;
  /** Valle Grande's buttresses, El Nihuil's plain wall, Los Reyunos' embankment of rock */
  structure?: 'buttresses' | 'concrete' | 'earth';
}

/** World: the lake is level 0, the dam stands at DAM_Z, the river leaves it DEPTH below. Units of about five metres. */
const DAM_Z = 64;
const DEPTH = 15;
const CREST = 0.9;
const EYE = 11;
/** Half the dam's length, and half the width of the valley floor below it. */
const HALF = { buttresses: 22, concrete: 15, earth: 20 };
const FLOOR_HALF = 5;
/** The rock embankment: height between its berms, and how fast its courses follow on each other. */
const BERM = 5.2;
const COURSES = 3.4;
const ROCK: Record<NonNullable<DamOptions['structure']>, Rock> = {
  buttresses: 'atuel',
  concrete: 'dark',
  earth: 'red',
};

interface Site {
  structure: NonNullable<DamOptions['structure']>;
  /** world x of the dam's middle */
  cx: number;
  half: number;
  k: 1 | -1;
  N: Noise;
}

/** A dam from the air: the wall between the hills, the emerald lake behind it, the gorge below. */
export function dam(pic: Picture, o: DamOptions = {}): void {
  const { W, H, pal: p, rng } = pic,
    m = p.mats,
    structure = o.structure ?? 'buttresses',
    hz = H * (o.horizon ?? 0.24),
    focal = o.focal ?? 0.62,
    k = focal < 0.5 ? -1 : 1,
    low = ['dawn', 'golden', 'dusk'].includes(p.name);
  sky(pic, {
    horizon: hz + 14,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
    cloudAmount: 0.6,
    sun: low || p.night ? { x: W * (0.5 - 0.27 * k), y: hz * 0.46, r: p.night ? 22 : 30 } : undefined,
  });
  range(pic, {
    horizon: hz + 8,
    height: H * 0.13,
    lead: 0.5 - 0.1 * k,
    snow: 0.55,
    air: 0.5,
    seed: 'andes',
    peaks: 8,
    mist: 0.8,
  });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 1150, cx: W / 2, horizon: hz };
  const site: Site = {
    structure,
    cx: ((focal - 0.5) * W * DAM_Z) / cam.f,
    half: HALF[structure],
    k,
    N: makeNoise(`${pic.seed}di`),
  };
  const T = new FanTerrain(760, 620, cam, 0.95, 14, 210);
  T.fill((x, z) => ground(site, x, z));
  // the sun stands behind the viewer on the subject's side: the wall and the calm side are lit
  const az = k > 0 ? -27 : 207;
  T.illuminate(sunVec(p, az, Math.max(p.el, 30)), { relief: 1.05, smoothing: 1, reach: 50 });
  standShade(T, { foot: -DEPTH - 1, level: -0.3, smoothing: 5 });
  const V = new View(T, cam, W, H, 2, { step: 0.0013 });
  const rock = ROCK[structure],
    tilt = rng.range(-0.03, 0.03);
  const layer = (x: number, z: number, y: number) => y + x * tilt + 0.5 * site.N.fbm(x * 0.08, z * 0.08, 2);
  const clip = canyonRock(pic, V, {
    rock,
    base: mix(m.rockB, m.rockD, rock === 'dark' ? 0.7 : 0.2),
    from: -DEPTH + 2.6,
    to: 16,
    step: 2.3,
    layer,
    scrub: { at: (y) => y > 7 || y < -DEPTH + 3, ink: mix(m.scrub, m.rockB, 0.3), patch: 0.3, noise: site.N },
    air: [
      [72, 0.1],
      [95, 0.16],
      [125, 0.2],
      [160, 0.24],
    ],
    minArea: 420,
    smoothing: 2,
    more: embankment(pic, site),
  });
  canyonWater(pic, V, T, {
    bed: (x, z) => (z < DAM_Z + 0.3 || z > 185 ? 1 : T.at(x, z)),
    deep: 0.5,
    y0: hz + 50,
    y1: hz + (EYE / DAM_Z) * cam.f,
    reach: 50,
    glints: 60,
    size: 0.5,
  });
  river(pic, V, site, clip);
  wall(new Space(pic, cam, { az, el: Math.max(p.el, 30) }), site, T);
}

/** The concrete, founded on the rock of the valley; an embankment is part of the land already. */
function wall(s: Space, { structure, cx, half }: Site, T: FanTerrain): void {
  const dimensions = {
    x: cx,
    z: DAM_Z,
    crest: CREST,
    length: half * 2 + 3,
    height: DEPTH + CREST,
    ground: (x: number, z: number) => T.at(x, z),
  };
  if (structure === 'buttresses') buttressDam(s, { ...dimensions, bays: 13 });
  if (structure === 'concrete') gravityDam(s, { ...dimensions, gates: 3 });
}

/** Height of the ground: hills round the lake, the drop behind the dam, the gorge that leaves it. */
function ground(site: Site, x: number, z: number): number {
  const { N, k } = site,
    wx = x + N.fbm(x * 0.05, z * 0.05, 3) * 6,
    wz = z + N.fbm(x * 0.05 + 7, z * 0.05, 3) * 6,
    below = z < DAM_Z;
  const bend = below
    ? site.cx - k * 10 * smoothstep(DAM_Z, 26, z)
    : site.cx - k * 14 * smoothstep(DAM_Z + 6, 110, z) + k * 26 * smoothstep(110, 170, z);
  const half = below
    ? FLOOR_HALF
    : site.half * (1 - 0.32 * smoothstep(DAM_Z + 4, DAM_Z + 26, z)) + 2 * Math.sin(z * 0.13);
  const near = Math.abs(z - DAM_Z) < 6 ? x : wx;
  const d =
    Math.abs(near - bend) - half + (Math.abs(z - DAM_Z) < 5 ? 0 : N.fbm(x * 0.15, z * 0.15, 3) * (below ? 1.6 : 3));
  const hill = (e: number, gain: number): number => {
    const cap = 9 + 6 * N.fbm(x * 0.03 + 3, z * 0.03, 2) + 0.03 * z;
    const raw =
      cap * (1 - Math.exp(-Math.max(0, e + 3.4 * N.ridged(wx * 0.12, wz * 0.12, 4) * smoothstep(0, 4, e)) / 9)) * gain;
    return terraced(raw, 1.9, 0.7);
  };
  const closing = 40 * smoothstep(165, 190, z);
  if (!below) return d + closing < 0 ? Math.max(-1.2, d * 0.3) : Math.max(0.06, hill(d + closing, 1));
  // below the dam the valley side runs from the floor up to the crest over the dam's half length
  const side = Math.max(0, d) / ((site.half - FLOOR_HALF) * (1 + 0.9 * smoothstep(DAM_Z - 8, 22, z)));
  const wall = -DEPTH + (DEPTH + 0.6) * Math.min(1, side) ** 0.85;
  const cliff =
    terraced(wall + DEPTH, 2.6, (site.structure === 'earth' ? 0.35 : 0.55) * smoothstep(DAM_Z - 1, DAM_Z - 7, z)) -
    DEPTH;
  const up = side > 1 ? hill((side - 1) * 12, smoothstep(DAM_Z - 60, DAM_Z - 20, z) * 0.75 + 0.1) : 0;
  const h = d < 0 ? -DEPTH + Math.max(-0.3, d * 0.1) : cliff + up;
  return site.structure === 'earth' ? Math.max(h, rockfill(site, x, z)) : h;
}

/** The embankment's downstream face: a slope of rock with two berms. */
function rockfill(site: Site, x: number, z: number): number {
  const run = DAM_Z + 0.5 - z,
    across = Math.abs(x - site.cx);
  if (run < 0 || across > site.half + 5) return -DEPTH;
  const fall = run < 2 ? 0 : (run - 2) * 0.52,
    berm = terraced(fall, BERM, 0.22);
  return CREST - berm + 0.05 * site.N.fbm(x * 1.4, z * 1.4, 2);
}

/** Inks of the rock fill, its berms and the road over the crest. */
function embankment(
  pic: Picture,
  site: Site,
): { fn: (x: number, z: number, y: number) => number; at: number; color: string; smooth?: number; minArea?: number }[] {
  if (site.structure !== 'earth') return [];
  const { pal: p } = pic,
    m = p.mats,
    stone = mix(m.stone, m.rockB, 0.4);
  const boulders = (y: number) => 0.8 + 0.35 * smoothstep(CREST, -DEPTH, y);
  const onFace = (x: number, z: number, y: number) =>
    z < DAM_Z + 1 &&
    Math.abs(y - rockfill(site, x, z)) < 0.06 &&
    Math.abs(x - site.cx) < site.half + 5 &&
    y > -DEPTH + 0.2
      ? 1
      : 0;
  return [
    { fn: onFace, at: 0.5, color: stone, smooth: 0 },
    // courses of graded rock, the big stones strewn over them, the shade under each berm
    {
      fn: (x, z, y) => onFace(x, z, y) * (1 + Math.sin((y + 0.5 * site.N.fbm(x * 0.25, z * 0.25, 2)) * COURSES)),
      at: 1.1,
      color: overprint(stone, p.shade, 0.1),
      smooth: 0,
    },
    {
      fn: (x, z, y) => onFace(x, z, y) * (0.5 + site.N.fbm(x * 0.8, z * 1.3, 2)) * boulders(y),
      at: 0.72,
      color: overprint(stone, p.shade, 0.3),
      smooth: 0,
      minArea: 24,
    },
    {
      fn: (x, z, y) => onFace(x, z, y) * (0.5 + site.N.fbm(x * 0.8, z * 1.3 - 0.35, 2)) * boulders(y),
      at: 0.76,
      color: lit(p, stone, 0.2),
      smooth: 0,
      minArea: 24,
    },
    {
      fn: (x, z, y) => onFace(x, z, y) * (((CREST - y + 40 * BERM - 0.3) % BERM) - BERM + 0.9),
      at: 0.3,
      color: overprint(stone, p.shade, 0.26),
      smooth: 0,
    },
    {
      fn: (x, z) => (Math.abs(x - site.cx) < site.half + 2 ? 0.8 - Math.abs(z - DAM_Z + 0.6) : -1),
      at: 0,
      color: lit(p, m.sand, 0.3),
      smooth: 0,
      minArea: 6,
    },
    {
      // the service road zigzags down the face
      fn: (x, z, y) => {
        const t = (z - DAM_Z + 2) / -22,
          leg = t < 0.5 ? t * 2 : 2 - t * 2;
        const on = onFace(x, z, y);
        return on - 1 + on * (0.55 - Math.abs(x - site.cx + site.half * (0.75 - 1.3 * leg))) - (t < 0 ? 1 : 0);
      },
      at: 0,
      color: lit(p, m.sand, 0.2),
      smooth: 0,
      minArea: 6,
    },
  ];
}

/** The river that leaves the dam, as a ribbon on the valley floor. */
function river(pic: Picture, V: View, site: Site, clip: string): void {
  const p = pic.pal,
    m = p.mats;
  const bed = V.field((x, z) => {
    if (z > DAM_Z - (site.structure === 'earth' ? 26 : 3)) return -1;
    const bend = site.cx - site.k * 10 * smoothstep(DAM_Z, 26, z);
    return 1.7 + 0.5 * site.N(z * 0.3, 2) - Math.abs(x + site.N.fbm(x * 0.05, z * 0.05, 3) * 6 - bend);
  }, -1);
  pic.raw(
    pic.clipped(clip, shape(V.trace(bed, 0, { minArea: 60 }), mix(m.water, m.foam, 0.12), 1, ' fill-rule="evenodd"')),
  );
}
