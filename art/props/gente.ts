import { type Hex, mix } from '#art/core/color.ts';
import { poly } from '#art/core/geom.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { figure, type Look, POSES, type Pose } from './figures.ts';

const stand = POSES.stand!;
const sit = POSES.sit!;

/** Gestures of travellers that the basic poses do not have. */
export const GESTURES = {
  /** one arm stretched out: a guide pointing at something */
  point: { ...stand, elbA: [0.16, 0.75], handA: [0.33, 0.79], kneeB: [-0.05, 0.27], footB: [-0.08, 0.01] },
  /** both hands before the face, holding a camera */
  photo: { ...stand, elbA: [0.13, 0.7], handA: [0.11, 0.87], elbB: [0.11, 0.69], handB: [0.12, 0.86] },
  /** one arm lifted with a glass */
  toast: { ...stand, elbA: [0.15, 0.76], handA: [0.2, 0.93] },
  /** bent over something on the ground */
  crouch: {
    ...sit,
    hip: [-0.06, 0.24],
    neck: [0.12, 0.5],
    head: [0.19, 0.57],
    kneeA: [0.17, 0.3],
    footA: [0.06, 0.02],
    kneeB: [0.12, 0.26],
    footB: [0, 0.02],
    elbA: [0.2, 0.36],
    handA: [0.3, 0.22],
    elbB: [0.17, 0.36],
    handB: [0.27, 0.2],
  },
  /** sitting on the ground with the knees drawn up */
  rest: {
    ...sit,
    hip: [0, 0.07],
    neck: [-0.06, 0.39],
    head: [-0.05, 0.48],
    kneeA: [0.2, 0.25],
    footA: [0.31, 0.02],
    kneeB: [0.17, 0.22],
    footB: [0.27, 0.02],
    elbA: [0.06, 0.24],
    handA: [0.18, 0.25],
    elbB: [-0.1, 0.2],
    handB: [-0.13, 0.04],
  },
  /** sideways on a board, knees bent, arms out */
  board: {
    ...stand,
    hip: [-0.03, 0.4],
    neck: [0.04, 0.68],
    head: [0.07, 0.77],
    kneeA: [0.13, 0.25],
    footA: [0.14, 0.02],
    kneeB: [-0.1, 0.23],
    footB: [-0.16, 0.02],
    elbA: [0.19, 0.66],
    handA: [0.3, 0.72],
    elbB: [-0.12, 0.66],
    handB: [-0.24, 0.7],
  },
} satisfies Record<string, Pose>;

export type Gesture = keyof typeof GESTURES;

/** Someone in a group: where they stand (sheet units), how tall, what they do. */
export interface Person {
  x: number;
  y: number;
  h: number;
  pose: Gesture | keyof typeof POSES;
  look?: Look;
  face?: number;
}

/** Draws people back to front, each with a shadow laid along the ground towards `fall` (1 right, -1 left). */
export function people(pic: Picture, list: readonly Person[], fall: number): void {
  const order = [...list].sort((a, b) => a.y - b.y);
  for (const q of order) groundShade(pic, q.x, q.y, q.h, fall);
  for (const q of order) {
    const pose = q.pose in GESTURES ? GESTURES[q.pose as Gesture] : POSES[q.pose]!;
    figure(pic, q.x, q.y, q.h, pose, q.look, q.face ?? 1);
  }
}

/** The long soft-ended shadow of someone `h` tall standing at (x, y). */
export function groundShade(pic: Picture, x: number, y: number, h: number, fall: number, k = 0.6): void {
  const LENGTH = 1.15;
  const d = poly([
    [x - h * 0.06, y],
    [x + h * 0.07, y + h * 0.012],
    [x + fall * h * LENGTH, y + h * 0.05],
    [x + fall * h * LENGTH * 0.97, y - h * 0.04],
  ]);
  pic.add('multiply', shape(d, pic.pal.shade, k));
}

/** Clothes for the i-th member of a group, so that neighbours never match. */
export function outfit(pic: Picture, i: number, hat?: Look['hat']): Look {
  const { mats: m, deep } = pic.pal;
  const tops: Hex[] = [m.accent, m.foam, m.cloth, m.mustard, mix(m.leaf, m.foam, 0.2), m.wine];
  const bottoms: Hex[] = [mix(deep, m.cloth, 0.3), mix(m.wood, deep, 0.35), mix(m.stone, deep, 0.3)];
  const hats = ['cap', 'none', 'gaucho', 'none'] as const;
  return {
    top: tops[i % tops.length]!,
    bottom: bottoms[i % bottoms.length]!,
    hat: hat ?? hats[i % hats.length]!,
    hatColor: hat === 'helmet' ? tops[(i + 3) % tops.length]! : i % 4 === 2 ? m.sand : tops[(i + 2) % tops.length]!,
  };
}
