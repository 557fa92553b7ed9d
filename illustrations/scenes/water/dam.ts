import { mix } from '../../core/color.ts';
import { smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { canyonRock, canyonWater, moonlit, terraced } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { buttressDam } from '../../props/water/dam.ts';

export interface DamOptions {
  focal?: number;
  horizon?: number;
}

/** World: the lake is level 0, the dam stands at DAM_Z, the river leaves it DEPTH below. Units of about five metres. */
const DAM_Z = 86;
const DEPTH = 14;
const CREST = 0.9;
const EYE = 13;
/** Half the dam's length, and half the width of the valley floor below it. */
const HALF = 25;
const FLOOR_HALF = 5;
/** How high the rock stands above the lake where the crest runs into it. */
const SHOULDER = 4.2;
/** How high the plateau begins. */
const RIM = 7;

interface Site {
  /** world x of the dam's middle */
  cx: number;
  k: 1 | -1;
  N: Noise;
}

/** A dam from the air: the wall between the hills, the emerald lake behind it, the gorge below. */
export function dam(pic: Picture, o: DamOptions = {}): void {
  const { W, H, pal: p, rng } = pic,
    m = p.mats,
    hz = H * (o.horizon ?? 0.24),
    isWide = W > H,
    // an upright sheet shows the dam whole only from further off, and nearer to its middle
    focal = isWide ? (o.focal ?? 0.62) : 0.56,
    k = focal < 0.5 ? -1 : 1,
    low = ['dawn', 'golden', 'dusk'].includes(p.name);
  sky(pic, {
    horizon: hz + 14,
    clouds: p.night || pic.hasGradedSky ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
    cloudAmount: 0.6,
    sun:
      low || p.night
        ? { x: W * (0.5 - 0.27 * k), y: hz * 0.46, r: pic.hasGradedSky ? (p.night ? 10 : 14) : p.night ? 22 : 30 }
        : undefined,
  });
  range(pic, {
    horizon: hz + 8,
    height: H * (p.night ? 0.09 : 0.13),
    lead: 0.5 - 0.1 * k,
    snow: 0.55,
    air: 0.5,
    seed: 'andes',
    peaks: 8,
    mist: 0.8,
  });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 1150, cx: W / 2, horizon: hz };
  const site: Site = {
    cx: ((focal - 0.5) * W * DAM_Z) / cam.f,
    k,
    N: makeNoise(`${pic.seed}di`),
  };
  const relief = (fn: (x: number, z: number) => number) => new FanTerrain(760, 620, cam, 0.95, 14, 240).fill(fn);
  const T = relief((x, z) => ground(site, x, z));
  // the sun stands behind the viewer on the subject's side: the wall and the calm side are lit
  const az = k > 0 ? -27 : 207;
  T.light = relief((x, z) => light(site, x, z, T.at(x, z))).h;
  T.shadowed = new Float32Array(T.light.length);
  const V = new View(T, cam, W, H, 2, { step: 0.0013 });
  const tilt = rng.range(-0.03, 0.03);
  const layer = (x: number, z: number, y: number) => y + x * tilt + 0.5 * site.N.fbm(x * 0.08, z * 0.08, 2);
  const clip = canyonRock(pic, V, {
    rock: 'atuel',
    base: moonlit(pic, mix(m.rockB, m.rockD, 0.2)),
    from: -DEPTH + 2.6,
    to: 16,
    step: 2.3,
    layer,
    scrub: { at: (y) => y > RIM || y < -DEPTH + 3, ink: mix(m.scrub, m.rockB, 0.3), patch: 0.3, noise: site.N },
    air: [
      [104, 0.08],
      [122, 0.14],
      [150, 0.18],
      [185, 0.22],
    ],
    minArea: 3000,
    tol: 3,
    deep: null,
  });
  canyonWater(pic, V, T, {
    bed: (x, z) => (z < DAM_Z + 0.3 || z > 210 ? 1 : T.at(x, z)),
    deep: 0.5,
    y0: hz + 50,
    y1: hz + (EYE / DAM_Z) * cam.f,
    reach: 50,
    glints: 60,
    size: 0.5,
  });
  river(pic, V, site, clip);
  const s = new Space(pic, cam, { az, el: Math.max(p.el, 30) });
  wall(s, site, T, V);
}

/** The concrete, founded on the rock of the valley. */
function wall(s: Space, { cx }: Site, T: FanTerrain, V: View): void {
  const depth = V.field((_, z) => z, 1e4);
  buttressDam(s, {
    x: cx,
    z: DAM_Z,
    crest: CREST,
    length: HALF * 2,
    height: DEPTH + CREST,
    ground: (x: number, z: number) => T.at(x, z),
    beyond: (z: number) => V.trace(depth, z, { minArea: 0 }),
    bays: 13,
  });
}

/** x of the middle of the valley: of the river below the dam, of the lake above it. */
const axis = ({ cx, k }: Site, z: number): number =>
  z < DAM_Z
    ? cx - k * 10 * smoothstep(DAM_Z, 26, z)
    : cx - k * 14 * smoothstep(DAM_Z + 6, 130, z) + k * 26 * smoothstep(130, 195, z);

/** The sun stands low over one side of the valley: that side is in shade from the river to its rim, as one shape. */
function light(site: Site, x: number, z: number, y: number): number {
  const across = site.k * (x - axis(site, z)) - (z < DAM_Z ? 1 : 6);
  return 0.3 - Math.min(across, RIM - y) * 0.3;
}

/** Height of the ground: hills round the lake, the drop behind the dam, the gorge that leaves it. */
function ground(site: Site, x: number, z: number): number {
  const { N, k } = site,
    wx = x + N.fbm(x * 0.05, z * 0.05, 3) * 6,
    wz = z + N.fbm(x * 0.05 + 7, z * 0.05, 3) * 6,
    below = z < DAM_Z;
  const bend = axis(site, z);
  const half = below ? FLOOR_HALF : HALF * (1 - 0.32 * smoothstep(DAM_Z + 4, DAM_Z + 26, z)) + 2 * Math.sin(z * 0.13);
  const near = Math.abs(z - DAM_Z) < 6 ? x : wx;
  const d =
    Math.abs(near - bend) - half + (Math.abs(z - DAM_Z) < 5 ? 0 : N.fbm(x * 0.15, z * 0.15, 3) * (below ? 1.6 : 3));
  const hill = (e: number, gain: number): number => {
    const cap = 9 + 6 * N.fbm(x * 0.03 + 3, z * 0.03, 2) + 0.03 * z;
    const raw =
      cap * (1 - Math.exp(-Math.max(0, e + 3.4 * N.ridged(wx * 0.12, wz * 0.12, 4) * smoothstep(0, 4, e)) / 9)) * gain;
    return terraced(raw, 1.9, 0.7);
  };
  const closing = 40 * smoothstep(185, 212, z);
  // the rock into which the ends of the crest are keyed
  const shoulder =
    SHOULDER * smoothstep(-0.6, 1.4, Math.abs(x - site.cx) - HALF) * (1 - smoothstep(3, 13, Math.abs(z - DAM_Z)));
  if (!below) return d + closing < 0 ? Math.max(-1.2, d * 0.3) : Math.max(0.06, hill(d + closing, 1), shoulder);
  // below the dam the valley side runs from the floor up to the crest over the dam's half length
  // buttresses step out of the lit side
  const lit = smoothstep(0, 4, k * (bend - x)) * smoothstep(DAM_Z - 2, DAM_Z - 14, z),
    rib = 9 * N.ridged(x * 0.05 + 3, z * 0.11, 3) * lit;
  const side = Math.max(0, d - rib) / ((HALF - FLOOR_HALF) * (1 + 0.9 * smoothstep(DAM_Z - 8, 22, z)));
  const wall = -DEPTH + (DEPTH + 0.6) * Math.min(1, side) ** 0.85;
  const cliff = terraced(wall + DEPTH, 3.6, 0.95 * smoothstep(DAM_Z - 1, DAM_Z - 7, z)) - DEPTH;
  const up = side > 1 ? hill((side - 1) * 12, smoothstep(DAM_Z - 60, DAM_Z - 20, z) * 0.75 + 0.1) : 0;
  return d < 0 ? -DEPTH + Math.max(-0.3, d * 0.1) : cliff + Math.max(up, shoulder);
}

/** The river that leaves the dam, as a ribbon on the valley floor. */
function river(pic: Picture, V: View, site: Site, clip: string): void {
  const p = pic.pal,
    m = p.mats;
  const bed = V.field((x, z) => {
    if (z > DAM_Z - 3) return -1;
    const bend = site.cx - site.k * 10 * smoothstep(DAM_Z, 26, z);
    return 1.7 + 0.5 * site.N(z * 0.3, 2) - Math.abs(x + site.N.fbm(x * 0.05, z * 0.05, 3) * 6 - bend);
  }, -1);
  pic.raw(
    pic.clipped(clip, shape(V.trace(bed, 0, { minArea: 60 }), mix(m.water, m.foam, 0.12), 1, ' fill-rule="evenodd"')),
  );
}
