import { polygonContains } from 'd3-polygon';
import { type DistrictId, PLAZA, type Point } from '#map/browser/districts.ts';
import { areasOf, readLayer } from '#map/geography/read-layer.ts';
import { flatten } from '#map/roads/plane.ts';
import { districtOf } from './district-of.ts';
import type { PlacedListing } from './read-listings.ts';

/** The reason why a point cannot be that of the business, or is less exact than it seems. */
export type Doubt = 'in-water' | 'centre-by-default' | 'shared' | 'outside';

export interface DoubtfulPoint {
  file: string;
  point: Point;
  doubts: Doubt[];
  /** The number of listings at exactly this point, including this one. */
  sharedBy: number;
  /** The lake that contains it. */
  water: string | null;
  /** The district that the listing could name instead of a point. */
  district: DistrictId | null;
}

/**
 * Points that were given to businesses with only an address "in the centre": the plaza, and two others that the content
 * uses for it.
 */
const CENTRES: Point[] = [PLAZA, { lat: -34.615, lng: -68.333 }, { lat: -34.6177, lng: -68.3301 }];
const ON_THE_SPOT_KM = 0.03;
/** Two neighbours may share a door; three businesses at one point share a guess. */
const TOO_MANY = 3;

/** Finds listings whose points are in a lake, at the centre by default, shared by many, or in no district. */
export function doubtfulPoints(listings: PlacedListing[]): DoubtfulPoint[] {
  return listings
    .map(({ file, point }) => {
      const sharedBy = listings.filter((other) => kmBetween(other.point, point) < ON_THE_SPOT_KM).length;
      const water = waterAt(point);
      const district = districtOf(point.lat, point.lng);
      const doubts: Doubt[] = [];
      if (water !== null) doubts.push('in-water');
      if (point.approximate && CENTRES.some((centre) => kmBetween(centre, point) < ON_THE_SPOT_KM))
        doubts.push('centre-by-default');
      if (sharedBy >= TOO_MANY) doubts.push('shared');
      if (!district) doubts.push('outside');
      return { file, point: { lat: point.lat, lng: point.lng }, doubts, sharedBy, water, district };
    })
    .filter(({ doubts }) => doubts.length > 0);
}

/** The name of the lake at a point, '' for one without a name, null on land. */
function waterAt({ lat, lng }: Point): string | null {
  const lake = readLayer('lakes').find(({ geometry }) =>
    areasOf(geometry).some(([shore = []]) => polygonContains(shore as [number, number][], [lng, lat])),
  );
  return lake ? (lake.properties.name ?? '') : null;
}

function kmBetween(a: Point, b: Point): number {
  const [ax, ay] = flatten([a.lng, a.lat]);
  const [bx, by] = flatten([b.lng, b.lat]);
  return Math.hypot(ax - bx, ay - by);
}
