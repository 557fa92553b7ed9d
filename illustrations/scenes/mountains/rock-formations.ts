import { type Hex, mix } from '../../core/color.ts';
import { type Pt, poly, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { printLand, range } from '../../props/land/land.ts';
import { offShade } from '../../props/people/figures.ts';
import { outfit, people } from '../../props/people/travellers.ts';
import { jarillas } from '../water/canyon.ts';

type Outline = [number, number][];

/** A crouching figure under a cap of hard rock, head bowed, one hand out: units of its own height, foot at 0. */
const BEGGAR: Outline = [
  [-0.3, 0],
  [-0.34, 0.22],
  [-0.3, 0.42],
  [-0.23, 0.6],
  [-0.17, 0.7],
  [-0.24, 0.75],
  [-0.25, 0.82],
  [-0.12, 0.9],
  [-0.04, 0.99],
  [0.06, 0.98],
  [0.12, 0.9],
  [0.27, 0.83],
  [0.26, 0.77],
  [0.14, 0.73],
  [0.17, 0.64],
  [0.13, 0.56],
  [0.24, 0.5],
  [0.43, 0.47],
  [0.53, 0.42],
  [0.52, 0.37],
  [0.4, 0.37],
  [0.26, 0.36],
  [0.27, 0.2],
  [0.34, 0.1],
  [0.36, 0],
];

/** A lizard lying along the crest, head lifted: units of its length, belly at 0. */
const LIZARD: Outline = [
  [-0.56, 0],
  [-0.5, 0.05],
  [-0.36, 0.09],
  [-0.25, 0.16],
  [-0.12, 0.21],
  [0.02, 0.22],
  [0.13, 0.19],
  [0.22, 0.24],
  [0.3, 0.33],
  [0.39, 0.36],
  [0.47, 0.33],
  [0.55, 0.27],
  [0.54, 0.22],
  [0.43, 0.2],
  [0.35, 0.14],
  [0.33, 0.06],
  [0.38, 0],
];

/** Rocks that wear has carved into characters, standing on a crest of the canyon against the sky. */
export function rockFormations(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.68);
  const N = makeNoise(`${pic.seed}for`);
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.5,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.36, r: 42 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.34,
    lead: 0.5 - 0.28 * k,
    snow: 0.3,
    air: 0.46,
    seed: 'andes',
    peaks: 7,
    mist: 0.9,
  });
  const cam: Cam = { x: 0, y: 2.4, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(720, 480, cam, 0.96, 4.5, 90);
  T.fill((x, z) => {
    const u = k * x;
    const wall = smoothstep(11, 20, z + 2 * N.ridged(x * 0.12, z * 0.12, 3) - u * 0.18);
    const steps = 0.42 * smoothstep(0.15, 0.3, wall) + 0.36 * smoothstep(0.45, 0.62, wall) + 0.22 * wall;
    return (
      0.1 +
      0.15 * N.fbm(x * 0.4, z * 0.4, 3) +
      (3.2 + 1.8 * smoothstep(-6, 8, u) + 0.9 * N.fbm(x * 0.1, 3, 3)) * steps -
      8 * smoothstep(24, 34, z)
    );
  });
  T.illuminate(sunVec(p, k > 0 ? 160 : 20, Math.max(27, p.el)), { relief: 1.1, smoothing: 1, reach: 30 });
  const V = new View(T, cam, W, H, 2, { step: 0.0015 });
  const layer = (x: number, z: number, y: number) => y + 0.3 * N.fbm(x * 0.1, z * 0.1, 2);
  const beds: [number, Hex][] = [
    [0.9, m.rockB],
    [1.5, m.rockA],
    [2.1, m.rockC],
    [2.5, m.rockA],
    [3.1, mix(m.rockA, m.rockD, 0.5)],
    [3.7, m.rockB],
    [4.3, m.rockC],
    [4.7, m.rockA],
  ];
  printLand(pic, V, {
    base: mix(m.rockB, m.steppe, 0.4),
    bands: beds.map(([at, color]) => ({ fn: layer, at, color })),
    shade: -0.28,
    deep: 0.06,
    shadeK: 0.76,
    deepK: 0.46,
    minArea: 90,
    tol: 0.8,
    bottom: H + 10,
    smoothing: 2,
  });
  const crestAt = (t: number): Pt => {
    const x = k > 0 ? t * W : (1 - t) * W;
    return [x, V.top[Math.round(x / V.q)]!];
  };
  const [bx, by] = crestAt(0.67);
  rock(pic, BEGGAR, bx, by + H * 0.05, H * 0.43, -k, k, N);
  const [lx, ly] = crestAt(0.3);
  rock(pic, LIZARD, lx, ly + H * 0.035, W * 0.3, k, k, N);
  const [cx, cy] = crestAt(0.9);
  rock(
    pic,
    BEGGAR.map(([a, b]) => [a * 0.7, b] as [number, number])
      .slice(0, 16)
      .concat([[0.2, 0]]),
    cx,
    cy + H * 0.04,
    H * 0.27,
    k,
    k,
    N,
  );
  jarillas(pic, V, T, cam, (x, z) => z < 12 && T.at(x, z) < 0.8 && (Math.abs(x) > 1.6 || z > 9), 16);
  const z = 9;
  const foot = (x: number): { x: number; y: number; h: number } => ({
    x: cam.cx + ((k * x) / z) * cam.f,
    y: hz + ((cam.y - T.at(k * x, z)) / z) * cam.f,
    h: (cam.f / z) * 0.92,
  });
  people(
    pic,
    [
      { ...foot(-0.4), pose: 'photo', look: { ...outfit(pic, 3, 'cap'), bottom: mix(p.deep, m.cloth, 0.3) }, face: k },
      { ...foot(-1.3), pose: 'point', look: outfit(pic, 0), face: k },
    ],
    k,
  );
}

/** One carved rock: outline roughened, beds across it, its flank in shade towards `fall`. (x, y) foot, `size` units long or tall. */
function rock(
  pic: Picture,
  outline: Outline,
  x: number,
  y: number,
  size: number,
  face: number,
  fall: number,
  N: ReturnType<typeof makeNoise>,
): void {
  const p = pic.pal;
  const m = p.mats;
  const pts = outline.map(
    ([a, b], i) => [x + face * (a + 0.012 * N(i * 1.7, size)) * size, y - (b + 0.01 * N(size, i * 1.3)) * size] as Pt,
  );
  const d = smooth([...pts, [pts.at(-1)![0], y + 12], [pts[0]![0], y + 12]], true, 0.55);
  pic.fill(d, m.rockA);
  const clip = pic.clip(d);
  const beds: [number, number, Hex][] = [
    [0.05, 0.09, m.rockB],
    [0.18, 0.05, m.rockC],
    [0.29, 0.1, mix(m.rockA, m.rockD, 0.45)],
    [0.47, 0.06, m.rockB],
    [0.6, 0.05, m.rockC],
    [0.72, 0.12, mix(m.rockA, m.rockD, 0.5)],
    [0.9, 0.09, m.rockB],
  ];
  for (const [at, thick, ink] of beds) {
    const edge = (h: number): Pt[] =>
      Array.from(
        { length: 13 },
        (_, i) => [x + (i / 6 - 1) * size * 0.62, y - (h + 0.018 * N(i * 0.7, h * 9)) * size] as Pt,
      );
    pic.raw(pic.clipped(clip, shape(poly([...edge(at), ...edge(at + thick).reverse()]), ink)));
  }
  offShade(pic, d, fall * size * 0.07, size * 0.012, p.shade, 0.75);
  offShade(pic, d, fall * size * 0.16, size * 0.03, p.shade, 0.4);
}
