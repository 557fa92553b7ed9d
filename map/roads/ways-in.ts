import { districts, PLAZA, type Point } from '#map/browser/districts.ts';
import { type Pt, simplified } from '#map/draw/lines.ts';
import type { Edge } from './edges.ts';
import { roadGraph } from './graph.ts';
import { nearestRoad } from './nearest-road.ts';
import { growTree, pathTo } from './shortest-path.ts';

/** The sides from which roads lead to the city; content names one in `way`. */
export const WAY_IDS = ['norte', 'este', 'sudeste', 'sur', 'oeste'] as const;
export type WayId = (typeof WAY_IDS)[number];

/** Where each way begins: a town, or the end of a road's drawn part in a direction. */
const starts: Record<WayId, Point | { ref: string; end: 'east' | 'south' }> = {
  norte: { lat: -33.9416, lng: -69.0769 }, // Pareditas, in geography/places.geojson
  este: { ref: 'RN146', end: 'east' },
  sudeste: { ref: 'RN188', end: 'east' },
  sur: { ref: 'RN143', end: 'south' },
  oeste: districts.malargue,
};

/** The most by which a line may leave its road, in degrees: less than a line's width on the sheet of the department. */
const TOLERANCE = 0.004;

/** The quickest route by road from the beginning of each way to the plaza, as [longitude, latitude]. */
export function waysIn(): Record<WayId, Pt[]> {
  return Object.fromEntries(WAY_IDS.map((id) => [id, lineFrom(startOf(id))])) as Record<WayId, Pt[]>; // one entry each
}

function startOf(id: WayId): Point {
  const start = starts[id];
  if ('lat' in start) return start;
  const graph = roadGraph();
  const ends = graph.edges.filter(({ ref }) => ref === start.ref).flatMap(({ from, to }) => [from, to]);
  const reach = (node: number) => {
    const [lng = 0, lat = 0] = graph.nodes[node] ?? [];
    return start.end === 'east' ? lng : -lat;
  };
  const [lng = 0, lat = 0] = graph.nodes[ends.reduce((best, one) => (reach(one) > reach(best) ? one : best))] ?? [];
  return { lat, lng };
}

function lineFrom(start: Point): Pt[] {
  const graph = roadGraph();
  // The canyon is no way in, whatever its state.
  const tree = growTree(graph, nearestRoad(graph, start).gates, { canyon: 'closed', scenic: false });
  const path = pathTo(tree, nearestRoad(graph, PLAZA).gates) ?? [];
  const line = nodesOf(path).map((node): Pt => {
    const [lng = 0, lat = 0] = graph.nodes[node] ?? [];
    return [lng, lat];
  });
  return simplified(line, TOLERANCE).map(([lng, lat]) => [thousandth(lng), thousandth(lat)]);
}

/** The nodes along edges that follow each other. */
function nodesOf([first, ...rest]: Edge[]): number[] {
  if (!first) return [];
  const [next] = rest;
  const isForward = !next || [next.from, next.to].includes(first.to);
  const nodes = isForward ? [first.from, first.to] : [first.to, first.from];
  for (const { from, to } of rest) nodes.push(from === nodes.at(-1) ? to : from);
  return nodes;
}

const thousandth = (degrees: number) => Math.round(degrees * 1000) / 1000;
