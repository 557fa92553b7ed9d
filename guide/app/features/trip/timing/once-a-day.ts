import type { Thing } from '#views/trip-views.ts';

/**
 * Remembers what was found of a thing on a day: ordering a day asks the same hundreds of times. Things come from the built
 * data and never change.
 */
export function onceADay<Found>(find: (thing: Thing, date: string | null) => Found) {
  const known = new WeakMap<Thing, Map<string | null, Found>>();
  return (thing: Thing, date: string | null): Found => {
    const days = known.get(thing) ?? new Map<string | null, Found>();
    known.set(thing, days);
    if (!days.has(date)) days.set(date, find(thing, date));
    return days.get(date) as Found; // set above
  };
}
