/** What the guide does not know about a trip: said once, with whom to ask. */
import type { Thing } from '#views/trip-views.ts';
import { type Plan, refKey } from '../plan/plan.ts';
import { openOn } from '../timing/open-on.ts';
import type { TimedDay } from '../timing/timing.ts';

/** A question for several things: a key under `trip.asks`. */
export type Ask = {
  code: 'hours' | 'booking' | 'checkIn' | 'departure' | 'children' | 'reduced' | 'dog';
  things: Thing[];
};

/** The questions of a whole trip, each with the things that it is about, without those that nobody can answer. */
export function asksOf(plan: Plan, days: readonly TimedDay[]): Ask[] {
  const visits = days.flatMap(({ date, parts }) =>
    parts.flatMap((part) => (part.kind === 'stop' && part.thing ? [{ thing: part.thing, date }] : [])),
  );
  const nights = days.flatMap(({ returns, date }) => (returns.thing ? [{ thing: returns.thing, date }] : []));
  const all = [...visits, ...nights];
  const about = (code: Ask['code'], isOpen: (visit: (typeof visits)[number]) => boolean): Ask => ({
    code,
    things: [...new Map(all.filter(isOpen).map(({ thing }) => [refKey(thing), thing])).values()],
  });
  return [
    about('hours', ({ thing, date }) => isHoursUnknown(thing, date)),
    about('departure', ({ thing }) => thing.role === 'tour' && !thing.departures),
    about('booking', ({ thing }) => BOOKED.includes(thing.role) && !thing.needsBooking),
    about('checkIn', ({ thing }) => isBedWithoutHours(thing)),
    ...plan.company.map((one) => about(one, ({ thing }) => !isAnybodys(thing) && thing.suits?.[one] === undefined)),
  ].filter(({ things }) => things.length > 0);
}

const BOOKED: readonly Thing['role'][] = ['do', 'tour', 'sleep'];
/** Roles whose opening hours do not matter. */
const WITHOUT_HOURS: readonly Thing['role'][] = ['sleep', 'event', 'tour', 'read', 'do'];

/** A village, a valley, an article: nobody there lets some in and others not. */
const isAnybodys = ({ type, role }: Thing) => type === 'lugar' || role === 'event' || role === 'read';

const isBedWithoutHours = ({ role, checkIn, checkOut }: Thing) =>
  role === 'sleep' && (checkIn === undefined || checkOut === undefined);

function isHoursUnknown(thing: Thing, date: string | null): boolean {
  if (thing.type === 'lugar' || WITHOUT_HOURS.includes(thing.role)) return false;
  return date ? openOn(thing, date) === 'unknown' : !thing.opening && !thing.rules;
}
