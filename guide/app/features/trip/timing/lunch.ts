import type { TripData } from '#views/trip-views.ts';
import type { StopPart } from './timing.ts';

/** When a visit leaves time for lunch in the place itself. */
const NOON = { from: 12 * 60, to: 15 * 60 };
const LONG_ENOUGH = 60;

/** Whether a place is visited over noon where there is food, although no kitchen is among the stops. */
export function isLunchThere({ thing, at, minutes }: StopPart, { districts }: Pick<TripData, 'districts'>): boolean {
  if (thing?.type !== 'lugar' || !thing.district || !districts[thing.district].food) return false;
  return Math.min(at + minutes, NOON.to) - Math.max(at, NOON.from) >= LONG_ENOUGH;
}
