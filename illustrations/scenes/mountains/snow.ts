import { type Hex, mix } from '../../core/color.ts';
import { ellipse, f1, poly, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { groundShade } from '../../props/people/travellers.ts';
import { snowyTree } from './ski-village.ts';

export interface SnowOptions {
  focal?: number;
  horizon?: number;
}

/** Snow in the high valley: children sledding on a near slope. */
export function snow(pic: Picture, o: SnowOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.46);
  const N = makeNoise(`${pic.seed}nie`);
  const az = k > 0 ? 152 : 28;
  const el = Math.max(19, p.el * 0.85);
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.6 });
  range(pic, {
    horizon: hz,
    height: hz * 0.78,
    lead: 0.5 - 0.12 * k,
    snow: 0.95,
    air: 0.34,
    seed: 'andes',
    peaks: 5,
    mist: 0.7,
    az,
  });
  range(pic, {
    horizon: hz + H * 0.05,
    height: hz * 0.46,
    lead: 0.5 + 0.36 * k,
    snow: 0.85,
    air: 0.18,
    seed: 'cerca',
    peaks: 6,
    mist: 0.5,
    az,
    rock: mix(m.granite, m.rockD, 0.3),
  });
  const cam: Cam = { x: 0, y: 3.2, z: 0, f: 1100, cx: W / 2, horizon: hz };
  const T = new FanTerrain(640, 460, cam, 0.95, 4, 130);
  T.fill((x, z) => {
    const u = k * x;
    const swell = 1.5 * N.fbm(x * 0.07, z * 0.07, 3) + 0.12 * N.fbm(x * 0.4, z * 0.4, 2);
    // the sledding hill comes down from the subject's side
    return swell + 4.2 * smoothstep(-1, 13, u - z * 0.12) * smoothstep(3, 12, z) + 2 * smoothstep(26, 60, z);
  });
  T.illuminate(sunVec(p, az, el), { relief: 1.2, smoothing: 3, reach: 40 });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  printLand(pic, V, {
    base: lit(p, m.snow, 0.3),
    shade: -0.8 * Math.sin((el * Math.PI) / 180),
    deep: -0.02,
    shadeK: 0.55,
    deepK: 0.32,
    minArea: 260,
    tol: 0.7,
    bottom: H + 8,
  });
  sledding(pic, T, cam, k);
}

type Thing = { z: number; draw: () => void };

function sledding(pic: Picture, T: FanTerrain, cam: Cam, k: number): void {
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('trineos');
  const at = (x: number, z: number) => {
    const [a, b] = project(cam, x, T.at(x, z), z);
    return { x: a, y: b, s: cam.f / z };
  };
  const things: Thing[] = [];
  for (let i = 0; i < 18; i++) {
    const z = rng.range(24, 50);
    const x = -k * rng.range(-0.1, 0.56) * z;
    const q = at(x, z);
    things.push({
      z,
      draw: () => snowyTree(pic, q.x, q.y, q.s * rng.range(3, 6), rng.fork(`t${i}`), Math.min(0.3, z / 160)),
    });
  }
  // tracks down the slope
  for (const off of [0, 2.6, -2.4]) {
    const pts = Array.from({ length: 14 }, (_, i) => at(k * (1 + i * 0.75) + off * 0.4, 9.5 + i * 0.34 + off));
    const d = poly([
      ...pts.map((q) => [q.x, q.y - q.s * 0.03] as [number, number]),
      ...pts.map((q) => [q.x, q.y + q.s * 0.04] as [number, number]).reverse(),
    ]);
    pic.shade(d, p.shade, 0.4);
  }
  const jackets: Hex[] = [m.accent, m.mustard, m.cloth, m.wine, mix(m.leaf, m.mustard, 0.3)];
  const sleds: [number, number, number][] = [
    [0.6, 9.6, 0],
    [4.4, 12.4, 1],
    [3.4, 16.5, 2],
  ];
  for (const [x, z, i] of sleds)
    things.push({
      z,
      draw: () => {
        const q = at(k * x, z);
        const next = at(k * (x - 0.6), z - 0.2);
        sled(pic, q.x, q.y, q.s * 1.25, {
          face: -k,
          tilt: Math.atan2(next.y - q.y, Math.abs(next.x - q.x)),
          color: jackets[(i + 3) % 5]!,
          top: jackets[i]!,
          cap: jackets[(i + 1) % 5]!,
        });
      },
    });
  for (const [x, z, pose, i] of [
    [1.2, 15.5, 'cheer', 3],
    [6.6, 14.2, 'hike', 4],
    [-2.6, 14, 'stand', 1],
    [-3.5, 14.6, 'wave', 0],
  ] as const)
    things.push({
      z,
      draw: () => {
        const q = at(k * x, z);
        const h = q.s * (i < 2 ? 1.3 : 1.2);
        groundShade(pic, q.x, q.y, h, k, 0.5);
        figure(
          pic,
          q.x,
          q.y,
          h,
          pose,
          { top: jackets[i]!, bottom: mix(p.deep, m.cloth, 0.4), hat: 'beret', hatColor: jackets[(i + 2) % 5]! },
          pose === 'hike' ? k : i === 3 ? -k : k,
        );
      },
    });
  things.sort((a, b) => b.z - a.z);
  for (const q of things) q.draw();
  snowman(pic, at(-k * 4.9, 11.6), k);
}

/** A child on a plastic sled going down, snow flying behind. */
function sled(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  o: { face: number; tilt: number; color: Hex; top: Hex; cap: Hex },
): void {
  const p = pic.pal;
  const f = o.face;
  const co = Math.cos(o.tilt);
  const si = Math.sin(o.tilt);
  const P = (a: number, b: number): [number, number] => [x + f * (a * co + b * si) * h, y + (a * si - b * co) * h];
  pic.shade(poly([P(-0.5, -0.02), P(0.55, -0.02), P(0.2, -0.16), P(-0.9, -0.16)]), p.shade, 0.5);
  const spray = p.mats.snow;
  for (let i = 0; i < 5; i++)
    pic.grain(
      ellipse(...P(-0.55 - i * 0.16, 0.08 + i * 0.05), h * (0.1 + i * 0.03)),
      lit(p, spray, 0.6),
      0.7 - i * 0.1,
      0.5,
    );
  const [hx, hy] = P(-0.12, -0.02);
  figure(
    pic,
    hx,
    hy,
    h,
    GESTURES.rest,
    { top: o.top, bottom: mix(p.deep, p.mats.cloth, 0.4), hat: 'beret', hatColor: o.cap },
    f,
  );
  const hull = smooth(
    [
      P(-0.45, 0.16),
      P(-0.5, 0.02),
      P(-0.3, -0.02),
      P(0.35, -0.02),
      P(0.62, 0.12),
      P(0.68, 0.22),
      P(0.5, 0.12),
      P(0.2, 0.1),
      P(-0.3, 0.1),
    ],
    true,
    0.6,
  );
  pic.fill(hull, o.color);
  pic.shade(poly([P(-0.46, 0.04), P(-0.3, -0.02), P(0.35, -0.02), P(0.58, 0.08), P(0.3, 0.04)]), p.shade, 0.5);
}

/** Three balls of snow with a scarf and a carrot nose. */
function snowman(pic: Picture, q: { x: number; y: number; s: number }, k: number): void {
  const p = pic.pal;
  const u = q.s * 0.42;
  const side = -k;
  groundShade(pic, q.x, q.y, u * 3.4, k, 0.45);
  for (const [dy, r] of [
    [0.85, 1],
    [2.15, 0.72],
    [3.15, 0.5],
  ] as const) {
    const d = ellipse(q.x, q.y - dy * u, r * u);
    pic.fill(d, lit(p, p.mats.snow, 0.5));
    const clip = pic.clip(d);
    pic.add(
      'multiply',
      pic.clipped(
        clip,
        shape(
          `M-5 -5H${pic.W + 5}V${pic.H + 5}H-5Z${ellipse(q.x + side * r * u * 0.3, q.y - dy * u - r * u * 0.2, r * u * 0.98)}`,
          p.shade,
          0.5,
          ' fill-rule="evenodd"',
        ),
      ),
    );
  }
  pic.fill(
    `M${f1(q.x - u * 0.5)} ${f1(q.y - u * 2.75)}q${f1(u * 0.5)} ${f1(u * 0.22)} ${f1(u)} 0v${f1(u * 0.2)}q${f1(-u * 0.5)} ${f1(u * 0.2)} ${f1(-u)} 0Z`,
    p.mats.accent,
  );
  pic.fill(
    poly([
      [q.x, q.y - u * 3.2],
      [q.x - k * u * 0.55, q.y - u * 3.08],
      [q.x, q.y - u * 3.04],
    ]),
    p.mats.mustard,
  );
  pic.fill(
    ellipse(q.x - k * u * 0.18, q.y - u * 3.3, u * 0.06) + ellipse(q.x + k * u * 0.14, q.y - u * 3.3, u * 0.06),
    p.deep,
  );
}
