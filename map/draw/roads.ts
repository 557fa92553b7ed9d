import type { Layer } from '#map/geography/read-layer.ts';
import { type Ink, ink } from './inks.ts';
import type { Line } from './lines.ts';
import { path, pathOfAll, tenth } from './pen.ts';
import { layer, type Press } from './press.ts';

/** A road in one ink, on a paler casing where it must stand out. */
export function road(lines: Line[], color: Ink, width: number, more = ''): string {
  return path(pathOfAll(lines), `stroke="${ink(color)}" stroke-width="${tenth(width)}"${more}`);
}

export function casedRoad(lines: Line[], color: Ink, width: number): string {
  return road(lines, 'halo', width + 2.4, ' opacity=".8"') + road(lines, color, width);
}

/** A national road: two lanes and a bright centre line. */
export const nationalRoad = (lines: Line[], width: number) =>
  casedRoad(lines, 'national', width) + road(lines, 'nationalMiddle', width * 0.3);

/** Groups roads and railways, which share line caps and joins. */
export const roadGroup = (...parts: string[]) =>
  `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`;

export const nationalRoads = (): Layer => layer('roads-national', ({ ref = '' }) => ref.startsWith('RN'));
export const provincialRoads = (): Layer => layer('roads-provincial');

/** Working and abandoned railways alike: both are visible from the road. */
export function railways({ board }: Press, tolerance: number): string {
  const data = pathOfAll(board.lines(layer('railways'), tolerance));
  return (
    path(data, `fill="none" stroke="${ink('rail')}" stroke-width=".8"`) +
    path(data, `fill="none" stroke="${ink('rail')}" stroke-width="3.500" stroke-dasharray=".8 5"`)
  );
}
