import type { TripData } from '#views/trip-views.ts';
import type { Plan } from '../plan/plan.ts';
import { legBetween } from '../timing/legs.ts';
import { isLunchThere } from '../timing/lunch.ts';
import { openOn } from '../timing/open-on.ts';
import type { StopPart, TimedDay } from '../timing/timing.ts';
import { isMeal } from '../timing/visit-spans.ts';
import { DRIVE_WITH_CHILDREN, FEW_STOPS, longestDrive, TAXI_KM } from './company.ts';

/** Why a stop is where it is: keys under `trip.reasons`. */
export type Reason =
  | 'suits'
  | 'shortDrive'
  | 'outdoors'
  | 'fewStops'
  | 'withoutCar'
  | 'tour'
  | 'lunch'
  | 'dinner'
  | 'lunchThere'
  | 'openThatDay'
  | 'place'
  | 'sameDistrict'
  | 'near';

/** More do not fit one line of a phone. */
const MOST = 2;
/** Until when a meal is lunch. */
const AFTERNOON = 16 * 60;
const NEAR_MINUTES = 30;

/**
 * Why a stop fits its day, what concerns the company first. Each is true of the day as it is, whoever put the stop there:
 * a stop that moves gets other reasons.
 */
export function reasonsFor(part: StopPart, day: TimedDay, plan: Plan, data: TripData): Reason[] {
  const { thing, at } = part;
  if (!thing || thing.role === 'read') return [];
  const { company, travel } = plan;
  const isPlace = thing.type === 'lugar';
  const stops = day.parts.flatMap((other) => (other.kind === 'stop' ? [other] : []));
  const others = stops.flatMap((other) => (other !== part && other.thing?.district ? [other.thing] : []));
  const legs = day.parts.flatMap((one) => (one.kind === 'drive' && one.leg ? [one.leg] : []));
  const isFirst = stops.find((other) => other.thing?.type === 'lugar') === part;
  const isInDistrict = others.some(({ district }) => district === thing.district);
  const isNear = others.some((other) => (legBetween(other, thing, data, travel)?.minutes ?? Infinity) <= NEAR_MINUTES);
  const isEasy = company.includes('children') && longestDrive(day.parts) <= DRIVE_WITH_CHILDREN;
  const isReached = travel === 'none' && legs.every(({ km }) => (km ?? 0) <= TAXI_KM);
  const found: (Reason | false)[] = [
    company.length > 0 && company.every((one) => thing.suits?.[one]) && 'suits',
    isPlace && isEasy && 'shortDrive',
    isPlace && company.includes('dog') && 'outdoors',
    isPlace && company.includes('reduced') && stops.length <= FEW_STOPS && 'fewStops',
    isPlace && isReached && 'withoutCar',
    thing.role === 'tour' && 'tour',
    isMeal(thing) && (at < AFTERNOON ? 'lunch' : 'dinner'),
    isPlace && !stops.some((other) => other.thing && isMeal(other.thing)) && isLunchThere(part, data) && 'lunchThere',
    day.date !== null && !isPlace && openOn(thing, day.date) === 'open' && 'openThatDay',
    !isPlace && isInDistrict && 'sameDistrict',
    (isPlace ? !isFirst : !isInDistrict) && isNear && 'near',
  ];
  const reasons = found.filter((reason) => reason !== false).slice(0, MOST);
  return isPlace && reasons.length === 0 ? ['place'] : reasons;
}
