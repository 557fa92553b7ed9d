import FlatQueue from 'flatqueue';
import { type CanyonState, canyon, speeds } from './conditions.ts';
import type { Edge, Gate, RoadGraph } from './edges.ts';
import { nearestNode } from './nearest-road.ts';

/** Visitors follow signs: an unnumbered road must be this many times quicker to be worth it. */
const UNSIGNED = 1.2;

export interface Wishes {
  canyon: CanyonState;
  /** Whether to take the canyon for its own sake: it costs no time when routes are compared. */
  scenic: boolean;
}

/** The quickest routes from one place to all nodes. */
export interface Tree {
  starts: Gate[];
  /** The hours to each node. */
  hours: Float64Array;
  /** The last edge of the route to each node. */
  cameBy: (Edge | undefined)[];
  hoursOf: (edge: Edge) => number;
}

/**
 * Runs Dijkstra's algorithm from `starts` over the whole graph: one run for many answers; or only until it knows the
 * routes to all of `ends`.
 */
export function growTree(graph: RoadGraph, starts: Gate[], wishes: Wishes, ends?: Gate[]): Tree {
  const hoursOf = ({ km, ref, speed, inCanyon }: Edge) => {
    const [slow, fast] = speeds[speed];
    if (inCanyon && wishes.scenic) return 0;
    return ((2 * km) / (slow + fast)) * (ref ? 1 : UNSIGNED);
  };
  const hours = new Float64Array(graph.nodes.length).fill(Infinity);
  const cameBy: (Edge | undefined)[] = [];
  const queue = new FlatQueue<number>();
  const reach = (node: number, after: number, edge: Edge | undefined) => {
    if (after >= (hours[node] ?? 0)) return;
    hours[node] = after;
    cameBy[node] = edge;
    queue.push(node, after);
  };
  for (const { node, piece } of starts) reach(node, piece ? hoursOf(piece) : 0, undefined);
  const wanted = new Set(ends?.map(({ node }) => node));
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const before = hours[node] ?? Infinity;
    if (wanted.delete(node) && wanted.size === 0) break;
    for (const number of graph.at[node] ?? []) {
      const edge = graph.edges[number];
      if (!edge || !mayPass(graph, edge, node, wishes.canyon)) continue;
      reach(edge.from === node ? edge.to : edge.from, before + hoursOf(edge), edge);
    }
  }
  return { starts, hours, cameBy, hoursOf };
}

/** The edges of the quickest route to one of `ends`, in order; null if there is none. */
export function pathTo({ starts, hours, cameBy, hoursOf }: Tree, ends: Gate[]): Edge[] | null {
  const total = ({ node, piece }: Gate) => (hours[node] ?? Infinity) + (piece ? hoursOf(piece) : 0);
  const [end] = [...ends].sort((a, b) => total(a) - total(b));
  if (!end || total(end) === Infinity) return null;
  const path: Edge[] = end.piece ? [end.piece] : [];
  let node = end.node;
  for (let edge = cameBy[node]; edge; edge = cameBy[node]) {
    path.push(edge);
    node = edge.from === node ? edge.to : edge.from;
  }
  const first = starts.find((start) => start.node === node)?.piece;
  if (first) path.push(first);
  return path.reverse();
}

function mayPass(graph: RoadGraph, edge: Edge, from: number, state: CanyonState): boolean {
  if (!edge.inCanyon || state === 'both') return true;
  if (state === 'closed') return false;
  const down = kmFromTop(graph);
  return (down[from] ?? 0) < (down[edge.from === from ? edge.to : edge.from] ?? 0);
}

const measured = new WeakMap<RoadGraph, Float64Array>();

/** Kilometres by road from the top of the canyon: an edge along which they increase leads down. */
function kmFromTop(graph: RoadGraph): Float64Array {
  const known = measured.get(graph);
  if (known) return known;
  const km = new Float64Array(graph.nodes.length).fill(Infinity);
  const queue = new FlatQueue<number>();
  const top = nearestNode(graph, canyon.top);
  km[top] = 0;
  queue.push(top, 0);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    for (const number of graph.at[node] ?? []) {
      const edge = graph.edges[number];
      if (!edge) continue;
      const next = edge.from === node ? edge.to : edge.from;
      const far = (km[node] ?? 0) + edge.km;
      if (far >= (km[next] ?? 0)) continue;
      km[next] = far;
      queue.push(next, far);
    }
  }
  measured.set(graph, km);
  return km;
}
