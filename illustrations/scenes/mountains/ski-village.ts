import { type Hex, mix, overprint } from '../../core/color.ts';
import { curve, f1, type Pt, smoothstep, sweep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { far, lit, sunVec } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { type Block, Space } from '../../core/space.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { lowSun } from '../../props/air/views.ts';
import { airByDepth } from '../../props/land/canyon.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { groundShade } from '../../props/people/travellers.ts';
import { conifer, lightSide, tones } from '../../props/plants/plants.ts';

/** The viewer's height above the valley floor, in metres: on the run that leads down to the village. */
const EYE = 27;
/** How high the run lies under the viewer. */
const RUN = 25.4;

export interface SkiVillageOptions {
  focal?: number;
  horizon?: number;
}

/** From a run in the evening: the ski village lit in its valley, and two skiers on their way down. */
export function skiVillage(pic: Picture, o: SkiVillageOptions = {}): void {
  const { W, H, pal: p } = pic,
    N = makeNoise(`${pic.seed}sv`),
    k = (o.focal ?? 0.62) < 0.5 ? -1 : 1,
    hz = H * (o.horizon ?? 0.4),
    az = lightSide(p) > 0 ? 24 : 156;
  backdrop(pic, hz, k, az);
  const cam: Cam = { x: 0, y: EYE, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(640, 620, cam, 0.9, 3.4, 330);
  T.fill((x, z) => {
    const u = k * x,
      rough = 0.8 * N.fbm(x * 0.05, z * 0.05, 3) + 0.16 * N.fbm(x * 0.3, z * 0.3, 2);
    // the run falls away ahead and leans towards the village
    const run =
      RUN -
      0.37 * z +
      6 * smoothstep(-1, 17, u - 0.12 * z) * smoothstep(3, 12, z) -
      2.4 * smoothstep(0, 14, -u) +
      0.6 * rough;
    const floor =
      0.5 +
      0.16 * rough +
      0.0016 * Math.max(0, Math.abs(x) - 36) ** 2 * (1 + 0.7 * N(x * 0.02, z * 0.02)) +
      19 * smoothstep(170, 330, z);
    return Math.max(run, floor);
  });
  T.illuminate(sunVec(p, az, 19), { relief: 1.3, smoothing: 2, reach: 60 });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const clip = printLand(pic, V, {
    base: lit(p, p.mats.snow, p.night ? 0 : 0.2),
    shade: -0.24,
    deep: 0.1,
    shadeK: 0.5,
    deepK: 0.3,
    minArea: 260,
    tol: 0.7,
    bottom: H + 8,
    smoothing: 2,
  });
  airByDepth(
    pic,
    V,
    clip,
    [
      [90, 0.1],
      [150, 0.16],
      [220, 0.2],
    ],
    (x, z) => 6 * N(x * 0.06, z * 0.06),
  );
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? -20 : 200, el: 26 });
  village(pic, s, T, k);
  descent(pic, T, cam, k);
  nearFirs(pic, T, cam, k);
}

/** The evening sky, and a wall of summits of much the same height: the lamps are the subject. */
function backdrop(pic: Picture, hz: number, k: number, az: number): void {
  const { W, H, pal: p } = pic;
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'streaks',
    cloudAmount: 0.7,
    sun: lowSun(pic) || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.34, r: p.night ? 26 : 34 } : undefined,
  });
  range(pic, {
    horizon: hz + 6,
    height: hz * 0.74,
    snow: 0.92,
    air: 0.32,
    seed: 'andes',
    peaks: 7,
    mist: 0.5,
    az,
    profile: (t) => 1.15 - 0.35 * Math.cos((t - 0.5) * 6 * k),
  });
  range(pic, {
    horizon: hz + H * 0.05,
    height: hz * 0.3,
    lead: 0.5 + 0.42 * k,
    snow: 0.9,
    air: 0.2,
    seed: 'near',
    peaks: 7,
    mist: 0.5,
    az,
    rock: mix(p.mats.granite, p.mats.rockD, 0.3),
  });
}

/** Firs close by, on the calm side. */
function nearFirs(pic: Picture, T: FanTerrain, cam: Cam, k: number): void {
  for (const [x, z, h] of [
    [-9.6, 20, 6.4],
    [-7.2, 15.5, 4],
    [-8.1, 14.6, 6],
  ] as const) {
    const [sx, sy] = project(cam, k * x, T.at(k * x, z), z);
    snowyTree(pic, sx, sy, (cam.f / z) * h, pic.rng.fork(`fir${x}`), 0);
  }
}

/** The houses on the valley floor: x towards the subject's side, distance, width, height, depth. */
const HOUSES: readonly (readonly [x: number, z: number, w: number, h: number, d: number])[] = [
  [26, 158, 22, 11, 11],
  [-4, 150, 18, 9, 11],
  [-31, 140, 15, 7, 10],
  [13, 134, 15, 9, 11],
  [34, 122, 14, 8, 10],
  [-15, 122, 13, 7, 10],
  [3, 112, 12, 7, 9],
  [20, 104, 12, 6, 9],
  [-27, 106, 10, 5, 8],
  [-8, 98, 9, 5, 8],
];

/** The village in its valley: hotels, chalets, firs, and the light of their windows on the snow. */
function village(pic: Picture, s: Space, T: FanTerrain, k: number): void {
  const p = pic.pal,
    m = p.mats,
    rng = pic.rng.fork('village'),
    inks: Hex[] = [
      mix(m.wood, m.adobe, 0.4),
      m.accent,
      mix(m.wall, m.stone, 0.2),
      m.mustard,
      mix(m.roof, m.wood, 0.3),
      mix(m.cloth, m.wall, 0.3),
    ],
    lamps: Pt[] = [];
  const things: { z: number; draw: () => void }[] = HOUSES.map(([x, z, w, h, d], i) => ({
    z,
    draw: () => {
      const y = T.at(k * x, z) - 0.3,
        r = rng.fork(`house${i}`);
      if (p.lamps) glow(pic, ...s.P([k * x, y, z - d / 2]), s.scale(z) * w * 0.95, p.lamp, 0.42, 0.24);
      chalet(s, s.block(k * x, y, z, w, h, d, r.range(-0.3, 0.3)), inks[i % inks.length]!, r, lamps);
    },
  }));
  for (let i = 0; i < 64; i++) {
    const z = rng.range(88, 190),
      x = k * z * (rng.chance(0.55) ? rng.range(-0.48, -0.26) : rng.range(0.24, 0.5)),
      [a, b] = s.P([x, T.at(x, z), z]),
      h = s.scale(z) * rng.range(5, 8.5);
    things.push({ z, draw: () => snowyTree(pic, a, b, h, rng.fork(`tree${i}`), Math.min(0.3, z / 420)) });
  }
  for (const { draw } of things.sort((a, b) => b.z - a.z)) draw();
  if (p.lamps) glows(pic, lamps, 15, p.lamp, 0.34);
}

/** A steep-roofed house with snow on the roof and rows of lit or dark windows; lit ones are noted in `lamps`. */
function chalet(s: Space, b: Block, wall: Hex, rng: Rng, lamps: Pt[]): void {
  const { pic } = s,
    p = pic.pal,
    air = Math.min(0.2, b.z / 900);
  b.cast(b.y, 0.5);
  b.paint(wall, { air });
  for (const i of [0, 1, 3]) {
    if (!b.visible(i)) continue;
    const f = b.wall(i);
    let dark = '',
      lamp = '',
      balcony = '';
    for (let y = 1; y < b.h - 1; y += 2)
      for (let a = 0.9; a < f.lu - 1.3; a += 2.1) {
        const lights = rng.chance(p.lamps ? 0.66 : 0.15);
        if (lights) lamps.push(f.P(a + 0.55, y + 0.6));
        if (lights) lamp += f.rect(a, y, 1.1, 1.2);
        else dark += f.rect(a, y, 1.1, 1.2);
      }
    for (let y = 2.8; y < b.h - 1; y += 2) balcony += f.rect(0.4, y - 0.1, f.lu - 0.8, 0.2, 0.1);
    pic.fill(dark, far(p, mix(p.deep, p.mats.glass, 0.3), air));
    pic.fill(lamp, mix(p.lamp, wall, p.lamps ? 0 : 0.25));
    pic.fill(balcony, f.ink(mix(p.mats.wood, wall, 0.3), air));
  }
  b.gable(b.w * 0.36, 0.8, lit(p, p.mats.snow, 0.3), { axis: 'd', wall, air, tiles: false, thick: 0.6 });
}

/** A fir with snow on it. */
export function snowyTree(pic: Picture, x: number, y: number, h: number, rng: Rng, air: number): void {
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

/** Two skiers on the run, each at the end of their track. */
function descent(pic: Picture, T: FanTerrain, cam: Cam, k: number): void {
  const p = pic.pal,
    m = p.mats;
  const at = (x: number, z: number) => {
    const [sx, sy] = project(cam, x, T.at(x, z), z);
    return { x: sx, y: sy, u: cam.f / z };
  };
  for (const [turns, top, hat] of [
    [
      [
        [7.5, 6.5],
        [3.2, 10],
        [8.6, 14.5],
        [5.6, 20],
        [9.6, 27],
        [8.2, 30],
      ],
      m.cloth,
      m.foam,
    ],
    [
      [
        [1.6, 6],
        [4.6, 8.6],
        [0.6, 11.5],
        [3.2, 15],
      ],
      m.accent,
      m.mustard,
    ],
  ] as const) {
    const spine = curve(
      turns.map(([x, z]) => [k * x, z] as Pt),
      false,
      10,
    );
    for (const off of [-0.13, 0.13]) {
      const track = spine.map(([x, z]) => {
        const q = at(x + off, z);
        return [q.x, q.y, Math.max(0.7, q.u * 0.035)] as [number, number, number];
      });
      pic.shade(sweep(track, 2), p.shade, p.night ? 0.3 : 0.42);
    }
    const [x, z] = spine.at(-1)!,
      q = at(x, z),
      [bx] = spine.at(-4)!;
    skier(pic, q.x, q.y, q.u * 1.7, Math.sign(x - bx) || 1, top, hat);
  }
}

/** A skier with poles, bent over the skis; `h` the standing height. */
function skier(pic: Picture, x: number, y: number, h: number, face: number, top: Hex, hat: Hex): void {
  const p = pic.pal,
    m = p.mats;
  groundShade(pic, x, y, h, -lightSide(p), 0.55);
  const ski = (dx: number) =>
    sweep(
      [
        [x - face * 0.42 * h + dx, y + h * 0.045, h * 0.012],
        [x + dx, y + h * 0.02, h * 0.02],
        [x + face * 0.44 * h + dx, y, h * 0.014],
        [x + face * 0.52 * h + dx, y - h * 0.05, h * 0.008],
      ],
      4,
    );
  pic.fill(ski(0) + ski(h * 0.09), p.deep);
  figure(pic, x, y, h, 'ski', { top, bottom: mix(p.deep, m.cloth, 0.35), hat: 'helmet', hatColor: hat }, face);
  pic.line(
    `M${f1(x + face * 0.3 * h)} ${f1(y - 0.47 * h)}L${f1(x - face * 0.16 * h)} ${f1(y - 0.1 * h)}M${f1(x + face * 0.26 * h)} ${f1(y - 0.44 * h)}L${f1(x - face * 0.26 * h)} ${f1(y - 0.16 * h)}`,
    p.deep,
    Math.max(1.4, h * 0.014),
  );
}
