import type { Thing, TripData } from '#app/catalog/trip/trip-views.ts';
import { kmBetween } from '#app/lib/geography/geography.ts';
import type { DistrictId } from '#map/districts.ts';
import type { Travel } from '../plan/plan.ts';

/** A drive from one stop to the next. */
export type Leg = {
  from: DistrictId;
  to: DistrictId;
  /** Null between neighbours of one district of whom one has no measured point. */
  km: number | null;
  /** Reckoned from a straight line, and not along roads. */
  isReckoned?: true;
  /** Minutes on a good day and on a bad one; plans reckon with the bad one. */
  low: number;
  minutes: number;
  gravelKm: number;
  unknownKm: number;
  /** "RN144". */
  roads: string[];
  isCanyon: boolean;
};

/** Counted between neighbours of a district of whom nothing else is known. */
const NEAR_MINUTES = 10;
/**
 * Streets are longer than the crow's way: in a grid by up to 1.41, along a river or behind a canal by more. The careful
 * end of each range is the one that plans reckon with.
 */
const WINDING = { low: 1.2, high: 1.6 };
const TOWN_KM_PER_HOUR = { low: 40, high: 22 };
const BICYCLE_KM_PER_HOUR = 14;
/** What the shortest drive takes: even next door somebody must find a place for the car. */
const LEAST_MINUTES = 3;

type Where = Pick<Thing, 'district' | 'point'>;

/** The way between two stops; null where nobody knows one: a stop without district, or no road in the layers. */
export function legBetween(from: Where, to: Where, { legs }: Pick<TripData, 'legs'>, travel: Travel): Leg | null {
  if (!from.district || !to.district) return null;
  if (from.district === to.district) return withinDistrict(from, to, from.district, travel);
  const [a, b] = [legs.ids.indexOf(from.district), legs.ids.indexOf(to.district)];
  const entry = legs.rows[Math.max(a, b)]?.[Math.min(a, b)];
  if (!entry) return null;
  const [km, low, high, gravelKm, unknownKm, roads, canyon] = entry;
  const names = roads.map((road) => legs.roads[road] ?? '');
  const byBicycle = Math.round((km / BICYCLE_KM_PER_HOUR) * 60);
  return {
    from: from.district,
    to: to.district,
    km,
    low: travel === 'bike' ? byBicycle : low,
    minutes: travel === 'bike' ? byBicycle : high,
    gravelKm,
    unknownKm,
    // The table holds each way once, in the order in which one of its ends was first.
    roads: a > b ? names : names.toReversed(),
    isCanyon: canyon === 1,
  };
}

function withinDistrict(from: Where, to: Where, district: DistrictId, travel: Travel): Leg {
  const same = { from: district, to: district, gravelKm: 0, unknownKm: 0, roads: [], isCanyon: false };
  if (!from.point || !to.point) return { ...same, km: null, low: NEAR_MINUTES, minutes: NEAR_MINUTES };
  const crow = kmBetween(pointOf(from.point), pointOf(to.point));
  const minutes = (end: 'low' | 'high') => {
    const speed = travel === 'bike' ? BICYCLE_KM_PER_HOUR : TOWN_KM_PER_HOUR[end];
    return Math.max(LEAST_MINUTES, Math.ceil(((crow * WINDING[end]) / speed) * 60));
  };
  const km = Math.round(crow * WINDING.high * 10) / 10;
  return { ...same, km, isReckoned: true, low: minutes('low'), minutes: minutes('high') };
}

const pointOf = ([lat, lng]: readonly [number, number]) => ({ lat, lng });
