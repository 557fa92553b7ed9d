import { sweep } from '../../core/geom.ts';

export type Joint = [number, number, number];

/** Limbs in units of the animal's height, x forward and y up, as one path. */
export const limbs =
  (x: number, y: number, h: number, face: number) =>
  (js: Joint[], steps = 5) =>
    sweep(
      js.map(([a, b, r]) => [x + face * a * h, y - b * h, r * h] as Joint),
      steps,
    );
