import { type DistrictId, districts, PLAZA } from '#map/browser/districts.ts';
import { roadBetween } from '#map/roads/road-between.ts';

/** The distance from the plaza by road, such as "74 km", for the note below a name. */
export function byRoad(id: DistrictId): string {
  const trip = roadBetween(PLAZA, districts[id]);
  if (!trip) throw new Error(`No road leads to ${id}.`);
  return `${Math.round(trip.km)} km`;
}
