import { kmBetween } from '#common/lib/geography/geography.ts';
import type { DistrictId } from '#map/browser/districts.ts';
import type { Thing, TripData } from '#views/trip-views.ts';
import type { Travel } from '../plan/plan.ts';

/** A drive from one stop to the next. */
export type Leg = {
  from: DistrictId;
  to: DistrictId;
  /** Null between two stops in one district if either has no measured point. */
  km: number | null;
  /** Estimated from a straight line, and not along roads. */
  isReckoned?: true;
  /** Minutes on a good day and on a bad one; plans use the bad one. */
  low: number;
  minutes: number;
  gravelKm: number;
  unknownKm: number;
  /** "RN144". */
  roads: string[];
  isCanyon: boolean;
  /** Short enough to walk, for visitors without a car. */
  isWalk?: true;
};

/** Assumed between two stops in one district if nothing else is known. */
const NEAR_MINUTES = 10;
/**
 * Streets are longer than the straight line: by a factor of up to 1.41 in a grid, and more along a river or behind a
 * canal. Plans use the cautious end of each range.
 */
const WINDING = { low: 1.2, high: 1.6 };
const TOWN_KM_PER_HOUR = { low: 40, high: 22 };
const BICYCLE_KM_PER_HOUR = 14;
const WALKING_KM_PER_HOUR = 4;
/** The farthest that visitors without a car walk from one stop to the next. */
const WALK_KM = 1.5;
/** The length of the shortest drive: even next door, somebody must park the car. */
const LEAST_MINUTES = 3;

/** A place as drives see it. */
export type Where = Pick<Thing, 'district'> & { [Key in 'point' | 'lane']?: Thing[Key] | undefined };

/** The drive between two stops; null if it is unknown: a stop without a district, or no road in the map layers. */
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
    // The table lists the roads of each pair once, in driving order from the earlier district to the later one.
    roads: a < b ? names : [...names].reverse(),
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
  if (travel === 'none' && km <= WALK_KM) {
    const onFoot = (end: 'low' | 'high') =>
      Math.max(LEAST_MINUTES, Math.ceil(((crow * WINDING[end]) / WALKING_KM_PER_HOUR) * 60));
    return { ...same, km, isReckoned: true, isWalk: true, low: onFoot('low'), minutes: onFoot('high') };
  }
  return { ...same, km, isReckoned: true, low: minutes('low'), minutes: minutes('high') };
}

const pointOf = ([lat, lng]: readonly [number, number]) => ({ lat, lng });
