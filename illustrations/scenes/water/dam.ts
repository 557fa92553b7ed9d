import { mix, overprint } from '../../core/color.ts';
import { type Pt, smooth, smoothstep, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { standShade } from '../../core/standing.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { vapour } from '../../props/air/steam.ts';
import { canyonRock, canyonWater, type Rock, terraced } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { fourByFour } from '../../props/vehicles/offroad.ts';
import { buttressDam, gravityDam } from '../../props/water/dam.ts';
import { foamBed, splash } from '../../props/water/white-water.ts';
import { bird } from '../mountains/condor.ts';

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
  const s = new Space(pic, cam, { az, el: Math.max(p.el, 30) });
  wall(s, site, T);
  if (structure === 'concrete') spill(s, site);
  if (structure === 'earth') serviceCar(s, site);
  if (structure === 'concrete' && !p.night) bird(pic, W * (0.5 - 0.27 * k), H * 0.6, W * 0.1, -k);
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

/** White water below each gate, as wide again where it lands, and the spray that it throws up. */
function spill(s: Space, { cx, half }: Site): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    rng = pic.rng.fork('spill'),
    length = half * 2 + 3,
    height = DEPTH + CREST,
    on = (t: number, h: number): Pt =>
      s.P([cx - length / 2 + length * t, CREST - height * (1 - h), DAM_Z - height * 0.5 * (1 - h) - 0.4]);
  const foam = mix(m.foam, m.water, p.night ? 0.3 : 0.06);
  const heights = Array.from({ length: 15 }, (_, i) => 0.84 - (0.8 * i) / 14);
  for (const gate of [-1, 0, 1]) {
    const t = 0.5 + gate * 0.085;
    const edge = (side: number): Pt[] =>
      heights.map((h) => on(t + side * (0.026 + 0.03 * (0.84 - h) ** 1.2) * rng.range(0.86, 1.14), h));
    const left = edge(-1);
    const right = edge(1);
    pic.fill(smooth([...left, ...right.toReversed()], true, 0.7), foam);
    pic.shade(smooth([...heights.map((h) => on(t + 0.012, h)), ...right.toReversed()], true, 0.7), p.shade, 0.26);
    for (let i = 0; i < 7; i++) {
      const at = t + rng.range(-0.02, 0.024),
        top = rng.range(0.3, 0.8),
        fall = rng.range(0.1, 0.32);
      const strand = [0.6, 2.6, 2, 0.4].map((r, step): [number, number, number] => [
        ...on(at + ((at - t) * 0.7 * step) / 3, top - (fall * step) / 3),
        r,
      ]);
      pic.fill(sweep(strand), mix(m.foam, m.water, 0.62));
    }
  }
  const [x, y] = on(0.5, 0.03);
  foamBed(pic, x, y, 190, 'pool');
  for (const side of [-1, 0, 1]) splash(pic, x + side * 58, y + 6, 34, side < 0 ? -1 : 1, `fall${side}`);
  vapour(pic, x, y + 12, 210, 120, rng.fork('spray'), { drift: 0.1, alpha: 0.75, n: 14 });
}

/** The service road's only car, for scale. */
function serviceCar(s: Space, site: Site): void {
  const z = DAM_Z - 2 - 0.5 * ROAD;
  const [x, y] = s.P([roadAt(site, z), rockfill(site, site.cx, z), z]);
  fourByFour(s.pic, x, y, 40, { color: s.pic.pal.mats.foam });
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

/** How far out the road goes down the embankment, and in how many legs. */
const ROAD = 24;
const LEGS = 3;

/** World x of the road's middle on the embankment at the depth `z`. */
function roadAt({ cx, half }: Site, z: number): number {
  const down = ((DAM_Z - 2 - z) / ROAD) * LEGS,
    leg = down % 2 < 1 ? down % 1 : 1 - (down % 1);
  return cx - half * 0.62 + half * 1.1 * leg;
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
  const onRoad = (x: number, z: number, y: number) => {
    const on = z < DAM_Z - 2 && z > DAM_Z - 2 - ROAD ? onFace(x, z, y) : 0;
    return on - 1 + on * (0.85 - Math.abs(x - roadAt(site, z)));
  };
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
      fn: (x, z, y) => onFace(x, z, y) * (0.5 + site.N.fbm(x * 1.7, z * 2.4, 2)) * boulders(y),
      at: 0.86,
      color: overprint(stone, p.shade, 0.3),
      smooth: 0,
      minArea: 10,
    },
    {
      fn: (x, z, y) => onFace(x, z, y) * (0.5 + site.N.fbm(x * 1.7, z * 2.4 - 0.35, 2)) * boulders(y),
      at: 0.9,
      color: lit(p, stone, 0.2),
      smooth: 0,
      minArea: 10,
    },
    {
      fn: (x, z, y) => onFace(x, z, y) * (((CREST - y + 40 * BERM - 0.3) % BERM) - BERM + 0.9),
      at: 0.62,
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
      // the service road zigzags down the face, and throws a shade on the rock below it
      fn: (x, z, y) => onRoad(x, z - 0.35, y),
      at: 0,
      color: overprint(stone, p.shade, 0.45),
      smooth: 0,
      minArea: 6,
    },
    {
      fn: onRoad,
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
