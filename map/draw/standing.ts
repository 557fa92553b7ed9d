import { polygonArea } from 'd3-polygon';
import { chanceFrom, noise } from './chance.ts';
import { heightOn } from './ground.ts';
import { ink } from './inks.ts';
import { distance, type Line, type Pt } from './lines.ts';
import type { Mountain } from './mountains.ts';
import { hundredth, tenth } from './pen.ts';
import { inAny, type Press } from './press.ts';

/** A small thing that stands on the ground. */
export interface Standing {
  x: number;
  y: number;
  scale: number;
  shape: string;
}

const shapes = {
  poplar: () =>
    `<path fill="${ink('poplarDeep')}" d="M0 0l6-1-5 1.500zM0 0c-2.600-2-2.400-8 0-13 2.400 5 2.600 11 0 13z"/><path fill="${ink('poplar')}" d="M-.3-.8c-2-2.200-1.800-7 .3-11.500.6 4 .6 8-.3 11.500z"/>`,
  scrub: () =>
    `<path d="M0 0v-3M-2 0l-1.200-2M2 0l1.200-2" stroke="${ink('scrub')}" stroke-width=".9" stroke-linecap="round"/>`,
  dune: () =>
    `<path fill="${ink('sandDeep')}" opacity=".8" d="M0-10c3 3 8 6 20 10-8-1-14-1-19 0 2-3 1-6-1-10z"/><path fill="${ink('snow')}" opacity=".5" d="M-18 0C-10-3-4-6 0-10c2 4 3 7 1 10z"/><path d="M-18 0C-10-3-4-6 0-10c3 3 8 6 20 10M0-10c2 4 3 7 1 10" fill="none" stroke="${ink('sandDeep')}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>`,
};

const shapeOf = (press: Press, name: keyof typeof shapes) =>
  press.define(name, (id) => `<g id="${id}">${shapes[name]()}</g>`);

/** Windbreaks of poplars along the longest side of some fields. */
export function poplars(
  press: Press,
  fields: Line[],
  { smallest, most, step, scale }: { smallest: number; most: number; step: number; scale: number },
): Standing[] {
  const random = chanceFrom(23);
  const shape = shapeOf(press, 'poplar');
  const rows = fields
    .filter((shore) => Math.abs(polygonArea(shore)) >= smallest && random() >= 0.45)
    .map((shore) => {
      const [a, b] = longestSide(shore);
      const count = Math.min(9, Math.floor(distance(a, b) / step));
      return Array.from({ length: count }, (_, index): Pt => {
        const t = (index + 0.5) / count;
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      });
    });
  return rows
    .flat()
    .filter((place) => press.board.holds(place, 4) && !press.ways.hasInk(...place, 3))
    .slice(0, most)
    .map(([x, y]) => ({ x, y, scale: scale * (0.85 + random() * 0.35), shape }));
}

function longestSide(shore: Line): [Pt, Pt] {
  let longest: [Pt, Pt] = [
    [0, 0],
    [0, 0],
  ];
  shore.forEach((a, index) => {
    const b = shore[(index + 1) % shore.length] ?? a;
    if (distance(a, b) > distance(longest[0], longest[1])) longest = [a, b];
  });
  return longest;
}

/** Scrub on the dry plain, away from everything else that is drawn. */
export function scrub(
  press: Press,
  { count, none, within }: { count: number; none: Line[][]; within?: Line[][] },
  mountains: Mountain[],
): Standing[] {
  const random = chanceFrom(31);
  const [left, top, right, bottom] = press.board.sheet.frame;
  const height = heightOn(press);
  const shape = shapeOf(press, 'scrub');
  const places = Array.from(
    { length: count },
    (): Pt => [left + random() * (right - left), top + random() * (bottom - top)],
  );
  return places
    .filter(([x, y]) => {
      if (height(x, y) > 1500 || noise(x / 70, y / 70, 8) < 0.42 || press.ways.hasInk(x, y, 7)) return false;
      if ((within && !inAny(within, [x, y])) || inAny(none, [x, y])) return false;
      return !mountains.some(
        (one) => Math.abs(one.x - x) < 55 * one.scale && y < one.y + 4 && y > one.y - 75 * one.scale,
      );
    })
    .map(([x, y]) => ({ x, y, scale: 1, shape }));
}

/** Dunes at given places: longitude, latitude, size. */
export function dunes(press: Press, places: [lng: number, lat: number, scale: number][]): Standing[] {
  const shape = shapeOf(press, 'dune');
  return places.map(([lng, lat, scale]) => {
    const [x, y] = press.board.at([lng, lat]);
    return { x, y, scale, shape };
  });
}

/** Draws north to south, so that nearer things cover those behind. */
export function drawStanding(things: Standing[]): string {
  const uses = [...things]
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, scale, shape }) =>
      scale === 1
        ? `<use href="#${shape}" x="${Math.round(x)}" y="${Math.round(y)}"/>`
        : `<use href="#${shape}" transform="translate(${tenth(x)} ${tenth(y)})scale(${hundredth(scale)})"/>`,
    );
  return `<g>${uses.join('')}</g>`;
}
