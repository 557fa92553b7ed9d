import type { Point } from '#map/browser/districts.ts';
import type { Edge, Gate, RoadGraph } from './edges.ts';
import { flatten, nearestOn } from './plane.ts';

/** The straight distance to the nearest road in km, and the two directions along that road. */
export interface Entry {
  kmToRoad: number;
  gates: Gate[];
}

/** Every language asks for the same points. */
const known = new WeakMap<RoadGraph, Map<string, Entry>>();

/** Finds where a point joins the roads. */
export function nearestRoad(graph: RoadGraph, point: Point): Entry {
  const entries = known.get(graph) ?? new Map<string, Entry>();
  known.set(graph, entries);
  const key = `${point.lat},${point.lng}`;
  const entry = entries.get(key) ?? findNearest(graph, point);
  entries.set(key, entry);
  return entry;
}

function findNearest(graph: RoadGraph, { lat, lng }: Point): Entry {
  const at = flatten([lng, lat]);
  let nearest: { edge: Edge; t: number; km: number } | undefined;
  let least = Infinity;
  for (const edge of graph.edges) {
    const [a, b] = [graph.flat[edge.from], graph.flat[edge.to]];
    if (!a || !b) continue;
    if (isBeyond(least, at[0], a[0], b[0]) || isBeyond(least, at[1], a[1], b[1])) continue;
    const { t, km } = nearestOn(at, a, b);
    if (km >= least) continue;
    least = km;
    nearest = { edge, t, km };
  }
  if (!nearest) return { kmToRoad: Infinity, gates: [] };
  const { edge, t, km } = nearest;
  return {
    kmToRoad: km,
    gates: [
      { node: edge.from, piece: { ...edge, km: edge.km * t } },
      { node: edge.to, piece: { ...edge, km: edge.km * (1 - t) } },
    ],
  };
}

/** Whether a stretch from `a` to `b` is further than `reach` from `at` in one direction alone: most edges are. */
const isBeyond = (reach: number, at: number, a: number, b: number) =>
  (a - at > reach && b - at > reach) || (at - a > reach && at - b > reach);

/** The index of the node nearest to a point. */
export function nearestNode(graph: RoadGraph, { lat, lng }: Point): number {
  const [x, y] = flatten([lng, lat]);
  let best = { node: 0, km: Infinity };
  graph.flat.forEach(([nx, ny], node) => {
    const km = Math.hypot(nx - x, ny - y);
    if (km < best.km) best = { node, km };
  });
  return best.node;
}
