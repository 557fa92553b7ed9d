import { mix, overprint } from '../../core/color.ts';
import { f1, poly, smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { airByDepth, type Rock, strata } from '../../props/land/canyon.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure, POSES, type Pose } from '../../props/people/figures.ts';
import { catamaran, kayak } from '../../props/vehicles/vehicles.ts';
import { gravityDam } from '../../props/water/dam.ts';
import { glints, lake, wake } from '../../props/water/water.ts';

export interface GorgeOptions {
  focal?: number;
  horizon?: number;
  rock?: Rock;
  /** what closes the far end */
  backdrop?: 'dam' | 'sky';
  actor?: 'none' | 'catamaran' | 'kayak' | 'ferrata';
}

interface Cleft {
  flip: 1 | -1;
  /** half the width of the water at each distance */
  half: (z: number) => number;
  mid: (z: number) => number;
  N: Noise;
  /** how high the walls stand */
  cap: number;
  damInView: boolean;
}

const DAM_Z = 52;

/** A slot of rock with water in it: the Garganta del Diablo under El Nihuil's dam, or a narrow arm of a lake. */
export function gorge(pic: Picture, o: GorgeOptions = {}): void {
  const { W, H, pal: p, rng } = pic,
    m = p.mats,
    damInView = o.backdrop === 'dam',
    rock = o.rock ?? 'dark',
    hz = H * (o.horizon ?? (damInView ? 0.66 : 0.6)),
    flip = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    afloat = o.actor === 'catamaran' || o.actor === 'kayak' || o.actor === 'ferrata';
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : rng.pick(['cumulus', 'streaks'] as const), cloudAmount: 0.5 });
  range(pic, { horizon: hz, height: H * 0.2, lead: 0.5, snow: 0.5, air: 0.5, seed: 'andes', peaks: 6, mist: 0.9 });
  const cam: Cam = { x: 0, y: 2.3, z: 0, f: 1050, cx: W / 2, horizon: hz };
  const G: Cleft = {
    flip,
    half: afloat ? () => 5.4 : damInView ? (z) => 2.4 + 0.055 * z : () => 3,
    mid: damInView
      ? (z) => flip * 0.085 * z
      : (z) => flip * (-1.2 + 4.6 * smoothstep(8, 30, z) - 6.5 * smoothstep(32, 60, z)),
    N: makeNoise(`${pic.seed}ga`),
    cap: afloat ? 20 : 18,
    damInView,
  };
  const T = new FanTerrain(780, 620, cam, 0.95, 3.6, 130);
  T.fill((x, z) => ground(G, x, z));
  T.illuminate(
    sunVec(p, flip > 0 ? (damInView ? 190 : 150) : damInView ? -10 : 30, Math.max(p.el, damInView ? 42 : 34)),
    {
      relief: 1.05,
      smoothing: 1,
      reach: 40,
    },
  );
  // beyond the dam there is only its lake, hidden by the wall
  const V = new View(T, cam, W, H, 2, { step: 0.0014, far: damInView ? DAM_Z : undefined });
  if (damInView) dam(pic, cam, G);
  printWalls(pic, V, G, rock);
  const water = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    top: mix(m.water, p.haze, 0.14),
    bottom: mix(m.water, m.waterDeep, afloat ? 0.75 : 0.4),
    mirror: mix(mix(m.waterDeep, m.rockD, 0.34), p.shade, 0.2),
    y0: hz + 14,
    y1: H,
    calm: afloat ? 0.7 : 0.3,
    reach: 40,
  });
  glints(pic, {
    x0: 0,
    x1: W,
    y0: hz + 30,
    y1: H,
    n: afloat ? 90 : 150,
    color: mix(m.foam, m.water, afloat ? 0.45 : 0.15),
    clip: water,
    alpha: 0.75,
  });
  boats(pic, G, cam, water, o.actor ?? 'none');
  if (o.actor === 'ferrata') ferrata(pic, flip);
}

/** Height of the ground: water, a strip of boulders, then walls that rise at once. */
function ground(G: Cleft, x: number, z: number): number {
  const { N } = G,
    bend = G.damInView ? 1.4 : 3,
    wx = x + N.fbm(x * 0.1, z * 0.1, 3) * bend,
    wz = z + N.fbm(x * 0.1 + 7, z * 0.1, 3) * bend;
  const d = Math.abs(wx - G.mid(wz)) - G.half(wz) - 0.4 * Math.sin(z * 0.4);
  const own = Math.abs(x - G.mid(z)) - G.half(z);
  // clefts and pillars: the wall steps in and out
  const pillar = 2.6 * N.ridged(wx * 0.14, wz * 0.14, 3) + 1.1 * N.ridged(wx * 0.42, wz * 0.42, 3);
  const e = Math.min(d, own + 1.4) - (G.damInView ? 3.1 : 2.4) + pillar;
  const right = (x - G.mid(z)) * G.flip > 0;
  const cap = G.cap * (right ? 1 : 0.86) + 5 * N.fbm(x * 0.05, z * 0.05, 2) + 0.04 * z;
  if (own < 0 && e < 0.4) return Math.max(-0.6, own * 0.5);
  // the slot opens upwards
  const face = (at: number, run: number, part: number) => cap * part * smoothstep(at, at + run, e);
  const wall = face(0, 0.9, 0.34) + face(1.5, 1, 0.3) + face(3.3, 1.3, 0.26) + Math.max(0, e - 4) * 0.12;
  const blocks = 0.55 * Math.max(0, N(x * 0.9, z * 0.9)) * smoothstep(0, 0.6, own);
  return 0.12 + blocks + Math.min(cap, wall) + N.fbm(x * 0.8, z * 0.8, 3) * 0.3 * smoothstep(0, 1.5, e);
}

/** Prints the rock and the air between its buttresses. */
function printWalls(pic: Picture, V: View, G: Cleft, rock: Rock): void {
  const { H, pal: p } = pic,
    m = p.mats;
  const tilt = 0.12 * G.flip;
  const layer = (x: number, z: number, y: number) => y + x * tilt + z * 0.05 + 1.1 * G.N.fbm(x * 0.12, z * 0.12, 2);
  const dark = rock === 'dark';
  const clip = printLand(pic, V, {
    base: mix(m.rockD, m.stone, 0.3),
    bands: strata(pic, { rock, from: 0.9, to: G.cap + 8, step: dark ? 2.3 : 1.9, layer }),
    shade: -0.3,
    deep: 0.05,
    shadeK: 0.8,
    deepK: 0.5,
    minArea: 70,
    tol: 0.8,
    bottom: H + 10,
    smoothing: 1,
  });
  airByDepth(pic, V, clip, [
    [26, 0.1],
    [42, 0.14],
    [64, 0.18],
  ]);
}

/** El Nihuil's wall across the slot. */
function dam(pic: Picture, cam: Cam, G: Cleft): void {
  const s = new Space(pic, cam, { az: G.flip > 0 ? 215 : -35, el: 40 });
  gravityDam(s, { x: G.mid(DAM_Z), z: DAM_Z, crest: 13.5, length: 34, height: 13.5, gates: 2, ground: () => 0 });
}

function boats(pic: Picture, G: Cleft, cam: Cam, water: string, actor: NonNullable<GorgeOptions['actor']>): void {
  const { W, pal: p } = pic,
    m = p.mats,
    at = (z: number): number => cam.horizon + (cam.y / z) * cam.f,
    foam = mix(m.foam, m.water, 0.3);
  if (actor === 'catamaran') {
    const x = W * (0.5 + 0.04 * G.flip),
      y = at(13.5);
    pic.raw(pic.clipped(water, shape(wake(x + G.flip * W * 0.12, y, W * 0.3, -G.flip, 14), foam, 0.6)));
    catamaran(pic, x, y, W * 0.27, { face: -G.flip });
  }
  if (actor === 'kayak')
    for (const [dx, z, size, top] of [
      [0.13, 15, 0.17, m.accent],
      [-0.03, 9.6, 0.24, m.cloth],
    ] as const) {
      const x = W * (0.5 + dx * G.flip),
        y = at(z);
      pic.raw(pic.clipped(water, shape(wake(x - G.flip * W * size * 0.4, y, W * size * 0.8, G.flip, 8), foam, 0.6)));
      kayak(pic, x, y, W * size, { face: G.flip, color: m.mustard, top });
    }
}

const CLIMB: Pose = {
  ...POSES.stand!,
  hip: [-0.06, 0.48],
  neck: [-0.02, 0.8],
  head: [0, 0.89],
  kneeA: [0.14, 0.42],
  footA: [0.13, 0.2],
  kneeB: [0.02, 0.24],
  footB: [0.1, 0.02],
  elbA: [0.1, 0.92],
  handA: [0.16, 1.1],
  elbB: [0.1, 0.72],
  handB: [0.17, 0.86],
};

/** Iron rungs up a near pillar of rock, a steel cable beside them, and someone clipped to it. */
function ferrata(pic: Picture, flip: 1 | -1): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    X = (t: number) => (flip > 0 ? W * t : W * (1 - t)),
    rng = pic.rng.fork('pillar'),
    stone = mix(m.rockA, m.rockD, 0.25);
  const edge: [number, number][] = [];
  for (let i = 0; i <= 12; i++)
    edge.push([X(0.72 + 0.05 * Math.sin(i * 1.7) * 0.5 + rng.range(-0.012, 0.012) + 0.02 * (i / 12)), (H * i) / 12]);
  const body = poly([...edge, [X(1.02), H + 10], [X(1.02), -10], [edge[0]![0], -10]]),
    clip = pic.clip(body);
  pic.fill(body, stone);
  // buttresses one behind the other, each a shade deeper; beds run across all of them
  const jagged = (t: number, lean: number): string => {
    const pts: [number, number][] = [];
    for (let i = 0; i <= 11; i++) pts.push([X(t + lean * (i / 11) + rng.range(-0.012, 0.012)), (H * i) / 11]);
    return poly([...pts, [X(1.03), H + 10], [X(1.03), -10], [pts[0]![0], -10]]);
  };
  let beds = '';
  for (let i = 0; i < 5; i++) {
    const y = H * (0.06 + 0.2 * i + rng.range(-0.03, 0.03)),
      thick = H * rng.range(0.025, 0.06);
    beds += poly([
      [X(0.66), y],
      [X(1.03), y - H * 0.05],
      [X(1.03), y - H * 0.05 + thick],
      [X(0.66), y + thick],
    ]);
  }
  pic.raw(pic.clipped(clip, shape(beds, mix(m.rockB, m.rockA, 0.35))));
  for (const [t, lean, k] of [
    [0.835, 0.02, 0.4],
    [0.89, -0.02, 0.5],
    [0.955, 0.015, 0.5],
  ] as const)
    pic.add('multiply', pic.clipped(clip, shape(jagged(t, lean), p.shade, k)));
  const steel = overprint(m.metal, p.deep, 0.4),
    rungX = 0.755;
  for (let y = -H * 0.02; y < H * 1.02; y += H * 0.062) {
    const w = 0.035;
    pic.shade(
      poly([
        [X(rungX), y + 8],
        [X(rungX + w), y + 10],
        [X(rungX + w), y + 15],
        [X(rungX), y + 13],
      ]),
      p.shade,
      0.6,
    );
    pic.line(
      `M${f1(X(rungX))} ${f1(y + 6)}L${f1(X(rungX))} ${f1(y)}L${f1(X(rungX + w))} ${f1(y + 2)}L${f1(X(rungX + w))} ${f1(y + 8)}`,
      steel,
      5,
    );
  }
  pic.line(
    `M${f1(X(0.81))} -10L${f1(X(0.806))} ${f1(H * 0.36)}L${f1(X(0.812))} ${f1(H * 0.74)}L${f1(X(0.808))} ${f1(H + 10)}`,
    steel,
    3,
  );
  const h = H * 0.3,
    x = X(rungX - 0.028),
    y = H * 0.66;
  figure(
    pic,
    x,
    y,
    h,
    CLIMB,
    { top: m.accent, bottom: mix(p.deep, m.cloth, 0.4), hat: 'helmet', hatColor: m.mustard, pack: m.cloth },
    flip,
  );
  // harness and the two lanyards to the cable
  pic.line(`M${f1(x - h * 0.06)} ${f1(y - h * 0.5)}h${f1(h * 0.1)}`, m.mustard, h * 0.025);
  for (const to of [0.55, 0.63])
    pic.line(
      `M${f1(x)} ${f1(y - h * 0.5)}Q${f1(X(0.79))} ${f1(y - h * 0.36)} ${f1(X(0.808))} ${f1(H * to - h * 0.2)}`,
      m.mustard,
      2.6,
    );
}
