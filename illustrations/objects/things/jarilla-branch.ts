import { type Hex, mix, overprint } from '../../core/color.ts';
import { curve, ellipse, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { outfit, people } from '../../props/people/travellers.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { bird } from '../../scenes/mountains/condor.ts';
import { canyon } from '../../scenes/water/canyon.ts';

/** A twig as fractions of the sheet: its line, and how thick it begins. */
const TWIGS: { line: Pt[]; thick: number }[] = [
  {
    line: [
      [-0.04, 1.03],
      [0.1, 0.84],
      [0.22, 0.64],
      [0.36, 0.45],
      [0.46, 0.25],
    ],
    thick: 11,
  },
  {
    line: [
      [0.12, 0.81],
      [0.26, 0.74],
      [0.4, 0.66],
      [0.53, 0.62],
    ],
    thick: 7,
  },
  {
    line: [
      [0.17, 0.72],
      [0.16, 0.55],
      [0.2, 0.38],
      [0.19, 0.24],
    ],
    thick: 7,
  },
  {
    line: [
      [0.28, 0.56],
      [0.42, 0.5],
      [0.55, 0.42],
    ],
    thick: 5,
  },
  {
    line: [
      [0.06, 0.9],
      [0.2, 0.9],
      [0.32, 0.88],
      [0.44, 0.83],
    ],
    thick: 6,
  },
  {
    line: [
      [0.05, 0.91],
      [0.03, 0.72],
      [0.06, 0.55],
      [0.04, 0.42],
    ],
    thick: 6,
  },
];

/** A branch of jarilla in flower close by, the river behind, and on its bank a guide with two walkers, who looks at a bird. */
export function jarillaBranch(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('rama'),
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  canyon(pic, { ...o, actor: 'none' });
  // air between the branch and the canyon
  pic.fill(rect(-4, -4, W + 8, H + 8), p.haze, 0.3);
  walkers(pic, X, k);
  pic.nextPlane();
  const flowers: [Pt, number, number][] = [];
  for (const [i, { line, thick }] of TWIGS.entries()) {
    const pts = curve(
      line.map(([x, y]): Pt => [X(x), H * y]),
      false,
      9,
    );
    leaves(pic, pts, rng.fork(`hojas${i}`), true);
    const stem = sweep(
      pts.map(([x, y], j): [number, number, number] => [x, y, thick * (1 - (0.75 * j) / pts.length)]),
      2,
    );
    pic.fill(stem, mix(m.wood, m.rockD, 0.4));
    offShade(pic, stem, -lightSide(p) * thick * 0.6, 0, p.shade, 0.6);
    leaves(pic, pts, rng.fork(`frente${i}`), false);
    for (const share of i ? [0.62, 0.97] : [0.42, 0.7, 0.98]) {
      const [x, y] = pts[Math.round(share * (pts.length - 1))]!;
      flowers.push([
        [x + rng.range(-16, 16), y + rng.range(-18, 10)],
        rng.range(34, 46) * (share > 0.9 ? 1 : 0.84),
        rng.range(0, 6),
      ]);
    }
  }
  for (const [at, r, turn] of flowers) flower(pic, at, r, turn);
}

/** The guide points at a bird over the river; one looks through binoculars, a child watches. */
function walkers(pic: Picture, X: (t: number) => number, k: number): void {
  const { W, H } = pic,
    h = H * 0.125;
  bird(pic, X(0.63), H * 0.3, W * 0.035, k);
  people(
    pic,
    [
      { x: X(0.86), y: H * 0.79, h, pose: 'point', look: outfit(pic, 0, 'gaucho'), face: -k },
      { x: X(0.92), y: H * 0.805, h: h * 0.98, pose: 'photo', look: outfit(pic, 3, 'cap'), face: -k },
      { x: X(0.8), y: H * 0.81, h: h * 0.7, pose: 'stand', look: outfit(pic, 2), face: -k },
    ],
    k,
  );
}

/** Pairs of leaflets like open hands, along a twig; those behind it in shade. */
function leaves(pic: Picture, pts: Pt[], rng: Picture['rng'], behind: boolean): void {
  const p = pic.pal,
    m = p.mats,
    green: Hex = mix(m.leafDark, m.vine, 0.35);
  let dark = '',
    light = '',
    rims = '';
  for (let j = 4; j < pts.length - 1; j += behind ? 4 : 2) {
    const [x, y] = pts[j]!,
      [nx, ny] = pts[j + 1]!,
      along = Math.atan2(ny - y, nx - x),
      side = (j / 2) % 2 ? 1 : -1;
    for (const lobe of [-0.42, 0.42]) {
      const a = along + side * (behind ? 1.75 : 1.05) + lobe + rng.range(-0.16, 0.16),
        l = rng.range(40, 58) * (behind ? 1.06 : 1),
        w = l * 0.26,
        tip: Pt = [x + Math.cos(a) * l, y + Math.sin(a) * l],
        at = (u: number, v: number): Pt => [
          x + Math.cos(a) * l * u - Math.sin(a) * w * v,
          y + Math.sin(a) * l * u + Math.cos(a) * w * v,
        ];
      const leaf = smooth(
        [at(0.02, 0), at(0.32, 0.72), at(0.66, 0.8), tip, at(0.66, -0.66), at(0.32, -0.62)],
        true,
        0.85,
      );
      if (lobe > 0 === side > 0) dark += leaf;
      else light += leaf;
      rims += sweep([
        [...at(0.1, 0), 0.6],
        [...at(0.5, 0.06), 1.5],
        [...at(0.92, 0), 0.5],
      ]);
    }
  }
  pic.fill(dark, overprint(green, p.shade, behind ? 0.75 : 0.4));
  pic.fill(light, behind ? overprint(green, p.shade, 0.5) : lit(p, mix(m.vine, m.leaf, 0.4), 0.12));
  if (!behind) pic.fill(rims, lit(p, m.vine, 0.45), 0.8);
}

/** Five yellow petals with a narrow foot, and the stamens. */
function flower(pic: Picture, [x, y]: Pt, r: number, turn: number): void {
  const p = pic.pal,
    m = p.mats,
    yellow = mix(m.mustard, p.lamp, 0.35);
  let petals = '',
    folds = '';
  for (let i = 0; i < 5; i++) {
    const a = turn + (i / 5) * Math.PI * 2,
      at = (u: number, v: number): Pt => [
        x + (Math.cos(a) * u - Math.sin(a) * v) * r,
        y + (Math.sin(a) * u + Math.cos(a) * v) * r * 0.9,
      ];
    petals += smooth(
      [at(0.1, 0.05), at(0.55, 0.34), at(0.92, 0.26), at(1.02, 0), at(0.92, -0.26), at(0.55, -0.34), at(0.1, -0.05)],
      true,
      0.8,
    );
    folds += poly([at(0.2, 0.03), at(0.8, 0.05), at(0.85, -0.02), at(0.2, -0.03)]);
  }
  pic.fill(petals, yellow);
  offShade(pic, petals, -lightSide(p) * r * 0.16, r * 0.14, p.shade, 0.3);
  pic.fill(folds, overprint(yellow, p.shade, 0.3), 0.8);
  pic.fill(ellipse(x, y, r * 0.2), overprint(m.leaf, p.shade, 0.2));
  let stamens = '';
  for (let i = 0; i < 8; i++)
    stamens += ellipse(x + Math.cos(i * 0.785) * r * 0.3, y + Math.sin(i * 0.785) * r * 0.27, r * 0.06);
  pic.fill(stamens, m.accent);
}
