import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, rect, smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { airByDepth, thickening } from '../../props/land/canyon.ts';
import { printLand, range } from '../../props/land/land.ts';
import { van } from '../../props/vehicles/traffic.ts';
import { car } from '../../props/vehicles/vehicles.ts';
import { jarillas } from '../water/canyon.ts';

interface Lie {
  cam: Cam;
  /** x of the middle of the road at depth z */
  path: (z: number) => number;
  /** half the width of the canyon's floor */
  floor: (z: number) => number;
  half: number;
  reach: number;
}

const MIN_SUN = 27;

/** On the floor of the canyon: the road swings between the walls. */
function floorLie(W: number, hz: number, k: number): Lie {
  return {
    cam: { x: 0, y: 2.6, z: 0, f: 1050, cx: W / 2, horizon: hz },
    path: (z) => k * (-2.4 + 7 * smoothstep(7, 26, z) - 13 * smoothstep(28, 62, z) + 20 * smoothstep(70, 120, z)),
    floor: (z) => 6.2 - 1.6 * smoothstep(12, 40, z),
    half: 2.4,
    reach: 170,
  };
}

/** From a ledge: the road is a ribbon far below, bend after bend. */
function ledgeLie(W: number, hz: number, k: number): Lie {
  return {
    cam: { x: 0, y: 23, z: 0, f: 1050, cx: W * (0.5 - 0.08 * k), horizon: hz },
    path: (z) => k * (4 + 15 * Math.sin((z - 20) / 15) * smoothstep(230, 60, z) + 12 * smoothstep(90, 150, z)),
    floor: (z) => 11 + 3 * Math.sin(z / 9),
    half: 2.3,
    reach: 260,
  };
}

/** Height of the land: a flat floor with the road pressed into it, talus, three cliffs with ledges between. */
function canyonHeight(N: Noise, lie: Lie, high: boolean): (x: number, z: number) => number {
  return (x, z) => {
    const wx = x + N.fbm(x * 0.07, z * 0.07, 3) * 4;
    const wz = z + N.fbm(x * 0.07 + 7, z * 0.07, 3) * 4;
    const off = Math.abs(x - lie.path(z));
    const d = Math.abs(wx - lie.path(wz)) - lie.floor(wz) + N.fbm(x * 0.3, z * 0.3, 3) * 0.8;
    const rough = smoothstep(lie.half, lie.half + 1.6, off);
    if (d < 0) return rough * (0.08 + 0.22 * N.fbm(x * 0.4, z * 0.4, 3));
    const buttress = 5.5 * N.ridged(wx * 0.085, wz * 0.085, 3) + 2.2 * N.ridged(wx * 0.27, wz * 0.27, 3);
    const e = Math.max(0, d - 5.5 + buttress * 0.8);
    const cap = (high ? 15 : 16) + 5 * N.fbm(x * 0.03, z * 0.03, 2) + z * (high ? 0.02 : 0.05);
    const step = (at: number, run: number, rise: number) => rise * smoothstep(at, at + run, e);
    const talus = 0.1 + 0.12 * Math.min(d, 4) + 0.36 * Math.max(0, d - 2) * smoothstep(0, 9, d);
    const h = Math.min(cap, talus + step(3.2, 1.7, 4.2) + step(7.2, 1.8, 4) + step(11.5, 2.4, 5) + e * 0.09);
    return rough * (h + N.fbm(x * 0.9, z * 0.9, 3) * 0.2 * smoothstep(1, 4, d));
  };
}

/** A gravel road through the canyon's coloured walls, from its floor with a tour van or from a ledge above. */
export function gravelRoad(pic: Picture, o: { focal?: number; horizon?: number; view?: 'bottom' | 'top' } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const high = o.view === 'top';
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? (high ? 0.27 : 0.56));
  const N = makeNoise(`${pic.seed}ri`);
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : rng.pick(['cumulus', 'streaks'] as const), cloudAmount: 0.7 });
  range(pic, {
    horizon: hz,
    height: H * (high ? 0.14 : 0.24),
    lead: 0.5 - 0.1 * k,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 7,
    mist: 0.9,
  });
  // The land ends before the horizon: the plain beyond it, its far edge lost in the haze at the foot of the mountains.
  const beyond = mix(mix(m.rockB, m.steppe, 0.45), p.haze, 0.5);
  pic.fill(rect(0, hz, W, H - hz), beyond);
  pic.grain(
    rect(0, hz - H * 0.03, W, H * 0.03),
    pic.linear(0, hz - H * 0.03, 0, hz, [
      { at: 0, color: beyond, alpha: 0 },
      { at: 1, color: beyond, alpha: 0.8 },
    ]),
  );
  const lie = high ? ledgeLie(W, hz, k) : floorLie(W, hz, k);
  const { cam } = lie;
  const T = new FanTerrain(700, 600, cam, 0.98, high ? 14 : 4.2, lie.reach);
  T.fill(canyonHeight(N, lie, high));
  T.illuminate(sunVec(p, k > 0 ? (p.az > 90 ? p.az : 160) : 20, Math.max(p.el, MIN_SUN)), {
    relief: 1.05,
    smoothing: 1,
    reach: 46,
  });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const layer = (x: number, z: number, y: number) => y + z * 0.01 + 0.45 * N.fbm(x * 0.08, z * 0.08, 2);
  const gravel = lit(p, mix(m.sand, m.stone, 0.4), 0.12);
  const track = (a: number) => (x: number, z: number) =>
    0.17 + 0.06 * N(x * 2, z) - Math.abs(Math.abs(x - lie.path(z)) - a);
  const undercut = overprint(m.rockD, p.shade, 0.35);
  const strata: [number, Hex][] = [
    [1.8, m.rockB],
    [3.4, m.rockA],
    [4.3, m.rockC],
    [4.9, m.rockA],
    [6.4, mix(m.rockA, m.rockD, 0.5)],
    [7.6, m.rockB],
    [8.7, m.rockC],
    [9.4, m.rockA],
    [12.2, mix(m.rockB, m.olive, 0.25)],
    [13.4, mix(m.rockA, m.rockD, 0.35)],
    [16, m.rockC],
  ];
  // the hard pale beds stand out and shade the softer rock below them
  for (const at of [4.3, 8.7, 13.4]) strata.push([at - 0.34, undercut]);
  strata.sort(([a], [b]) => a - b);
  const clip = printLand(pic, V, {
    base: mix(m.rockB, m.steppe, 0.45),
    bands: [
      ...strata.map(([at, color]) => ({ fn: layer, at, color })),
      {
        fn: (x, z, y) => (y < 1.1 ? 0.4 + N.fbm(x * 0.5, z * 0.5, 3) : 0),
        at: 0.55,
        color: mix(m.scrub, m.rockB, 0.25),
        minArea: 30,
      },
      {
        fn: (x, z) => lie.half + 0.15 * N(x, z) - Math.abs(x - lie.path(z)),
        at: 0,
        color: gravel,
        smooth: 0,
        minArea: 6,
      },
      { fn: track(0.95), at: 0, color: lit(p, gravel, 0.45), smooth: 0, minArea: 6 },
    ],
    shade: -0.28,
    deep: 0.06,
    shadeK: 0.78,
    deepK: 0.46,
    // Smaller shades would stand on the sunlit wall as slabs.
    minArea: 40000,
    tol: 0.9,
    bottom: H + 10,
    smoothing: 2,
  });
  airByDepth(
    pic,
    V,
    clip,
    high ? thickening(60, 190, 0.5) : thickening(26, 130, 0.62),
    (x, z) => 7 * N.fbm(x * 0.12, z * 0.12, 2),
  );
  const s = new Space(pic, cam, { az: k > 0 ? 160 : 20, el: Math.max(MIN_SUN, p.el) });
  const heading = (z: number) => Math.atan2(lie.path(z + 4) - lie.path(z), 4);
  if (high) {
    const z = 42;
    dust(pic, lie, T, z, heading(z));
    if (p.lamps) headlights(pic, lie, T, z);
    car(s, lie.path(z), z, { rot: heading(z), y: T.at(lie.path(z), z), color: m.accent });
  } else {
    jarillas(pic, V, T, cam, (x, z) => z > 7 && T.at(x, z) < 1.3 && Math.abs(x - lie.path(z)) > lie.half + 1);
    const z = 12;
    dust(pic, lie, T, z, heading(z));
    van(
      s,
      { x: lie.path(z) + 0.3 * k, z, rot: heading(z + 1), y: T.at(lie.path(z), z) },
      { rack: true, color: m.foam },
    );
  }
}

/** The road lit ahead of a car that drives away. */
function headlights(pic: Picture, lie: Lie, T: FanTerrain, z: number): void {
  for (const [ahead, reach, k] of [
    [6.5, 2.6, 0.75],
    [10, 4.2, 0.5],
  ] as const) {
    const zz = z + ahead;
    const [a, b] = project(lie.cam, lie.path(zz), T.at(lie.path(zz), zz), zz);
    glow(pic, a, b, (lie.cam.f / zz) * reach, pic.pal.lamp, k, 0.42);
  }
}

/** Dust hanging behind a vehicle on the road. */
function dust(pic: Picture, lie: Lie, T: FanTerrain, z: number, rot: number): void {
  const { pal } = pic;
  const rng = pic.rng.fork('dust');
  const c = mix(pal.mats.sand, pal.haze, 0.35);
  let d = '';
  for (let i = 0; i < 9; i++) {
    const back = i * 0.5;
    const zz = z - back * Math.cos(rot);
    const x = lie.path(zz) + rng.range(-0.9, 0.9);
    const [a, b] = project(lie.cam, x, T.at(x, zz) + 0.2, zz);
    const r = (lie.cam.f / zz) * rng.range(0.3, 0.6) * (1 + i * 0.08);
    d += ellipse(a, b - r * 0.5, r * 1.3, r * 0.7);
  }
  pic.grain(d, c, 0.2, 0.3);
}
