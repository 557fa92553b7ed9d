import type { Thing, TripData } from '#app/catalog/trip/trip-views.ts';
import type { DistrictId } from '#map/districts.ts';
import type { Travel } from './plan.ts';

/** A drive from one stop to the next. */
export type Leg = {
  from: DistrictId;
  to: DistrictId;
  /** Null between neighbours of one district whose points nobody measured. */
  km: number | null;
  /** Minutes on a good day and on a bad one; plans reckon with the bad one. */
  low: number;
  minutes: number;
  gravelKm: number;
  unknownKm: number;
  /** "RN144". */
  roads: string[];
  isCanyon: boolean;
};

/** Between neighbours of a district of whom nothing else is known. */
const NEAR_MINUTES = 10;
/** What a kilometre as the crow flies is on streets. */
const WINDING = 1.4;
const TOWN_KM_PER_HOUR = 25;
const BICYCLE_KM_PER_HOUR = 14;
const KM_PER_DEGREE = 111.2;

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
  const km = Math.round(crowKm(from.point, to.point) * WINDING * 10) / 10;
  const speed = travel === 'bike' ? BICYCLE_KM_PER_HOUR : TOWN_KM_PER_HOUR;
  const minutes = Math.max(3, Math.round((km / speed) * 60));
  return { ...same, km, low: minutes, minutes };
}

function crowKm([lat1, lng1]: readonly [number, number], [lat2, lng2]: readonly [number, number]): number {
  const narrow = Math.cos((((lat1 + lat2) / 2) * Math.PI) / 180);
  return Math.hypot(lat1 - lat2, (lng1 - lng2) * narrow) * KM_PER_DEGREE;
}
