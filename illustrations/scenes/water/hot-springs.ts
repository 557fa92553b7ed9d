import { mix, overprint } from '../../core/color.ts';
import { ellipse, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { vapour } from '../../props/air/steam.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, tones, tufts } from '../../props/plants/plants.ts';
import { captured, drawFarToNear, person, sunFrom, type Thing } from '../../props/staging.ts';
import { type Gap, ruinWall } from '../../props/town/ruins.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface HotSpringsOptions {
  focal?: number;
  horizon?: number;
  /** the hotel's shell above its pool, or a bather's view of a small pool walled with stones */
  view?: 'hotel' | 'pool';
  bathers?: boolean;
}

/** The hot springs of El Sosneado: warm sulphur water under the open sky, the stone shell of the old hotel. */
export function hotSprings(pic: Picture, o: HotSpringsOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const close = o.view === 'pool';
  const hz = H * (o.horizon ?? (close ? 0.44 : 0.56));
  const focal = o.focal ?? 0.62;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic, ['cumulus', 'lenticular']),
    cloudAmount: 0.8,
    sun: lowSun(pic) || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.36, r: p.night ? 28 : 40 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * (close ? 0.66 : 0.66),
    lead: 0.5 - 0.1 * k,
    snow: 0.68,
    air: 0.26,
    seed: 'cordillera',
    peaks: 7,
    mist: 0.7,
  });
  range(pic, {
    horizon: hz + 6,
    height: hz * (close ? 0.26 : 0.2),
    lead: 0.5 + 0.34 * k,
    snow: 0,
    rock: mix(m.rockA, m.granite, 0.45),
    air: 0.2,
    seed: 'faldeo',
    peaks: 9,
    mist: 0.5,
  });
  const cam: Cam = { x: 0, y: close ? 2.1 : 3.1, z: 0, f: 1150, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.steppe, m.sand, 0.35), { bands: 10 });
  if (close) {
    hollow(s, k);
    stonePool(s, o, k);
  }
  if (!close) hotel(s, o, k);
  tufts(pic, hz + 70, H + 26, 70, [12, 58], tones(p, mix(m.steppe, m.scrub, 0.2)), rng.fork('c'), (x, y) =>
    close ? Math.abs(x - W * focal) > W * 0.36 || y < hz + 110 : Math.abs(x - W * (focal - 0.03 * k)) > W * 0.3,
  );
}

const FLOORS = 3;
const FLOOR = 3.3;

function hotel(s: Space, o: HotSpringsOptions, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng.fork('hotel');
  const stone = mix(m.granite, m.rockB, 0.35);
  const windows = (length: number, n: number, door?: number): Gap[] => {
    const gaps: Gap[] = [];
    for (let f = 0; f < FLOORS; f++)
      for (let i = 0; i < n; i++) {
        const a = (length * (i + 0.5)) / n;
        if (f === 0) gaps.push({ a: a - 0.95, b: door === i ? 0 : 0.5, w: 1.9, h: door === i ? 2.6 : 2.1, arch: true });
        else gaps.push({ a: a - 0.65, b: f * FLOOR + 0.8, w: 1.3, h: 1.7 });
      }
    return gaps;
  };
  const wall = (
    x0: number,
    z0: number,
    x1: number,
    z1: number,
    n: number,
    profile: (t: number) => number,
    label: string,
  ): Thing => {
    const length = Math.hypot(x1 - x0, z1 - z0);
    return {
      z: Math.max(z0, z1),
      draw: () =>
        ruinWall(s, x0, z0, x1, z1, {
          h: FLOORS * FLOOR + 1,
          thick: 0.9,
          color: stone,
          rng: rng.fork(label),
          course: 0.5,
          gaps: windows(length, n, 3),
          profile,
          air: 0.05,
        }),
    };
  };
  const N = makeNoise(`${pic.seed}tope`);
  const full = FLOORS * FLOOR + 0.6;
  const worn = (t: number, bite: number): number =>
    full - Math.max(0, N.fbm(t * 4, bite, 2)) * 2.4 - (Math.floor(t * 9) % 3 === 1 ? 0.5 : 0);
  // the back wall first, seen through the empty windows of the front
  const things: Thing[] = [
    wall(-k * 14, 60, k * 13, 66, 9, (t) => worn(t, 2) - 1.5, 'back'),
    wall(-k * 13, 46, k * 12, 50, 9, (t) => worn(t, 5) - 4.4 * Math.max(0, t - 0.8) * 5 * 0.55, 'front'),
    wall(k * 12, 50, k * 14.4, 64, 4, (t) => worn(t, 9) - 2.2, 'side'),
    wall(-k * 24, 45, -k * 13.4, 46, 4, (t) => 5.2 - 2.6 * (1 - t) + N.fbm(t * 5, 3, 2) * 1.4, 'wing'),
  ];
  things.push({ z: 20, draw: () => longPool(s, o, k) });
  things.push(person(s, -k * 7.6, 23, 'walk', { top: m.accent, bottom: m.cloth, pack: m.mustard }, k));
  drawFarToNear(things);
}

/** The tank below the hotel, edged with dressed stone, milky with sulphur. */
function longPool(s: Space, o: HotSpringsOptions, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const rng = pic.rng.fork('pool');
  const [x0, x1, z0, z1] = [-6.4, 5.4, 12, 20.5];
  const edge: V3[] = [
    [k * x0, 0, z0],
    [k * x1, 0, z0 + 0.4],
    [k * (x1 + 0.6), 0, z1],
    [k * (x0 + 0.8), 0, z1 - 0.3],
  ];
  const grow = (by: number): V3[] =>
    edge.map(([x, y, z]) => [x * (1 + by * 0.1), y, (z - 16) * (1 + by * 0.16) + 16] as V3);
  pic.fill(s.path(grow(1)), overprint(p.mats.stone, p.shade, 0.15));
  pic.fill(s.path(grow(0.85)), lit(p, p.mats.stone, 0.22));
  pic.fill(s.path(edge), overprint(p.mats.stone, p.shade, 0.7));
  const sunk = edge.map(([x, , z]) => [x, -0.22, z] as V3);
  const clip = pic.clip(s.path(edge));
  pic.raw(pic.clipped(clip, shape(s.path(sunk), waterPaint(s, z0, z1))));
  sheen(s, clip, rng, [k * x0, k * x1], [z0, z1]);
  if (o.bathers !== false)
    for (const [x, z, top] of [
      [1.6, 15.6, p.mats.accent],
      [-0.4, 17, p.mats.mustard],
    ] as const)
      bather(s, k * x, z, top, k);
  const [vx, vy] = s.P([k * 1, 0, 18]);
  vapour(pic, vx, vy, s.scale(16) * 7, s.scale(16) * 4.6, rng.fork('v'), { drift: -k * 0.35, n: 16, alpha: 0.45 });
}

const waterPaint = (s: Space, z0: number, z1: number): string => {
  const { pic } = s;
  const { pal: p } = pic;
  const milk = mix(mix(p.mats.water, p.mats.foam, 0.35), p.mats.mustard, 0.08);
  const y = (z: number): number => s.P([0, 0, z])[1];
  return pic.linear(0, y(z1), 0, y(z0), [
    { at: 0, color: mix(milk, p.sky[2], 0.4) },
    { at: 1, color: mix(milk, p.mats.waterDeep, 0.3) },
  ]);
};

function sheen(s: Space, clip: string, rng: Rng, [x0, x1]: [number, number], [z0, z1]: [number, number]): void {
  const { pic } = s;
  const { pal: p } = pic;
  let light = '';
  let dark = '';
  for (let i = 0; i < 70; i++) {
    const z = z0 + (z1 - z0) * rng();
    const [a, b] = s.P([x0 + (x1 - x0) * rng(), -0.2, z]);
    const w = s.scale(z) * rng.range(0.3, 1.3);
    const d = `M${a} ${b}q${w / 2} ${-w * 0.03} ${w} 0q${-w / 2} ${w * 0.03} ${-w} 0Z`;
    if (rng.chance(0.6)) light += d;
    else dark += d;
  }
  pic.raw(pic.clipped(clip, shape(light, p.paper, 0.55)));
  pic.add('multiply', pic.clipped(clip, shape(dark, p.shade, 0.25)));
}

/** Someone up to the shoulders in the water, with rings round them. */
function bather(s: Space, x: number, z: number, top: string, face: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const u = s.scale(z);
  const [a, b] = s.P([x, -0.2, z]);
  const clip = pic.clip(`M${a - u * 2} ${b - u * 3}h${u * 4}v${u * 3}h${-u * 4}Z`);
  const body = captured(pic, () => {
    figure(
      pic,
      a,
      b + u * 1.18,
      u * 1.7,
      'stand',
      { top: p.mats.skin, bottom: top, skin: p.mats.skin, hair: face > 0 ? p.deep : p.mats.wood },
      face,
      { shade: false },
    );
  });
  // keep only the part of the figure above the water
  for (const layer of body) pic.add(layer.mode, pic.clipped(clip, layer.svg), layer.g);
  for (const r of [0.34, 0.6])
    pic.raw(
      `<path d="${ellipse(a, b, u * r, u * r * 0.14)}" fill="none" stroke="${p.paper}" stroke-width="${Math.max(1, u * 0.018)}" stroke-opacity="0.7"/>`,
    );
}

/** The hollow of the spring: low hills behind the pool, blocks and clumps of coirón, patches of snow in winter. */
function hollow(s: Space, k: number): void {
  const { pic } = s;
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const hz = s.cam.horizon;
  const rng = pic.rng.fork('hondonada');
  range(pic, {
    horizon: hz + H * 0.055,
    height: H * 0.105,
    lead: 0.5 - 0.38 * k,
    snow: p.name === 'winter' ? 0.12 : 0,
    rock: mix(m.rockB, m.scrub, 0.45),
    air: 0.08,
    seed: 'loma',
    peaks: 6,
    mist: 0.35,
  });
  const N = makeNoise(`${pic.seed}hondonada`);
  // strips of grass, sulphur crust and snow lie across the flat
  for (let i = 0; i < 26; i++) {
    const z = 13 + 34 * rng() ** 1.4;
    const [x, y] = s.P([(rng() - 0.5) * z * 1.5, 0, z]);
    const w = s.scale(z) * rng.range(1.2, 4);
    const ink = i % 3 === 0 ? (p.name === 'winter' ? m.snow : lit(p, m.sand, 0.3)) : mix(m.scrub, m.steppe, 0.35);
    const h = s.scale(z) * 0.16;
    pic.fill(
      smooth(
        Array.from({ length: 11 }, (_, j) => {
          const a = (j / 11) * Math.PI * 2;
          const r = 1 + 0.5 * N(Math.cos(a) * 1.5 + i, Math.sin(a) * 1.5);
          return [x + Math.cos(a) * w * r * 0.5, y + Math.sin(a) * h * r] as [number, number];
        }),
        true,
        0.8,
      ),
      ink,
      0.85,
    );
  }
  for (let z = 46; z > 13; z *= 0.93) boulder(s, (rng() - 0.5) * z * 1.3, z, rng.range(0.2, 0.62), rng);
  tufts(pic, s.P([0, 0, 48])[1], s.P([0, 0, 12])[1], 90, [9, 40], tones(p, mix(m.steppe, m.scrub, 0.5)), rng.fork('t'));
  pic.grain(
    `M-2 ${hz + H * 0.05}H${W + 2}V${hz + H * 0.16}H-2Z`,
    pic.linear(0, hz + H * 0.05, 0, hz + H * 0.16, [
      { at: 0, color: p.haze, alpha: 0.45 },
      { at: 1, color: p.haze, alpha: 0 },
    ]),
    1,
    0.3,
  );
}

/** A round pool walled with boulders by walkers, near enough to feel its warmth. */
function stonePool(s: Space, o: HotSpringsOptions, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const rng = pic.rng.fork('round');
  const N = makeNoise(`${pic.seed}pileta`);
  const centre: [number, number] = [-k * 0.2, 8.6];
  const rim = (grow: number, y = 0): V3[] =>
    Array.from({ length: 40 }, (_, i) => {
      const t = (i / 40) * Math.PI * 2;
      const r = (1 + 0.1 * N(Math.cos(t) * 1.4, Math.sin(t) * 1.4)) * grow;
      return [centre[0] + Math.cos(t) * r * 3.7, y, centre[1] + Math.sin(t) * r * 2.9] as V3;
    });
  const outline = smooth(rim(1).map((v) => s.P(v)));
  pic.fill(smooth(rim(1.2).map((v) => s.P(v))), overprint(mix(p.mats.stone, p.mats.mustard, 0.3), p.shade, 0.25));
  const clip = pic.clip(outline);
  pic.fill(outline, waterPaint(s, centre[1] - 2.9, centre[1] + 2.9));
  sheen(s, clip, rng, [centre[0] - 3.6, centre[0] + 3.6], [centre[1] - 2.8, centre[1] + 2.8]);
  const boulders = rim(1.07).map((v) => ({
    x: v[0] + rng.range(-0.12, 0.12),
    z: v[2],
    r: rng.range(0.26, 0.46) * (v[2] < 7 ? 0.62 : 1),
  }));
  const bathers: Thing[] =
    o.bathers === false
      ? []
      : [
          { z: 9.2, draw: () => bather(s, centre[0] + k * 0.9, 9.2, p.mats.accent, -k) },
          { z: 9.9, draw: () => bather(s, centre[0] - k * 0.7, 9.9, p.mats.cloth, k) },
        ];
  const steam: Thing = {
    z: 8.5,
    draw: () => {
      const [a, b] = s.P([centre[0], 0, 9.4]);
      vapour(pic, a, b, s.scale(9) * 5, s.scale(9) * 2.6, rng.fork('v'), { drift: -k * 0.4, n: 14, alpha: 0.55 });
    },
  };
  drawFarToNear([...boulders.map((q) => ({ z: q.z, draw: () => boulder(s, q.x, q.z, q.r, rng) })), ...bathers, steam]);
}

function boulder(s: Space, x: number, z: number, r: number, rng: Rng): void {
  const { pic } = s;
  const { pal: p } = pic;
  const side = lightSide(p);
  const u = s.scale(z) * r;
  const [a, b] = s.P([x, 0, z]);
  const ink = rng.pick([p.mats.granite, p.mats.stone, mix(p.mats.granite, p.mats.rockA, 0.35)]);
  const pts = Array.from({ length: 9 }, (_, i) => {
    const t = (i / 9) * Math.PI * 2;
    const q = rng.range(0.86, 1.12);
    return [a + Math.cos(t) * u * 1.25 * q, b - u * 0.42 + Math.sin(t) * u * 0.8 * q] as [number, number];
  });
  const d = smooth(pts, true, 0.7);
  pic.add('multiply', shape(ellipse(a - side * u * 0.6, b + u * 0.14, u * 1.5, u * 0.34), p.shade, 0.55));
  pic.fill(d, ink);
  const clip = pic.clip(d);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(ellipse(a - side * u * 0.6, b + u * 0.1, u * 1.3, u * 0.85), p.shade, 0.6)),
  );
  pic.raw(pic.clipped(clip, shape(ellipse(a + side * u * 0.45, b - u * 0.95, u * 0.7, u * 0.3), lit(p, ink, 0.3))));
}
