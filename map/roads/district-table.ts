import { DISTRICT_IDS, type DistrictId, districts } from '#map/browser/districts.ts';
import { roadBetween, type Trip } from './road-between.ts';

/** Kilometres and minutes; `null` where the layers have no road. */
export type TableEntry = [km: number, low: number, high: number] | null;

/** Distances and times between all districts, small enough for the browser. */
export interface DistrictTable {
  ids: DistrictId[];
  /** `rows[i][j]`, j < i: from `ids[i]` to `ids[j]`, by a route that is open whatever the state of the canyon. */
  rows: TableEntry[][];
}

/** Computes the table from the road graph, in about four seconds. */
export function districtTable(): DistrictTable {
  const rows = DISTRICT_IDS.map((from, index) =>
    DISTRICT_IDS.slice(0, index).map((to) =>
      entryOf(roadBetween(districts[from], districts[to], { canyon: 'closed' })),
    ),
  );
  return { ids: DISTRICT_IDS, rows };
}

const entryOf = (trip: Trip | null): TableEntry => trip && [Math.round(trip.km), ...trip.minutes];
