import { DISTRICT_IDS, type DistrictId, districts } from '#map/browser/districts.ts';
import { roadBetween, type Trip } from './road-between.ts';

/**
 * A drive between two districts: km, minutes on a good day and on a bad one, km of gravel, km of unknown surface, the
 * numbered roads as indices of `roads`, and whether it goes through the canyon. Null if the layers have no road.
 */
export type LegEntry =
  | [km: number, low: number, high: number, gravelKm: number, unknownKm: number, roads: number[], canyon: 0 | 1]
  | null;

/** All drives between districts, small enough for the browser: about 7 kB as JSON. */
export interface LegTable {
  ids: DistrictId[];
  roads: string[];
  /** `rows[i][j]`, j < i: from `ids[j]` to `ids[i]`, by a route that is open whatever the state of the canyon. */
  rows: LegEntry[][];
}

/** Computes the table from the road graph, in about four seconds. */
export function legTable(): LegTable {
  const roads: string[] = [];
  const rows = DISTRICT_IDS.map((to, index) =>
    DISTRICT_IDS.slice(0, index).map((from) =>
      entryOf(roadBetween(districts[from], districts[to], { canyon: 'closed' }), roads),
    ),
  );
  return { ids: DISTRICT_IDS, roads, rows };
}

function entryOf(trip: Trip | null, roads: string[]): LegEntry {
  if (!trip) return null;
  const { km, minutes, surface, notes } = trip;
  const indices = trip.roads.map((road) => {
    if (!roads.includes(road)) roads.push(road);
    return roads.indexOf(road);
  });
  const [gravel, unknown] = [surface.gravel, surface.unknown].map((share) => Math.round(km * share));
  return [Math.round(km), ...minutes, gravel ?? 0, unknown ?? 0, indices, notes.includes('canyon') ? 1 : 0];
}
