import { type Hex, mix, overprint } from '../../core/color.ts';
import { type Pt, poly, sweep } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { figure, offShade } from '../people/figures.ts';
import { GESTURES } from '../people/gestures.ts';
import { lightSide } from '../plants/plants.ts';
import type { Joint } from './limbs.ts';

/** The parts of a horse as joints [x forward, y up, radius], in heights at the withers; near and far legs apart. */
interface HorsePose {
  body: Joint[];
  neck: Joint[];
  head: Joint[];
  mane: Joint[];
  tail: Joint[];
  legs: { spine: Joint[]; far: boolean }[];
  ear: [number, number][];
  saddle: [number, number];
}

/** Bucking: the forelegs planted, the back arched, the hind legs kicking at the sky. */
const BUCK: HorsePose = {
  body: [
    [-0.46, 1.08, 0.16],
    [-0.3, 1.06, 0.185],
    [-0.02, 0.95, 0.19],
    [0.22, 0.78, 0.195],
    [0.32, 0.7, 0.15],
  ],
  neck: [
    [0.26, 0.78, 0.16],
    [0.5, 0.72, 0.115],
    [0.68, 0.6, 0.085],
  ],
  head: [
    [0.68, 0.62, 0.085],
    [0.72, 0.5, 0.074],
    [0.68, 0.32, 0.046],
    [0.66, 0.27, 0.04],
  ],
  mane: [
    [0.72, 0.7, 0.03],
    [0.58, 0.85, 0.06],
    [0.42, 0.9, 0.055],
    [0.28, 0.94, 0.02],
  ],
  tail: [
    [-0.56, 1.16, 0.04],
    [-0.7, 1.26, 0.055],
    [-0.84, 1.18, 0.06],
    [-0.98, 1.28, 0.02],
  ],
  ear: [
    [0.71, 0.68],
    [0.8, 0.74],
    [0.76, 0.64],
  ],
  saddle: [-0.04, 1.13],
  legs: [
    {
      far: true,
      spine: [
        [-0.42, 1.0, 0.12],
        [-0.66, 0.98, 0.075],
        [-0.84, 1.1, 0.042],
        [-1.02, 1.06, 0.032],
        [-1.09, 1.1, 0.038],
      ],
    },
    {
      far: true,
      spine: [
        [0.24, 0.66, 0.1],
        [0.2, 0.46, 0.055],
        [0.26, 0.26, 0.036],
        [0.22, 0.07, 0.028],
        [0.25, 0.0, 0.035],
      ],
    },
    {
      far: false,
      spine: [
        [-0.44, 1.0, 0.125],
        [-0.62, 0.86, 0.078],
        [-0.84, 0.9, 0.042],
        [-1.0, 0.8, 0.032],
        [-1.07, 0.82, 0.038],
      ],
    },
    {
      far: false,
      spine: [
        [0.28, 0.66, 0.1],
        [0.34, 0.46, 0.056],
        [0.36, 0.26, 0.036],
        [0.38, 0.07, 0.028],
        [0.42, 0.0, 0.036],
      ],
    },
  ],
};

/** A bucking horse and rider; (x, y) is the ground below the girth, `h` the withers' height. Returns the outline. */
export function bronco(pic: Picture, x: number, y: number, h: number, coat: Hex, face = 1, poncho?: Hex): string {
  const p = pic.pal,
    pose = BUCK;
  const T = (a: number, b: number): Pt => [x + face * a * h, y - b * h];
  const run = (js: Joint[]) =>
    sweep(
      js.map(([a, b, r]) => [...T(a, b), r * h] as [number, number, number]),
      5,
    );
  const dark = overprint(coat, p.shade, 0.75),
    hair = overprint(coat, p.deep, 0.8);
  const near = pose.legs
      .filter((l) => !l.far)
      .map((l) => run(l.spine))
      .join(''),
    back = pose.legs
      .filter((l) => l.far)
      .map((l) => run(l.spine))
      .join('');
  const body = near + run(pose.body) + run(pose.neck) + run(pose.head) + poly(pose.ear.map(([a, b]) => T(a, b)));
  const hoofs = pose.legs
    .map(({ spine }) => {
      const [a, b, r] = spine[spine.length - 1] as Joint,
        [c, d] = spine[spine.length - 2] as Joint;
      return run([
        [a + (a - c) * 0.1, b + (b - d) * 0.1, r * 1.05],
        [a + (a - c) * 0.55, b + (b - d) * 0.55, r * 1.15],
      ]);
    })
    .join('');
  pic.raw(
    shape(back, dark) +
      shape(run(pose.tail), hair) +
      shape(hoofs, p.deep) +
      shape(body, coat) +
      shape(run(pose.mane), hair),
  );
  offShade(pic, body, -lightSide(p) * 0.05 * h, 0.06 * h, p.shade, 0.55);
  // sheepskin, cinch, reins in the hand
  const [sx, sy] = T(...pose.saddle);
  pic.fill(
    run([
      [-0.2, 1.16, 0.045],
      [-0.04, 1.1, 0.055],
      [0.1, 1.03, 0.04],
    ]),
    p.mats.foam,
  );
  pic.fill(
    run([
      [-0.06, 1.12, 0.022],
      [-0.02, 0.78, 0.018],
    ]),
    p.mats.wine,
  );
  const rider = h * 1.18,
    hand = T(0.12, 1.24),
    bit = T(0.67, 0.36);
  pic.line(
    `M${hand[0].toFixed(1)} ${hand[1].toFixed(1)}L${bit[0].toFixed(1)} ${bit[1].toFixed(1)}`,
    mix(p.mats.wood, p.deep, 0.3),
    Math.max(1, h * 0.014),
  );
  const man = figure(
    pic,
    sx,
    sy + h * 0.04,
    rider,
    GESTURES.buck,
    {
      top: poncho ?? p.mats.accent,
      bottom: mix(p.deep, p.mats.cloth, 0.2),
      hat: 'beret',
      hatColor: p.mats.wine,
      boots: p.deep,
    },
    face,
  );
  return back + body + man;
}
