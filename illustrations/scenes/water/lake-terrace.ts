import { mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { groundShade, outfit } from '../../props/people/travellers.ts';
import { coiron, lightSide } from '../../props/plants/plants.ts';
import { catamaran } from '../../props/vehicles/vehicles.ts';
import { wake } from '../../props/water/water.ts';
import { reyunos } from './reyunos.ts';

/** Where the railing stands on the terrace, and the height of its top rail, as fractions of the sheet. */
const FOOT = 0.77;
const RAIL = 0.685;

/** A paved lookout over the lake: its railing crosses the sheet and lays its shadow on the flagstones. */
export function lakeTerrace(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  reyunos(pic, { ...o, horizon: o.horizon ?? 0.3, boat: 'none' });
  const [bx, by] = [X(0.44), H * 0.55];
  pic.fill(wake(bx, by, 190, k, 30), lit(p, p.mats.water, 0.5), 0.6);
  catamaran(pic, bx, by, 92, { face: k });
  pic.nextPlane();
  paving(pic, k);
  const side = lightSide(p);
  railingShade(pic, side);
  railing(pic);
  visitors(pic, X, k, side);
}

/** Flagstones that run to the railing, warm and worn, with grass in a joint or two. */
function paving(pic: Picture, k: number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('losas'),
    stone = mix(m.stone, m.rockC, 0.55),
    top = FOOT - 0.035;
  // the kerb on which the railing stands, and the drop behind it
  pic.fill(rect(-4, H * (top - 0.012), W + 8, H * 0.03), lit(p, stone, 0.35));
  pic.fill(rect(-4, H * top, W + 8, H * 0.3), stone);
  const rows = [top + 0.012, 0.77, 0.815, 0.875, 0.955, 1.05];
  const cx = W * (0.5 - 0.1 * k),
    run = (x: number, y: number): number => cx + (x - cx) * (1 + (y - top) * 2.6);
  for (let r = 0; r < rows.length - 1; r++) {
    const [a, b] = [rows[r]!, rows[r + 1]!];
    for (let c = -9; c < 10; c++) {
      const x0 = cx + (c + (r % 2) * 0.5) * W * 0.092,
        x1 = x0 + W * 0.089;
      pic.fill(
        poly([
          [run(x0, a), H * a + 1.5],
          [run(x1, a), H * a + 1.5],
          [run(x1, b), H * b - 2],
          [run(x0, b), H * b - 2],
        ]),
        rng.chance(0.3) ? mix(stone, m.rockB, 0.3) : rng.chance(0.4) ? lit(p, stone, 0.16) : mix(stone, m.sand, 0.3),
      );
    }
    pic.fill(rect(-4, H * a - 1, W + 8, 2.2), overprint(stone, p.shade, 0.35));
  }
  for (const [x, y] of [
    [0.14, 0.875],
    [0.81, 0.955],
    [0.33, 0.815],
  ] as const)
    pic.fill(coiron(W * x, H * (y + 0.004), H * 0.04, rng, 9, 0.9), mix(m.scrub, m.steppe, 0.3));
}

const posts = (pic: Picture): number[] => Array.from({ length: 11 }, (_, i) => pic.W * (i * 0.104 - 0.02));
const RAILS = [0, 0.3, 0.56] as const;

/** The railing's shadow runs over the stones towards the viewer. */
function railingShade(pic: Picture, side: number): void {
  const { W, H, pal: p } = pic,
    length = 0.125,
    slant = -side * 0.085 * W,
    at = (x: number, up: number): Pt => [x + slant * up, H * (FOOT + length * up)];
  let d = '';
  for (const x of posts(pic)) d += poly([at(x - 5, 0), at(x + 5, 0), at(x + 9, 1), at(x - 9, 1)]);
  for (const r of RAILS) {
    const up = 1 - r;
    d += poly([
      [-60, H * (FOOT + length * up) - 5],
      [W + 60, H * (FOOT + length * up) - 5],
      [W + 60, H * (FOOT + length * up) + 5],
      [-60, H * (FOOT + length * up) + 5],
    ]);
  }
  pic.add('multiply', shape(d, p.shade, 0.5));
}

function railing(pic: Picture): void {
  const { W, H, pal: p } = pic,
    side = lightSide(p),
    iron = overprint(mix(p.mats.metal, p.deep, 0.35), p.shade, 0.3),
    edge = lit(p, mix(p.mats.metal, p.mats.sand, 0.3), 0.35);
  for (const [i, r] of RAILS.entries()) {
    const y = H * lerp(RAIL, FOOT, r),
      w = i ? 6 : 11;
    pic.fill(rect(-4, y - w / 2, W + 8, w), iron);
    pic.fill(rect(-4, y - w / 2, W + 8, w * 0.34), edge);
  }
  for (const x of posts(pic)) {
    pic.fill(rect(x - 6, H * (RAIL - 0.006), 12, H * (FOOT - RAIL + 0.006)), iron);
    pic.fill(rect(side > 0 ? x + 2 : x - 6, H * (RAIL - 0.006), 4, H * (FOOT - RAIL + 0.006)), edge);
    pic.fill(rect(x - 13, H * FOOT - 5, 26, 9), iron);
  }
}

/** Two visitors, one pointing something out; a rucksack on the stones. */
function visitors(pic: Picture, X: (t: number) => number, k: number, side: number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    h = H * 0.15,
    y = H * (FOOT + 0.018);
  for (const [t, pose, look, tall] of [
    [0.66, GESTURES.point, { ...outfit(pic, 0, 'gaucho'), hatColor: m.sand }, 1],
    [0.725, 'akimbo', { ...outfit(pic, 1), dress: m.wine }, 0.94],
  ] as const) {
    groundShade(pic, X(t), y, h * tall, -side, 0.6);
    figure(pic, X(t), y, h * tall, pose, look, -k);
  }
  const [x, b] = [X(0.79), H * (FOOT + 0.03)];
  pic.shade(
    sweep([
      [x, b, 14],
      [x - side * 60, b + 12, 10],
    ]),
    p.shade,
    0.55,
  );
  pic.fill(
    smooth(
      [
        [x - 20, b],
        [x - 22, b - 34],
        [x - 12, b - 56],
        [x + 12, b - 56],
        [x + 22, b - 34],
        [x + 20, b],
      ],
      true,
      0.6,
    ),
    m.mustard,
  );
  pic.shade(
    smooth(
      [
        [x - side * 2, b],
        [x - side * 2, b - 56],
        [x - side * 14, b - 54],
        [x - side * 22, b - 34],
        [x - side * 20, b],
      ],
      true,
      0.5,
    ),
    p.shade,
    0.5,
  );
  pic.fill(rect(x - 14, b - 26, 28, 18), overprint(m.mustard, p.shade, 0.35));
  pic.fill(ellipse(x, b - 60, 9, 6), overprint(m.mustard, p.deep, 0.5));
}
