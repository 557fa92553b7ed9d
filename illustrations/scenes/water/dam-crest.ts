import { mix, overprint } from '../../core/color.ts';
import { poly, smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { sunVec } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { canyonRock, canyonWater, terraced } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { figure, groundShadow, POSES, type Pose } from '../../props/people/figures.ts';
import { concreteInk } from '../../props/water/dam.ts';

/** Metres: the lake is level 0, the walkway runs along z at x = 0, the valley floor lies far below on one side. */
const DECK = 4;
const HALF = 2.3;
const FLOOR = -40;
const END = 118;
const EYE = 11;
const BUTTRESS_STEP = 10;
const BUTTRESS_FOOT = 19;

/** Along the top of a high dam: lake on one side, the drop on the other, people at the parapet looking down. */
export function damCrest(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p, rng } = pic,
    m = p.mats,
    N = makeNoise(`${pic.seed}co`),
    hz = H * (o.horizon ?? 0.32),
    k = (o.focal ?? 0.4) < 0.5 ? 1 : -1,
    low = ['dawn', 'golden', 'dusk'].includes(p.name);
  sky(pic, {
    horizon: hz + 10,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
    cloudAmount: 0.6,
    sun: low || p.night ? { x: W * (0.5 - 0.2 * k), y: hz * 0.4, r: 30 } : undefined,
  });
  range(pic, {
    horizon: hz + 4,
    height: H * 0.13,
    lead: 0.5 + 0.1 * k,
    snow: 0.55,
    air: 0.5,
    seed: 'andes',
    peaks: 7,
    mist: 0.8,
  });
  const cam: Cam = { x: 13 * k, y: EYE, z: 0, f: 1050, cx: W * (0.5 + 0.1 * k), horizon: hz };
  const T = new FanTerrain(700, 560, cam, 1.1, 8, 260);
  T.fill((x, z) => ground(N, x * k, z));
  const az = k > 0 ? 30 : 150;
  T.illuminate(sunVec(p, az, Math.max(p.el, 34)), { relief: 1.05, smoothing: 1, reach: 60 });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const layer = (x: number, z: number, y: number) => y + 0.02 * x + 0.9 * N.fbm(x * 0.05, z * 0.05, 2);
  canyonRock(pic, V, {
    rock: 'atuel',
    base: mix(m.rockB, m.scrub, 0.3),
    from: FLOOR + 3,
    to: 30,
    step: 3.4,
    layer,
    scrub: { at: (y) => y < FLOOR + 4 || y > 17, ink: mix(m.scrub, m.rockB, 0.3), patch: 0.14, noise: N },
    air: [
      [70, 0.1],
      [110, 0.16],
      [160, 0.22],
    ],
    minArea: 90,
  });
  canyonWater(pic, V, T, {
    bed: (x, z) => (x * k > -HALF || z > 235 ? 1 : T.at(x, z)),
    deep: 0.7,
    y0: hz + 40,
    y1: H,
    reach: 70,
    glints: 110,
    size: 0.7,
  });
  const s = new Space(pic, cam, { az: k > 0 ? 35 : 145, el: 40 });
  wall(s, k);
  deck(s, k);
  people(s, k);
}

/** Height of the land: `u` counts across the dam, positive over the drop. */
function ground(N: Noise, u: number, z: number): number {
  const w = u + 9 * N.fbm(u * 0.03, z * 0.03, 3),
    beyond = smoothstep(END - 4, END + 26, z),
    buttress = 9 * N.ridged(u * 0.04, z * 0.04, 4);
  if (u < 0) {
    const d = Math.max(-w - 62 + 0.1 * z, (z - 150) * 0.9 - 0.3 * w, (z - END) * 0.7 + (w + 16) * 1.2) + buttress;
    return d < 0 ? Math.max(-1, d * 0.2) : terraced(26 * (1 - Math.exp(-d / 22)), 4.2, 0.7) + 0.1;
  }
  const d = w - 34 - 0.05 * z + buttress;
  const far = terraced(Math.max(0, d) * 1.7, 7, 0.8);
  const end = 54 * smoothstep(END - 22 + 0.4 * w, END + 14 + 0.4 * w, z);
  return Math.min(
    FLOOR + Math.max(far, end) + 1.5 * N.fbm(u * 0.12, z * 0.12, 3),
    14 + 6 * beyond + 3 * N.fbm(u * 0.05, z * 0.05, 2),
  );
}

/** The downstream face: buttress behind buttress, plunging out of the picture. */
function wall(s: Space, k: number): void {
  const p = s.pic.pal,
    c = concreteInk(s),
    X = (u: number) => u * k;
  for (let z = END - 4; z > 4; z -= BUTTRESS_STEP) {
    const thick = 2.6;
    // the slab between this buttress and the next, deep in shade
    s.quad(
      [
        [X(HALF), DECK - 1, z + thick],
        [X(HALF), DECK - 1, z + BUTTRESS_STEP],
        [X(HALF + 4), FLOOR, z + BUTTRESS_STEP],
        [X(HALF + 4), FLOOR, z + thick],
      ],
      overprint(c, p.shade, 0.72),
    );
    s.quad(
      [
        [X(HALF), DECK - 1, z],
        [X(HALF), DECK - 1, z + thick],
        [X(BUTTRESS_FOOT), FLOOR, z + thick],
        [X(BUTTRESS_FOOT), FLOOR, z],
      ],
      s.ink(c, [k, 0.5, 0]),
    );
    s.quad(
      [
        [X(HALF), DECK - 1, z],
        [X(HALF + 1), FLOOR, z],
        [X(BUTTRESS_FOOT), FLOOR, z],
      ],
      s.ink(mix(c, p.haze, Math.min(0.4, z / 300)), [0, 0, -1]),
    );
  }
}

/** The walkway, its two parapets and lamps. */
function deck(s: Space, k: number): void {
  const p = s.pic.pal,
    m = p.mats,
    c = concreteInk(s),
    X = (u: number) => u * k,
    z0 = 5,
    strip = (u0: number, u1: number, y: number, ink: string) =>
      s.quad(
        [
          [X(u0), y, z0],
          [X(u1), y, z0],
          [X(u1), y, END],
          [X(u0), y, END],
        ],
        ink,
      ),
    upright = (u: number, y0: number, y1: number, ink: string) =>
      s.quad(
        [
          [X(u), y0, z0],
          [X(u), y1, z0],
          [X(u), y1, END],
          [X(u), y0, END],
        ],
        ink,
      );
  upright(HALF + 0.5, DECK - 1.4, DECK + 0.1, s.ink(c, [k, 0, 0]));
  strip(-HALF, HALF + 0.5, DECK, s.ink(mix(c, m.road, 0.3), [0, 1, 0]));
  s.pic.shade(
    s.path([
      [X(-HALF), DECK, z0],
      [X(-HALF + 0.9), DECK, z0],
      [X(-HALF + 0.9), DECK, END],
      [X(-HALF), DECK, END],
    ]),
    p.shade,
    0.4,
  );
  // seen from the side of the drop: the inner face of the far parapet, the outer face of the near one
  upright(-HALF, DECK, DECK + 1, s.ink(c, [k, 0, 0]));
  strip(-HALF - 0.3, -HALF, DECK + 1, s.ink(c, [0, 1, 0]));
  for (let z = END - 3; z > 8; z -= 13) {
    const foot = s.P([X(-HALF - 0.15), DECK + 1, z]),
      head = s.P([X(-HALF - 0.15), DECK + 5, z]),
      arm = s.P([X(-HALF + 1.1), DECK + 5.1, z]);
    s.pic.line(
      `M${foot.join(' ')}L${head.join(' ')}L${arm.join(' ')}`,
      overprint(m.metal, p.shade, 0.6),
      Math.max(1, s.scale(z) * 0.09),
    );
  }
}

const LEAN: Pose = {
  ...POSES.stand!,
  neck: [0.12, 0.79],
  head: [0.18, 0.86],
  elbA: [0.2, 0.64],
  handA: [0.25, 0.58],
  elbB: [0.16, 0.64],
  handB: [0.23, 0.58],
  footB: [-0.12, 0.02],
  kneeB: [-0.06, 0.26],
};

/** Visitors behind the railing: some lean over it on the side of the drop, one walks on. */
function people(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats;
  const crowd = [
    [58, 1.7, LEAN, m.mustard, 'cap', k],
    [44, -0.6, 'walk', m.foam, 'none', k],
    [31.5, 1.7, LEAN, m.cloth, 'gaucho', k],
    [29.6, 1.7, LEAN, m.accent, 'cap', k],
    [24.5, 1.5, 'wave', m.mustard, 'none', k],
  ] as const;
  for (const [z, u, pose, top, hat, face] of crowd) {
    const [x, y] = s.P([u * k, DECK, z]),
      h = s.scale(z) * 1.75;
    const outline = figure(
      pic,
      x,
      y,
      h,
      pose,
      { top, hat, bottom: mix(p.deep, m.cloth, 0.35), hatColor: hat === 'gaucho' ? m.sand : m.foam },
      face,
    );
    groundShadow(pic, s, outline, y, z, 0.4);
  }
  const steel = overprint(m.metal, p.shade, 0.35);
  let rails = '';
  for (const h of [0.35, 0.7, 1.05]) {
    const a = s.P([(HALF + 0.3) * k, DECK + h, 5]),
      b = s.P([(HALF + 0.3) * k, DECK + h, END]);
    rails += `M${a.join(' ')}L${b.join(' ')}`;
  }
  pic.line(rails, steel, 2);
  for (let z = 6; z < END; z += 2.6) {
    const [x, y] = s.P([(HALF + 0.3) * k, DECK, z]),
      u = s.scale(z);
    pic.fill(
      poly([
        [x - u * 0.03, y],
        [x + u * 0.03, y],
        [x + u * 0.03, y - u * 1.08],
        [x - u * 0.03, y - u * 1.08],
      ]),
      steel,
    );
  }
}
