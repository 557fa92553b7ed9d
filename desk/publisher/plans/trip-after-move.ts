import type { Json } from '../../contract/content.ts';
import { isGroup } from '../content/equal.ts';

/** The owner's table of the trip, which calls places by their bare names. */
export const TRIP_FILE = 'content/trip.json';

/** The table once a place has another name; without `to`, once it is gone: what it says of that place goes, too. */
export function tripAfterMove(trip: Json, id: string, to: string | null): Json {
  if (!isGroup(trip)) return trip;
  const led = (name: Json): Json[] => (name === id ? (to === null ? [] : [to]) : [name]);
  const { places, firstPlan } = trip;
  return {
    ...trip,
    ...(isGroup(places) && {
      places: Object.fromEntries(
        Object.entries(places).flatMap(([name, rule]) => led(name).map((next) => [String(next), rule])),
      ),
    }),
    ...(Array.isArray(firstPlan) && {
      firstPlan: firstPlan.flatMap((day) =>
        isGroup(day) && day.place !== undefined
          ? led(day.place).map((place) => ({
              ...day,
              place,
              ...(Array.isArray(day.with) && { with: day.with.flatMap(led) }),
            }))
          : [day],
      ),
    }),
  };
}
