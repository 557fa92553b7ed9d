/** The roads of a day. */
import type { Point } from '#common/lib/geography/geography.ts';
import { pointsOf } from '#map/browser/ways.ts';
import type { TripData } from '#views/trip-views.ts';
import type { Leg, Where } from './timing/legs.ts';
import type { TimedDay } from './timing/timing.ts';

export type WayData = Pick<TripData, 'legs' | 'ways'>;

/** The roads that a day drives along, each as its points and once, however often it is driven. */
export function dayWays(day: Pick<TimedDay, 'parts' | 'leaves' | 'returns'>, data: WayData): Point[][] {
  const numbers = new Set<number>();
  const ends: Where[] = [];
  for (const part of day.parts) {
    if (part.kind === 'stop' && part.thing) ends.push(part.thing);
    if (part.kind === 'drive' && part.leg) for (const number of stretchesOf(part.leg, data)) numbers.add(number);
  }
  const lanes = [day.leaves, ...ends, day.returns].flatMap(({ lane }) => (lane ? [lane] : []));
  const roads = [...numbers].flatMap((number) => (data.ways.stretches[number] ? [data.ways.stretches[number]] : []));
  return [...roads, ...new Set(lanes)].map(pointsOf);
}

/** The roads of one drive between districts. */
export const waysOf = (leg: Leg, data: WayData): Point[][] =>
  stretchesOf(leg, data).flatMap((number) =>
    data.ways.stretches[number] ? [pointsOf(data.ways.stretches[number])] : [],
  );

function stretchesOf({ from, to }: Leg, { legs, ways }: WayData): readonly number[] {
  const [a, b] = [legs.ids.indexOf(from), legs.ids.indexOf(to)];
  return ways.rows[Math.max(a, b)]?.[Math.min(a, b)] ?? [];
}
