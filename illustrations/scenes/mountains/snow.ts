import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { far, lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Block, Space } from '../../core/space.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { groundShade } from '../../props/people/travellers.ts';
import { conifer, lightSide, tones } from '../../props/plants/plants.ts';

export interface SnowOptions {
  focal?: number;
  horizon?: number;
  /** the village at the foot of the runs, or children sledding on a near slope */
  view?: 'hamlet' | 'sleds';
}

/** Snow in the high valley: a ski village under its bowl, or a morning of sleds. */
export function snow(pic: Picture, o: SnowOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const village = o.view !== 'sleds';
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? (village ? 0.52 : 0.46));
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
  const cam: Cam = { x: 0, y: village ? 6.5 : 3.2, z: 0, f: 1100, cx: W / 2, horizon: hz };
  const T = new FanTerrain(640, 460, cam, 0.95, 4, 130);
  T.fill((x, z) => {
    const u = k * x;
    const swell = (village ? 0.7 : 1.5) * N.fbm(x * 0.07, z * 0.07, 3) + 0.12 * N.fbm(x * 0.4, z * 0.4, 2);
    if (village) return swell + 3 * smoothstep(40, 90, z) + 0.0016 * x * x;
    // the sledding hill comes down from the subject's side
    return swell + 4.2 * smoothstep(-1, 13, u - z * 0.12) * smoothstep(3, 12, z) + 2 * smoothstep(26, 60, z);
  });
  T.illuminate(sunVec(p, az, el), { relief: 1.2, smoothing: 3, reach: 40 });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  printLand(pic, V, {
    base: lit(p, m.snow, 0.3),
    shade: (village ? -0.56 : -0.8) * Math.sin((el * Math.PI) / 180),
    deep: -0.02,
    shadeK: 0.55,
    deepK: 0.32,
    minArea: 260,
    tol: 0.7,
    bottom: H + 8,
  });
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? -30 : 210, el: Math.max(24, p.el) });
  if (village) hamlet(pic, s, T, k);
  else sledding(pic, T, cam, k);
}

type Thing = { z: number; draw: () => void };

function hamlet(pic: Picture, s: Space, T: FanTerrain, k: number): void {
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('aldea');
  const inks: Hex[] = [
    mix(m.wood, m.adobe, 0.3),
    m.accent,
    mix(m.wall, m.stone, 0.3),
    mix(m.roof, m.wood, 0.4),
    m.mustard,
    mix(m.cloth, m.wall, 0.3),
  ];
  // long hotels with stepped gables up the valley side, chalets in front
  const plan: [number, number, number, number, number][] = [
    [13, 62, 15, 9, 9],
    [-2, 66, 13, 7, 8],
    [4.5, 50, 12, 8, 8],
    [15.5, 44, 10, 6, 8],
    [8.2, 36, 9, 5, 7],
    [-5.5, 48, 8, 4.5, 7],
    [0.4, 37, 7, 4, 6],
  ];
  const things: Thing[] = plan.map(([x, z, w, h, d], i) => ({
    z,
    draw: () =>
      chalet(
        s,
        s.block(k * x, T.at(k * x, z) - 0.3, z, w, h, d, lightSide(p) * -0.24),
        inks[i % inks.length]!,
        rng.fork(`c${i}`),
      ),
  }));
  for (let i = 0; i < 26; i++) {
    const z = rng.range(30, 74);
    const x = k * (rng.chance(0.7) ? rng.range(-0.5, -0.2) * z : rng.range(0.3, 0.5) * z);
    const [a, b] = s.P([x, T.at(x, z), z]);
    const h = s.scale(z) * rng.range(2.6, 4.6);
    things.push({ z, draw: () => snowyTree(pic, a, b, h, rng.fork(`t${i}`), Math.min(0.3, z / 240)) });
  }
  for (const [x, z, pose, i] of [
    [-1.2, 20, 'walk', 0],
    [-0.3, 20.6, 'walk', 1],
    [3.4, 24, 'stand', 2],
    [5.2, 22, 'walk', 3],
  ] as const)
    things.push({ z, draw: () => skierOnFoot(pic, s, T, k * x, z, pose, i, k) });
  things.sort((a, b) => b.z - a.z);
  for (const q of things) q.draw();
  gondola(pic, s, k);
}

/** A steep-roofed house with snow on the roof and rows of lit or dark windows. */
function chalet(s: Space, b: Block, wall: Hex, rng: ReturnType<Picture['rng']['fork']>): void {
  const { pic } = s;
  const p = pic.pal;
  const air = Math.min(0.22, b.z / 300);
  b.cast(b.y, 0.55);
  b.paint(wall, { air });
  const glass = far(p, mix(p.deep, p.mats.glass, 0.3), air);
  for (const i of [0, 1, 3]) {
    if (!b.visible(i)) continue;
    const f = b.wall(i);
    let dark = '';
    let lamp = '';
    for (let y = 1; y < b.h - 1; y += 1.9)
      for (let a = 0.8; a < f.lu - 1.2; a += 1.9) {
        const d = f.rect(a, y, 0.95, 1.05);
        if (rng.chance(p.lamps ? 0.7 : 0.15)) lamp += d;
        else dark += d;
      }
    pic.fill(dark, glass);
    pic.fill(lamp, mix(p.lamp, wall, p.lamps ? 0 : 0.25));
    let balcony = '';
    for (let y = 2.7; y < b.h - 1; y += 1.9) balcony += f.rect(0.4, y - 0.1, f.lu - 0.8, 0.16, 0.1);
    pic.fill(balcony, f.ink(mix(p.mats.wood, wall, 0.3), air));
  }
  b.gable(b.w * 0.34, 0.7, lit(p, p.mats.snow, 0.3), { axis: 'd', wall, air, tiles: false, thick: 0.5 });
}

function snowyTree(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  rng: ReturnType<Picture['rng']['fork']>,
  air: number,
): void {
  const p = pic.pal;
  groundShade(pic, x, y, h * 0.5, -lightSide(p), 0.45);
  conifer(
    pic,
    x,
    y,
    h,
    tones(p, mix(p.mats.leafDark, p.mats.snow, 0.28), overprint(p.mats.leafDark, p.shade, 0.3), air),
    rng,
  );
}

function skierOnFoot(
  pic: Picture,
  s: Space,
  T: FanTerrain,
  x: number,
  z: number,
  pose: string,
  i: number,
  k: number,
): void {
  const m = pic.pal.mats;
  const [a, b] = s.P([x, T.at(x, z), z]);
  const h = s.scale(z) * 1.72;
  groundShade(pic, a, b, h, -lightSide(pic.pal), 0.5);
  figure(
    pic,
    a,
    b,
    h,
    pose,
    {
      top: [m.accent, m.mustard, m.cloth, m.wine][i]!,
      bottom: pic.pal.deep,
      hat: 'beret',
      hatColor: [m.mustard, m.accent, m.foam, m.cloth][i]!,
    },
    i % 2 ? k : -k,
  );
  const tip = [a + k * h * 0.26, b - h * 1.08] as const;
  pic.line(
    `M${f1(a + k * h * 0.02)} ${f1(b - h * 0.6)}L${f1(tip[0])} ${f1(tip[1])}M${f1(a + k * h * 0.05)} ${f1(b - h * 0.56)}L${f1(tip[0] + 4)} ${f1(tip[1] + 2)}`,
    m.mustard,
    Math.max(1.4, h * 0.028),
  );
}

/** Cabins on a rope up the bowl behind the village. */
function gondola(pic: Picture, s: Space, k: number): void {
  const p = pic.pal;
  const from = s.P([k * -9, 5, 60]);
  const to = [from[0] - k * pic.W * 0.3, from[1] - pic.H * 0.33] as const;
  pic.line(`M${f1(from[0])} ${f1(from[1])}L${f1(to[0])} ${f1(to[1])}`, p.deep, 1.3, 0.8);
  for (const t of [0.18, 0.42, 0.68, 0.92]) {
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const u = 11 * (1 - t * 0.45);
    pic.line(`M${f1(x)} ${f1(y)}v${f1(u * 0.8)}`, p.deep, 1.3);
    pic.fill(
      `M${f1(x - u * 0.7)} ${f1(y + u * 0.8)}h${f1(u * 1.4)}l${f1(u * 0.15)} ${f1(u)}q${f1(-u * 0.85)} ${f1(u * 0.6)} ${f1(-u * 1.7)} 0Z`,
      p.mats.accent,
    );
    pic.fill(
      `M${f1(x - u * 0.6)} ${f1(y + u)}h${f1(u * 1.2)}v${f1(u * 0.5)}h${f1(-u * 1.2)}Z`,
      mix(p.deep, p.mats.glass, 0.45),
    );
  }
}

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
