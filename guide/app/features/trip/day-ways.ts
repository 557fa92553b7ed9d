/** The roads of a day. */

import type { Point } from '#common/lib/geography/geography.ts';
import { pointsOf } from '#map/browser/ways.ts';
import type { TripData } from '#views/trip-views.ts';
import type { Where } from './timing/legs.ts';
import type { TimedDay } from './timing/timing.ts';

export type WayData = Pick<TripData, 'legs' | 'ways'>;

/** The roads that a day drives along, each as its points and once, however often it is driven. */
export function dayWays(day: Pick<TimedDay, 'parts' | 'leaves' | 'returns'>, { legs, ways }: WayData): Point[][] {
  const numbers = new Set<number>();
  const ends: Where[] = [];
  for (const part of day.parts) {
    if (part.kind === 'stop' && part.thing) ends.push(part.thing);
    if (part.kind !== 'drive' || !part.leg) continue;
    const [from, to] = [legs.ids.indexOf(part.leg.from), legs.ids.indexOf(part.leg.to)];
    for (const number of ways.rows[Math.max(from, to)]?.[Math.min(from, to)] ?? []) numbers.add(number);
  }
  const lanes = [day.leaves, ...ends, day.returns].flatMap(({ lane }) => (lane ? [lane] : []));
  const roads = [...numbers].flatMap((number) => (ways.stretches[number] ? [ways.stretches[number]] : []));
  return [...roads, ...new Set(lanes)].map(pointsOf);
}
