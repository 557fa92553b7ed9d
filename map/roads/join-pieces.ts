import { type Edge, kmBetween, type RoadGraph } from './edges.ts';

/** The layers omit lanes: a piece this close to the network is taken to be connected to it, as it is in reality. */
const GAP_KM = 1;

/** Returns the graph with a short edge from each disconnected piece to the nearest node of the largest one. */
export function joinPieces(graph: RoadGraph): RoadGraph {
  const piece = piecesOf(graph);
  const sizes = new Map<number, number>();
  for (const number of piece) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  const [main] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [0];
  for (const number of sizes.keys()) {
    if (number === main) continue;
    let gap = { from: -1, to: -1, km: GAP_KM };
    graph.flat.forEach((a, from) => {
      if (piece[from] !== number) return;
      graph.flat.forEach((b, to) => {
        const km = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (piece[to] === main && km < gap.km) gap = { from, to, km };
      });
    });
    if (gap.from >= 0) addLink(graph, gap.from, gap.to);
  }
  return graph;
}

function addLink({ nodes, edges, at }: RoadGraph, from: number, to: number) {
  const km = kmBetween(nodes[from] ?? [], nodes[to] ?? []);
  const link: Edge = { from, to, km, ref: null, speed: 'tertiary', surface: 'unknown', inCanyon: false };
  edges.push(link);
  at[from]?.push(edges.length - 1);
  at[to]?.push(edges.length - 1);
}

/** The number of the connected piece that each node belongs to. */
function piecesOf({ nodes, edges, at }: RoadGraph): Int32Array {
  const piece = new Int32Array(nodes.length).fill(-1);
  for (let start = 0; start < nodes.length; start++) {
    if (piece[start] !== -1) continue;
    const open = [start];
    piece[start] = start;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const number of at[node] ?? []) {
        const edge = edges[number];
        if (!edge) continue;
        const next = edge.from === node ? edge.to : edge.from;
        if (piece[next] !== -1) continue;
        piece[next] = start;
        open.push(next);
      }
    }
  }
  return piece;
}
