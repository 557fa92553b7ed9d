import type { Position } from 'geojson';
import { crossing, type Flat, flatten, nearestOn, pointAlong, unflatten } from './plane.ts';
import type { RoadLine } from './road-lines.ts';

/** Lines were simplified and cut at sheet edges: an end this close to another road is taken to meet it. */
const MEETS_KM = 0.08;
const CELL_KM = 1;
/** More cells than the region has from south to north, for keys that are numbers. */
const ACROSS = 100_000;

interface Segment {
  line: number;
  index: number;
  a: Flat;
  b: Flat;
}

interface Cut {
  t: number;
  point: Position;
}

/**
 * Returns the lines with a shared point wherever two of them meet: at crossings, and where one ends on another. The
 * region's roads cross at grade. A line that ends just short of another is connected to it.
 */
export function nodeLines(lines: RoadLine[]): RoadLine[] {
  const segments = lines.flatMap(({ points }, line) =>
    points.slice(1).map((point, index) => ({
      line,
      index,
      a: flatten(points[index] ?? point),
      b: flatten(point),
    })),
  );
  const near = gridOf(segments);
  const cuts = new Map<string, Cut[]>();
  const cut = ({ line, index }: Segment, at: Cut) => {
    const key = `${line}/${index}`;
    cuts.set(key, [...(cuts.get(key) ?? []), at]);
  };
  for (const one of segments) {
    for (const other of near(one.a, one.b)) {
      if (other.line <= one.line) continue; // each pair once; a road does not cross itself here
      const t = crossing(one.a, one.b, other.a, other.b);
      if (t === null) continue;
      const at = pointAlong(one.a, one.b, t);
      const point = rounded(unflatten(at));
      cut(one, { t, point });
      cut(other, { t: nearestOn(at, other.a, other.b).t, point });
    }
  }
  const links = lines.flatMap((line, index) => linksOf(line, index, near, cut));
  const noded = lines.map((line, number) => ({
    ...line,
    points: line.points.flatMap((point, index) => [
      rounded(point),
      ...(cuts.get(`${number}/${index}`) ?? []).sort((a, b) => a.t - b.t).map(({ point }) => point),
    ]),
  }));
  return [...noded, ...links];
}

/** Short lines from the ends of a line to the roads that they meet. */
function linksOf(
  { points, ref, kind }: RoadLine,
  line: number,
  near: (a: Flat, b: Flat) => Segment[],
  cut: (segment: Segment, at: Cut) => void,
): RoadLine[] {
  return [points[0], points.at(-1)].flatMap((end) => {
    if (!end) return [];
    const at = flatten(end);
    const met = new Map<number, { segment: Segment; t: number; km: number }>();
    for (const segment of near(at, at)) {
      if (segment.line === line) continue;
      const { t, km } = nearestOn(at, segment.a, segment.b);
      if (km <= MEETS_KM && km < (met.get(segment.line)?.km ?? Infinity)) met.set(segment.line, { segment, t, km });
    }
    return [...met.values()].map(({ segment, t }) => {
      const point = rounded(unflatten(pointAlong(segment.a, segment.b, t)));
      cut(segment, { t, point });
      return { ref, kind, points: [rounded(end), point] };
    });
  });
}

/** Returns a function that finds the segments in the cells that a segment touches. */
function gridOf(segments: Segment[]) {
  const cells = new Map<number, Segment[]>();
  const touched = (a: Flat, b: Flat, reach = MEETS_KM) => {
    const cell = (km: number) => Math.floor(km / CELL_KM);
    const keys: number[] = [];
    for (let x = cell(Math.min(a[0], b[0]) - reach); x <= cell(Math.max(a[0], b[0]) + reach); x++)
      for (let y = cell(Math.min(a[1], b[1]) - reach); y <= cell(Math.max(a[1], b[1]) + reach); y++)
        keys.push(x * ACROSS + y);
    return keys;
  };
  for (const segment of segments) {
    for (const key of touched(segment.a, segment.b)) {
      const cell = cells.get(key);
      if (cell) cell.push(segment);
      else cells.set(key, [segment]);
    }
  }
  return (a: Flat, b: Flat) => [...new Set(touched(a, b, 0).flatMap((key) => cells.get(key) ?? []))];
}

/** Rounded to a metre, so that a junction has the same key on both roads. */
const rounded = ([lng = 0, lat = 0]: Position): Position => [Math.round(lng * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5];
