import { type Edge, kmBetween, type RoadGraph } from './edges.ts';
import type { Flat } from './plane.ts';

/** The layers omit lanes: a component this close to the network is taken to be connected to it, as it is in reality. */
const GAP_KM = 1;

/** Returns the graph with a short edge from each disconnected component to the nearest node of the largest one. */
export function connectComponents(graph: RoadGraph): RoadGraph {
  const component = componentsOf(graph);
  const sizes = new Map<number, number>();
  for (const number of component) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  const [main] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [0];
  const nodes = Map.groupBy(component.keys(), (node) => component[node]);
  const cells = Map.groupBy(nodes.get(main) ?? [], (node) => cellOf(graph.flat[node]));
  for (const number of sizes.keys()) {
    if (number === main) continue;
    const gap = nearestPair(graph, nodes.get(number) ?? [], cells);
    if (gap) addLink(graph, gap.from, gap.to);
  }
  return graph;
}

type Gap = { from: number; to: number };

/** Squares as wide as the largest gap: what is near enough is in the same one or beside it. */
const cellOf = ([x, y]: Flat = [Infinity, Infinity]) => `${Math.floor(x / GAP_KM)},${Math.floor(y / GAP_KM)}`;
const BESIDE = [-GAP_KM, 0, GAP_KM];

/** The two nodes nearest to each other, one of a component and one of `cells`; null if all are too far. */
function nearestPair({ flat }: RoadGraph, component: number[], cells: Map<string, number[]>): Gap | null {
  let gap: Gap | null = null;
  let least = GAP_KM;
  for (const from of component) {
    const [x, y] = flat[from] ?? [Infinity, Infinity];
    const near = BESIDE.flatMap((right) => BESIDE.flatMap((up) => cells.get(cellOf([x + right, y + up])) ?? []));
    for (const to of near.sort((one, other) => one - other)) {
      const [east, north] = flat[to] ?? [0, 0];
      const km = Math.hypot(x - east, y - north);
      if (km >= least) continue;
      gap = { from, to };
      least = km;
    }
  }
  return gap;
}

function addLink({ nodes, edges, at }: RoadGraph, from: number, to: number) {
  const km = kmBetween(nodes[from] ?? [], nodes[to] ?? []);
  const link: Edge = { from, to, km, ref: null, speed: 'tertiary', surface: 'unknown', inCanyon: false };
  edges.push(link);
  at[from]?.push(edges.length - 1);
  at[to]?.push(edges.length - 1);
}

/** The number of the connected component that each node belongs to. */
function componentsOf({ nodes, edges, at }: RoadGraph): Int32Array {
  const component = new Int32Array(nodes.length).fill(-1);
  for (let start = 0; start < nodes.length; start++) {
    if (component[start] !== -1) continue;
    const open = [start];
    component[start] = start;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const number of at[node] ?? []) {
        const edge = edges[number];
        if (!edge) continue;
        const next = edge.from === node ? edge.to : edge.from;
        if (component[next] !== -1) continue;
        component[next] = start;
        open.push(next);
      }
    }
  }
  return component;
}
