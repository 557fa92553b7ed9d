import { type Hex, mix, overprint } from '../../core/color.ts';
import { f1, type Pt, poly, rect, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { printLand, range } from '../../props/land/land.ts';
import { boulder } from '../../props/land/stones.ts';
import { outfit, people } from '../../props/people/travellers.ts';
import { coiron, tones } from '../../props/plants/plants.ts';
import { glints, lake } from '../../props/water/water.ts';

export interface VolcanicFieldOptions {
  focal?: number;
  horizon?: number;
  /** a clear pool among black lava with a footbridge, or two round sinkholes */
  view?: 'lagoon' | 'sinkholes';
}

interface Pit {
  x: number;
  z: number;
  r: number;
}

/** Water in volcanic country: the pool of La Niña Encantada, or the twin sinkholes of the Pozo de las Ánimas. */
export function volcanicField(pic: Picture, o: VolcanicFieldOptions = {}): void {
  const { W, H, pal: p } = pic;
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const pits = o.view === 'sinkholes';
  const hz = H * (o.horizon ?? (pits ? 0.3 : 0.4));
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.7,
    sun: low ? { x: W * (0.5 - 0.28 * k), y: hz * 0.45, r: 34 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.66,
    lead: 0.5 + 0.2 * k,
    snow: 0.6,
    air: 0.36,
    seed: 'andes',
    peaks: 6,
    mist: 0.9,
  });
  range(pic, {
    horizon: hz + 10,
    height: hz * 0.3,
    snow: 0,
    rock: mix(p.mats.granite, p.mats.scrub, 0.4),
    air: 0.28,
    seed: 'cerro',
    peaks: 6,
    lead: 0.5 - 0.34 * k,
    mist: 0.7,
  });
  if (pits) sinkholes(pic, hz, k);
  else lavaPool(pic, hz, k);
}

function pools(pic: Picture, V: View, T: FanTerrain, hz: number, green: number): string {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const clip = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    bed: (x, z) => (z > 62 ? 1 : T.at(x, z)),
    top: mix(m.water, m.leaf, green),
    bottom: mix(mix(m.waterDeep, m.leafDark, green), m.water, 0.3),
    mirror: mix(mix(m.waterDeep, m.leafDark, green), p.shade, 0.3),
    y0: hz + 40,
    y1: H,
    calm: 0.8,
    reach: 40,
  });
  glints(pic, { x0: 0, x1: W, y0: hz + 60, y1: H, n: 46, color: lit(p, m.water, 0.65), clip, alpha: 0.55 });
  return clip;
}

function sinkholes(pic: Picture, hz: number, k: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const N = makeNoise(`${pic.seed}dol`);
  const RIM = 4.4;
  const cam: Cam = { x: 0, y: RIM + 12.5, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const holes: Pit[] = [
    { x: k * 3.4, z: 30.5, r: 8.4 },
    { x: -k * 11.4, z: 40, r: 7.8 },
  ];
  const T = new FanTerrain(760, 620, cam, 0.95, 7, 240);
  T.fill((x, z) => {
    let h =
      RIM +
      0.5 * N.fbm(x * 0.07, z * 0.07, 3) +
      0.1 * N.fbm(x * 0.6, z * 0.6, 2) +
      (3 + 11 * N.ridged(x * 0.022, z * 0.022, 3)) * smoothstep(58, 150, z);
    for (const q of holes) {
      const d = Math.hypot(x - q.x, z - q.z) * (1 + 0.05 * N(x * 0.3, z * 0.3)) - q.r;
      // a low rim thrown up round the hole, then a wall that steepens to the water
      h += 0.7 * Math.exp(-(((d - 0.9) / 1.4) ** 2));
      if (d < 0.6) h = Math.min(h, h - (RIM + 3.4) * smoothstep(0.5, -2, d));
    }
    return h;
  });
  T.illuminate(sunVec(p, k > 0 ? 152 : 28, Math.max(30, p.el)), { relief: 1.1, smoothing: 1, reach: 40 });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const ground = mix(m.steppe, m.scrub, 0.2);
  const layer = (x: number, z: number, y: number) =>
    (near(holes, x, z, 1.4) ? -y : -99) + 0.3 * N.fbm(x * 0.3, z * 0.3, 2);
  printLand(pic, V, {
    base: ground,
    bands: [
      { fn: (x, z) => N.fbm(x * 0.09 + 4, z * 0.16, 3), at: 0.16, color: mix(m.scrub, ground, 0.4) },
      { fn: (x, z) => (near(holes, x, z, 2.1) ? 1 : 0), at: 0.5, color: mix(m.rockC, m.sand, 0.4) },
      { fn: layer, at: -6.6, color: mix(m.rockC, m.granite, 0.3) },
      { fn: layer, at: -5.6, color: mix(m.sand, m.rockC, 0.5) },
      { fn: layer, at: -4.7, color: mix(m.granite, m.rockC, 0.5) },
      { fn: layer, at: -3.4, color: mix(m.sand, m.granite, 0.3) },
      { fn: layer, at: -2.6, color: mix(m.granite, m.rockD, 0.25) },
      { fn: layer, at: -1.5, color: mix(m.rockC, m.granite, 0.5) },
      { fn: layer, at: -0.7, color: m.granite },
    ],
    shade: -0.28,
    deep: 0.05,
    shadeK: 0.62,
    deepK: 0.3,
    minArea: 110,
    tol: 0.7,
    bottom: H + 10,
  });
  const clip = pools(pic, V, T, hz, 0.1);
  // green even in the shade of the walls: the water is deep and clear
  pic.raw(pic.clipped(clip, shape(rect(0, hz, W, H - hz), mix(m.water, m.leaf, 0.2), 0.5)));
  grasses(pic, T, cam, (x, z) => holes.every((q) => Math.hypot(x - q.x, z - q.z) > q.r + 1.6), 120);
  const at = (x: number, z: number) => project(cam, x, T.at(x, z), z);
  const spot = (x: number, z: number) => {
    const [a, b] = at(x, z);
    return { x: a, y: b, h: (cam.f / z) * 1.72 };
  };
  railFence(
    pic,
    (t) => at(holes[0]!.x + k * (9.9 + 0.6 * Math.sin(t * 3)), 24 + t * 14),
    8,
    (t) => cam.f / (24 + t * 14),
  );
  people(
    pic,
    [
      { ...spot(k * 14.3, 33), pose: 'point', look: outfit(pic, 0, 'cap'), face: -k },
      { ...spot(k * 15.1, 34.5), pose: 'stand', look: outfit(pic, 3), face: -k },
      { ...spot(k * 15.6, 38), pose: 'photo', look: outfit(pic, 2), face: -k },
    ],
    k,
  );
}

const near = (holes: readonly Pit[], x: number, z: number, margin: number): boolean =>
  holes.some((q) => Math.hypot(x - q.x, z - q.z) < q.r + margin);

function lavaPool(pic: Picture, hz: number, k: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const N = makeNoise(`${pic.seed}nin`);
  const cam: Cam = { x: 0, y: 4.6, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(740, 580, cam, 0.96, 4, 200);
  const pool = (x: number, z: number) => {
    const u = (x + k * 1.2) / (7.2 + 1.6 * N(z * 0.2, 2));
    const v = (z - 19) / 11;
    return Math.hypot(u, v) - 1 + 0.16 * N.fbm(x * 0.25, z * 0.25, 3);
  };
  T.fill((x, z) => {
    const d = pool(x, z) * 7;
    if (d < 0) return Math.max(-0.9, d * 0.7);
    const lava = 2.1 * N.ridged(x * 0.28, z * 0.28, 4) * smoothstep(0, 1.4, d) * (1 - 0.5 * smoothstep(8, 20, d));
    const bank = 0.35 * Math.min(2, d) + 5 * smoothstep(34, 70, z) * N.ridged(x * 0.05, z * 0.05, 3);
    return bank + lava * (z < 9 ? 0.5 : 1);
  });
  T.illuminate(sunVec(p, k > 0 ? 155 : 25, Math.max(30, p.el)), { relief: 1.1, smoothing: 1, reach: 40 });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const lava: Hex = overprint(mix(m.rockD, m.granite, 0.45), p.shade, 0.55);
  const meadow = mix(m.leaf, m.steppe, 0.45);
  printLand(pic, V, {
    base: lava,
    bands: [
      { fn: (x, z) => N.fbm(x * 0.4, z * 0.4, 3), at: 0.22, color: mix(lava, m.granite, 0.32), minArea: 50 },
      {
        fn: (x, z, y) => (y < 0.75 || z > 33 ? N.fbm(x * 0.2 + 3, z * 0.2, 3) + 0.16 : -1),
        at: 0.1,
        color: meadow,
        minArea: 60,
      },
    ],
    shade: -0.26,
    deep: 0.05,
    shadeK: 0.8,
    deepK: 0.5,
    minArea: 70,
    tol: 0.7,
    bottom: H + 10,
  });
  const clip = pools(pic, V, T, hz, 0.14);
  // clear water: the pale bed shows near the shore
  const shallow = V.field((x, z) => (pool(x, z) < 0 ? 0.34 + pool(x, z) : -1));
  pic.raw(
    pic.clipped(
      clip,
      shape(V.trace(shallow, 0, { minArea: 80, tol: 0.8 }), lit(p, m.water, 0.4), 0.42, ' fill-rule="evenodd"'),
    ),
  );
  grasses(pic, T, cam, (x, z) => pool(x, z) * 7 > 0.6 && T.at(x, z) < 0.9, 70);
  footbridge(pic, cam, k);
}

/** A wooden footbridge over the narrows, on two trestles, with someone crossing. */
function footbridge(pic: Picture, cam: Cam, k: number): void {
  const p = pic.pal;
  const wood = mix(p.mats.wood, p.mats.sand, 0.2);
  const dark = overprint(wood, p.shade, 0.7);
  const Z = 24;
  const DECK = 1.25;
  const end = { a: -9, b: 7.5 };
  const P = (x: number, y: number, z = Z): Pt =>
    project(cam, k * x, y + 0.28 * (1 - ((x - (end.a + end.b) / 2) / 8.2) ** 2), z);
  const along = Array.from({ length: 18 }, (_, i) => end.a + ((end.b - end.a) * i) / 17);
  const ribbon = (y0: number, y1: number, z = Z) =>
    poly([...along.map((x) => P(x, y0, z)), ...along.map((x) => P(x, y1, z)).reverse()]);
  const u = cam.f / Z;
  for (const x of [-5.4, 0.2, 4.6])
    pic.line(`M${P(x, DECK).map(f1).join(' ')}L${P(x, -0.7).map(f1).join(' ')}`, dark, u * 0.16);
  const rail = (z: number, c: Hex) => {
    let posts = '';
    for (const x of along)
      posts += `M${P(x, DECK, z).map(f1).join(' ')}L${P(x, DECK + 1, z)
        .map(f1)
        .join(' ')}`;
    pic.line(posts, c, u * 0.06);
    pic.fill(ribbon(DECK + 0.95, DECK + 1.06, z) + ribbon(DECK + 0.5, DECK + 0.57, z), c);
  };
  rail(Z + 1.2, dark);
  pic.fill(
    poly([...along.map((x) => P(x, DECK, Z + 1.2)), ...along.map((x) => P(x, DECK, Z)).reverse()]),
    lit(p, wood, 0.25),
  );
  const walker = (x: number, pose: 'walk' | 'photo' | 'stand', i: number) => {
    const [a, b] = P(x, DECK, Z + 0.5);
    return { x: a, y: b, h: u * 1.72, pose, look: outfit(pic, i), face: -k };
  };
  people(pic, [walker(2.6, 'walk', 0), walker(3.7, 'walk', 3), walker(-1.4, 'photo', 2)], k);
  pic.fill(ribbon(DECK - 0.26, DECK), wood);
  pic.shade(ribbon(DECK - 0.26, DECK - 0.1), p.shade, 0.6);
  rail(Z, wood);
}

/** Posts and two rails along a line given by a parameter 0..1. */
function railFence(pic: Picture, at: (t: number) => Pt, n: number, scale: (t: number) => number): void {
  const p = pic.pal;
  const wood = mix(p.mats.wood, p.mats.sand, 0.15);
  for (let i = n; i >= 0; i--) {
    const [x, y] = at(i / n);
    const u = scale(i / n);
    if (i > 0) {
      const [x2, y2] = at((i - 1) / n);
      const u2 = scale((i - 1) / n);
      for (const h of [1, 0.55])
        pic.line(`M${f1(x)} ${f1(y - u * h)}L${f1(x2)} ${f1(y2 - u2 * h)}`, lit(p, wood, 0.1), u * 0.07);
    }
    pic.line(`M${f1(x)} ${f1(y)}L${f1(x)} ${f1(y - u * 1.1)}`, overprint(wood, p.shade, 0.4), u * 0.1);
  }
}

function grasses(pic: Picture, T: FanTerrain, cam: Cam, ok: (x: number, z: number) => boolean, n: number): void {
  const p = pic.pal;
  const rng = pic.rng.fork('pasto');
  const t = tones(p, mix(p.mats.steppe, p.mats.scrub, 0.3));
  const list: { x: number; z: number }[] = [];
  for (let i = 0; i < n * 5 && list.length < n; i++) {
    const z = 5 + 40 * rng() ** 1.3;
    const x = rng.range(-0.55, 0.55) * z;
    if (ok(x, z)) list.push({ x, z });
  }
  list.sort((a, b) => b.z - a.z);
  for (const { x, z } of list) {
    const [a, b] = project(cam, x, T.at(x, z), z);
    const u = cam.f / z;
    if (rng.chance(0.14))
      boulder(pic, a, b, u * rng.range(0.2, 0.5), rng, { color: mix(p.mats.granite, p.mats.rockD, 0.5) });
    else pic.fill(coiron(a, b, u * rng.range(0.3, 0.6), rng, 9, 1.1), rng.chance(0.5) ? t.mid : t.light);
  }
}
