import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { sky } from '../../props/air/sky.ts';
import { boulder } from '../../props/land/stones.ts';
import { outfit, type Person, people } from '../../props/people/travellers.ts';
import { cactus } from '../../props/plants/cactus.ts';
import { jarilla, lightSide, tones } from '../../props/plants/plants.ts';

interface Spur {
  /** the side of the sheet from which it comes down: -1 left, 1 right */
  side: 1 | -1;
  /** its crest at the sheet's edge, its foot in the bed, as fractions of the sheet */
  top: number;
  foot: [number, number];
  air: number;
}

/** Spur behind spur, from the far end of the ravine to the viewer. */
const SPURS: Spur[] = [
  { side: 1, top: 0.12, foot: [0.56, 0.41], air: 0.5 },
  { side: -1, top: 0.14, foot: [0.6, 0.46], air: 0.38 },
  { side: 1, top: 0.1, foot: [0.5, 0.52], air: 0.26 },
  { side: -1, top: -0.02, foot: [0.57, 0.6], air: 0.14 },
  { side: 1, top: 0.02, foot: [0.64, 0.7], air: 0.05 },
  { side: -1, top: 0.2, foot: [0.3, 0.84], air: 0 },
];
/** The middle of the dry bed: [x, y, half width], as fractions of the sheet, from far to near. */
const BED: [number, number, number][] = [
  [0.592, 0.452, 0.006],
  [0.6, 0.47, 0.01],
  [0.545, 0.515, 0.016],
  [0.505, 0.555, 0.024],
  [0.565, 0.62, 0.036],
  [0.62, 0.69, 0.05],
  [0.5, 0.79, 0.085],
  [0.4, 0.92, 0.14],
  [0.42, 1.06, 0.2],
];

/** A dry ravine of tilted rock: spurs interlock down to a bed of stones, walkers climb it, cacti stand close by. */
export function ravine(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    N = makeNoise(`${pic.seed}qb`),
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  sky(pic, { horizon: H * 0.42, clouds: 'streaks', cloudAmount: 0.5 });
  // the ground that shows between the spurs and the bed
  pic.fill(rect(-4, H * 0.415, W + 8, H * 0.6), mix(mix(p.mats.soil, p.mats.steppe, 0.55), p.mats.rockB, 0.2));
  for (const [i, spur] of SPURS.entries()) {
    if (i === SPURS.length - 1) {
      dryBed(pic, X);
      walkers(pic, X, k);
    } else if (i > 1) pic.nextPlane();
    slope(pic, N, X, k, spur, i);
  }
  near(pic, X);
}

/** One spur: its crest falls in steps to the bed; tilted beds of rock; lit or in shade as it faces the sun. */
function slope(pic: Picture, N: Noise, X: (t: number) => number, k: number, q: Spur, i: number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    edge = q.side > 0 ? 1.04 : -0.04,
    [fx, fy] = q.foot;
  const n = 26;
  const crest = Array.from({ length: n + 1 }, (_, j): Pt => {
    const t = j / n,
      // it falls in ledges: gently, then over a step
      step = t * 4.2 + 0.4 * N(i * 7, 2),
      fall = (Math.floor(step) + Math.min(1, Math.max(0, (step % 1) - 0.55) / 0.45)) / 4.2;
    const y = lerp(q.top, fy, 0.5 * t ** 1.25 + 0.5 * Math.min(1, fall) ** 1.2) + 0.018 * N(t * 9, i * 3) * (1 - t);
    return [X(lerp(edge, fx, t)), H * Math.min(y, fy)];
  });
  const foot: Pt[] = [
    [X(fx + 0.01 * q.side), H * (fy + 0.02)],
    [X(lerp(fx, edge, 0.35)), H * (fy + 0.06)],
    [X(edge), H * (fy + 0.16)],
  ];
  const d = poly([...crest, ...foot]);
  const sunny = q.side * k !== lightSide(p);
  const rocks: Hex[] = [
    m.rockA,
    m.rockB,
    mix(m.rockD, m.granite, 0.4),
    mix(m.rockC, m.rockB, 0.4),
    mix(m.rockA, m.rockD, 0.5),
  ];
  const base = mix(m.rockB, m.granite, 0.25);
  pic.fill(d, mix(base, p.haze, q.air));
  const clip = pic.clip(d);
  // the beds dip the same way everywhere: the sierra was tilted as one
  const dip = 0.34 * k;
  for (let row = -4; row < 13; row++) {
    const line = (off: number): Pt[] =>
      Array.from({ length: 31 }, (_, c): Pt => {
        const x = (c / 30) * 1.1 * pic.W - 0.05 * pic.W;
        return [x, H * (row * 0.085 + off + 0.02 * N(row * 3 + i, c * 0.3) + 0.05 * i) + (x - pic.W / 2) * dip];
      });
    const thick = 0.028 + 0.03 * Math.abs(N(row * 1.7, i * 2.3));
    pic.raw(
      pic.clipped(
        clip,
        shape(
          poly([...line(0), ...line(thick).toReversed()]),
          mix(rocks[(row + 20 + i) % rocks.length]!, p.haze, q.air),
        ),
      ),
    );
  }
  if (sunny) {
    // gullies: each hangs from the crest, widens and stands on the foot
    let gullies = '';
    for (let g = 0; g < 3; g++) {
      const j = 3 + g * 7 + Math.round(N(g * 3, i) * 1.5),
        [x, y] = crest[Math.max(0, Math.min(n, j))]!,
        w = pic.W * (0.018 + 0.016 * Math.abs(N(g, i * 5))) * (1.1 - q.air);
      gullies += poly([
        [x, y - 2],
        [x + q.side * k * w * 0.9, y + H * 0.04],
        [x + q.side * k * w * 0.5, y + H * 0.12],
        [x + q.side * k * w * 1.7, H * (fy + 0.12)],
        [x - q.side * k * w * 1.5, H * (fy + 0.12)],
        [x - q.side * k * w * 0.5, y + H * 0.13],
        [x - q.side * k * w * 0.2, y + H * 0.05],
      ]);
    }
    pic.add('multiply', pic.clipped(clip, shape(gullies, p.shade, 0.44 * (1 - q.air * 0.6))));
    const rimmed = poly([
      ...crest,
      ...crest.map(([x, y], j): Pt => [x, y + 4 + 5 * Math.abs(N(j * 0.7, i))]).toReversed(),
    ]);
    pic.raw(pic.clipped(clip, shape(rimmed, mix(lit(p, m.rockC, 0.4), p.haze, q.air))));
  } else {
    pic.add('multiply', pic.clipped(clip, shape(d, p.shade, 0.74 * (1 - q.air * 0.45))));
    // deeper still under the ledges
    const under = poly([...crest.map(([x, y], j): Pt => [x, y + H * (0.05 + 0.03 * N(j * 0.5, i * 9))]), ...foot]);
    pic.add('multiply', pic.clipped(clip, shape(under, p.shade, 0.28 * (1 - q.air))));
  }
  brush(pic, crest, q, i, sunny);
}

/** Bushes on the ledges. */
function brush(pic: Picture, crest: Pt[], q: Spur, i: number, sunny: boolean): void {
  const { H, pal: p } = pic,
    rng = pic.rng.fork(`mata${i}`),
    size = lerp(13, 3.5, q.air * 2);
  let dark = '',
    light = '';
  for (let b = 0; b < 24; b++) {
    const [x, y] = rng.pick(crest),
      down = rng() ** 1.6 * H * 0.22 * (1 - q.air),
      r = size * rng.range(0.5, 1.1);
    dark += ellipse(x, y + down, r * 1.25, r * 0.8);
    light += ellipse(x + lightSide(p) * r * 0.4, y + down - r * 0.3, r * 0.7, r * 0.45);
  }
  const green = mix(p.mats.scrub, p.haze, q.air);
  pic.fill(dark, overprint(green, p.shade, sunny ? 0.45 : 0.85));
  if (sunny) pic.fill(light, lit(p, green, 0.12));
}

/** The bed: pale gravel with a worn trail, stones that grow towards us, the shade of the wall across it. */
function dryBed(pic: Picture, X: (t: number) => number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('lecho');
  const spine = (k: number): [number, number, number][] => BED.map(([x, y, r]) => [X(x), H * y, r * W * k]);
  pic.fill(sweep(spine(1.7), 8), mix(m.soil, m.sand, 0.45), 0.6);
  pic.fill(sweep(spine(1), 8), lit(p, mix(m.sand, m.stone, 0.3), 0.2));
  pic.shade(
    sweep(
      BED.map(([x, y, r]) => [X(x - r * 0.85), H * y, r * W * 0.62] as [number, number, number]),
      8,
    ),
    p.shade,
    0.5,
  );
  const stones = Array.from({ length: 84 }, () => {
    const f = rng() ** 0.6 * (BED.length - 1.01),
      j = Math.floor(f),
      [ax, ay, ar] = BED[j]!,
      [bx, by, br] = BED[j + 1]!,
      r = lerp(ar, br, f - j);
    return {
      x: X(lerp(ax, bx, f - j) + r * rng.range(-1.5, 1.5)),
      y: H * lerp(ay, by, f - j),
      r: r * W * rng.range(0.04, 0.13),
    };
  }).sort((a, b) => a.y - b.y);
  for (const { x, y, r } of stones)
    boulder(pic, x, y, Math.min(30, r), rng, {
      color: mix(rng.pick([m.stone, m.rockB, m.granite]), m.sand, 0.2),
      round: 0.5,
    });
}

/** Three walkers, each on a different bend. */
function walkers(pic: Picture, X: (t: number) => number, k: number): void {
  const { H, pal: p } = pic,
    m = p.mats;
  const group: (Omit<Person, 'x' | 'y' | 'h'> & { at: [number, number, number] })[] = [
    { at: [0.535, 0.6, 0.062], pose: 'hike', look: { ...outfit(pic, 1), pack: m.accent }, face: -k },
    {
      at: [0.575, 0.705, 0.088],
      pose: 'hike',
      look: { ...outfit(pic, 2, 'gaucho'), hatColor: m.sand, pack: m.cloth },
      face: k,
    },
    {
      at: [0.44, 0.855, 0.125],
      pose: 'hike',
      look: { ...outfit(pic, 0, 'cap'), pack: m.mustard, pole: true },
      face: k,
    },
  ];
  people(
    pic,
    group.map(({ at: [x, y, h], ...who }) => ({ ...who, x: X(x), y: H * y, h: H * h })),
    -lightSide(p),
  );
}

/** The foreground: cacti in flower on one side, a jarilla on the other. */
function near(pic: Picture, X: (t: number) => number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('cerca');
  const bank = smooth(
    [
      [X(1.04), H * 0.8],
      [X(0.9), H * 0.83],
      [X(0.76), H * 0.9],
      [X(0.64), H * 1.02],
      [X(1.04), H * 1.04],
    ],
    true,
    0.7,
  );
  pic.fill(bank, overprint(mix(m.soil, m.rockB, 0.4), p.shade, 0.15));
  boulder(pic, X(0.72), H * 0.96, 52, rng, { color: mix(m.stone, m.rockB, 0.5) });
  cactus(pic, X(0.9), H * 0.985, H * 0.32, rng.fork('a'));
  cactus(pic, X(0.785), H * 0.99, H * 0.17, rng.fork('b'));
  jarilla(pic, X(0.1), H * 1.0, H * 0.26, tones(p, m.scrub), rng.fork('j'), { flowers: m.mustard });
  boulder(pic, X(0.2), H * 1.0, 40, rng, { color: mix(m.stone, m.granite, 0.5) });
}
