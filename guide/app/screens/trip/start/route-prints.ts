import { thingOf } from '#app/features/trip/timing/timing.ts';
import type { RouteIdea, TripData } from '#views/trip-views.ts';

/** Route → the print of a place on it; routes that begin at the same place get different prints where possible. */
export function routePrints(routes: RouteIdea[], data: TripData): Map<string, string> {
  const prints = new Map<string, string>();
  for (const { id, days } of routes) {
    const things = days.flatMap(({ stops }) => stops.flatMap((ref) => thingOf(data, ref) ?? []));
    const images = things.filter(({ type }) => type === 'lugar').flatMap(({ image }) => image ?? []);
    const image = images.find((one) => ![...prints.values()].includes(one)) ?? images[0];
    if (image) prints.set(id, image);
  }
  return prints;
}
