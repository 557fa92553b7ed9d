import { contours } from 'd3-contour';
import { type Hex, mix, overprint } from '../../core/color.ts';
import { area, blob, curve, ellipse, lerp, type Pt, poly, rect, simplify, smooth, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { rockInks } from '../../props/land/canyon.ts';
import { lightSide } from '../../props/plants/plants.ts';

/** How far from the middle each bed breaks off, as fractions of the sheet's height, from the rim to the river. */
const BEDS = [0.345, 0.315, 0.262, 0.24, 0.192, 0.15, 0.118, 0.078];
/** Half of the river's width, as a fraction of the sheet's height. */
const RIVER = 0.034;
/** Where along the gorge the travellers stand. */
const STAND = 0.7;
/** The cells in which the gorge is measured, in units. */
const CELL = 4;

/** A point of the gorge: `t` along it, `off` across it in units. */
type Across = (t: number, off: number) => Pt;

interface Gorge {
  at: Across;
  /** a point's distance from the river, negative on one side; and the fraction at which a bed would break off there */
  measure: (x: number, y: number) => { off: number; bed: number };
  H: number;
  N: Noise;
}

/** A gorge of dark rock seen from straight above: bed under bed down to the river, two travellers on its rim. */
export function gorgeAbove(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    sunny = lightSide(p) * k,
    gorge = gorgeOf(pic, k);
  pic.fill(rect(-4, -4, W + 8, H + 8), mix(m.steppe, m.sand, 0.45));
  scrubland(pic, gorge);
  const inks = rockInks(pic, 'dark'),
    within = (limit: number, i: number) =>
      region(pic, (x, y) => limit - gorge.measure(x, y).bed + 0.004 * gorge.N(x * 0.02 + i * 3, y * 0.02));
  for (const [i, bed] of BEDS.entries()) {
    const ink = mix(inks[i % inks.length]!, i < 2 ? m.rockB : m.rockD, i < 2 ? 0.5 - 0.2 * i : 0.3);
    // a bed's lit lip, then the bed
    pic.fill(within(bed, i), lit(p, i ? ink : m.rockC, 0.26));
    pic.fill(within(bed - 0.006 - 0.004 * (i % 3), i), overprint(ink, p.shade, 0.05 * i));
  }
  const channel = (half: number) => region(pic, (x, y) => half * H - Math.abs(gorge.measure(x, y).off));
  pic.fill(channel(RIVER + 0.016), mix(m.sand, m.stone, 0.4));
  pic.fill(channel(RIVER), mix(m.water, m.waterDeep, 0.1));
  currents(pic, gorge);
  // the wall under the sun throws its shade down to the water
  for (const [past, alpha] of [
    [0.012, 0.72],
    [-0.085, 0.5],
  ] as const) {
    const shade = region(pic, (x, y) => {
      const { off, bed } = gorge.measure(x, y);
      return Math.min(BEDS[0]! - 0.01 - bed, (-off * sunny) / H + past * (1 + 0.6 * gorge.N(x * 0.012, y * 0.012)));
    });
    pic.shade(shade, p.shade, alpha);
  }
  lookout(pic, gorge, sunny);
}

function gorgeOf(pic: Picture, k: number): Gorge {
  const { W, H } = pic,
    N = makeNoise(`${pic.seed}ga`);
  const mid = curve(
    [
      [-0.12, 1.02],
      [0.12, 0.84],
      [0.3, 0.72],
      [0.44, 0.58],
      [0.5, 0.4],
      [0.66, 0.3],
      [0.86, 0.14],
      [1.12, -0.06],
    ].map(([x, y]): Pt => [k > 0 ? W * x! : W * (1 - x!), H * y!]),
    false,
    20,
  );
  const at: Across = (t, off) => {
    const f = Math.max(0, Math.min(mid.length - 1.001, t * (mid.length - 1))),
      i = Math.floor(f),
      [ax, ay] = mid[i]!,
      [bx, by] = mid[i + 1]!,
      l = Math.hypot(bx - ax, by - ay) || 1;
    return [lerp(ax, bx, f - i) - ((by - ay) / l) * off * k, lerp(ay, by, f - i) + ((bx - ax) / l) * off * k];
  };
  const survey = (x: number, y: number) => {
    let best = 1e9,
      off = 0;
    for (let i = 1; i < mid.length; i++) {
      const [ax, ay] = mid[i - 1]!,
        [bx, by] = mid[i]!,
        dx = bx - ax,
        dy = by - ay,
        l = dx * dx + dy * dy || 1,
        t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / l)),
        d = Math.hypot(x - ax - dx * t, y - ay - dy * t);
      if (d >= best) continue;
      best = d;
      off = d * Math.sign((y - ay) * dx - (x - ax) * dy || 1) * k;
    }
    // buttresses and bays, less of them towards the river
    const bay = 1.3 - 0.5 * N.ridged(x * 0.0034, y * 0.0034, 2, 0.35) + 0.12 * N(x * 0.0026, y * 0.0026 + 9);
    return { off, bed: (best / H) * lerp(1, bay, Math.min(1, best / (0.13 * H))) };
  };
  const known = new Map<string, ReturnType<typeof survey>>();
  const measure = (x: number, y: number) => {
    const key = `${x},${y}`,
      found = known.get(key) ?? survey(x, y);
    known.set(key, found);
    return found;
  };
  return { at, measure, H, N };
}

/** The outline of everything for which `inside` is above 0. */
function region(pic: Picture, inside: (x: number, y: number) => number): string {
  const nx = Math.ceil(pic.W / CELL) + 5,
    ny = Math.ceil(pic.H / CELL) + 5,
    values = Array.from({ length: nx * ny }, (_, i) => inside(((i % nx) - 2) * CELL, (Math.floor(i / nx) - 2) * CELL));
  const [found] = contours().size([nx, ny]).thresholds([0])(values);
  return (found?.coordinates ?? [])
    .flat()
    .map((ring) => ring.map(([x, y]): Pt => [(x! - 2.5) * CELL, (y! - 2.5) * CELL]))
    .filter((ring) => Math.abs(area(ring)) > 160)
    .map((ring) => poly(simplify(ring, 0.7)))
    .join('');
}

/** White water in a few places, and the streaks between. */
function currents(pic: Picture, { at, H }: Gorge): void {
  const rng = pic.rng.fork('water'),
    m = pic.pal.mats;
  let foam = '';
  for (let i = 0; i < 90; i++) {
    const t = rng.pick([0.2, 0.45, 0.52, 0.8]) + 0.05 * rng.gauss(),
      off = rng.range(-0.8, 0.8) * RIVER * H,
      l = rng.range(0.006, 0.02);
    foam += sweep(
      [0, 0.5, 1].map((q): [number, number, number] => [...at(t + l * q, off), [0.4, 2.8, 0.4][q * 2]!]),
      3,
    );
  }
  pic.fill(foam, mix(m.foam, m.water, 0.1));
}

/** The plain on both sides: patches of grass, bushes with their shadows. */
function scrubland(pic: Picture, { measure }: Gorge): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('scrub'),
    side = lightSide(p);
  for (let i = 0; i < 34; i++)
    pic.fill(
      blob(rng.range(0, W), rng.range(0, H), rng.range(40, 130), rng.range(24, 60), rng, 12, 0.3),
      mix(m.steppe, i % 2 ? m.scrub : m.sand, 0.5),
      0.55,
    );
  const bushes = Array.from({ length: 100 }, (): [number, number, number] => [
    rng.range(0, W),
    rng.range(0, H),
    rng.range(6, 16),
  ]).filter(([x, y]) => measure(x, y).bed > BEDS[0]! + 0.03);
  for (const [x, y, r] of bushes)
    pic.shade(
      sweep([
        [x, y, r * 0.9],
        [x - side * r * 2.6, y + r * 0.9, r * 0.4],
      ]),
      p.shade,
      0.5,
    );
  pic.fill(bushes.map(([x, y, r]) => blob(x, y, r, r, rng, 10, 0.28)).join(''), overprint(m.scrub, p.shade, 0.2));
  pic.fill(
    bushes.map(([x, y, r]) => blob(x + side * r * 0.3, y - r * 0.2, r * 0.5, r * 0.5, rng, 8, 0.25)).join(''),
    lit(p, m.scrub, 0.25),
  );
}

/** The lookout on the sunny rim: worn ground with a path to the parked van, a railing, two travellers at it. */
function lookout(pic: Picture, { at, measure, H }: Gorge, sunny: number): void {
  const { pal: p } = pic,
    m = p.mats,
    fall = -lightSide(p);
  const [ax, ay] = at(STAND - 0.03, 0),
    [bx, by] = at(STAND + 0.03, 0),
    [ox, oy] = at(STAND, 0),
    [ix, iy] = at(STAND, -sunny * 10),
    l = Math.hypot(bx - ax, by - ay),
    along: Pt = [(bx - ax) / l, (by - ay) / l],
    inward: Pt = [(ix - ox) / 10, (iy - oy) / 10];
  /** The point `s` units along the rim at which `measure` gives `bed`. */
  const rim = (s: number, bed: number): Pt => {
    let back = 0.6 * H;
    const place = (): Pt => [ox + along[0] * s - inward[0] * back, oy + along[1] * s - inward[1] * back];
    while (back > 0.1 * H && measure(...place()).bed > bed) back -= 3;
    return place();
  };
  const [px, py] = rim(10, 0.44);
  const steps = Array.from({ length: 5 }, (_, i) => (i - 2) * 34);
  const worn = [...steps.map((s) => rim(s, 0.352)), ...steps.toReversed().map((s) => rim(s * 0.5, 0.425))];
  const path = sweep([
    [px, py, 18],
    [px + 70, py + 50, 14],
    [px + 130, py + 96, 18],
    [px + 250, py + 130, 34],
    [px + 620, py + 170, 34],
  ]);
  pic.fill(path + smooth(worn, true, 0.7), lit(p, mix(m.sand, m.soil, 0.15), 0.3));
  parkedVan(pic, px + 196, py + 96, fall);
  const posts = steps.map((s) => rim(s, 0.364));
  for (const [x, y] of posts)
    pic.shade(
      sweep([
        [x, y, 1.8],
        [x + fall * 26, y + 9, 1.4],
      ]),
      p.shade,
      0.55,
    );
  pic.line(poly(posts, false), overprint(m.metal, p.shade, 0.5), 3.6);
  for (const [x, y] of posts) pic.fill(ellipse(x, y, 3.8), p.deep);
  for (const [s, top, hat] of [
    [-30, m.accent, m.sand],
    [26, m.mustard, m.foam],
  ] as const)
    fromAbove(pic, rim(s, 0.4), fall, top, hat);
}

/** The roof of a minibus with its luggage, and the shade that it throws. */
function parkedVan(pic: Picture, x: number, y: number, fall: number): void {
  const p = pic.pal,
    m = p.mats,
    box = (a: number, b: number, w: number, h: number): string =>
      poly(
        [
          [a, b],
          [a + w, b],
          [a + w, b + h],
          [a, b + h],
        ].map(([u, v]): Pt => [x + u! * 0.86 - v! * 0.5, y + u! * 0.5 + v! * 0.86]),
      );
  pic.shade(box(-46 + fall * 22, -4, 96, 48), p.shade, 0.6);
  pic.fill(box(-46, -22, 92, 44), m.foam);
  pic.fill(box(28, -18, 9, 36), overprint(m.cloth, p.deep, 0.4));
  pic.shade(box(-46, 4, 74, 18), p.shade, 0.22);
  for (const [a, b, ink] of [
    [-34, -15, m.accent],
    [-34, 2, m.cloth],
    [-10, -14, m.mustard],
  ] as const)
    pic.fill(box(a, b, 19, 13), ink);
}

function fromAbove(pic: Picture, [x, y]: Pt, fall: number, top: Hex, hat: Hex): void {
  const p = pic.pal,
    u = 17;
  const cast = [
    [0, 0, 0.5],
    [2.6, 0.9, 0.62],
    [4.6, 1.6, 0.5],
    [5.2, 1.8, 0.2],
    [5.8, 2.02, 0.42],
  ].map(([a, b, r]): [number, number, number] => [x + fall * a! * u, y + b! * u, r! * u]);
  pic.shade(sweep(cast, 5), p.shade, 0.72);
  pic.fill(ellipse(x, y, u * 1.02, u * 0.62), top);
  pic.add('multiply', shape(ellipse(x + fall * u * 0.5, y + 1, u * 0.52, u * 0.5), p.shade, 0.5));
  pic.fill(ellipse(x, y - u * 0.1, u * 0.56), hat);
  pic.shade(ellipse(x + fall * u * 0.18, y, u * 0.36), p.shade, 0.3);
}
