import FlatQueue from 'flatqueue';
import { type CanyonState, canyon, speeds } from './conditions.ts';
import { type Edge, farEnd, type Gate, type RoadGraph } from './edges.ts';
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

/** The quickest routes from `starts` to all nodes: one run for many answers; or only as far as all of `ends`. */
export function growTree(graph: RoadGraph, starts: Gate[], wishes: Wishes, ends?: Gate[]): Tree {
  const hoursOf = ({ km, ref, speed, inCanyon }: Edge) => {
    const [slow, fast] = speeds[speed];
    if (inCanyon && wishes.scenic) return 0;
    return ((2 * km) / (slow + fast)) * (ref ? 1 : UNSIGNED);
  };
  const { costs, cameBy } = explore(
    graph,
    starts.map(({ node, piece }) => ({ node, cost: piece ? hoursOf(piece) : 0 })),
    (edge, from) => (mayPass(graph, edge, from, wishes.canyon) ? hoursOf(edge) : Infinity),
    new Set(ends?.map(({ node }) => node)),
  );
  return { starts, hours: costs, cameBy, hoursOf };
}

/**
 * Dijkstra's algorithm: the least cost of reaching each node, and the last edge on the way there. It stops once it knows
 * them for all of `wanted`.
 */
function explore(
  graph: RoadGraph,
  starts: { node: number; cost: number }[],
  costOf: (edge: Edge, from: number) => number,
  wanted = new Set<number>(),
) {
  const costs = new Float64Array(graph.nodes.length).fill(Infinity);
  const cameBy: (Edge | undefined)[] = [];
  const queue = new FlatQueue<number>();
  const reach = (node: number, cost: number, edge: Edge | undefined) => {
    if (cost >= (costs[node] ?? 0)) return;
    costs[node] = cost;
    cameBy[node] = edge;
    queue.push(node, cost);
  };
  for (const { node, cost } of starts) reach(node, cost, undefined);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const before = costs[node] ?? Infinity;
    if (wanted.delete(node) && wanted.size === 0) break;
    for (const number of graph.at[node] ?? []) {
      const edge = graph.edges[number];
      if (edge) reach(farEnd(edge, node), before + costOf(edge, node), edge);
    }
  }
  return { costs, cameBy };
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
    node = farEnd(edge, node);
  }
  const first = starts.find((start) => start.node === node)?.piece;
  if (first) path.push(first);
  return path.reverse();
}

function mayPass(graph: RoadGraph, edge: Edge, from: number, state: CanyonState): boolean {
  if (!edge.inCanyon || state === 'both') return true;
  if (state === 'closed') return false;
  const down = kmFromTop(graph);
  return (down[from] ?? 0) < (down[farEnd(edge, from)] ?? 0);
}

const measured = new WeakMap<RoadGraph, Float64Array>();

/** Kilometres by road from the top of the canyon: an edge along which they increase leads down. */
function kmFromTop(graph: RoadGraph): Float64Array {
  const known = measured.get(graph);
  if (known) return known;
  const top = nearestNode(graph, canyon.top);
  const { costs } = explore(graph, [{ node: top, cost: 0 }], ({ km }) => km);
  measured.set(graph, costs);
  return costs;
}
