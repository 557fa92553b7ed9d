import { mix, overprint } from '../../core/color.ts';
import { curve, ellipse, lerp, type Pt, poly, smooth } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { sky } from '../../props/air/sky.ts';
import { rockInks } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { jarilla, lightSide, tones, tufts } from '../../props/plants/plants.ts';

export interface RockFiguresOptions {
  focal?: number;
  horizon?: number;
}

/** Outline of a wax figure: height from the ground (0..1) and half its breadth, as fractions of its height. */
type Profile = readonly (readonly [number, number])[];
const FIGURES: readonly Profile[] = [
  // a monk in his hood
  [
    [0, 0.25],
    [0.14, 0.2],
    [0.4, 0.155],
    [0.62, 0.16],
    [0.7, 0.13],
    [0.75, 0.075],
    [0.8, 0.08],
    [0.87, 0.105],
    [0.95, 0.075],
    [1, 0.02],
  ],
  // a lady with a flat hat
  [
    [0, 0.3],
    [0.1, 0.26],
    [0.32, 0.17],
    [0.5, 0.1],
    [0.64, 0.125],
    [0.72, 0.1],
    [0.77, 0.06],
    [0.84, 0.075],
    [0.885, 0.07],
    [0.9, 0.16],
    [0.94, 0.15],
    [0.96, 0.07],
    [1, 0.05],
  ],
  // a king wrapped in his cloak
  [
    [0, 0.24],
    [0.2, 0.22],
    [0.45, 0.2],
    [0.66, 0.19],
    [0.74, 0.12],
    [0.78, 0.085],
    [0.84, 0.1],
    [0.9, 0.09],
    [0.93, 0.11],
    [1, 0.08],
  ],
  // a slender one
  [
    [0, 0.19],
    [0.18, 0.12],
    [0.5, 0.085],
    [0.7, 0.1],
    [0.78, 0.06],
    [0.82, 0.055],
    [0.89, 0.08],
    [0.96, 0.06],
    [1, 0.015],
  ],
];

interface Stage {
  pic: Picture;
  N: Noise;
  k: 1 | -1;
  /** where the light comes from: -1 left, 1 right */
  side: number;
  base: (x: number) => number;
}

/** The named rocks of the Atuel against a clear sky. */
export function rockFigures(pic: Picture, o: RockFiguresOptions = {}): void {
  const { W, H, pal: p } = pic,
    N = makeNoise(`${pic.seed}ge`),
    hz = H * (o.horizon ?? 0.7),
    focal = o.focal ?? 0.6,
    k = focal < 0.5 ? -1 : 1,
    low = ['dawn', 'golden', 'dusk'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'streaks',
    cloudAmount: 0.5,
    sun: low || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: p.night ? 28 : 42 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: H * 0.2,
    lead: 0.5 - 0.3 * k,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 7,
    mist: 0.9,
  });
  tables(pic, N, hz, k);
  const base = (x: number) =>
    hz + H * (0.1 - 0.13 * Math.exp(-(((x / W - focal) / 0.34) ** 2))) + 10 * N(x * 0.006, 2) + 4 * N(x * 0.03, 5);
  const st: Stage = { pic, N, k, side: k > 0 ? -1 : 1, base };
  const outlines = museum(st, W * focal);
  slope(st, outlines);
  for (const outline of outlines) rock(st, outline);
  foreground(st);
}

/** Flat-topped walls far behind, in two depths. */
function tables(pic: Picture, N: Noise, hz: number, k: number): void {
  const { W, H, pal: p } = pic,
    inks = rockInks(pic, 'atuel');
  [
    [0.13, 0.42, 0.3],
    [0.085, 0.26, 0.8],
  ].forEach(([height, air, phase], layer) => {
    const crest = (x: number) => {
      const t = x / W,
        wall = N(t * 3.2 + phase! * 9, layer * 5) + 0.5 * k * (layer ? t - 0.5 : 0.5 - t);
      return hz - H * height! * (wall > 0.05 ? 1 : wall > -0.18 ? 0.62 : 0.3) - 5 * N(x * 0.03, layer);
    };
    const top: Pt[] = [];
    for (let x = -10; x <= W + 10; x += 6) top.push([x, crest(x)]);
    const body = poly([...top, [W + 10, hz + 60], [-10, hz + 60]]),
      clip = pic.clip(body);
    pic.fill(body, mix(inks[1]!, p.haze, air!));
    for (let i = 0; i < 4; i++) {
      const y = hz - H * height! * (0.95 - i * 0.24);
      pic.raw(
        pic.clipped(
          clip,
          shape(
            poly([
              [-10, y],
              [W + 10, y - 6],
              [W + 10, y + 6],
              [-10, y + 14],
            ]),
            mix(inks[(i * 3 + 2) % inks.length]!, p.haze, air!),
          ),
        ),
      );
    }
  });
}

/** A row of figures of different build, the tall ones towards the focal point. */
function museum(st: Stage, fx: number): Pt[][] {
  const { pic, k } = st,
    { W, H } = pic,
    rng = pic.rng.fork('figures');
  const places = [-0.31, -0.235, -0.15, -0.075, 0.02, 0.115, 0.2, 0.275, 0.35];
  const size = [0.2, 0.29, 0.25, 0.42, 0.55, 0.37, 0.47, 0.28, 0.36];
  const order = [3, 5, 1, 7, 0, 8, 2, 6, 4];
  return order.map((i) => {
    const x = fx + k * places[i]! * Math.min(W, H * 1.45) + rng.range(-8, 8),
      h = H * size[i]! * rng.range(0.92, 1.06);
    return hoodoo(st, FIGURES[(i * 2 + rng.int(0, 1)) % FIGURES.length]!, x, st.base(x) + 16, h, rng);
  });
}

/** Turns a profile into an eroded outline standing at (x, y), h tall. */
function hoodoo(st: Stage, profile: Profile, x: number, y: number, h: number, rng: Rng): Pt[] {
  const lean = rng.range(-0.05, 0.05),
    fat = rng.range(0.85, 1.15),
    phase = rng.range(0, 50);
  const sideOf = (s: number): Pt[] =>
    curve(
      profile.map(([t, w]) => [s * w * fat, t] as Pt),
      false,
      6,
    ).map(([w, t]) => {
      const rough = 1 + 0.16 * st.N(t * 7 + phase, s * 3) + 0.1 * st.N(t * 21 + phase, s * 7);
      return [x + w * h * rough + lean * h * t, y - t * h];
    });
  return [...sideOf(-1), ...sideOf(1).reverse()];
}

/** The rise on which the figures stand, the same beds running through it, and their shadows on it. */
function slope(st: Stage, outlines: readonly Pt[][]): void {
  const { pic, side } = st,
    { W, H, pal: p } = pic,
    m = p.mats,
    top: Pt[] = [];
  for (let x = -10; x <= W + 10; x += 14) top.push([x, st.base(x)]);
  const body = `${smooth(top, false)}L${W + 10} ${H + 10}L-10 ${H + 10}Z`,
    clip = pic.clip(body);
  pic.fill(body, mix(m.rockB, m.steppe, 0.35));
  [m.rockC, m.rockA, mix(m.rockB, m.rockA, 0.5), mix(m.rockB, m.steppe, 0.35), mix(m.sand, m.steppe, 0.4)].forEach(
    (ink, i) => {
      const drop = (x: number) => st.base(x) * (1 - i * 0.05) + H * (0.035 + i * 0.075) + 9 * st.N(x * 0.008, i * 4);
      const line: Pt[] = [];
      for (let x = -10; x <= W + 10; x += 18) line.push([x, drop(x)]);
      pic.raw(pic.clipped(clip, shape(`${smooth(line, false)}L${W + 10} ${H + 10}L-10 ${H + 10}Z`, ink)));
    },
  );
  let shadows = '';
  for (const o of outlines) {
    const xs = o.map((q) => q[0]),
      ys = o.map((q) => q[1]),
      x0 = Math.min(...xs),
      x1 = Math.max(...xs),
      foot = Math.max(...ys),
      h = foot - Math.min(...ys),
      mid = (x0 + x1) / 2,
      w = (x1 - x0) / 2;
    shadows += smooth(
      [
        [mid - w, foot - 4],
        [mid + w, foot - 4],
        [mid - side * h * 0.55 + w * 0.6, foot + h * 0.13],
        [mid - side * h * 0.8, foot + h * 0.19],
        [mid - side * h * 0.55 - w * 0.6, foot + h * 0.16],
      ],
      true,
      0.5,
    );
  }
  pic.add('multiply', pic.clipped(clip, shape(shadows, p.shade, 0.55)));
}

/** One standing rock: beds, flutes, the side away from the sun. */
function rock(st: Stage, outline: readonly Pt[]): void {
  const { pic, side, N } = st,
    { W, H, pal: p } = pic,
    inks = rockInks(pic, 'atuel'),
    d = poly(outline),
    clip = pic.clip(d),
    ys = outline.map((q) => q[1]),
    xs = outline.map((q) => q[0]),
    y0 = Math.min(...ys),
    y1 = Math.max(...ys),
    x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    w = x1 - x0;
  pic.fill(d, inks[0]!);
  // the beds lie at the same height in every rock, as they were laid down
  const rng = pic.rng.fork('beds');
  let y = H * 0.1;
  for (let i = 0; y < y1; i++) {
    const thick = H * rng.range(0.018, 0.055),
      edge: Pt[] = [];
    for (let x = x0 - 8; x <= x1 + 8; x += 9) edge.push([x, y + 5 * N(x * 0.03, i * 3) + 0.03 * (x - W / 2)]);
    const back = edge.map(([x, yy]) => [x, yy + thick] as Pt).reverse();
    if (y + thick > y0 - 20) pic.raw(pic.clipped(clip, shape(poly([...edge, ...back]), inks[i % inks.length]!)));
    y += thick;
  }
  // lit rim, then flutes and the shaded half
  const rowAt = (t: number): [number, number] => {
    const yy = lerp(y0, y1, t),
      near = outline.filter((q) => Math.abs(q[1] - yy) < (y1 - y0) * 0.045).map((q) => q[0]);
    return near.length > 1 ? [Math.min(...near), Math.max(...near)] : [(x0 + x1) / 2, (x0 + x1) / 2];
  };
  const border = (part: number, wobble: number, phase: number): Pt[] =>
    Array.from({ length: 24 }, (_, i) => {
      const t = i / 23,
        [a, b] = rowAt(t),
        u = part + wobble * N(t * 6 + phase, 3) + wobble * 0.6 * N(t * 17 + phase, 8);
      return [side < 0 ? lerp(a, b, u) : lerp(b, a, u), lerp(y0, y1, t)];
    });
  const away = side < 0 ? x1 + w : x0 - w;
  const half = (part: number, wobble: number, phase: number) =>
    poly([[away, y0 - 5], ...border(part, wobble, phase), [away, y1 + 5]]);
  pic.raw(
    pic.clipped(
      clip,
      shape(
        poly([[side < 0 ? x0 - w : x1 + w, y0 - 5], ...border(0.16, 0.05, 9), [side < 0 ? x0 - w : x1 + w, y1 + 5]]),
        lit(p, inks[2]!, 0.3),
        0.55,
      ),
    ),
  );
  pic.add('multiply', pic.clipped(clip, shape(half(0.5, 0.14, x0), p.shade, 0.62)));
  pic.add('multiply', pic.clipped(clip, shape(half(0.78, 0.1, x0 + 40), p.shade, 0.5)));
  let flutes = '';
  const cuts = pic.rng.fork(`f${x0.toFixed(0)}`);
  for (let i = 0; i < 5; i++) {
    const u = cuts.range(0.16, 0.5),
      t0 = cuts.range(0.15, 0.6),
      t1 = t0 + cuts.range(0.1, 0.3),
      at = (t: number, off: number): Pt => {
        const [a, b] = rowAt(Math.min(0.99, t));
        return [(side < 0 ? lerp(a, b, u) : lerp(b, a, u)) + off, lerp(y0, y1, Math.min(1, t))];
      };
    flutes += smooth([at(t0, 0), at((t0 + t1) / 2, w * 0.022), at(t1, 0), at((t0 + t1) / 2, -w * 0.012)], true, 0.6);
  }
  pic.add('multiply', pic.clipped(clip, shape(flutes, p.shade, 0.55)));
}

/** Scrub at the foot, and two travellers looking up. */
function foreground(st: Stage): void {
  const { pic, k } = st,
    { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('front');
  tufts(pic, H * 0.84, H * 1.02, 46, [14, 44], tones(p, mix(m.steppe, m.scrub, 0.35)), rng);
  for (const [t, y, h] of [
    [0.16, 0.9, 0.1],
    [0.3, 0.97, 0.16],
    [0.93, 0.93, 0.13],
  ] as const) {
    const x = k > 0 ? W * t : W * (1 - t);
    pic.shade(ellipse(x - lightSide(p) * H * h * 0.35, H * y, H * h * 0.55, H * h * 0.08), p.shade, 0.5);
    jarilla(pic, x, H * y, H * h, tones(p, m.scrub), rng.fork(`j${t}`), { flowers: m.mustard });
  }
  for (const [t, pose, top, hat] of [
    [0.405, 'wave', m.accent, 'cap'],
    [0.445, 'akimbo', m.cloth, 'gaucho'],
  ] as const) {
    const x = k > 0 ? W * t : W * (1 - t),
      y = H * 0.87,
      h = H * 0.1;
    pic.shade(
      poly([
        [x - h * 0.06, y],
        [x + h * 0.06, y],
        [x - st.side * h * 0.75, y + h * 0.14],
        [x - st.side * h * 0.7, y + h * 0.06],
      ]),
      p.shade,
      0.55,
    );
    figure(
      pic,
      x,
      y,
      h,
      pose,
      { top, hat, hatColor: hat === 'gaucho' ? m.sand : m.foam, bottom: overprint(m.cloth, p.deep, 0.5) },
      k,
    );
  }
}
