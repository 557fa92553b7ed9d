/**
 * A first plan from three questions. The rules, in their order:
 * 1. Each day gets a place from the owner's list (`firstPlan` in content/trip.json) that suits the way of travelling
 *    and can be reached in that month.
 * 2. The day starts with that place or, if none is left and there is no car, with a tour that runs that day.
 * 3. At noon, a meal in the place's district, or the nearest one that is at most half an hour away.
 * 4. Then what goes with the place, and one more thing in its district, as long as the day ends before dark.
 * Nothing is proposed twice, on a day on which it is known to be closed, if it is known not to suit the company, or if
 * its district is unknown; no samples are proposed once the guide is live. Candidates rank by being real, then by being
 * known to be open, then by being known to suit, then by nearness, then by the order of the guide.
 */

import { isInSeason } from '#common/lib/opening/season.ts';
import { sunOn } from '#common/lib/sun.ts';
import type { Thing, TripData } from '#views/trip-views.ts';
import { type Company, type Plan, refKey, type Stop, type Travel } from '../plan/plan.ts';
import { legBetween } from '../timing/legs.ts';
import { openOn } from '../timing/open-on.ts';
import { dateOf, timedDays } from '../timing/timing.ts';

export type Wishes = { start: string | null; days: number; travel: Travel; company: Company[] };

/** Why something is proposed: keys under `trip.reasons`. */
export type Reason = 'place' | 'goesWith' | 'sameDistrict' | 'near' | 'openThatDay' | 'suits' | 'tour' | 'meal';

export type FirstPlan = { plan: Plan; reasons: Map<string, Reason[]> };

const NEAR_MINUTES = 30;
/** Without a date, a day ends at the earliest sunset of the year. */
const EARLIEST_SUNSET = 18 * 60;

type Draft = { plan: Plan; data: TripData; used: Set<string>; reasons: Map<string, Reason[]> };

export function firstPlan({ start, days, travel, company }: Wishes, data: TripData): FirstPlan {
  const plan: Plan = { start, travel, company, days: Array.from({ length: days }, () => ({ stops: [] })) };
  const draft: Draft = { plan, data, used: new Set(), reasons: new Map() };
  for (const number of plan.days.keys()) fillDay(draft, number);
  return { plan: draft.plan, reasons: draft.reasons };
}

function fillDay(draft: Draft, number: number) {
  const { data } = draft;
  const { travel } = draft.plan;
  const placeAt = (id: string) => data.things.find((thing) => thing.type === 'lugar' && thing.id === id);
  const idea = data.dayIdeas.find(({ place, travel: travels }) => {
    const thing = placeAt(place);
    return thing && travels.includes(travel) && isFree(draft, thing, number);
  });
  const place = idea ? placeAt(idea.place) : undefined;
  const tour = place ? undefined : best(draft, number, ({ role }) => role === 'tour' && travel === 'none');
  const anchor = place ?? tour;
  if (!anchor) return;
  if (!tryStop(draft, number, anchor, [place ? 'place' : 'tour'])) return;
  if (!place) return; // a tour fills its day
  const meal = best(
    draft,
    number,
    (thing) => thing.role === 'eat' && nearness(draft, anchor, thing) <= NEAR_MINUTES,
    anchor,
  );
  if (meal) tryStop(draft, number, meal, ['meal', ...reasonsFor(draft, number, meal, anchor)]);
  for (const id of idea?.with ?? []) {
    const other = placeAt(id);
    if (other && isFree(draft, other, number)) tryStop(draft, number, other, ['goesWith']);
  }
  const extra = best(
    draft,
    number,
    ({ role, district, needsRiver }) =>
      district === anchor.district &&
      (role === 'do' || role === 'taste' || role === 'see') &&
      !(needsRiver && isDry(draft, number)),
    anchor,
  );
  if (extra) tryStop(draft, number, extra, reasonsFor(draft, number, extra, anchor));
}

/** Adds a stop if the day still ends before dark with it. */
function tryStop(draft: Draft, number: number, thing: Thing, reasons: Reason[]): boolean {
  const { data } = draft;
  const stop: Stop = { type: thing.type, id: thing.id, name: thing.name };
  const plan: Plan = {
    ...draft.plan,
    days: draft.plan.days.map((day, index) => (index === number ? { ...day, stops: [...day.stops, stop] } : day)),
  };
  const date = dateOf(plan, number);
  const sunset = (date && sunOn(date)?.set) || EARLIEST_SUNSET;
  const end = timedDays(plan, data)[number]?.endAt ?? 0;
  // The first stop is what the day is for, and a tour brings its guests back on its own.
  if (end > sunset && (plan.days[number]?.stops.length ?? 0) > 1) return false;
  draft.plan = plan;
  draft.used.add(refKey(thing));
  draft.reasons.set(refKey(thing), [...new Set(reasons)]);
  return true;
}

function isFree({ plan, data, used }: Draft, thing: Thing, number: number): boolean {
  if (used.has(refKey(thing)) || (thing.isSample && !data.isDemo) || !thing.district) return false;
  if (plan.company.some((company) => thing.suits?.[company] === false)) return false;
  return openOn(thing, dateOf(plan, number)) !== 'closed';
}

function best(draft: Draft, number: number, wanted: (thing: Thing) => boolean, near?: Thing): Thing | undefined {
  const { plan, data } = draft;
  const rank = (thing: Thing) => [
    thing.isSample ? 1 : 0,
    openOn(thing, dateOf(plan, number)) === 'open' ? 0 : 1,
    plan.company.every((company) => thing.suits?.[company] === true) ? 0 : 1,
    near ? nearness(draft, near, thing) : 0,
  ];
  const found = data.things.filter((thing) => wanted(thing) && isFree(draft, thing, number));
  return found.map((thing) => ({ thing, rank: rank(thing) })).sort((a, b) => compare(a.rank, b.rank))[0]?.thing;
}

const compare = (a: number[], b: number[]) =>
  a.map((one, index) => one - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

const nearness = ({ data, plan }: Draft, from: Thing, to: Thing) =>
  legBetween(from, to, data, plan.travel)?.minutes ?? Number.POSITIVE_INFINITY;

function reasonsFor({ plan }: Draft, number: number, thing: Thing, near: Thing): Reason[] {
  const date = dateOf(plan, number);
  return [
    thing.district === near.district ? 'sameDistrict' : 'near',
    ...(date && openOn(thing, date) === 'open' ? (['openThatDay'] as const) : []),
    ...(plan.company.length > 0 && plan.company.every((one) => thing.suits?.[one]) ? (['suits'] as const) : []),
  ];
}

function isDry({ plan, data }: Draft, number: number): boolean {
  const date = dateOf(plan, number);
  return date === null || isInSeason(date, data.river.dryFrom, data.river.dryTo);
}
