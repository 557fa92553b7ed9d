import { type Hex, mix } from '../../core/color.ts';
import { poly } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { figure, type Look, POSES } from './figures.ts';
import { GESTURES, type Gesture } from './gestures.ts';

/** One member of a group: position (sheet units), height, pose. */
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
