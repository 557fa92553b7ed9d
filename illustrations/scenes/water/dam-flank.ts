import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, type Pt, poly, smoothstep, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { standShade } from '../../core/standing.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { canyonRock, canyonWater, terraced } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { jarilla, lightSide, tones } from '../../props/plants/plants.ts';
import { fourByFour } from '../../props/vehicles/offroad.ts';
import { sailingBoat } from '../../props/water/sails.ts';

/** Units of about five metres: the lake is level 0, the river leaves DEPTH below. */
const DEPTH = 24;
const CREST = 1.4;
const EYE = 13;
/** Half the dam's length, the width of its crest, and how steep its two faces are. */
const HALF = 36;
const TOP = 1.5;
const SLOPE = { valley: 0.56, lake: 0.6 };
/** The road down the face: where each leg turns, along the dam and away from the crest. */
const LEGS: Pt[] = [
  [30, 1],
  [-22, 11],
  [20, 21],
  [-14, 31],
  [12, 40],
];
const ROAD_HALF = 1;

/** World to dam: `a` runs along its crest, `s` away from it, towards the valley when positive. */
interface Site {
  k: 1 | -1;
  N: Noise;
  local: (x: number, z: number) => [number, number];
  world: (a: number, s: number) => [number, number];
}

/** An embankment of rock seen from the hill at its side: high water on its left, the deep valley on the right. */
export function damFlank(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p, rng } = pic,
    m = p.mats,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    hz = H * (o.horizon ?? 0.27),
    site = siteOf(pic, k);
  sky(pic, { horizon: hz + 12, clouds: cloudsFor(pic), cloudAmount: 0.6 });
  range(pic, {
    horizon: hz + 8,
    height: H * 0.07,
    snow: 0,
    rock: mix(m.granite, m.rockD, 0.4),
    air: 0.45,
    seed: 'sierra',
    peaks: 13,
    mist: 0.8,
  });
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 1000, cx: W / 2, horizon: hz };
  const T = new FanTerrain(780, 680, cam, 0.95, 14, 420);
  T.fill((x, z) => ground(site, x, z));
  const az = k > 0 ? 338 : 202,
    el = Math.max(p.el, 34);
  T.illuminate(sunVec(p, az, el), { relief: 1.05, smoothing: 1, reach: 70 });
  standShade(T, { foot: -DEPTH + 0.5, level: -0.3, smoothing: 7 });
  const V = new View(T, cam, W, H, 2, { step: 0.0012 });
  const tilt = rng.range(-0.02, 0.02);
  canyonRock(pic, V, {
    rock: 'red',
    base: mix(m.rockA, m.rockD, 0.25),
    from: -DEPTH + 2,
    to: 24,
    step: 2.5,
    layer: (x, z, y) => y + x * tilt + 0.5 * site.N.fbm(x * 0.05, z * 0.05, 2),
    scrub: {
      at: (y) => y > CREST + 0.8 || y < -DEPTH + 3,
      ink: mix(m.scrub, m.rockA, 0.25),
      patch: 0.45,
      noise: site.N,
    },
    air: [
      [110, 0.1],
      [160, 0.16],
      [220, 0.2],
      [300, 0.24],
    ],
    minArea: 420,
    smoothing: 2,
    more: embankment(pic, site),
  });
  canyonWater(pic, V, T, {
    bed: (x, z) => (site.local(x, z)[1] > -TOP || z > 380 ? 1 : T.at(x, z)),
    ink: mix(m.water, m.vine, 0.12),
    deep: 0.55,
    y0: hz + 20,
    y1: H,
    reach: 80,
    glints: 120,
    size: 0.6,
  });
  const s = new Space(pic, cam, { az, el });
  for (const [x, z, color] of [
    [-40, 140, m.foam],
    [-66, 185, m.mustard],
  ] as const) {
    const [sx, sy] = s.P([k * x, 0, z]);
    sailingBoat(pic, sx, sy, s.scale(z) * 2.2, { color, face: k });
  }
  rocks(pic, s, T, V, site);
  pickUp(s, site);
  pic.nextPlane();
  const bush = pic.rng.fork('jarilla');
  jarilla(pic, W * (0.5 - 0.42 * k), H * 1.02, H * 0.24, tones(p, m.scrub), bush, { flowers: m.mustard });
  jarilla(pic, W * (0.5 - 0.28 * k), H * 1.03, H * 0.14, tones(p, m.scrub), bush, { flowers: m.mustard });
}

function siteOf(pic: Picture, k: 1 | -1): Site {
  const angle = 0.62,
    [mx, mz] = [-5, 84],
    [c, d] = [Math.sin(angle), Math.cos(angle)];
  return {
    k,
    N: makeNoise(`${pic.seed}df`),
    // a mirrored world uses the same arithmetic
    local: (x, z) => {
      const [u, v] = [k * x - mx, z - mz];
      return [u * d + v * c, u * c - v * d];
    },
    world: (a, s) => [k * (mx + a * d + s * c), mz + a * c - s * d],
  };
}

/** Height of the ground: hills with a valley through them, flooded on one side, and the rock fill across it. */
function ground(site: Site, x: number, z: number): number {
  const { N } = site,
    [a, s] = site.local(x, z);
  const near = Math.abs(s) < 8 ? 0 : 1,
    wa = a + near * 7 * N.fbm(x * 0.03, z * 0.03, 3),
    bend = s > 0 ? 8 * Math.sin(s * 0.04) * smoothstep(10, 60, s) : 16 * Math.sin(s * 0.022) * smoothstep(-12, -60, s);
  const e = Math.abs(wa - bend),
    floor = 6 + 0.05 * Math.abs(s),
    open = s < 0 ? 1 + 0.2 * smoothstep(-10, -60, s) : 1;
  const side = Math.max(0, e - floor) / ((HALF - 6) * open),
    buttress = 0.16 * N.ridged(x * 0.06, z * 0.06, 3) * smoothstep(0, 0.2, side);
  const wall = -DEPTH + (DEPTH + CREST) * Math.min(1, side - buttress * 0.6) ** 0.8;
  const cliff = terraced(wall + DEPTH, 4.2, 0.62) - DEPTH;
  const rim = side > 1 ? 9 * (1 - Math.exp(-(side - 1) * 1.3)) * (0.7 + 0.5 * N.fbm(x * 0.02, z * 0.02, 2)) : 0;
  // the lake ends behind far hills
  const land = cliff + terraced(rim, 2.6, 0.6) + (9 + 12 * N.ridged(x * 0.012, 3, 3)) * smoothstep(300, 400, z);
  return Math.abs(a) < HALF + 4 ? Math.max(land, fill(s)) : land;
}

/** The height of the embankment at `s` from its crest. */
const fill = (s: number): number =>
  Math.max(-DEPTH - 4, CREST - Math.max(0, Math.abs(s) - TOP) * (s > 0 ? SLOPE.valley : SLOPE.lake));

function embankment(
  pic: Picture,
  site: Site,
): { fn: (x: number, z: number, y: number) => number; at: number; color: Hex; smooth?: number; minArea?: number }[] {
  const { pal: p } = pic,
    m = p.mats,
    stone = rockfillInk(pic);
  const on = (x: number, z: number, y: number) => {
    const [a, s] = site.local(x, z);
    return Math.abs(a) < HALF + 4 && Math.abs(y - fill(s)) < 0.09 ? 1 : 0;
  };
  const onRoad = (x: number, z: number, y: number, lower: number) => {
    const [a, s] = site.local(x, z);
    return s > TOP && on(x, z, y) ? ROAD_HALF - offRoad(a, s - lower) : -1;
  };
  return [
    { fn: on, at: 0.5, color: stone, smooth: 0 },
    {
      fn: (x, z, y) => on(x, z, y) * (0.5 + 0.5 * Math.sin(y * 1.5 + 1.4 * site.N.fbm(x * 0.1, z * 0.1, 2))),
      at: 0.62,
      color: overprint(stone, p.shade, 0.12),
      smooth: 0,
    },
    // the service road: the bank below it in shade, its bed, its outer edge in the light
    { fn: (x, z, y) => onRoad(x, z, y, 1.3), at: 0, color: overprint(stone, p.shade, 0.5), smooth: 0, minArea: 12 },
    {
      fn: (x, z, y) => onRoad(x, z, y, 0),
      at: 0,
      color: lit(p, mix(m.sand, m.rockC, 0.3), 0.35),
      smooth: 0,
      minArea: 12,
    },
    {
      // the road over the crest
      fn: (x, z) => {
        const [a, s] = site.local(x, z);
        return Math.abs(a) < HALF + 16 ? TOP * 0.75 - Math.abs(s) : -1;
      },
      at: 0,
      color: lit(p, m.sand, 0.35),
      smooth: 0,
      minArea: 6,
    },
  ];
}

const rockfillInk = ({ pal: { mats: m } }: Picture): Hex => mix(mix(m.stone, m.rockC, 0.5), m.rockA, 0.12);

/** The face's rocks, each with a lit and a shaded side: small far off, as large as a car at its foot. */
function rocks(pic: Picture, sp: Space, T: FanTerrain, V: View, site: Site): void {
  const { pal: p } = pic,
    rng = pic.rng.fork('rocks'),
    stone = rockfillInk(pic),
    side = lightSide(p);
  const seen = (x: number, z: number): boolean => {
    const [sx, sy] = sp.P([x, T.at(x, z), z]),
      [i, j] = [Math.round(sx / V.q), Math.round(sy / V.q) + 1];
    return i >= 0 && j >= 0 && i < V.gw && j < V.gh && Math.abs(V.wz[j * V.gw + i]! - z) < z * 0.05;
  };
  const list = Array.from({ length: 1150 }, (): [number, number, number] => {
    const s = 2 + 42 * rng() ** 0.8;
    return [rng.range(-HALF, HALF), s, rng.range(0.22, 0.5 + s * 0.014)];
  })
    .map(([a, s, r]) => {
      const [x, z] = site.world(a, s);
      return { x, z, r, a, s };
    })
    .filter(({ x, z, r, a, s }) => Math.abs(T.at(x, z) - fill(s)) < 0.1 && offRoad(a, s) > ROAD_HALF + r && seen(x, z))
    .sort((a, b) => b.z - a.z);
  let dark = '',
    body = '',
    light = '';
  for (const { x, z, r } of list) {
    const [sx, sy] = sp.P([x, T.at(x, z), z]),
      u = sp.scale(z) * r;
    if (sx < -40 || sx > pic.W + 40 || sy > pic.H + 40) continue;
    const pts = Array.from({ length: 6 }, (_, i): Pt => {
      const t = (i / 6) * Math.PI * 2 + rng.range(-0.3, 0.3),
        q = u * rng.range(0.75, 1.1);
      return [sx + Math.cos(t) * q, sy - u * 0.3 + Math.sin(t) * q * 0.66];
    });
    dark += poly(pts.map(([a, b]): Pt => [a - side * u * 0.5, b + u * 0.3]));
    body += poly(pts);
    light += poly(
      pts.map(([a, b]): Pt => [sx + (a - sx) * 0.55 + side * u * 0.26, sy - u * 0.45 + (b - sy + u * 0.3) * 0.5]),
    );
  }
  pic.shade(dark, p.shade, 0.42);
  pic.fill(body, overprint(stone, p.shade, 0.16));
  pic.fill(light, lit(p, stone, 0.3));
}

/** The service road's only car, and the dust behind it. */
function pickUp(sp: Space, site: Site): void {
  const { pic } = sp,
    p = pic.pal,
    [a0, s0] = LEGS[1]!,
    [a1, s1] = LEGS[2]!,
    [a, s] = [a0 + (a1 - a0) * 0.45, s0 + (s1 - s0) * 0.45],
    [x, z] = site.world(a, s),
    [sx, sy] = sp.P([x, fill(s), z]),
    len = sp.scale(z) * 3.6;
  const dust = sweep([
    [sx - site.k * len * 0.4, sy - 5, 5],
    [sx - site.k * len * 0.9, sy - 10, 11],
    [sx - site.k * len * 1.5, sy - 9, 4],
  ]);
  pic.add('stipple', shape(dust, lit(p, p.mats.sand, 0.4), 0.6), 0.4);
  fourByFour(pic, sx, sy + 3, len, { color: p.mats.foam, face: site.k });
}

/** How far (a, s) is from the middle of the road. */
function offRoad(a: number, s: number): number {
  let best = 1e9;
  for (let i = 1; i < LEGS.length; i++) {
    const [ax, ay] = LEGS[i - 1]!,
      [dx, dy] = [LEGS[i]![0] - ax, LEGS[i]![1] - ay],
      t = clamp(((a - ax) * dx + (s - ay) * dy) / (dx * dx + dy * dy));
    best = Math.min(best, Math.hypot(a - ax - dx * t, s - ay - dy * t));
  }
  return best;
}
