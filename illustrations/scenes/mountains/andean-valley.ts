import { mix, overprint } from '../../core/color.ts';
import { smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { horseman } from '../../props/animals/horseman.ts';
import { standing } from '../../props/animals/standing.ts';
import { condor, guanaco } from '../../props/animals/wild.ts';
import { mist, printLand, range } from '../../props/land/land.ts';
import { tones, tufts } from '../../props/plants/plants.ts';
import { drawFarToNear, type Thing } from '../../props/staging.ts';
import { car } from '../../props/vehicles/vehicles.ts';
import { glints, lake } from '../../props/water/water.ts';

export interface AndeanValleyOptions {
  focal?: number;
  horizon?: number;
  actor?: 'guanacos' | 'riders' | 'car' | 'none';
  /** the gravel road along the valley */
  track?: boolean;
  condor?: boolean;
}

/** The upper Atuel: a river in braids over a wide stony floor, the high Andes closing the valley. */
export function andeanValley(pic: Picture, o: AndeanValleyOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const ford = o.actor === 'riders';
  const hz = H * (o.horizon ?? (ford ? 0.5 : 0.44));
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const N = makeNoise(`${pic.seed}va`);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic, ['cumulus', 'lenticular']),
    cloudAmount: 0.8,
    sun: lowSun(pic) ? { x: W * (0.5 - 0.27 * k), y: hz * 0.42, r: 40 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.74,
    lead: 0.5 + 0.06 * k,
    snow: 0.72,
    air: 0.28,
    seed: 'cordillera',
    peaks: 6,
    mist: 0.8,
  });
  const cam: Cam = { x: 0, y: ford ? 2.2 : 6, z: 0, f: 1100, cx: W / 2, horizon: hz };
  const T = new FanTerrain(620, 520, cam, 1, 3.2, 240);
  const river = (z: number): number =>
    k * (ford ? -1 + 5 * smoothstep(16, 60, z) : 1 + 15 * smoothstep(14, 60, z) - 26 * smoothstep(55, 140, z));
  const half = (z: number): number => (ford ? 7 + z * 0.08 : 5 + z * 0.09);
  T.fill((x, z) => {
    const dx = x - river(z) + 2.2 * N(z * 0.06, 3);
    const d = Math.abs(dx) - half(z);
    // braids: the bed is cut by channels that part and join again
    const bars = N(x * 0.13 + 4, z * 0.045) + 0.45 * N(x * 0.3, z * 0.1 + 8);
    let h =
      d < 0
        ? Math.min(
            0.12,
            (ford ? Math.abs(dx + 1.2 * N(z * 0.3, 5)) - 6 + 3.2 * N(x * 0.25, z * 0.12) : bars - 0.02) * 0.5,
          )
        : 0.05 + Math.min(1.3, d * 0.05) + 0.1 * N.fbm(x * 0.2, z * 0.2, 3);
    if (d < 0 && d > -1.2) h = Math.max(h, 0.05 * (1.2 + d));
    // valley sides
    const flank = Math.abs(x - river(z) * 0.4) - (26 + 0.12 * z);
    if (flank > 0) h += flank * (0.42 + 0.5 * N.ridged(x * 0.035, z * 0.035, 4));
    return h + (d > 3 ? 0.25 * N.fbm(x * 0.12, z * 0.12, 3) : 0);
  });
  T.illuminate(sunVec(p, k > 0 ? 160 : 20, Math.max(22, p.el)), { relief: 1.3, smoothing: 2 });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  const clip = printLand(pic, V, {
    base: mix(m.steppe, m.rockB, 0.2),
    bands: [
      { fn: (x, z, y) => y + 0.8 * N.fbm(x * 0.06, z * 0.06, 3), at: 3.2, color: mix(m.rockA, m.granite, 0.45) },
      { fn: (x, z, y) => y + 1.6 * N.fbm(x * 0.05, z * 0.05, 3), at: 9, color: mix(m.rockB, m.rockC, 0.4) },
      { fn: (_x, _z, y) => -y, at: -0.16, color: mix(m.stone, m.sand, 0.45) },
    ],
    shade: -0.16,
    deep: 0.12,
    shadeK: 0.7,
    deepK: 0.4,
    minArea: 110,
    bottom: H + 8,
    smoothing: 2,
  });
  const depth = V.field((x, z) => z + 8 * N.fbm(x * 0.08, z * 0.08, 2));
  for (const [z, a] of [
    [45, 0.14],
    [80, 0.2],
    [130, 0.26],
  ] as const)
    pic.raw(pic.clipped(clip, shape(V.trace(depth, z, { minArea: 160, tol: 0.8 }), p.haze, a, ' fill-rule="evenodd"')));
  if (o.track !== false && !ford)
    gravelRoad(pic, V, clip, (x, z) => x - river(z) - k * (-half(z) - 5 - 1.6 * N(z * 0.05, 9)), depth);
  const water = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    top: mix(m.water, p.sky[2], 0.45),
    bottom: mix(m.water, m.waterDeep, ford ? 0.45 : 0.3),
    mirror: mix(mix(m.waterDeep, m.granite, 0.4), p.shade, 0.1),
    y0: hz + 10,
    y1: H,
    calm: ford ? 0.2 : 0.5,
    reach: 60,
  });
  glints(pic, {
    x0: 0,
    x1: W,
    y0: hz + 40,
    y1: H,
    n: ford ? 170 : 80,
    color: lit(p, m.water, 0.7),
    clip: water,
    alpha: 0.7,
    size: ford ? 0.9 : 0.7,
  });
  mist(pic, hz - 30, hz + 14, { alpha: 0.5 });
  const s = new Space(pic, cam, { az: k > 0 ? 150 : 30, el: Math.max(30, p.el) });
  tufts(pic, hz + 50, H + 24, 90, [8, 56], tones(p, mix(m.steppe, m.scrub, 0.25)), rng.fork('c'), (x, y) => {
    const z = (cam.y * cam.f) / Math.max(3, y - hz);
    return T.at(((x - cam.cx) / cam.f) * z, z) > 0.24;
  });
  drawFarToNear(actors(s, o, k, (x, z) => T.at(x, z), river, half));
  if (o.condor) {
    condor(pic, W * (0.5 - 0.2 * k), hz * 0.3, W * 0.15, { face: k, bank: -0.16 * k });
    condor(pic, W * (0.5 - 0.36 * k), hz * 0.17, W * 0.05, { face: -k, bank: 0.12 });
  }
}

const ROAD_HALF = 1.5;
/** The road, as the band of ground near its centre line (`across` is 0 there). */
function gravelRoad(
  pic: Picture,
  V: View,
  clip: string,
  across: (x: number, z: number) => number,
  depth: Float32Array,
): void {
  const { pal: p } = pic;
  const field = V.field((x, z) => ROAD_HALF - Math.abs(across(x, z)), -9);
  for (let i = 0; i < field.length; i++) if (depth[i]! > 150) field[i] = -9;
  pic.raw(
    pic.clipped(
      clip,
      shape(
        V.trace(field, 0, { minArea: 40, tol: 0.5, smooth: 1 }),
        lit(p, mix(p.mats.sand, p.mats.stone, 0.5), 0.18),
        1,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  const rut = V.field((x, z) => 0.18 - Math.abs(Math.abs(across(x, z)) - 0.75), -9);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(V.trace(rut, 0, { minArea: 20, tol: 0.5 }), p.shade, 0.2, ' fill-rule="evenodd"')),
  );
}

function actors(
  s: Space,
  o: AndeanValleyOptions,
  k: number,
  ground: (x: number, z: number) => number,
  river: (z: number) => number,
  half: (z: number) => number,
): Thing[] {
  const { pic } = s;
  const m = pic.pal.mats;
  if (o.actor === 'guanacos') {
    const herd: [number, number, number, boolean][] = [
      [0.2, 15.4, 1, false],
      [1.5, 18.2, 1, true],
      [-1.5, 18.6, 1, false],
      [-1.2, 14.2, -1, true],
      [-0.2, 21.5, -1, false],
      [0.9, 25, -1, true],
      [-1.3, 24, 1, false],
    ];
    const shift = -k * 5.4; // on the grass between the road and the river
    return herd.map(([x, z, face, grazing]) =>
      standing(
        s,
        z,
        shift + x * k,
        1.75,
        (a, b, h) => guanaco(pic, a, b, h, face * k, { grazing, air: 0.03 }),
        ground(shift + x * k, z),
      ),
    );
  }
  if (o.actor === 'riders')
    return [
      [0.2, 13.4, m.accent, overprint(m.wood, pic.pal.shade, 0.15)],
      [3.1, 15, m.cloth, m.stone],
      [-2.9, 12.2, m.mustard, overprint(m.rockD, pic.pal.shade, 0.1)],
    ].map(([x, z, poncho, coat]) => {
      const rider = horseman(s, river(z as number) + k * (x as number), z as number, k, {
        poncho: poncho as string,
        coat: coat as string,
        y: -0.36,
      });
      return { z: rider.z, draw: () => wading(s, rider, river(rider.z) + k * (x as number)) };
    });
  if (o.actor === 'car') {
    const z = 21;
    const x = river(z) - k * (half(z) + 5);
    return [{ z, draw: () => car(s, x, z, { color: m.accent, y: ground(x, z), rot: -k * 0.2 }) }];
  }
  return [];
}

/** A horse up to its knees: what is under water is left out, the water breaks white round the legs. */
function wading(s: Space, rider: Thing, x: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const [a, b] = s.P([x, 0, rider.z]);
  const u = s.scale(rider.z);
  rider.draw();
  let foam = '';
  let dark = '';
  const rng = pic.rng.fork(`foam${x.toFixed(2)}`);
  for (const dx of [-0.85, -0.55, 0.5, 0.75])
    foam += `M${a + (dx - 0.3) * u} ${b + u * 0.02}q${u * 0.16} ${-u * 0.2} ${u * 0.3} ${-u * 0.05}q${u * 0.18} ${-u * 0.16} ${u * 0.32} ${u * 0.06}q${-u * 0.3} ${u * 0.1} ${-u * 0.62} 0Z`;
  for (let i = 0; i < 16; i++) {
    const px = a + rng.range(-1.3, 1.3) * u;
    const py = b - rng() ** 2 * u * 0.5;
    foam += `M${px} ${py}q${u * 0.03} ${-u * 0.06} ${u * 0.06} 0q${-u * 0.03} ${u * 0.06} ${-u * 0.06} 0Z`;
  }
  for (let i = 0; i < 5; i++) {
    const w = u * rng.range(0.8, 1.8);
    const px = a - w / 2 + rng.range(-0.5, 0.5) * u;
    const py = b + u * (0.1 + 0.11 * i);
    dark += `M${px} ${py}q${w / 2} ${-u * 0.05} ${w} 0q${-w / 2} ${u * 0.07} ${-w} 0Z`;
  }
  // the water line hides the feet, in the ink the river has at that depth
  const down = (b - s.cam.horizon) / (pic.H - s.cam.horizon);
  const ink = mix(mix(p.mats.water, p.sky[2], 0.45), mix(p.mats.water, p.mats.waterDeep, 0.45), down);
  pic.fill(
    `M${a - u * 1.25} ${b}q${u * 0.3} ${-u * 0.1} ${u * 1.25} ${-u * 0.02}q${u} ${-u * 0.06} ${u * 1.25} 0q${u * 0.1} ${u * 0.5} ${-u * 0.5} ${u * 0.56}h${-u * 1.5}q${-u * 0.7} ${-u * 0.06} ${-u * 0.5} ${-u * 0.54}Z`,
    ink,
  );
  pic.add('multiply', shape(dark, p.shade, 0.5));
  pic.fill(foam, p.mats.foam);
}
