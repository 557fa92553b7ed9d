import { mix } from '../../core/color.ts';
import { f1, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { printLand, range } from '../../props/land/land.ts';
import { boulder } from '../../props/land/stones.ts';
import { figure } from '../../props/people/figures.ts';
import { groundShade } from '../../props/people/travellers.ts';
import { tree } from '../../props/plants/plants.ts';
import { bicycle } from '../../props/vehicles/bicycle.ts';
import { glints, lake } from '../../props/water/water.ts';

/** A quiet bend of the river after the ride: someone on a stone with their feet in the water, a bicycle on the bank. */
export function riverRest(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.4);
  const N = makeNoise(`${pic.seed}rem`);
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.7,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: 36 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.5,
    lead: 0.5 - 0.1 * k,
    snow: 0.4,
    air: 0.48,
    seed: 'andes',
    peaks: 6,
    mist: 0.9,
  });
  const cam: Cam = { x: 0, y: 2.6, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(700, 540, cam, 0.96, 3.2, 150);
  // the river comes from the far middle and passes on the calm side
  const mid = (z: number) => k * (-4.6 + 7.5 * smoothstep(7, 32, z) - 10 * smoothstep(34, 80, z));
  T.fill((x, z) => {
    const off = Math.abs(x - mid(z)) - (4.2 - 1.6 * smoothstep(10, 40, z)) + 0.6 * N.fbm(x * 0.3, z * 0.3, 3);
    if (off < 0) return Math.max(-0.6, off * 0.4);
    const wall = off - 7 + 3 * N.ridged(x * 0.1, z * 0.1, 3);
    const t = Math.min(1, Math.max(0, wall) / 9);
    const cliff =
      13 *
      (0.34 * smoothstep(0.14, 0.26, t) +
        0.32 * smoothstep(0.45, 0.56, t) +
        0.22 * smoothstep(0.76, 0.88, t) +
        0.12 * t);
    return 0.16 * Math.min(off, 3) + cliff * smoothstep(10, 22, z) + 0.1 * N.fbm(x * 0.7, z * 0.7, 3);
  });
  T.illuminate(sunVec(p, k > 0 ? 158 : 22, Math.max(30, p.el)), { relief: 1.1, smoothing: 1, reach: 40 });
  const V = new View(T, cam, W, H, 2, { step: 0.0015 });
  const layer = (x: number, z: number, y: number) => y + 0.4 * N.fbm(x * 0.08, z * 0.08, 2);
  const gravel = mix(m.stone, m.sand, 0.55);
  printLand(pic, V, {
    base: gravel,
    bands: [
      {
        fn: (x, z, y) => (y > 0.34 ? N.fbm(x * 0.3, z * 0.3, 3) + 0.25 : -1),
        at: 0.1,
        color: mix(m.leaf, m.steppe, 0.4),
      },
      ...(
        [
          [1.4, m.rockB],
          [2.6, m.rockA],
          [4.2, m.rockC],
          [4.9, m.rockA],
          [6.6, mix(m.rockA, m.rockD, 0.5)],
          [8.2, m.rockB],
          [9.6, m.rockC],
          [10.6, m.rockA],
        ] as [number, string][]
      ).map(([at, color]) => ({ fn: layer, at, color })),
    ],
    shade: -0.28,
    deep: 0.06,
    shadeK: 0.76,
    deepK: 0.46,
    minArea: 90,
    tol: 0.8,
    bottom: H + 10,
    smoothing: 2,
  });
  const clip = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    bed: (x, z) => (z > 120 ? 1 : T.at(x, z)),
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    top: mix(m.water, p.haze, 0.2),
    bottom: mix(m.water, m.waterDeep, 0.4),
    mirror: mix(mix(m.waterDeep, m.rockA, 0.3), p.shade, 0.12),
    y0: hz + 10,
    y1: H,
    calm: 0.5,
    reach: 40,
  });
  // clear shallows along the gravel
  const shallow = V.field((x, z) => (T.at(x, z) < 0 ? 0.24 + T.at(x, z) : -1));
  pic.raw(
    pic.clipped(
      clip,
      shape(
        V.trace(shallow, 0, { minArea: 60, tol: 0.8 }),
        lit(p, mix(m.water, m.sand, 0.3), 0.2),
        0.5,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  glints(pic, { x0: 0, x1: W, y0: hz + 30, y1: H, n: 120, color: mix(m.foam, m.water, 0.15), clip, alpha: 0.75 });
  bank(pic, T, cam, mid, k);
}

/** Willow, stones, bicycle and the person resting, on the subject's bank. */
function bank(pic: Picture, T: FanTerrain, cam: Cam, mid: (z: number) => number, k: number): void {
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('orilla');
  const spot = (z: number, off: number) => {
    const x = mid(z) + k * off;
    const [a, b] = project(cam, x, T.at(x, z), z);
    return { x: a, y: b, s: cam.f / z };
  };
  for (const [z, off, h] of [
    [24, 8, 6],
    [17, 9.4, 6.5],
  ] as const) {
    const q = spot(z, off);
    groundShade(pic, q.x, q.y, q.s * h * 0.5, k, 0.5);
    tree(pic, q.x, q.y, q.s * h, m.leaf, rng.fork(`t${z}`), { kind: 'willow', dark: m.leafDark, air: 0.06 });
  }
  const bike = spot(10.2, 6.6);
  bicycle(pic, bike.x, bike.y, bike.s * 0.36, { face: -k, tyre: 'thick', lean: k * 0.12 });
  for (const [z, off, r] of [
    [11.4, 4.4, 0.3],
    [9.4, 5.2, 0.24],
    [8.2, 3.9, 0.3],
    [7.2, 6.2, 0.5],
    [6.4, 4.3, 0.34],
    [13, 3.6, 0.4],
  ] as const) {
    const q = spot(z, off);
    boulder(pic, q.x, q.y, q.s * r, rng, { color: mix(m.stone, m.rockB, 0.2), round: 0.7, fall: k });
  }
  const seat = spot(9, 3.4);
  const r = seat.s * 0.42;
  boulder(pic, seat.x + k * r * 0.3, seat.y + r * 0.1, r, rng, {
    color: mix(m.stone, m.rockC, 0.3),
    round: 0.8,
    fall: k,
  });
  // the sitting pose has its hip at 0.27 of the height: the stone's top
  const h = seat.s * 1.72;
  figure(
    pic,
    seat.x,
    seat.y - r * 0.7 + h * 0.27,
    h,
    'sit',
    { top: m.accent, bottom: mix(p.deep, m.cloth, 0.3), boots: m.skin, hat: 'helmet', hatColor: m.foam },
    -k,
  );
  const feet = { x: seat.x - k * h * 0.25, y: seat.y - r * 0.7 + h * 0.24 };
  for (const w of [0.16, 0.27, 0.4])
    pic.line(
      `M${f1(feet.x - h * w)} ${f1(feet.y)}a${f1(h * w)} ${f1(h * w * 0.22)} 0 1 0 ${f1(h * w * 2)} 0a${f1(h * w)} ${f1(h * w * 0.22)} 0 1 0 ${f1(-h * w * 2)} 0`,
      m.foam,
      1.8,
      0.9 - w,
    );
}
