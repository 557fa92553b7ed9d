import { geoDistance } from 'd3-geo';
import type { Position } from 'geojson';
import type { SpeedName, Surface } from './conditions.ts';
import type { Flat } from './plane.ts';

const EARTH_KM = 6371;

/** A piece of road between two nodes, without a junction on it. */
export interface Edge {
  from: number;
  to: number;
  km: number;
  /** The road's number, "RN144"; null for streets and roads without one. */
  ref: string | null;
  speed: SpeedName;
  surface: Surface;
  inCanyon: boolean;
}

/** The node at the other end of an edge. */
export const farEnd = ({ from, to }: Edge, node: number): number => (from === node ? to : from);

/** A place where a route enters or leaves the network: a node, and the edge that leads to it from the real place. */
export interface Gate {
  node: number;
  /** The part of an edge between the place and the node. */
  piece: Edge | null;
}

export interface RoadGraph {
  /** The [longitude, latitude] of each node. */
  nodes: Position[];
  /** The same on the plane of `plane.ts`. */
  flat: Flat[];
  edges: Edge[];
  /** The indices of the edges at each node. */
  at: number[][];
}

/** The great-circle distance between two [longitude, latitude], in kilometres. */
export function kmBetween([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  return geoDistance([ax, ay], [bx, by]) * EARTH_KM;
}
