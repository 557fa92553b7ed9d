import type { Point } from '#map/browser/districts.ts';
import { type CanyonState, canyonNow, speeds } from './conditions.ts';
import type { Edge, Gate } from './edges.ts';
import { roadGraph } from './graph.ts';
import { nearestRoad } from './nearest-road.ts';
import { growTree, pathTo, type Tree, type Wishes } from './shortest-path.ts';

/** Lanes wind: the ratio of driving distance to straight distance on the way to the nearest road. */
const WINDING = 1.3;
/** Within this distance of a road, the way to it is not mentioned. */
const AT_THE_ROAD_KM = 0.4;
/** Beyond this distance from any known road, the way there is unknown. */
const NO_ROAD_KM = 12;

/**
 * Remarks that must accompany an answer. `canyon`: the route goes through the canyon, whose state may change within
 * days. `canyon-closed`: it does because there is no other route, although the canyon was closed according to the
 * latest report. `off-road`: an end is away from every road of the layers, and that part is an estimate.
 * `surface-unknown`: the surface of more than a tenth of it is not recorded.
 */
export type TripNote = 'canyon' | 'canyon-closed' | 'off-road' | 'surface-unknown';

/** A route by road. */
export interface Trip {
  /** Rounded to a tenth. */
  km: number;
  /** The driving time on a good day and on a bad one, without stops; in steps of five above twenty. */
  minutes: [low: number, high: number];
  /** The numbered roads in driving order: "RN144", "RP180". */
  roads: string[];
  /** Shares of the route, from 0 to 1; the rest is paved. */
  surface: { gravel: number; unknown: number };
  notes: TripNote[];
}

/**
 * The quickest route by road between two points, or null if there is none. The canyon is in its latest state in
 * `conditions.ts`, unless `canyon` overrides it; `scenic` goes through the canyon where that is reasonable.
 */
export function roadBetween(
  a: Point,
  b: Point,
  { canyon = canyonNow().state, scenic = false }: { canyon?: CanyonState; scenic?: boolean } = {},
): Trip | null {
  const graph = roadGraph();
  const [from, to] = [nearestRoad(graph, a), nearestRoad(graph, b)];
  if (Math.max(from.kmToRoad, to.kmToRoad) > NO_ROAD_KM) return null;
  const { open, path } = quickest(a, to.gates, { canyon, scenic });
  if (!path) return null;
  const start = accessOf(from.kmToRoad);
  const end = accessOf(to.kmToRoad);
  const trip = tripOf([...(start ? [start] : []), ...path, ...(end ? [end] : [])]);
  return open ? trip : { ...trip, notes: ['canyon-closed', ...trip.notes] };
}

/**
 * The nodes between the two places on the same route, if the canyon is closed wherever there is another way; null if
 * there is none.
 */
export function nodesBetween(a: Point, b: Point): number[] | null {
  const { gates, kmToRoad } = nearestRoad(roadGraph(), b);
  const { path } = quickest(a, gates, { canyon: 'closed', scenic: false });
  // The first and the last edge lead to nodes beyond the two places.
  return path && kmToRoad <= NO_ROAD_KM ? nodesOf(path).slice(1, -1) : null;
}

function quickest(a: Point, gates: Gate[], wishes: Wishes) {
  const open = pathTo(treeFrom(a, wishes), gates);
  return { open, path: open ?? pathTo(treeFrom(a, { ...wishes, canyon: 'both' }), gates) };
}

/** The nodes along a path, from its first edge on; an edge may be driven either way. */
function nodesOf([first, ...rest]: Edge[]): number[] {
  if (!first) return [];
  const next = rest[0];
  const isForward = !next || first.to === next.from || first.to === next.to;
  const nodes = isForward ? [first.from, first.to] : [first.to, first.from];
  for (const { from, to } of rest) nodes.push(nodes.at(-1) === from ? to : from);
  return nodes;
}

/** A cache, because most requests start at the plaza, or at one district after another. */
const grown = new Map<string, Tree>();

function treeFrom(point: Point, wishes: Wishes): Tree {
  const key = JSON.stringify([point.lat, point.lng, wishes.canyon, wishes.scenic]);
  const known = grown.get(key);
  if (known) return known;
  const tree = growTree(roadGraph(), nearestRoad(roadGraph(), point).gates, wishes);
  grown.set(key, tree);
  return tree;
}

function accessOf(kmToRoad: number): Edge | null {
  if (kmToRoad <= AT_THE_ROAD_KM) return null;
  return { from: -1, to: -1, km: kmToRoad * WINDING, ref: null, speed: 'access', surface: 'unknown', inCanyon: false };
}

function tripOf(path: Edge[]): Trip {
  const km = sum(path, () => true);
  const hours = (pace: 0 | 1) => path.reduce((total, edge) => total + edge.km / speeds[edge.speed][pace], 0);
  const share = (test: (edge: Edge) => boolean) => (km === 0 ? 0 : Math.round((sum(path, test) / km) * 100) / 100);
  const surface = {
    gravel: share((edge) => edge.surface === 'gravel'),
    unknown: share((e) => e.surface === 'unknown'),
  };
  const notes: TripNote[] = [];
  if (path.some(({ inCanyon }) => inCanyon)) notes.push('canyon');
  if (path.some(({ speed }) => speed === 'access')) notes.push('off-road');
  if (surface.unknown > 0.1) notes.push('surface-unknown');
  return {
    km: Math.round(km * 10) / 10,
    minutes: [inMinutes(hours(1)), inMinutes(hours(0))],
    roads: roadsOf(path),
    surface,
    notes,
  };
}

/** A road that the route follows for only a few hundred metres is a crossing, not a road to name. */
const WORTH_NAMING_KM = 0.8;

function roadsOf(path: Edge[]): string[] {
  const stretches: { ref: string; km: number }[] = [];
  for (const { ref, km } of path) {
    if (!ref) continue;
    const last = stretches.find((stretch) => stretch.ref === ref);
    if (last) last.km += km;
    else stretches.push({ ref, km });
  }
  return stretches.filter(({ km }) => km >= WORTH_NAMING_KM).map(({ ref }) => ref);
}

const sum = (path: Edge[], test: (edge: Edge) => boolean) =>
  path.reduce((total, edge) => total + (test(edge) ? edge.km : 0), 0);

/** Rounds to steps: nobody drives to the minute. */
function inMinutes(hours: number): number {
  const minutes = hours * 60;
  return minutes < 20 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}
