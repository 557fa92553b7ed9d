import type { Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';

/** The owner's trip table, which names places by their id alone. */
export const TRIP_FILE = 'content/trip.json';

/** The table after a place is renamed or, without `to`, removed together with its entries. */
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
