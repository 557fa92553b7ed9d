import { POSES, type Pose } from './figures.ts';

const base = POSES.stand as Pose;

const seated = POSES.sit as Pose;

/**
 * More poses for `figure` (side view), named by the action. Joints are in body heights, y up, like those of `POSES`.
 */
export const GESTURES = {
  /** Running on the level, one foot off the ground. */
  run: {
    ...base,
    hip: [0, 0.52],
    neck: [0.09, 0.82],
    head: [0.13, 0.905],
    kneeA: [0.18, 0.42],
    footA: [0.12, 0.17],
    kneeB: [-0.06, 0.3],
    footB: [-0.2, 0.04],
    elbA: [-0.05, 0.66],
    handA: [0.05, 0.56],
    elbB: [0.19, 0.68],
    handB: [0.23, 0.82],
  },
  /** Running uphill, leaning into the slope. */
  climb: {
    ...base,
    hip: [-0.02, 0.5],
    neck: [0.13, 0.78],
    head: [0.18, 0.86],
    kneeA: [0.19, 0.44],
    footA: [0.17, 0.2],
    kneeB: [-0.07, 0.27],
    footB: [-0.2, 0.01],
    elbA: [0.0, 0.63],
    handA: [0.1, 0.55],
    elbB: [0.23, 0.64],
    handB: [0.28, 0.77],
  },
  /** On a chair, violin at the chin, bow arm forward. */
  violin: {
    ...seated,
    neck: [0, 0.6],
    head: [0.03, 0.69],
    elbA: [0.14, 0.45],
    handA: [0.21, 0.58],
    elbB: [0.12, 0.5],
    handB: [0.24, 0.6],
  },
  /** On a chair, cello between the knees. */
  cello: {
    ...seated,
    neck: [0.02, 0.6],
    head: [0.05, 0.69],
    kneeA: [0.2, 0.3],
    footA: [0.14, 0.02],
    elbA: [0.12, 0.46],
    handA: [0.2, 0.34],
    elbB: [0.1, 0.55],
    handB: [0.17, 0.6],
  },
  /** Guitar or drum held at the belt, standing. */
  strum: { ...base, elbA: [-0.05, 0.62], handA: [0.1, 0.56], elbB: [0.12, 0.66], handB: [0.22, 0.66] },
  /** A book or a plate held open at the chest. */
  read: {
    ...base,
    head: [0.03, 0.905],
    elbA: [0.06, 0.63],
    handA: [0.16, 0.68],
    elbB: [0.04, 0.63],
    handB: [0.14, 0.66],
  },
  /** Sitting on the ground, knees drawn up, the seat at y. */
  lounge: {
    ...base,
    hip: [0, 0.06],
    neck: [-0.07, 0.37],
    head: [-0.06, 0.46],
    kneeA: [0.2, 0.23],
    footA: [0.29, 0.02],
    kneeB: [0.15, 0.2],
    footB: [0.25, 0.02],
    elbA: [0.05, 0.21],
    handA: [0.15, 0.24],
    elbB: [-0.14, 0.2],
    handB: [-0.17, 0.03],
  },
  /** Riding a bucking horse: thrown back, one arm flung up. */
  buck: {
    ...(POSES.saddle as Pose),
    neck: [-0.13, 0.29],
    head: [-0.15, 0.38],
    kneeA: [0.17, 0.02],
    footA: [0.22, -0.2],
    kneeB: [0.16, 0.0],
    footB: [0.2, -0.2],
    elbA: [0.06, 0.14],
    handA: [0.14, 0.05],
    elbB: [-0.2, 0.42],
    handB: [-0.28, 0.58],
  },
  /** one arm stretched out: a guide pointing at something */
  point: { ...base, elbA: [0.16, 0.75], handA: [0.33, 0.79], kneeB: [-0.05, 0.27], footB: [-0.08, 0.01] },
  /** both hands in front of the face, holding a camera */
  photo: { ...base, elbA: [0.13, 0.7], handA: [0.11, 0.87], elbB: [0.11, 0.69], handB: [0.12, 0.86] },
  /** one arm lifted with a glass */
  toast: { ...base, elbA: [0.15, 0.76], handA: [0.2, 0.93] },
  /** bent over something on the ground */
  crouch: {
    ...seated,
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
    ...seated,
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
    ...base,
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
