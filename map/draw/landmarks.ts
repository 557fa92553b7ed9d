import { type Landmark, landmarkShapes } from './landmark-shapes.ts';
import { hundredth, tenth } from './pen.ts';
import type { Press } from './press.ts';

/** A small picture at a place, moved by a few units to where it reads best. */
export interface LandmarkPlace {
  shape: Landmark;
  lng: number;
  lat: number;
  scale: number;
  move?: [right: number, down: number];
}

/** The height of each landmark above its foot, in its own units. */
const HEIGHTS: Partial<Record<Landmark, number>> = { cathedral: 52, church: 31, dam: 14, condor: 8, para: 24 };

/** Draws landmarks, the southern ones in front, and reserves their room. */
export function landmarks(press: Press, places: LandmarkPlace[]): string {
  const drawn = places.flatMap(({ shape, lng, lat, scale, move: [right, down] = [0, 0] }) => {
    const [px, py] = press.board.at([lng, lat]);
    const [x, y] = [px + right, py + down];
    if (!press.board.holds([x, y], 20 * scale)) return [];
    const id = press.define(shape, (id) => `<g id="${id}">${landmarkShapes[shape]}</g>`);
    press.taken.put(shape, [x - 20 * scale, y - (HEIGHTS[shape] ?? 27) * scale, x + 20 * scale, y + 7 * scale]);
    return [
      { y, use: `<use href="#${id}" transform="translate(${tenth(x)} ${tenth(y)})scale(${hundredth(scale)})"/>` },
    ];
  });
  return `<g>${drawn
    .sort((a, b) => a.y - b.y)
    .map(({ use }) => use)
    .join('')}</g>`;
}
