import { polygonArea, polygonCentroid } from 'd3-polygon';
import { heightAt } from './heights.ts';
import { type Ink, ink } from './inks.ts';
import { type Line, rounded, simplified } from './lines.ts';
import { textured } from './patterns.ts';
import { path, pathOf, pathOfAll } from './pen.ts';
import { layer, type Press } from './press.ts';
import { ringsOf } from './rings-of.ts';

/** Fills the whole sheet with one ink. */
export function sheetOf(press: Press, fill: string, more = ''): string {
  const { width, height } = press.board.sheet;
  return `<path fill="${fill}"${more} d="M0 0h${width}v${height}H0z"/>`;
}

/** Returns the height of the land at a place of the sheet, in metres. */
export const heightOn = (press: Press) => (x: number, y: number) => heightAt(...press.board.ground([x, y]));

/** Flat steps of colour, and one of stipple, where the land rises above the given heights in metres. */
export function heightSteps(
  press: Press,
  { steps, stippledFrom, grid }: { steps: [metres: number, ink: Ink][]; stippledFrom: number; grid: number },
): string {
  const rings = (level: number, smallest: number) =>
    ringsOf(heightOn(press), press.board.cut, { step: grid, level, smallest })
      .map((ring) => pathOf(rounded(simplified(ring, grid * 0.2), 1, true), true))
      .join('');
  const flat = steps.map(([metres, color]) => path(rings(metres, grid * grid * 12), `fill="${ink(color)}"`)).join('');
  return flat + path(rings(stippledFrom, grid * grid * 16), `fill="${textured(press, 'stipple')}"`);
}

/** Sand, marshes and salt flats. */
export function barrens(press: Press, tolerance: number): string {
  const { sand, marsh, salt } = barrenAreas(press, tolerance);
  const data = (areas: Line[][]) => areas.map((rings) => pathOfAll(rings, true)).join('');
  return (
    path(data(sand), `fill="${ink('sand')}"`) +
    path(data(sand), `fill="${textured(press, 'dunes')}"`) +
    path(data(marsh), `fill="${ink('marsh')}" opacity=".55"`) +
    path(data(marsh), `fill="${textured(press, 'reeds')}"`) +
    path(data(salt), `fill="${ink('salt')}" stroke="${ink('saltDeep')}" stroke-width=".7"`) +
    path(data(salt), `fill="${textured(press, 'salt')}"`)
  );
}

export function barrenAreas({ board }: Press, tolerance: number) {
  return {
    sand: board.areas(layer('sand'), tolerance),
    salt: board.areas(
      layer('wetlands', ({ kind }) => kind === 'salt-works'),
      tolerance,
    ),
    marsh: board.areas(
      layer('wetlands', ({ kind }) => kind !== 'salt-works'),
      tolerance,
      12,
    ),
  };
}

interface FieldOptions {
  tolerance: number;
  smallest: number;
  grain: number;
}

/** Vineyards and orchards, the larger first, on the green of the irrigated land. */
export function fields(press: Press, options: FieldOptions & { oasis: boolean }): string {
  const { vineyards, orchards } = fieldAreas(press, options);
  const oasis = options.oasis ? oasisAround(press, [...vineyards, ...orchards], options.grain) : '';
  const inGroups = (areas: Line[][], count: number, name: 'vines' | 'trees', more = '') =>
    Array.from({ length: count }, (_, group) =>
      path(
        areas
          .filter((_, index) => index % count === group)
          .map((rings) => pathOfAll(rings, true))
          .join(''),
        `fill="${textured(press, `${name}${group}` as 'vines0' | 'trees0', options.grain)}"${more}`,
      ),
    ).join('');
  return (
    oasis +
    inGroups(orchards, 2, 'trees') +
    inGroups(vineyards, 4, 'vines', ` stroke="${ink('land')}" stroke-width=".5"`)
  );
}

export function fieldAreas({ board }: Press, { tolerance, smallest }: Omit<FieldOptions, 'grain'>) {
  const bySize = (areas: Line[][]) => areas.sort((a, b) => size(b) - size(a));
  return {
    vineyards: bySize(board.areas(layer('vineyards'), tolerance, smallest)),
    orchards: bySize(board.areas(layer('orchards'), tolerance, smallest)),
  };
}

const size = ([shore = []]: Line[]) => Math.abs(polygonArea(shore));

/** The side of the squares in which fields are counted to find irrigated land. */
const COUNT = 12;

function oasisAround(press: Press, areas: Line[][], grain: number): string {
  const counts = new Map<string, number>();
  const key = (x: number, y: number) => `${Math.floor(x / COUNT)},${Math.floor(y / COUNT)}`;
  for (const [shore = []] of areas)
    for (const [x, y] of [...shore, polygonCentroid(shore)]) counts.set(key(x, y), (counts.get(key(x, y)) ?? 0) + 1);
  const density = (x: number, y: number) => {
    let sum = 0;
    for (let down = -2; down <= 2; down++)
      for (let right = -2; right <= 2; right++)
        sum += Math.min(3, counts.get(key(x + right * COUNT, y + down * COUNT)) ?? 0) / (1 + Math.hypot(right, down));
    return sum;
  };
  const rings = (level: number, smallest: number) =>
    ringsOf(density, press.board.cut, { step: 10, level, smallest })
      .map((ring) => pathOf(rounded(simplified(ring, 3), 2, true), true))
      .join('');
  return (
    path(rings(1.1, 500), `fill="${ink('oasis')}"`) + path(rings(2.6, 300), `fill="${textured(press, 'plots', grain)}"`)
  );
}

/** The glaciers of the Andes. */
export function glaciers({ board }: Press): string {
  const data = board.areas(layer('glaciers'), 0.5, 3).map((rings) => pathOfAll(rings, true));
  return path(data.join(''), `fill="${ink('snow')}" stroke="${ink('snowShade')}" stroke-width=".8"`);
}
