import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { airByDepth, moonlit, strata, terraced } from '../../props/land/canyon.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { jarilla, lightSide, tones } from '../../props/plants/plants.ts';
import { glints, lake } from '../../props/water/water.ts';

/** One world unit here is about ten metres of the real gorge. */
const RIM = 20;
const EYE = 21.6;
const LEDGE = 20.55;
/** Distance from the foot of a wall to its rim. */
const WALL_RUN = 15;

export interface LookoutOptions {
  focal?: number;
  horizon?: number;
  /** what fills the bottom of the gorge */
  water?: 'river' | 'lake';
  /** people at the railing */
  people?: boolean;
}

interface Gorge {
  flip: 1 | -1;
  mid: (z: number) => number;
  half: (z: number) => number;
  /** flat ground between the water and the foot of the walls */
  floor: number;
  road: ((z: number) => number) | undefined;
  /** how far the ledge under the viewer reaches, by viewing direction (x over z, towards the ledge) */
  lip: (slope: number) => number;
}

/** From a lookout on the rim: the whole gorge, step by step down to the water and the gravel road. */
export function lookout(pic: Picture, o: LookoutOptions = {}): void {
  const { W, H, pal: p, rng } = pic,
    N = makeNoise(`${pic.seed}mi`),
    isWide = W > H,
    hz = H * (o.horizon ?? (isWide ? (p.night ? 0.28 : 0.31) : 0.33)),
    flip = (o.focal ?? 0.62) < 0.5 ? -1 : 1,
    lowSun = ['dawn', 'golden', 'dusk'].includes(p.name);
  sky(pic, {
    horizon: hz + 12,
    clouds: p.night || isWide ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
    cloudAmount: 0.6,
    sun:
      lowSun || p.night
        ? { x: W * (0.5 - 0.27 * flip), y: hz * 0.46, r: isWide ? (p.night ? 17 : 22) : p.night ? 22 : 30 }
        : undefined,
  });
  range(pic, {
    horizon: hz + 6,
    height: H * (isWide && !p.night ? 0.085 : 0.11),
    lead: 0.5 + 0.12 * flip,
    snow: 0.55,
    air: 0.5,
    seed: 'andes',
    peaks: 9,
    mist: 0.7,
  });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: isWide ? 740 : 1150, cx: W / 2, horizon: hz };
  const G = gorge(flip, o.water ?? 'river', rng.range(-1, 1), N, isWide ? 1.9 : 1, !isWide);
  const T = new FanTerrain(820, 680, cam, isWide ? 1.4 : 0.86, 1.2, 150);
  T.fill((x, z) => ground(G, N, x, z));
  const az = flip > 0 ? Math.max(p.az > 90 ? p.az : 158, 150) : 24;
  T.illuminate(sunVec(p, az, Math.max(p.el, 29)), { relief: 1, smoothing: 1, reach: 44 });
  const V = new View(T, cam, W, H, 2, { step: 0.0012 });
  printGorge(pic, V, G, N);
  printWater(pic, V, T, o.water ?? 'river');
  ledgeLife(pic, T, cam, G, o.people !== false);
}

/** Lays out the gorge: where it runs, how wide the water lies, where the lookout's ledge breaks off. */
function gorge(flip: 1 | -1, water: 'river' | 'lake', phase: number, N: Noise, wide: number, isFar: boolean): Gorge {
  // How the ledge juts out: on an upright sheet far enough that who stands there is in the part that a phone shows.
  const [from, to] = isFar ? ([0.06, 0.5] as const) : ([0.14, 0.66] as const);
  const mid = (z: number) =>
    flip * (3.4 + (5.5 + z * 0.05) * Math.sin((z - 34) / 13 + phase * 0.5) * smoothstep(8, 30, z) - 0.02 * z);
  return {
    flip,
    mid,
    half:
      water === 'lake'
        ? (z) => 4.6 + 1.1 * Math.sin(z * 0.16 + phase)
        : (z) => (0.62 + 0.16 * Math.sin(z * 0.5)) * wide,
    floor: water === 'river' ? 6.6 : 4.8,
    road: water === 'river' ? (z) => mid(z) + flip * (1.28 + 0.62 * wide + 0.7 * Math.sin(z * 0.21)) : undefined,
    lip: (slope) => 0.9 + 3.5 * smoothstep(from, to, slope + 0.05 * N(slope * 9, 3)) ** 0.8 + 0.12 * N(slope * 14, 9),
  };
}

/** Height of the ground: bank and talus, stepped walls, the plateau, and the ledge in the foreground. */
function ground(G: Gorge, N: Noise, x: number, z: number): number {
  const lip = G.lip((G.flip * x) / z);
  if (z < lip) return LEDGE + 0.05 * N.fbm(x * 1.4, z * 1.4, 3) - 0.12 * smoothstep(lip - 0.5, lip, z);
  const wx = x + N.fbm(x * 0.06, z * 0.06, 3) * 3.4,
    wz = z + N.fbm(x * 0.06 + 7, z * 0.06, 3) * 3.4;
  const d = Math.abs(x - G.mid(z)) - G.half(z);
  // the last bend closes the view
  const end = 26 * smoothstep(98, 122, z);
  if (d < 0 && end < 0.5) return Math.max(-0.5, d * 0.6);
  const bank = 0.1 + 0.12 * Math.min(Math.max(0, d), 3);
  const spread = Math.abs(wx - G.mid(wz)) - G.half(wz);
  const buttress = 4.2 * N.ridged(wx * 0.1, wz * 0.1, 3) + 1.7 * N.ridged(wx * 0.31, wz * 0.31, 3);
  const e = Math.max(0, Math.max(spread, d * 0.5) + end - G.floor + buttress * 0.75);
  const talus = 0.32 * Math.max(0, d - 1.8) * smoothstep(0, 5, d);
  const climb = RIM * Math.min(1.15, e / WALL_RUN) ** 0.94;
  const top = RIM + 0.5 * N.fbm(x * 0.05, z * 0.05, 2) + 0.9 * smoothstep(40, 130, z);
  const wall = Math.min(top, terraced(climb, 3.3, 0.85));
  return Math.min(top, bank + Math.max(talus, wall)) + 0.1 * N.fbm(x * 0.8, z * 0.8, 3) * smoothstep(1, 3, d);
}

/** The beds of rock, the scrub of plateau and bank, the gravel road, and the air between. */
function printGorge(pic: Picture, V: View, G: Gorge, N: Noise): void {
  const { H, pal: p } = pic,
    m = p.mats,
    tilt = pic.rng.range(-0.025, 0.025);
  const layer = (x: number, z: number, y: number) => y + x * tilt + 0.4 * N.fbm(x * 0.09, z * 0.09, 2);
  const road = G.road;
  const clip = printLand(pic, V, {
    base: moonlit(pic, mix(m.rockB, m.steppe, 0.3)),
    bands: [
      ...strata(pic, { rock: 'atuel', from: 1.6, to: RIM - 0.7, step: 1.5, layer }),
      { fn: layer, at: RIM - 0.6, color: moonlit(pic, mix(m.steppe, m.rockB, 0.45)) },
      {
        fn: (x, z, y) => (y > RIM - 0.9 || y < 1.5 ? 1 : 0) * (0.4 + N.fbm(x * 0.4, z * 0.4, 3)),
        at: 0.52,
        color: mix(m.scrub, m.rockB, 0.25),
        minArea: 24,
      },
      ...(road
        ? [
            {
              fn: (x: number, z: number) => (z > 12 ? 0.3 - Math.abs(x - road(z)) : -1),
              at: 0,
              color: lit(p, m.sand, 0.25),
              smooth: 0,
              minArea: 6,
            },
          ]
        : []),
    ],
    shade: -0.3,
    deep: 0.06,
    shadeK: 0.76,
    deepK: 0.44,
    // By moonlight the notches of a wall would be holes in it, and the near ones are stains in any light.
    minArea: p.night ? 16000 : pic.hasGradedSky ? 9000 : 80,
    tol: 0.8,
    bottom: H + 10,
    smoothing: 1,
  });
  airByDepth(
    pic,
    V,
    clip,
    [
      [24, 0.1],
      [38, 0.14],
      [58, 0.2],
      [85, 0.24],
      [115, 0.22],
    ],
    (x, z) => 5 * N.fbm(x * 0.1, z * 0.1, 2),
  );
}

/** The river's thread or the drowned gorge, with the reflections in it. */
function printWater(pic: Picture, V: View, T: FanTerrain, water: 'river' | 'lake'): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    hz = V.cam.horizon;
  const clip = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    bed: (x, z) => (z < 10 || z > 118 ? 1 : T.at(x, z)),
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    top: mix(m.water, p.haze, 0.24),
    bottom: mix(m.water, m.waterDeep, water === 'lake' ? 0.75 : 0.3),
    mirror: mix(mix(m.waterDeep, m.rockA, 0.26), p.shade, 0.1),
    y0: hz + 60,
    y1: H,
    calm: 0.7,
    reach: 30,
  });
  glints(pic, {
    x0: 0,
    x1: W,
    y0: hz + 80,
    y1: H,
    n: water === 'lake' ? 130 : 60,
    color: mix(m.water, p.paper, 0.55),
    clip,
    alpha: 0.6,
    size: 0.6,
  });
}

interface Spot {
  x: number;
  y: number;
  /** sheet units per world unit there */
  u: number;
}

/** Bushes, the railing and two visitors on the ledge. */
function ledgeLife(pic: Picture, T: FanTerrain, cam: Cam, G: Gorge, people: boolean): void {
  const p = pic.pal,
    m = p.mats,
    rng = pic.rng.fork('ledge');
  /** a spot in direction `slope`, `back` units behind the lip */
  const spot = (slope: number, back: number): Spot => {
    const z = Math.max(1.3, G.lip(slope) - back),
      x = G.flip * slope * z,
      [sx, sy] = project(cam, x, T.at(x, z), z);
    return { x: sx, y: sy, u: cam.f / z };
  };
  for (const [slope, back, size] of [
    [0.62, 0.5, 0.26],
    [0.3, 0.25, 0.14],
    [0.66, 2.2, 0.2],
  ] as const) {
    const q = spot(slope, back),
      h = q.u * size * rng.range(0.85, 1.15);
    pic.shade(ellipse(q.x - lightSide(p) * h * 0.35, q.y, h * 0.55, h * 0.08), p.shade, 0.55);
    jarilla(pic, q.x, q.y, h, tones(p, m.scrub), rng.fork(`j${slope}`), { flowers: m.mustard });
  }
  if (!people) return;
  const first = 0.8 * ((pic.W / 2 / cam.f) * 0.75);
  const isWide = pic.W > pic.H;
  railing(
    pic,
    [0, 0.05, 0.1, 0.15, 0.2, 0.26].map((step) => spot(first + step * (isWide ? 1 : 0.52), 0.3)),
  );
  if (p.night) lanternLight(pic, spot(first + (isWide ? 0.085 : 0.102), 0.62));
  const places = isWide ? ([0.06, 0.115] as const) : ([0.08, 0.125] as const);
  visitors(pic, [spot(first + places[0], 0.52), spot(first + places[1], 0.5)], G.flip);
}

/** A lantern on the ledge, and the ground that it lights. */
function lanternLight(pic: Picture, { x, y, u }: Spot): void {
  const p = pic.pal,
    h = Math.min(u * 0.06, pic.H * 0.022);
  glow(pic, x, y, u * 0.42, p.lamp, 0.8, 0.3);
  pic.fill(ellipse(x, y - h * 0.5, h * 0.32, h * 0.5), p.lamp);
  pic.line(`M${f1(x - h * 0.34)} ${f1(y)}h${f1(h * 0.68)}M${f1(x)} ${f1(y - h)}v${f1(-h * 0.3)}`, p.deep, h * 0.14);
  glow(pic, x, y - h * 0.5, u * 0.2, p.lamp, 0.75);
}

/** Steel posts and two rails through the given spots. */
function railing(pic: Picture, posts: readonly Spot[]): void {
  const p = pic.pal,
    steel = overprint(p.mats.metal, p.shade, 0.55),
    height = (q: Spot) => q.u * (p.night ? 0.19 : 0.15);
  let uprights = '',
    rails = '';
  for (const q of posts)
    uprights += poly([
      [q.x - 2, q.y],
      [q.x + 2, q.y],
      [q.x + 2, q.y - height(q)],
      [q.x - 2, q.y - height(q)],
    ]);
  for (const level of [0.52, 0.98])
    rails += posts.map((q, i) => `${i ? 'L' : 'M'}${f1(q.x)} ${f1(q.y - height(q) * level)}`).join('');
  pic.fill(uprights, steel);
  pic.line(rails, steel, 3);
}

/** Two visitors, one pointing things out. */
function visitors(pic: Picture, spots: readonly Spot[], flip: 1 | -1): void {
  const p = pic.pal,
    // By night a lantern stands between them.
    m = p.night ? p.own : p.mats,
    looks = [
      { top: m.accent, hat: 'cap', hatColor: m.foam, pack: m.mustard },
      { top: m.mustard, hat: 'gaucho', hatColor: m.sand },
    ] as const;
  spots.forEach((q, i) => {
    const h = Math.min(q.u * (p.night ? 0.36 : 0.25), pic.H * 0.12);
    pic.shade(
      poly([
        [q.x - h * 0.07, q.y],
        [q.x + h * 0.07, q.y],
        [q.x + flip * h * 0.9, q.y + h * 0.16],
        [q.x + flip * h * 0.8, q.y + h * 0.07],
      ]),
      p.shade,
      0.5,
    );
    figure(
      pic,
      q.x,
      q.y,
      h,
      i ? 'wave' : 'akimbo',
      { ...looks[i]!, bottom: mix(p.deep, m.cloth, p.night ? 0.6 : 0.3) },
      i ? -flip : flip,
    );
  });
}
