/** A plan in the making: what is still free for a day, and whether one more stop fits it. */
import { inserted } from '#common/lib/lists.ts';
import type { Thing, TripData } from '#views/trip-views.ts';
import { stopsOf } from '../plan/edit-plan.ts';
import { isSameRef, type Plan, type Ref, refKey, type Stop } from '../plan/plan.ts';
import { openOn } from '../timing/open-on.ts';
import { isInItsSeason } from '../timing/seasons.ts';
import { dateOf, type TimedDay, timedDayOf } from '../timing/timing.ts';
import { sunsetOn } from '../timing/visit-spans.ts';
import { isGentle, suitsCompany } from './company.ts';
import { bestPlace, withStops } from './order-day.ts';
import { weigh } from './weigh.ts';

export type Draft = { plan: Plan; data: TripData; used: Set<string> };

export const draftOf = (plan: Plan, data: TripData): Draft => ({
  plan,
  data,
  used: new Set(stopsOf(plan).map(refKey)),
});

export const thingAt = ({ data }: Draft, ref: Ref) => data.things.find((thing) => isSameRef(thing, ref));

/** Whether a thing may be proposed to these people at all. */
const isForThem = ({ plan, data, used }: Draft, thing: Thing) =>
  !used.has(refKey(thing)) &&
  !(thing.isSample && !data.isDemo) &&
  thing.district !== null &&
  suitsCompany(thing, plan.company);

/** Whether it is there on a day: not known to be closed, and in its season. */
function isThere({ plan, data }: Draft, thing: Thing, number: number): boolean {
  const date = dateOf(plan, number);
  if (thing.usesCanyon && data.canyon.last.state === 'closed') return false;
  return openOn(thing, date) !== 'closed' && isInItsSeason(thing, date, data);
}

export const isFree = (draft: Draft, thing: Thing, number: number) =>
  isForThem(draft, thing) && isThere(draft, thing, number);

/** The plan with one more stop where it costs the day the least; null if the day would not work, or end after dark. */
export function planWith({ plan, data }: Draft, number: number, thing: Thing, minutes?: number): Plan | null {
  const stop: Stop = { type: thing.type, id: thing.id, name: thing.name, ...(minutes !== undefined && { minutes }) };
  const stops = (plan.days[number]?.stops ?? []).filter((other) => !isSameRef(other, stop));
  const without = withStops(plan, number, stops);
  const next = withStops(plan, number, inserted(stops, bestPlace(without, number, stop, data), stop));
  return works(next, number, data) ? next : null;
}

/** Whether everything on a day is possible, not too much for the company, and over by dark. */
export function works(plan: Plan, number: number, data: TripData): boolean {
  const day = timedDayOf(plan, number, data);
  if (!day || weigh(day, plan, data).broken > 0 || !isGentle(day, plan) || hasUnknownRoad(day)) return false;
  // A tour brings its guests back on its own.
  const isTour = day.parts.some((part) => part.kind === 'stop' && part.thing?.role === 'tour');
  return isTour || day.endAt <= sunsetOn(day.date);
}

/** Whether no road is known to a stop; from a base whose place is unknown, none is. */
const hasUnknownRoad = ({ parts, leaves, returns }: TimedDay) =>
  leaves.district !== null && returns.district !== null && parts.some((part) => part.kind === 'drive' && !part.leg);

/** Adds a stop if the day still works with it. */
export function tryStop(draft: Draft, number: number, thing: Thing, minutes?: number): boolean {
  const next = planWith(draft, number, thing, minutes);
  if (!next) return false;
  draft.plan = next;
  draft.used.add(refKey(thing));
  return true;
}
