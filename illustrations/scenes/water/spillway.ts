import { mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { sky } from '../../props/air/sky.ts';
import { vapour } from '../../props/air/steam.ts';
import { rockInks } from '../../props/land/canyon.ts';
import { boulder } from '../../props/land/stones.ts';
import { figure } from '../../props/people/figures.ts';
import { outfit } from '../../props/people/travellers.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { fourByFour } from '../../props/vehicles/offroad.ts';

/** Heights of the parts of the wall, as fractions of the sheet. */
const DECK = 0.27;
const BEAM = 0.315;
const SILL = 0.5;
const POOL = 0.8;
/** The bays from left to right: whether the gate is up. */
const BAYS = [false, false, true, true, true, false, false];

/** A concrete dam from the gorge at its foot: piers and gates in a row, three sheets of white water, people on top. */
export function spillway(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H } = pic,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    N = makeNoise(`${pic.seed}ve`),
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  sky(pic, {
    horizon: H * 0.34,
    clouds: 'streaks',
    cloudAmount: 0.6,
    sun: { x: X(0.24), y: H * 0.13, r: 34 },
  });
  wall(pic, X);
  pic.nextPlane();
  water(pic, X, k);
  abutments(pic, X, N, k);
}

const concrete = (pic: Picture) => mix(pic.pal.mats.stone, pic.pal.mats.foam, 0.42);

/** Where bay `i` begins. */
const bay = (i: number): number => 0.09 + i * 0.117;

function wall(pic: Picture, X: (t: number) => number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    grey = concrete(pic),
    side = lightSide(p),
    box = (a: number, b: number, y0: number, y1: number, spread = 0): string =>
      poly([
        [X(a), H * y0],
        [X(b), H * y0],
        [X(b + spread), H * y1],
        [X(a - spread), H * y1],
      ]);
  pic.fill(box(-0.02, 1.02, DECK + 0.02, POOL + 0.05), grey);
  // lifts of the concrete, and the stains of years of water
  for (let y = SILL + 0.03; y < POOL; y += 0.058) pic.fill(rect(-4, H * y, W + 8, 2.4), overprint(grey, p.shade, 0.3));
  let stains = '';
  const rng = pic.rng.fork('stains');
  for (let i = 0; i < 44; i++) {
    const x = X(rng.range(0.02, 0.98)),
      y = H * rng.pick([BEAM + 0.01, SILL + 0.015, SILL + 0.09]),
      l = H * rng.range(0.05, 0.22);
    stains += sweep([
      [x, y, rng.range(2, 8)],
      [x + rng.range(-3, 3), y + l * 0.5, rng.range(3, 9)],
      [x, y + l, 0.8],
    ]);
  }
  pic.fill(stains, overprint(grey, p.shade, 0.22), 0.7);
  for (const [i, open] of BAYS.entries()) {
    const a = bay(i) + 0.016,
      b = bay(i + 1) - 0.016;
    pic.fill(box(a, b, BEAM, SILL), overprint(p.deep, p.shade, 0.6));
    if (open) continue;
    // a closed gate: a curved plate with its ribs
    const plate = mix(m.roof, m.stone, 0.35);
    pic.fill(box(a, b, BEAM + 0.035, SILL), plate);
    for (let r = 0; r < 4; r++)
      pic.fill(box(a, b, BEAM + 0.05 + r * 0.036, BEAM + 0.058 + r * 0.036), overprint(plate, p.shade, 0.55));
    pic.fill(box(lerp(a, b, 0.3), lerp(a, b, 0.34), BEAM + 0.035, SILL), overprint(plate, p.shade, 0.4));
    pic.fill(box(lerp(a, b, 0.66), lerp(a, b, 0.7), BEAM + 0.035, SILL), overprint(plate, p.shade, 0.4));
    pic.shade(box(a, b, BEAM, BEAM + 0.06), p.shade, 0.6);
  }
  for (let i = 0; i <= BAYS.length; i++) {
    const t = bay(i),
      pier = box(t - 0.017, t + 0.017, BEAM, SILL + 0.05, 0.004),
      fall = -side * 0.038 * W;
    const [x0, x1] = [X(t - 0.017), X(t + 0.017)];
    pic.shade(
      poly([
        [x0, H * BEAM],
        [x1, H * BEAM],
        [x1 + fall, H * (SILL + 0.02)],
        [x0 + fall, H * (SILL + 0.12)],
      ]),
      p.shade,
      0.45,
    );
    pic.fill(pier, lit(p, grey, 0.2));
    pic.fill(ellipse(X(t), H * (SILL + 0.05), W * 0.021, H * 0.016), lit(p, grey, 0.2));
    pic.shade(
      box(
        side > 0 === X(1) > X(0) ? t - 0.018 : t + 0.003,
        side > 0 === X(1) > X(0) ? t - 0.003 : t + 0.018,
        BEAM,
        SILL + 0.06,
        0.003,
      ),
      p.shade,
      0.55,
    );
  }
  // the deck: its beam in shade, the road's edge in the light, the parapet
  pic.fill(box(-0.02, 1.02, DECK + 0.016, BEAM), lit(p, grey, 0.15));
  pic.shade(box(-0.02, 1.02, DECK + 0.03, BEAM), p.shade, 0.5);
  pic.fill(box(-0.02, 1.02, DECK, DECK + 0.02), lit(p, grey, 0.45));
  traffic(pic, X);
  for (let i = 0; i < 62; i++)
    pic.fill(box(i * 0.0165, i * 0.0165 + 0.0035, DECK - 0.024, DECK + 0.002), overprint(grey, p.shade, 0.12));
  pic.fill(box(-0.02, 1.02, DECK - 0.028, DECK - 0.02), lit(p, grey, 0.35));
}

/** On the road over the gates: a pick-up, two people looking down, lamps. */
function traffic(pic: Picture, X: (t: number) => number): void {
  const { H, pal: p } = pic,
    m = p.mats;
  for (const t of [0.18, 0.41, 0.64, 0.87]) {
    const [x, y] = [X(t), H * DECK];
    pic.line(
      `M${x.toFixed(1)} ${y.toFixed(1)}V${(y - 78).toFixed(1)}q0 -14 20 -14`,
      overprint(m.metal, p.shade, 0.6),
      3.4,
    );
  }
  fourByFour(pic, X(0.3), H * (DECK - 0.004), 92, { color: m.accent });
  const h = H * 0.064;
  figure(pic, X(0.56), H * (DECK + 0.008), h, 'akimbo', outfit(pic, 0, 'cap'), -1);
  figure(pic, X(0.585), H * (DECK + 0.008), h * 0.95, 'wave', { ...outfit(pic, 3), dress: m.wine }, -1);
}

/** The three falling sheets, the boil at their foot, the river leaving towards the viewer. */
function water(pic: Picture, X: (t: number) => number, k: number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('agua'),
    foam = mix(m.foam, m.water, 0.05),
    green = mix(m.water, m.waterDeep, 0.3);
  pic.fill(rect(-4, H * POOL, W + 8, H * 0.25), green);
  for (let i = 0; i < 70; i++) {
    const y = lerp(POOL + 0.02, 1, rng()),
      l = lerp(20, 120, (y - POOL) / 0.2) * rng.range(0.5, 1.2),
      x = rng.range(0, W);
    pic.fill(
      sweep([
        [x - l, H * y, 0.6],
        [x, H * y + rng.range(-4, 4), l * 0.05],
        [x + l, H * y, 0.6],
      ]),
      i % 3 ? mix(green, m.foam, 0.4) : mix(green, m.waterDeep, 0.7),
      0.8,
    );
  }
  for (const [i, open] of BAYS.entries()) {
    if (!open) continue;
    const a = bay(i) + 0.017,
      b = bay(i + 1) - 0.017,
      edge = (t: number, out: number): Pt[] =>
        Array.from({ length: 14 }, (_, j): Pt => {
          const f = j / 13;
          return [
            X(t + out * (0.012 * f + 0.014 * f ** 3)) + rng.range(-4, 4) * f,
            H * lerp(BEAM + 0.075, POOL + 0.02, f),
          ];
        });
    const left = edge(a, -1),
      right = edge(b, 1),
      sheet = smooth([...left, ...right.toReversed()], true, 0.8);
    pic.fill(sheet, foam);
    const clip = pic.clip(sheet);
    // it bends over the sill in green, then tears into strands
    pic.raw(pic.clipped(clip, shape(rect(-4, H * (BEAM + 0.07), W + 8, H * 0.035), mix(m.water, m.foam, 0.25))));
    let strands = '';
    for (let s = 0; s < 30; s++) {
      const t = lerp(a, b, rng()),
        y = H * lerp(BEAM + 0.1, POOL - 0.05, rng()),
        l = H * rng.range(0.05, 0.16);
      strands += sweep([
        [X(t), y, 0.8],
        [X(t), y + l * 0.5, rng.range(2, 4.4)],
        [X(t), y + l, 0.8],
      ]);
    }
    pic.raw(pic.clipped(clip, shape(strands, mix(m.foam, m.water, 0.5))));
    pic.add(
      'multiply',
      pic.clipped(
        clip,
        shape(poly([...right, ...right.map(([x, y]): Pt => [x - k * W * 0.022, y]).toReversed()]), p.shade, 0.28),
      ),
    );
    pic.add('multiply', pic.clipped(clip, shape(rect(-4, H * BEAM, W + 8, H * 0.085), p.shade, 0.45)));
  }
  const middle = X((bay(2) + bay(5)) / 2);
  let boil = '';
  for (let i = 0; i < 46; i++) {
    const x = middle + Math.max(-1.35, Math.min(1.35, rng.gauss())) * W * 0.14,
      y = H * (POOL + 0.02 + Math.abs(rng.gauss()) * 0.035),
      r = H * rng.range(0.016, 0.05);
    boil += smooth(
      [
        [x - r * 1.5, y + r * 0.3],
        [x - r * 0.6, y - r * 0.7],
        [x + r * 0.5, y - r * 0.8],
        [x + r * 1.5, y + r * 0.2],
        [x + r * 0.4, y + r * 0.5],
      ],
      true,
      0.9,
    );
  }
  pic.fill(boil, foam);
  vapour(pic, middle, H * (POOL + 0.05), W * 0.46, H * 0.2, rng, { drift: 0.12, alpha: 0.7, n: 18 });
}

/** The gorge's walls on both sides, dark on one, lit on the other, and boulders in the river. */
function abutments(pic: Picture, X: (t: number) => number, N: Noise, k: number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    inks = rockInks(pic, 'dark');
  for (const s of [-1, 1]) {
    const at = (t: number): number => X(s < 0 ? t : 1 - t),
      edge = Array.from({ length: 16 }, (_, i): Pt => {
        const f = i / 15,
          ledge = Math.floor(f * 5 + 0.3 * N(s * 4, i)) / 5;
        return [
          at(0.045 + 0.07 * f + 0.075 * ledge + 0.012 * N(i * 0.9, s * 7)),
          H * lerp(s < 0 ? 0.12 : 0.2, 1.02, f),
        ];
      }),
      rock = poly([[at(-0.03), edge[0]![1] - 30], ...edge, [at(-0.03), H * 1.03]]);
    pic.fill(rock, mix(inks[0]!, m.rockB, s > 0 ? 0.45 : 0.2));
    const clip = pic.clip(rock);
    for (let row = 0; row < 11; row++) {
      const y = H * (0.1 + row * 0.09),
        line = (off: number): Pt[] =>
          Array.from(
            { length: 9 },
            (_, c): Pt => [at(-0.03 + c * 0.04), y + off + c * 5 * s + H * 0.015 * N(c * 0.6, row * 2.1 + s)],
          );
      pic.raw(
        pic.clipped(
          clip,
          shape(
            poly([...line(0), ...line(H * (0.03 + 0.02 * Math.abs(N(row, s)))).toReversed()]),
            mix(inks[row % inks.length]!, m.rockB, s > 0 ? 0.4 : 0.1),
          ),
        ),
      );
    }
    const lightHere = s * k === -lightSide(p);
    pic.add('multiply', pic.clipped(clip, shape(rock, p.shade, lightHere ? 0.6 : 0.12)));
  }
  const rng = pic.rng.fork('rocas');
  for (const [t, y, r] of [
    [0.16, 0.93, 46],
    [0.25, 0.97, 30],
    [0.8, 0.92, 40],
    [0.88, 0.98, 64],
    [0.72, 0.985, 22],
  ] as const)
    boulder(pic, X(t), H * y, r, rng, { color: mix(m.stone, m.rockD, 0.4) });
}
