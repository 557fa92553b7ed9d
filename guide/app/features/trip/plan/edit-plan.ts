/** Changes to a plan. Each returns a new plan and leaves the old one as it was, so that any step can be undone. */
import { followed, type MovedRefs } from '#common/lib/followed.ts';
import { inserted, lastWhere } from '#common/lib/lists.ts';
import { basesOf } from './bases.ts';
import { isSameRef, MAX_DAYS, MAX_STAY, MAX_STOPS, type Plan, type Stop, type TripDay } from './plan.ts';

/** The position of a stop: the day's number and its place in the day, both from 0. */
export type Spot = { day: number; place: number };

const changeDay = (plan: Plan, number: number, change: (day: TripDay) => TripDay): Plan => ({
  ...plan,
  days: plan.days.map((day, index) => (index === number ? change(day) : day)),
});

/** Adds a stop to the end of a day; a day beyond the last one is new. Full days and full plans stay as they are. */
export function addStop(plan: Plan, day: number, stop: Stop): Plan {
  const grown = day < plan.days.length ? plan : addDay(plan);
  const target = Math.min(day, grown.days.length - 1);
  return changeDay(grown, target, (one) =>
    one.stops.length >= MAX_STOPS ? one : { ...one, stops: [...one.stops, stop] },
  );
}

export function removeStop(plan: Plan, { day, place }: Spot): Plan {
  return changeDay(plan, day, (one) => ({ ...one, stops: one.stops.filter((_, index) => index !== place) }));
}

/** Puts a stop back where it was; a plan that has become shorter gets its day again. */
export function insertStop(plan: Plan, { day, place }: Spot, stop: Stop): Plan {
  const long = day < plan.days.length ? plan : withDays(plan, day + 1);
  return changeDay(long, day, (one) => ({ ...one, stops: inserted(one.stops, place, stop).slice(0, MAX_STOPS) }));
}

/** Moves a stop within its day or to another one. `to.place` counts without the stop itself. */
export function moveStop(plan: Plan, from: Spot, to: Spot): Plan {
  const stop = plan.days[from.day]?.stops[from.place];
  const target = plan.days[to.day];
  if (!stop || !target) return plan;
  if (from.day !== to.day && target.stops.length >= MAX_STOPS) return plan;
  return changeDay(removeStop(plan, from), to.day, (one) => ({
    ...one,
    stops: inserted(one.stops, to.place, stop),
  }));
}

/** A stop's position after one step up or down, across to the neighbouring day; null if there is none or it is full. */
export function stepFrom(plan: Plan, { day, place }: Spot, step: 1 | -1): Spot | null {
  const stops = plan.days[day]?.stops.length ?? 0;
  if (place + step >= 0 && place + step < stops) return { day, place: place + step };
  const other = plan.days[day + step];
  if (!other || other.stops.length >= MAX_STOPS) return null;
  return { day: day + step, place: step === 1 ? 0 : other.stops.length };
}

/** The day's stops in this order; those that it has got since then stay at its end, and those that are gone stay gone. */
export const reordered = (plan: Plan, day: number, order: readonly Stop[]): Plan =>
  changeDay(plan, day, (one) => {
    const rest = [...one.stops];
    const found = order.flatMap((stop) => {
      const index = rest.findIndex((other) => isSameRef(other, stop));
      return index === -1 ? [] : rest.splice(index, 1);
    });
    return { ...one, stops: [...found, ...rest] };
  });

export function setStay(plan: Plan, { day, place }: Spot, minutes: number): Plan {
  const stay = Math.max(0, Math.min(MAX_STAY, Math.round(minutes)));
  return changeDay(plan, day, (one) => ({
    ...one,
    stops: one.stops.map((stop, index) => (index === place ? { ...stop, minutes: stay } : stop)),
  }));
}

export const setStart = (plan: Plan, day: number, startAt: number): Plan =>
  changeDay(plan, day, (one) => ({ ...one, startAt }));

export function addDay(plan: Plan): Plan {
  return plan.days.length >= MAX_DAYS ? plan : { ...plan, days: [...plan.days, { stops: [] }] };
}

/** Removes a day. The nights after it stay where they were, even if the removed day named their base. */
export function removeDay(plan: Plan, number: number): Plan {
  const base = plan.days[number]?.base;
  const next = plan.days[number + 1];
  const handed = base && next && !next.base ? changeDay(plan, number + 1, (day) => ({ ...day, base })) : plan;
  return { ...handed, days: handed.days.filter((_, index) => index !== number) };
}

/** Puts a day back where it was. */
export const insertDay = (plan: Plan, number: number, day: TripDay): Plan => ({
  ...plan,
  days: inserted(plan.days, number, day).slice(0, MAX_DAYS),
});

/** Changes the number of days. Stops of removed days go to the end of the last remaining one, as far as it has room. */
export function withDays(plan: Plan, count: number): Plan {
  const wanted = Math.max(1, Math.min(MAX_DAYS, count));
  const days = plan.days.slice(0, wanted);
  while (days.length < wanted) days.push({ stops: [] });
  const homeless = plan.days.slice(wanted).flatMap(({ stops }) => stops);
  return {
    ...plan,
    days: days.map((day, index) =>
      index === wanted - 1 ? { ...day, stops: [...day.stops, ...homeless].slice(0, MAX_STOPS) } : day,
    ),
  };
}

/** The plan with the current types and ids of its stops; the same object if none moved. */
export function followedPlan(plan: Plan, moved: MovedRefs): Plan {
  const isMoved = plan.days.some(({ base, stops }) =>
    [...stops, ...(base ? [base] : [])].some((ref) => followed(ref, moved) !== ref),
  );
  if (!isMoved) return plan;
  const days = plan.days.map((day) => ({
    ...day,
    ...(day.base && { base: followed(day.base, moved) }),
    stops: day.stops.map((stop) => followed(stop, moved)),
  }));
  return { ...plan, days };
}

/** Adds the other plan's days after `own`, without stops already planned. Days beyond the maximum are dropped. */
export function mergePlans(own: Plan, other: Plan): Plan {
  const known = own.days.flatMap(({ stops }) => stops);
  const bases = basesOf(other);
  const days = other.days
    .map((day, number) => ({
      ...day,
      ...(bases[number] && { base: bases[number] }),
      stops: day.stops.filter((stop) => !known.some((one) => isSameRef(one, stop))),
    }))
    .filter(({ stops }) => stops.length > 0);
  const last = lastWhere(own.days, ({ stops }) => stops.length > 0);
  const planned = last ? own.days.lastIndexOf(last) + 1 : 0;
  return {
    ...own,
    start: own.start ?? other.start,
    company: [...new Set([...own.company, ...other.company])],
    // A free day between two others keeps them on their dates.
    days: [...own.days.slice(0, planned), ...days].slice(0, MAX_DAYS),
  };
}

export const stopsOf = ({ days }: Plan): Stop[] => days.flatMap(({ stops }) => stops);
