import { DISTRICT_IDS, type DistrictId, districts, type Point } from '#map/browser/districts.ts';
import { PARTS, type Way } from '#map/browser/ways.ts';
import { type Line, simplified } from '#map/draw/lines.ts';
import { roadGraph } from './graph.ts';
import { nearestRoad } from './nearest-road.ts';
import { type Flat, pointAlong, unflatten } from './plane.ts';
import { nodesBetween } from './road-between.ts';

/** The roads of all drives between districts, small enough for the browser, because drives share their stretches. */
export interface WayTable {
  stretches: Way[];
  /** `rows[i][j]`, j < i: the stretches between district j and district i of `DISTRICT_IDS`, in no order. */
  rows: number[][][];
}

/** The farthest that a simplified line is from its road, in km: less than its own width on the city's sheet. */
const TOLERANCE_KM = 0.015;

/** Computes the table from the road graph, in a few seconds. */
export function wayTable(): WayTable {
  const ground = groundOf();
  const ends = DISTRICT_IDS.map((id) => ground.add(districts[id]));
  const drives = DISTRICT_IDS.map((to, row) =>
    DISTRICT_IDS.slice(0, row).map((from, column) => {
      const nodes = nodesBetween(districts[from], districts[to]);
      return nodes ? [ends[column] ?? 0, ...nodes, ends[row] ?? 0] : [];
    }),
  );
  const { stretches, cut } = sharedBy(drives.flat());
  return { stretches: stretches.map((nodes) => packed(nodes, ground.spots)), rows: drives.map((row) => row.map(cut)) };
}

/** The road from a district's centre to a place in it; null if none leads there. */
export function wayTo(district: DistrictId, place: Point): Way | null {
  const ground = groundOf();
  const [from, to] = [ground.add(districts[district]), ground.add(place)];
  const nodes = nodesBetween(districts[district], place);
  return nodes && packed([from, ...nodes, to], ground.spots);
}

/** The places of the graph's nodes on the plane, with more where somebody joins a road between two of them. */
function groundOf() {
  const graph = roadGraph();
  const spots = [...graph.flat];
  const add = (place: Point): number => {
    const [one, other] = nearestRoad(graph, place).gates;
    const [a, b] = [spots[one?.node ?? 0], spots[other?.node ?? 0]];
    const [before, after] = [one?.piece?.km ?? 0, other?.piece?.km ?? 0];
    const t = before / (before + after || 1);
    return a && b ? spots.push(pointAlong(a, b, t)) - 1 : 0;
  };
  return { spots, add };
}

/** Cuts routes into stretches, each of which is followed from end to end by all of its routes. */
function sharedBy(routes: number[][]) {
  const usersOf = new Map<string, number[]>();
  for (const [number, nodes] of routes.entries()) {
    for (const step of stepsOf(nodes)) usersOf.set(step, [...(usersOf.get(step) ?? []), number]);
  }
  const stretches: number[][] = [];
  const numbers = new Map<string, number>();
  const numberOf = (stretch: number[]): number => {
    const isAscending = (stretch[0] ?? 0) < (stretch.at(-1) ?? 0);
    const key = (isAscending ? stretch : stretch.toReversed()).join(); // the same in both directions
    const number = numbers.get(key) ?? stretches.push(stretch) - 1;
    numbers.set(key, number);
    return number;
  };
  const cut = (nodes: number[]): number[] => splitByUsers(nodes, (step) => usersOf.get(step)?.join()).map(numberOf);
  for (const nodes of routes) cut(nodes);
  return { stretches, cut };
}

/** Splits a route wherever other routes join or leave it: where `usersOf` answers differently from the step before. */
function splitByUsers(nodes: number[], usersOf: (step: string) => string | undefined): number[][] {
  const stretches: number[][] = [];
  let before: string | undefined;
  for (const [index, step] of stepsOf(nodes).entries()) {
    const users = usersOf(step);
    if (users !== before) stretches.push(nodes.slice(index, index + 1));
    before = users;
    stretches.at(-1)?.push(...nodes.slice(index + 1, index + 2));
  }
  return stretches;
}

/** The steps of a route from node to node, the same in both directions. */
const stepsOf = (nodes: number[]) =>
  nodes.slice(1).map((node, index) => [node, nodes[index] ?? 0].sort((a, b) => a - b).join());

function packed(nodes: number[], spots: Flat[]): Way {
  const line: Line = nodes.map((node) => [...(spots[node] ?? ([0, 0] as const))]);
  const points = simplified(line, TOLERANCE_KM).map((spot) =>
    unflatten(spot).map((degrees) => Math.round(degrees * PARTS)),
  );
  return points.flatMap(([lng = 0, lat = 0], index) => {
    const [x = 0, y = 0] = points[index - 1] ?? [];
    return [lng - x, lat - y];
  });
}
