import type { Position } from 'geojson';
import { clipPolyline } from 'lineclip';
import { linesOf, readLayer } from '#map/geography/read-layer.ts';

/** One drawn line of a road; a road consists of several. */
export interface RoadLine {
  ref: string | null;
  kind: 'trunk' | 'primary' | 'secondary' | 'tertiary' | 'street';
  points: Position[];
}

type Box = readonly [west: number, south: number, east: number, north: number];

/** The area in which `atuel-roads` and `city-roads` draw the same roads in more detail. */
const ATUEL: Box = [-68.9, -35.15, -68.3, -34.6];
const CITY: Box = [-68.38, -34.65, -68.28, -34.58];
const FRAME: Box = [-70.7, -36.1, -66.8, -33.9];

const KINDS: Record<string, RoadLine['kind']> = {
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  minor: 'street',
};

/**
 * Reads all roads that cars may use, each once, from the most detailed layer that has it. Tracks and paths are not
 * included.
 */
export function readRoadLines(): RoadLine[] {
  const aroundAtuel = outside(FRAME, ATUEL);
  const cityPart: Box[] = outside(CITY, ATUEL);
  const elsewhere = aroundAtuel.flatMap((box) => outside(box, CITY));
  return [
    ...['roads-national', 'roads-provincial', 'roads-other'].flatMap((name) => linesIn(name, elsewhere)),
    ...linesIn('atuel-roads', [ATUEL]),
    ...linesIn('city-roads', cityPart),
    ...linesIn('city-streets', [CITY]),
  ];
}

function linesIn(name: string, boxes: Box[]): RoadLine[] {
  return readLayer(name).flatMap(({ properties, geometry }) => {
    const kind = KINDS[properties.class ?? properties.kind ?? ''];
    if (!kind) return [];
    return linesOf(geometry)
      .flatMap((line) => boxes.flatMap((box) => clipPolyline(line, box)))
      .filter((points) => points.length > 1)
      .map((points) => ({ ref: properties.ref ?? null, kind, points }));
  });
}

/** The rest of a box when another is cut out of it: up to four boxes. */
function outside([west, south, east, north]: Box, hole: Box): Box[] {
  const [w, s, e, n] = [
    Math.max(west, hole[0]),
    Math.max(south, hole[1]),
    Math.min(east, hole[2]),
    Math.min(north, hole[3]),
  ];
  if (w >= e || s >= n) return [[west, south, east, north]];
  const parts: Box[] = [
    [west, south, w, north],
    [e, south, east, north],
    [w, south, e, s],
    [w, n, e, north],
  ];
  return parts.filter((part) => part[0] < part[2] && part[1] < part[3]);
}
