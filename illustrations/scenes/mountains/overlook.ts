import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, lerp, poly, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { printLand, range } from '../../props/land/land.ts';
import { boulder } from '../../props/land/stones.ts';
import { outfit, people } from '../../props/people/travellers.ts';
import { coiron, jarilla, tones } from '../../props/plants/plants.ts';
import { glints, lake } from '../../props/water/water.ts';
import { jarillas } from '../water/canyon.ts';
import { grove } from '../water/river-valley.ts';
import { type Front, verge } from './overlook-fronts.ts';

export type Outlook = 'canyon' | 'gorge' | 'plain' | 'valley' | 'oasis' | 'lake';
export type Visitors = 'hikers' | 'none';

export interface OverlookOptions {
  focal?: number;
  horizon?: number;
  outlook?: Outlook;
  people?: Visitors;
  /** the ground underfoot; a rock ledge by default */
  front?: Front;
}

/** The shape of the land below a lookout. Heights in metres above the water or the valley floor. */
interface Land {
  /** height of the table land that the valley is cut into */
  plateau: number;
  /** half width of the valley floor at z */
  wide: (z: number) => number;
  /** how far the walls take to rise, in metres of ground */
  run: number;
  /** half width of the river, 0 for none */
  river: number;
}

const LANDS: Record<Outlook, Land> = {
  canyon: { plateau: 24, wide: (z) => 6 + z * 0.03, run: 15, river: 2.6 },
  gorge: { plateau: 34, wide: (z) => 1.5 + z * 0.012, run: 5, river: 2.6 },
  plain: { plateau: 0.2, wide: () => 0, run: 1, river: 0 },
  valley: { plateau: 20, wide: (z) => 20 + z * 0.12, run: 46, river: 3.4 },
  oasis: { plateau: 0.2, wide: () => 0, run: 1, river: 0 },
  lake: { plateau: 16, wide: (z) => 30 - 10 * smoothstep(50, 110, z), run: 26, river: 99 },
};

/** Eye height above the ledge; it puts the heads of people 1.7 m tall just under the horizon. */
const EYE = 2.3;
/** Drop from the ledge to the table land. */
const LEDGE = 4;
/** Height of the greater of the two steps from the ledge down to the near slabs. */
const STEP = 0.4;
/** Height of the hill that the lookout stands on where the table land is low. */
const HILL = 24;

/** Where the drawn land ends. */
const FAR = 1100;

/** A rock balcony over a canyon, a gorge, a lake, a green valley or the plain, with travellers looking out. */
export function overlook(pic: Picture, o: OverlookOptions = {}): void {
  const { W, H, pal: p } = pic;
  const outlook = o.outlook ?? 'canyon';
  const flip = (o.focal ?? 0.62) < 0.5 ? -1 : 1;
  const hz = H * (o.horizon ?? 0.4);
  const land = LANDS[outlook];
  const ledge = Math.max(land.plateau, outlook === 'plain' || outlook === 'oasis' ? HILL : 0) + LEDGE;
  const cam: Cam = { x: 0, y: ledge + EYE, z: 0, f: 1080, cx: W / 2, horizon: hz };
  backdrop(pic, hz, flip, outlook);

  const N = makeNoise(`${pic.seed}mi`);
  const isLedge = (o.front ?? 'ledge') === 'ledge';
  const edge = isLedge ? ledgeEdge(N, flip) : () => -99;
  const T = new FanTerrain(700, 660, cam, 0.95, 3, FAR);
  const ground = groundBelow(outlook, N, flip, o.front === 'air' && outlook === 'valley');
  T.fill((x, z) => {
    const below = ground.height(x, z);
    // the edge is equally ragged along it and across it
    const out = z - edge(x + 0.9 * N.fbm(z * 0.45, x * 0.3 + 5, 3));
    if (out > 6) return below;
    const top =
      ledge +
      0.1 * N.fbm(x * 0.4, z * 0.4, 2) +
      0.7 * smoothstep(2.5, 7, flip * x - z * 0.2) -
      stepsDown(N, flip * x, z);
    // a broken lip, a shelf under it, then the drop
    const shelf = 2.1 + 1.6 * N(x * 0.9, 3);
    const step = 1.1 * smoothstep(0, 0.25, out) + 1.3 * smoothstep(shelf * 0.5, shelf * 0.5 + 0.25, out);
    return lerp(top - step, below, smoothstep(shelf, 5, out));
  });
  // in the gorge the sun reaches the wall that faces us
  const az = flip > 0 === (outlook !== 'gorge') ? 158 : 22;
  T.illuminate(sunVec(p, az, Math.max(p.el, 27)), { relief: 1.1, smoothing: 2, reach: 60 });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  printGround(pic, V, { outlook, ground, ledge, N });
  if (isLedge) nearShade(pic, V, N, flip);
  haze(pic, V, N, outlook);
  if (land.river > 0) water(pic, V, T, hz);
  if (outlook === 'oasis') poplars(pic, T, V, cam, ground.parcel);
  if (o.front === 'air' && outlook === 'valley') grove(pic, T, cam, N, ground.middle);
  if (o.front === 'verge') verge({ pic, cam, flip, level: ledge });
  if (!isLedge) return;
  // nothing grows where the group stands
  jarillas(pic, V, T, cam, (x, z) => z < edge(x) - 0.3 && z > 8 && flip * x > 5.4, 5);
  stones(pic, T, cam, edge, flip);
  footOfTheStep(pic, T, cam, edge, flip);
  visitors(pic, T, cam, edge, flip, o.people ?? 'hikers');
}

function backdrop(pic: Picture, hz: number, flip: number, outlook: Outlook): void {
  const { W, H, pal: p } = pic;
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz + 10,
    clouds: p.night ? 'none' : pic.rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
    cloudAmount: 0.8,
    sun: low ? { x: W * (0.5 - 0.27 * flip), y: hz * 0.5, r: 40 } : undefined,
  });
  range(pic, {
    horizon: hz + 8,
    height: H * (outlook === 'valley' ? 0.27 : 0.17),
    lead: 0.5 - 0.16 * flip,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 7,
    mist: 0.9,
  });
  if (outlook !== 'canyon' && outlook !== 'gorge')
    range(pic, {
      horizon: hz + 12,
      height: H * 0.07,
      snow: 0,
      rock: mix(p.mats.scrub, p.mats.rockB, 0.5),
      air: 0.48,
      seed: 'lomas',
      peaks: 10,
      mist: 0.8,
      deep: null,
    });
}

/** How far the ledge reaches out, by x: a tongue of rock on the side of the subject. */
function ledgeEdge(N: ReturnType<typeof makeNoise>, flip: number): (x: number) => number {
  return (x) => {
    const u = flip * x;
    return 3 + 13 * smoothstep(-1.6, 2.2, u) - 5 * smoothstep(6.5, 12, u) + 2.6 * N.fbm(x * 1.3, 7, 4);
  };
}

/** Metres by which a point lies beyond each of the two steps in the rock underfoot; `u` runs to the subject's side. */
function beyondSteps(N: ReturnType<typeof makeNoise>, u: number, z: number): { upper: number; lower: number } {
  // long smooth bends: a face that kept turning would be lit and shaded in turn, like a row of blocks
  const ragged = 0.5 * N.fbm(u * 0.3, 3, 2) + 0.1 * Math.sign(N(u * 0.7, 8));
  return { upper: z - (9.2 + 0.24 * u + ragged), lower: z - (6.9 + 0.08 * u + 0.8 * ragged) };
}

/** The slabs underfoot lie lower than the ledge by two steps, whose broken faces point at the viewer. */
function stepsDown(N: ReturnType<typeof makeNoise>, u: number, z: number): number {
  const { upper, lower } = beyondSteps(N, u, z);
  return 0.2 * smoothstep(0.08, -0.08, upper) + STEP * smoothstep(0.1, -0.1, lower);
}

/** The shade of the rocks behind us, thrown over the near slabs on the subject's side. */
function nearShade(pic: Picture, V: View, N: ReturnType<typeof makeNoise>, flip: number): void {
  const clip = pic.clip(V.silhouette(pic.H + 10));
  const line = V.field((x, z) => 4.9 + 0.42 * flip * x + 0.7 * N.fbm(x * 0.5, z * 0.4, 3) - z, -2);
  const shade = shape(V.trace(line, 0, { minArea: 200, tol: 0.8 }), pic.pal.shade, 0.5, ' fill-rule="evenodd"');
  pic.add('multiply', pic.clipped(clip, shade));
  // the faces of the steps turn away from the light
  const faces = V.field((x, z, y) => {
    const { upper, lower } = beyondSteps(N, flip * x, z);
    return z < 24 && y > 0 ? 0.11 - Math.min(Math.abs(upper), Math.abs(lower)) : -1;
  }, -2);
  const turned = shape(V.trace(faces, 0, { minArea: 60, tol: 0.6 }), pic.pal.shade, 0.3, ' fill-rule="evenodd"');
  pic.add('multiply', pic.clipped(clip, turned));
}

/** Whether something can lie at (x, z): not on the face of a step. */
const level = (T: FanTerrain, x: number, z: number): boolean =>
  Math.abs(T.at(x, z + 0.3) - T.at(x, z - 0.3)) < STEP * 0.35;

/** Plants and stones at the foot of the near step: a boulder, a jarilla, tufts of coirón. */
function footOfTheStep(pic: Picture, T: FanTerrain, cam: Cam, edge: (x: number) => number, flip: number): void {
  const p = pic.pal;
  const rng = pic.rng.fork('escalon');
  const grass = tones(p, mix(p.mats.steppe, p.mats.scrub, 0.35));
  const at = (u: number, z: number): [number, number, number] => {
    const [a, b] = project(cam, flip * u, T.at(flip * u, z), z);
    return [a, b, cam.f / z];
  };
  const tuft = (u: number, z: number): void => {
    if (z > edge(flip * u) - 0.3 || !level(T, flip * u, z)) return;
    const [a, b, sc] = at(u, z);
    const h = sc * rng.range(0.26, 0.44);
    pic.shade(ellipse(a + flip * h * 0.45, b, h * 0.6, h * 0.09), p.shade, 0.5);
    pic.fill(coiron(a, b, h, rng, 12, 1.1), grass.mid);
    pic.fill(coiron(a - flip * h * 0.06, b, h * 0.9, rng, 6, 0.9), grass.light);
  };
  for (let i = 0; i < 16; i++) tuft(rng.range(-0.4, 6), 8.6 - 0.2 * i + rng.range(-0.2, 0.2));
  const stone = { color: mix(p.mats.stone, p.mats.rockA, 0.5), fall: flip };
  const [a, b, sc] = at(rng.range(2.6, 3.3), 5.9);
  boulder(pic, a, b, sc * 0.42, rng, stone);
  boulder(pic, a - flip * sc * 0.62, b + sc * 0.05, sc * 0.18, rng, stone);
  const [ja, jb, js] = at(rng.range(1.2, 2.2), 6);
  jarilla(pic, ja, jb, js * rng.range(0.6, 0.85), tones(p, p.mats.scrub), rng.fork('j'), { flowers: p.mats.mustard });
  for (const [u, z] of [
    [1.3, 5.7],
    [0.9, 6.2],
    [3.7, 5.6],
  ] as const)
    tuft(u, z);
}

interface Ground {
  height: (x: number, z: number) => number;
  /** the middle of the valley at z */
  middle: (z: number) => number;
  /** number of the field at (x, z), or -1 outside the oasis */
  parcel: (x: number, z: number) => number;
}

/** The land below: a valley cut into a table land, or a plain. */
function groundBelow(outlook: Outlook, N: ReturnType<typeof makeNoise>, flip: number, isSoft: boolean): Ground {
  const land = LANDS[outlook];
  const mid = (z: number) =>
    flip *
    (-7 +
      12 * smoothstep(24, 62, z) -
      34 * smoothstep(62, 130, z) +
      60 * smoothstep(130, 250, z) -
      0.2 * Math.max(0, z - 240));
  const parcel = (x: number, z: number) => {
    const u = (x * 0.94 + z * 0.34) / 11;
    const v = (z * 0.94 - x * 0.34) / 15;
    const wander = N.fbm(x * 0.01, z * 0.01, 2) * 40;
    if (z < 46 + wander || z > 640) return -1;
    const n = Math.abs(Math.floor(u) * 7 + Math.floor(v) * 13 + Math.floor(u * 0.5) * 3) % 6;
    // roads and hedges between the fields
    const gap = Math.min(u - Math.floor(u), v - Math.floor(v));
    return gap < 0.07 ? -1 : n;
  };
  if (outlook === 'oasis') return { height: (x, z) => rolling(N, x, z) * smoothstep(70, 30, z), parcel, middle: mid };
  if (outlook === 'plain') {
    // the canyon is a crack in the plain that winds away from the foot of the hill
    const crack = (x: number, z: number) =>
      Math.abs(x - flip * (-34 + 26 * Math.sin(z * 0.026 + 1) + 0.12 * z) - 5 * N.fbm(x * 0.03, z * 0.03, 3)) -
      (3.5 + z * 0.028) * smoothstep(46, 74, z);
    return {
      height: (x, z) =>
        rolling(N, x, z) - 26 * smoothstep(2, -2, crack(x, z) + 2.4 * N.ridged(x * 0.1, z * 0.1, 3) - 1),
      parcel: () => -1,
      middle: mid,
    };
  }
  return {
    parcel: () => -1,
    middle: mid,
    height: (x, z) => {
      const wx = x + N.fbm(x * 0.05, z * 0.05, 3) * 6;
      const wz = z + N.fbm(x * 0.05 + 7, z * 0.05, 3) * 6;
      const off = Math.abs(wx - mid(wz));
      const d = off - land.wide(wz) + 2.4 * N.ridged(wx * 0.07, wz * 0.07, 3) * Math.min(1, land.run / 14);
      const bank = outlook === 'lake' ? d : off - land.river - 0.5 * N(x * 0.2, z * 0.2);
      if (bank < 0) return Math.max(-0.7, bank * 0.4);
      const floor = Math.min(1.2, bank * 0.12);
      if (d < 0) return floor;
      return floor + rise(outlook, land, d, N, wx, wz) + N.fbm(x * 0.7, z * 0.7, 3) * (isSoft ? 0.04 : 0.25);
    },
  };
}

const rolling = (N: ReturnType<typeof makeNoise>, x: number, z: number) => 0.5 + 1.2 * N.fbm(x * 0.04, z * 0.04, 3);

/** From the valley floor up to the table land: terraces of cliff and talus, or one soft slope. */
function rise(outlook: Outlook, land: Land, d: number, N: ReturnType<typeof makeNoise>, x: number, z: number): number {
  const top = land.plateau * (0.92 + 0.16 * N.fbm(x * 0.025, z * 0.025, 2));
  const t = clamp((d + 2.6 * Math.min(1, land.run / 15) * N.ridged(x * 0.16, z * 0.16, 3)) / land.run);
  if (outlook === 'valley') return top * t ** 1.35 * (0.55 + 0.6 * N.ridged(x * 0.035, z * 0.035, 3));
  const cliffs = 0.3 * smoothstep(0.12, 0.24, t) + 0.28 * smoothstep(0.42, 0.52, t) + 0.26 * smoothstep(0.72, 0.84, t);
  return top * (cliffs + 0.16 * t);
}

function printGround(
  pic: Picture,
  V: View,
  q: { outlook: Outlook; ground: Ground; ledge: number; N: ReturnType<typeof makeNoise> },
): void {
  const { H, pal: p } = pic;
  const { outlook, N, ledge } = q;
  const m = p.mats;
  const plateau = LANDS[outlook].plateau;
  const dark = outlook === 'gorge';
  const [a, b, c, d] = dark
    ? [mix(m.rockD, m.granite, 0.5), m.granite, mix(m.granite, m.sand, 0.35), mix(m.rockD, p.deep, 0.35)]
    : [m.rockA, m.rockB, m.rockC, mix(m.rockA, m.rockD, 0.5)];
  const layer = (x: number, z: number, y: number) =>
    (y + 0.6 * N.fbm(x * 0.06, z * 0.06, 2)) / Math.max(1, plateau) - (y > ledge - 6 && z < 24 ? 9 : 0);
  const strata: [number, Hex][] = [
    [0.09, b],
    [0.2, a],
    [0.3, c],
    [0.36, a],
    [0.45, d],
    [0.56, b],
    [0.66, c],
    [0.71, a],
    [0.84, d],
    [0.9, b],
    [1.0, mix(m.steppe, b, 0.3)],
  ];
  const flat = outlook === 'plain' || outlook === 'oasis' || outlook === 'valley';
  const bands = flat ? [] : strata.map(([at, color]) => ({ fn: layer, at, color }));
  const field = (n: number) => (x: number, z: number) => (q.ground.parcel(x, z) === n ? 1 : 0);
  const crops = [m.vine, mix(m.vine, m.leafDark, 0.4), m.leaf, m.poplar, mix(m.soil, m.steppe, 0.4), m.olive];
  const green = outlook === 'valley' ? mix(m.leaf, m.vine, 0.4) : m.scrub;
  const grass = (x: number, z: number, y: number) => (y < 2.6 && z > 20 ? 1 : 0) * (0.5 + N.fbm(x * 0.1, z * 0.1, 3));
  const scrubby = (x: number, z: number) => N.fbm(x * 0.05 + 5, z * 0.12, 3);
  printLand(pic, V, {
    base: flat ? mix(m.steppe, m.rockB, 0.25) : mix(b, m.steppe, 0.3),
    bands: [
      ...bands,
      { fn: grass, at: outlook === 'valley' ? 0.12 : 0.5, color: mix(green, m.steppe, 0.15), minArea: 30 },
      ...(flat ? [{ fn: scrubby, at: 0.24, color: mix(m.scrub, m.steppe, 0.6), minArea: 60 }] : []),
      ...(outlook === 'oasis'
        ? crops.map((color, n) => ({ fn: field(n), at: 0.5, color, smooth: 0, minArea: 8 }))
        : []),
      // the crack in the plain: its far wall catches light, its depth does not
      ...(outlook === 'plain'
        ? [
            { fn: (_x: number, z: number, y: number) => (z > 40 ? -y : -99), at: 2.5, color: m.rockA, minArea: 20 },
            { fn: (_x: number, z: number, y: number) => (z > 40 ? -y : -99), at: 9, color: m.rockD, minArea: 20 },
            {
              fn: (_x: number, z: number, y: number) => (z > 40 ? -y : -99),
              at: 15,
              color: overprint(m.rockD, p.shade, 0.8),
              minArea: 20,
            },
          ]
        : []),
      // the balcony itself: bare warm rock, its face banded
      {
        fn: (x: number, z: number, y: number) => (z < 24 ? y + 0.4 * N.fbm(x * 0.3, z * 0.3, 2) : -99),
        at: ledge - 3.2,
        color: m.rockA,
      },
      {
        fn: (x: number, z: number, y: number) => (z < 24 ? y + 0.4 * N.fbm(x * 0.3, z * 0.3, 2) : -99),
        at: ledge - 1.7,
        color: m.rockC,
      },
      {
        fn: (x: number, z: number, y: number) => (z < 24 ? y + 0.3 * N.fbm(x * 0.3, z * 0.3, 2) : -99),
        at: ledge - 0.95,
        color: mix(m.rockA, m.rockB, 0.55),
      },
      // the faces of the steps, bed on bed
      ...(
        [
          [0.52, m.rockC],
          [0.44, mix(m.rockA, m.rockD, 0.3)],
          [0.33, mix(m.rockC, m.rockB, 0.6)],
          [0.16, mix(m.rockA, m.rockB, 0.3)],
          [0.09, mix(m.sand, m.rockB, 0.45)],
        ] as const
      ).map(([under, color]) => ({
        fn: (x: number, z: number, y: number) => (z < 24 ? y + 0.1 * N.fbm(x * 0.4, z * 0.4, 2) : -99),
        at: ledge - under,
        color,
        minArea: 30,
      })),
      {
        // worn slabs on its top
        fn: (x: number, z: number, y: number) =>
          z < 24 && y > ledge - 0.8 ? N.fbm(x * 0.45 + 3, z * 0.8, 3) + 0.35 * N(x * 1.7, z * 2.4) : -1,
        at: 0.24,
        color: mix(m.sand, m.rockB, 0.85),
        minArea: 60,
      },
    ],
    shade: -0.3,
    deep: 0.05,
    shadeK: 0.76,
    deepK: 0.45,
    minArea: dark ? 420 : 130,
    tol: 0.8,
    bottom: H + 10,
    smoothing: dark ? 3 : 1,
  });
}

/** Air between us and the far land: many thin films, so that none shows its edge. */
function haze(pic: Picture, V: View, N: ReturnType<typeof makeNoise>, outlook: Outlook): void {
  const clip = pic.clip(V.silhouette(pic.H + 10));
  const depth = V.field((x, z) => z + 16 * N.fbm(x * 0.05, z * 0.05, 2));
  const film = outlook === 'gorge' ? 0.05 : 0.075;
  for (let z = 46; z < 330; z *= 1.24) {
    const d = V.trace(depth, z, { minArea: 160, tol: 0.8 });
    pic.raw(pic.clipped(clip, shape(d, pic.pal.haze, film, ' fill-rule="evenodd"')));
  }
}

function water(pic: Picture, V: View, T: FanTerrain, hz: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const clip = lake(pic, V, {
    bed: (x, z) => (z > FAR * 0.4 ? 1 : T.at(x, z)),
    at: (x, z) => T.at(x, z),
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    top: mix(m.water, p.haze, 0.25),
    bottom: mix(m.water, m.waterDeep, 0.5),
    mirror: mix(mix(m.waterDeep, m.rockA, 0.3), p.shade, 0.12),
    y0: hz + 20,
    y1: H * 0.85,
    calm: 0.6,
    reach: 60,
  });
  glints(pic, {
    x0: 0,
    x1: W,
    y0: hz + 40,
    y1: H * 0.8,
    n: 60,
    color: lit(p, m.water, 0.6),
    clip,
    alpha: 0.5,
    size: 0.5,
  });
}

/** Lines of poplars along the edges of the fields, seen from afar. */
function poplars(pic: Picture, T: FanTerrain, V: View, cam: Cam, parcel: Ground['parcel']): void {
  const p = pic.pal;
  const rng = pic.rng.fork('alamos');
  const air = (z: number) => clamp(z / 330, 0, 0.6);
  for (let z = 420; z > 48; z *= 0.97) {
    let d = '';
    for (let x = -z * 0.6; x < z * 0.6; x += 1.3) {
      if (parcel(x, z) !== -1 || parcel(x + 2, z + 2) === -1 || rng.chance(0.5)) continue;
      const [sx, sy] = project(cam, x, T.at(x, z), z);
      const gi = Math.round(sx / V.q);
      const gj = Math.round(sy / V.q) + 1;
      if (gi < 0 || gj < 0 || gi >= V.gw || gj >= V.gh || Math.abs(V.wz[gj * V.gw + gi]! - z) > z * 0.06) continue;
      const h = (cam.f / z) * rng.range(2, 3.4);
      d += poly([
        [sx - h * 0.15, sy],
        [sx - h * 0.12, sy - h * 0.6],
        [sx, sy - h],
        [sx + h * 0.12, sy - h * 0.6],
        [sx + h * 0.15, sy],
      ]);
    }
    pic.fill(d, mix(overprint(p.mats.poplarDark, p.shade, 0.2), p.haze, air(z)));
  }
}

/** Loose stones on the ledge. */
function stones(pic: Picture, T: FanTerrain, cam: Cam, edge: (x: number) => number, flip: number): void {
  const rng = pic.rng.fork('piedras');
  const list: { x: number; z: number }[] = [];
  for (let i = 0; i < 60 && list.length < 13; i++) {
    const x = flip * rng.range(0, 8);
    const z = rng.range(5.5, 16);
    if (z < edge(x) - 0.5 && level(T, x, z)) list.push({ x, z });
  }
  list.sort((a, b) => b.z - a.z);
  for (const { x, z } of list) {
    const [sx, sy] = project(cam, x, T.at(x, z), z);
    boulder(pic, sx, sy, (cam.f / z) * rng.range(0.06, 0.26), rng, {
      color: mix(pic.pal.mats.stone, pic.pal.mats.rockB, 0.5),
      fall: flip,
    });
  }
}

function visitors(
  pic: Picture,
  T: FanTerrain,
  cam: Cam,
  edge: (x: number) => number,
  flip: number,
  who: Visitors,
): void {
  if (who === 'none') return;
  const m = pic.pal.mats;
  const HEIGHT = 1.72;
  const spot = (u: number, back: number): { x: number; y: number; h: number } => {
    const x = flip * u;
    const z = edge(x) - back;
    const [sx, sy] = project(cam, x, T.at(x, z), z);
    return { x: sx, y: sy, h: (cam.f / z) * HEIGHT };
  };
  people(
    pic,
    [
      { ...spot(1.6, 1.3), pose: 'akimbo', look: { ...outfit(pic, 3, 'cap'), pack: m.cloth }, face: -flip },
      {
        ...spot(2.9, 1.1),
        pose: 'point',
        look: { ...outfit(pic, 0, 'gaucho'), pack: m.mustard, hatColor: m.sand },
        face: -flip,
      },
      { ...spot(4.4, 2.3), pose: 'rest', look: { ...outfit(pic, 2), hat: 'cap' }, face: -flip },
    ],
    flip,
  );
}
