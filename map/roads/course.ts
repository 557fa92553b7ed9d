import type { Position } from 'geojson';
import type { Point } from '#map/browser/districts.ts';
import { roadGraph } from './graph.ts';
import { nearestRoad } from './nearest-road.ts';
import { growTree, pathTo } from './shortest-path.ts';

/** A straight segment of a road, as [longitude, latitude] at both ends. */
export type Segment = { id: string; from: Position; to: Position };

const known = new Map<string, Segment[]>();

/**
 * The quickest road from each point to the next, segment by segment in driving order, with the canyon open: a road that is
 * closed is still drawn. Empty where the layers have no road.
 */
export function courseThrough(points: Point[]): Segment[] {
  const key = JSON.stringify(points);
  const before = known.get(key);
  if (before) return before;
  const segments = points.slice(1).flatMap((to, index) => between(points[index] as Point, to));
  known.set(key, segments);
  return segments;
}

function between(a: Point, b: Point): Segment[] {
  const graph = roadGraph();
  const ends = nearestRoad(graph, b).gates;
  const tree = growTree(graph, nearestRoad(graph, a).gates, { canyon: 'both', scenic: false }, ends);
  const path = pathTo(tree, ends) ?? [];
  return path.flatMap(({ from, to }, index) => {
    // An edge may be driven either way: its far end is the one that the next edge begins with.
    const next = path[index + 1];
    const last = path[index - 1];
    const isForward = next ? to === next.from || to === next.to : from === last?.from || from === last?.to;
    const [start, end] = isForward ? [from, to] : [to, from];
    const [first, second] = [graph.nodes[start], graph.nodes[end]];
    return first && second ? [{ id: [from, to].sort((x, y) => x - y).join('-'), from: first, to: second }] : [];
  });
}
