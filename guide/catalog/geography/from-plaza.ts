import { kmBetween } from '#common/lib/geography/geography.ts';
import { districts, PLAZA } from '#map/browser/districts.ts';
import { legTo } from '#map/roads/known-legs.ts';
import { roadBetween } from '#map/roads/road-between.ts';
import type { Whereabouts } from './whereabouts.ts';

/**
 * How far something is from Plaza San Martín. `to`: the thing itself, or only the point of its district, by road or,
 * where no road is known, in a straight line. `minutes` on a good day and on a bad one; null if unknown.
 */
export type FromPlaza = {
  km: number;
  to: 'itself' | 'district' | 'straight';
  minutes: [low: number, high: number] | null;
};

/**
 * The distance that a source states for the thing, else the road to its exact point, else to its district. 'city'
 * in the city, where nobody counts kilometres; null if unknown.
 */
export function fromPlaza(where: Whereabouts | null, statedKm: number | null = null): FromPlaza | 'city' | null {
  if (statedKm !== null) return { km: statedKm, to: 'itself', minutes: null };
  if (where === null) return null;
  const { district, precision, point } = where;
  if (district === 'ciudad') return 'city';
  if (precision === 'exact') {
    // No distance relies on the canyon, which may close within days.
    const trip = roadBetween(PLAZA, point, { canyon: 'closed' });
    if (trip) return { km: Math.round(trip.km), to: 'itself', minutes: trip.minutes };
  }
  if (district === null) return null;
  const way = legTo(district);
  if (way) return { km: way[0], to: 'district', minutes: [way[1], way[2]] };
  return { km: Math.round(kmBetween(PLAZA, districts[district])), to: 'straight', minutes: null };
}
