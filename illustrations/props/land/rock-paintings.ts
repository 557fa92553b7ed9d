import { mix } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, sweep } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';

/** Position, size and direction of the signs on the sheet. */
export interface Canvas {
  X: (t: number) => number;
  Y: (t: number) => number;
  /** twice the width of a brush */
  U: number;
  k: number;
}

/** Old red signs on the wall: stepped frets, bird tracks, guanacos, suns, rows of dots. Faded, never crisp. */
export function paintings(pic: Picture, clip: string, { X, Y, U, k }: Canvas): void {
  const { pal: p } = pic;
  const red = mix(p.mats.wine, p.mats.rockD, 0.4);
  const rng = pic.rng.fork('pinturas');
  let d = '';
  const stroke = (pts: Pt[], w: number) => {
    d += sweep(
      pts.map(([x, y], i) => [x, y, w * (0.8 + 0.3 * ((i * 7) % 3) * 0.5)] as [number, number, number]),
      3,
    );
  };
  const zigzag = (t: number, y: number, n: number, s: number) =>
    stroke(
      Array.from({ length: n * 2 + 1 }, (_, i) => [X(t) + k * i * s * U, Y(y) + (i % 2 ? -s : s) * U * 0.9] as Pt),
      U * 0.5,
    );
  const fret = (t: number, y: number, n: number, s: number) => {
    const pts: Pt[] = [];
    for (let i = 0; i < n; i++)
      pts.push([X(t) + k * i * s * U, Y(y) - i * s * U * 0.7], [X(t) + k * (i + 1) * s * U, Y(y) - i * s * U * 0.7]);
    d += poly([...pts, ...pts.map(([x, b]) => [x, b + U * 0.95] as Pt).reverse()]);
  };
  const sun = (t: number, y: number, r: number) => {
    const [cx, cy] = [X(t), Y(y)];
    for (const q of [r, r * 0.5]) d += ring(cx, cy, q * U, U * 0.75);
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2;
      stroke(
        [
          [cx + Math.cos(a) * r * 1.3 * U, cy + Math.sin(a) * r * 1.3 * U],
          [cx + Math.cos(a) * r * 1.75 * U, cy + Math.sin(a) * r * 1.75 * U],
        ],
        U * 0.36,
      );
    }
  };
  const track = (t: number, y: number, s: number) => {
    for (const a of [-0.6, 0, 0.6])
      stroke(
        [
          [X(t), Y(y)],
          [X(t) + Math.sin(a) * s * U, Y(y) - Math.cos(a) * s * U],
        ],
        U * 0.42,
      );
  };
  const guanaco = (t: number, y: number, s: number) => {
    const [x, b] = [X(t), Y(y)];
    const q = s * U;
    stroke(
      [
        [x - k * q * 1.1, b - q * 1.3],
        [x + k * q * 1.1, b - q * 1.4],
      ],
      q * 0.34,
    );
    stroke(
      [
        [x + k * q * 1.0, b - q * 1.3],
        [x + k * q * 1.35, b - q * 2.5],
        [x + k * q * 1.75, b - q * 2.55],
      ],
      q * 0.2,
    );
    for (const f of [-1, -0.7, 0.65, 0.95])
      stroke(
        [
          [x + k * q * f, b - q * 1.1],
          [x + k * q * (f + 0.06), b],
        ],
        q * 0.13,
      );
  };
  sun(0.545, 0.44, 3.6);
  zigzag(0.64, 0.4, 5, 1.9);
  zigzag(0.64, 0.455, 5, 1.9);
  fret(0.83, 0.62, 6, 1.6);
  guanaco(0.48, 0.7, 2.3);
  guanaco(0.6, 0.67, 2.8);
  guanaco(0.72, 0.7, 2.1);
  for (let i = 0; i < 5; i++) track(0.63 + i * 0.034, 0.53 + (i % 2) * 0.02, 2);
  for (let i = 0; i < 18; i++)
    d += ellipse(X(0.81 + (i % 9) * 0.017), Y(0.68 + Math.floor(i / 9) * 0.03), U * 0.5 * rng.range(0.8, 1.2));
  for (let i = 0; i < 5; i++)
    stroke(
      [
        [X(0.84 + i * 0.024), Y(0.38)],
        [X(0.84 + i * 0.024), Y(0.47)],
      ],
      U * 0.45,
    );
  pic.add('stippleMultiply', pic.clipped(clip, shape(d, red, 0.3)), 0.5);
  pic.raw(pic.clipped(clip, shape(d, red, 0.74)));
}

/** A ring as one path: outer circle one way round, inner the other. */
const ring = (x: number, y: number, r: number, w: number): string =>
  ellipse(x, y, r) +
  `M${f1(x - r + w)} ${f1(y)}A${f1(r - w)} ${f1(r - w)} 0 1 0 ${f1(x + r - w)} ${f1(y)}A${f1(r - w)} ${f1(r - w)} 0 1 0 ${f1(x - r + w)} ${f1(y)}Z`;
