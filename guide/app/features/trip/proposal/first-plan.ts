/**
 * A first plan from a few questions. The rules, in their order:
 * 1. Each day gets a place from the owner's list (`firstPlan` in content/trip.json) that suits the company and the way of
 *    travelling, or, if none is left and there is no car, a tour that runs that day, or whose hours can be asked.
 * 2. A meal in the place's district, or the nearest one that is at most half an hour away.
 * 3. Then what goes with the place, unless a later day needs it, and one more thing in its district; another place is a
 *    day of its own.
 * Each is put where it costs the day the least, and left out if with it anything would be closed or in the dark
 * (`weigh.ts`), or the day too much for the company (`company.ts`). Nothing is proposed twice, or without a district; no
 * samples are proposed once the guide is live. Candidates rank by being real, then by being in the same district, then by
 * being known to be open, then by being known to suit, then by nearness, then by the order of the guide.
 */
import { inserted } from '#common/lib/lists.ts';
import { isInSeason } from '#common/lib/opening/season.ts';
import type { DayIdea, Thing, TripData } from '#views/trip-views.ts';
import { baseOf, setBase } from '../plan/bases.ts';
import { setStart } from '../plan/edit-plan.ts';
import { type Base, type Company, isSameRef, type Plan, refKey, type Stop, type Travel } from '../plan/plan.ts';
import { legBetween } from '../timing/legs.ts';
import { openOn } from '../timing/open-on.ts';
import { dateOf, timedDayOf } from '../timing/timing.ts';
import { isMeal, sunsetOn, visitSpans } from '../timing/visit-spans.ts';
import { ideasFor, isGentle, suitsCompany } from './company.ts';
import { bestPlace, withStops } from './order-day.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { weigh } from './weigh.ts';

export type Wishes = {
  start: string | null;
  days: number;
  travel: Travel;
  company: Company[];
  /** Where the nights are spent, if it is known. */
  base?: Base | null;
};

export type FirstPlan = { plan: Plan; reasons: Map<string, Reason[]> };

const NEAR_MINUTES = 30;
/** The earliest that a day sets out for a tour, and how long before it leaves it may. */
const DAWN = 5 * 60;
const EARLY = 120;
/** The longest tour to propose without knowing when it leaves. */
const LONGEST_ASKED = 10 * 60;

type Draft = { plan: Plan; data: TripData; used: Set<string>; reasons: Map<string, Reason[]> };

/** A plan for these wishes whose days are free. */
export const emptyDays = ({ start, travel, company, days, base }: Wishes): Plan => ({
  start,
  travel,
  company,
  days: Array.from({ length: days }, (_, number) => ({
    ...(number === 0 && base && { base: baseOf(base) }),
    stops: [],
  })),
});

/** A plan made elsewhere, with the dates and people of these wishes. */
export function answered(plan: Plan, { start, travel, company, base }: Wishes): Plan {
  const based = base && plan.days[0] && !plan.days[0].base ? setBase(plan, 0, baseOf(base)) : plan;
  return { ...based, start, travel, company };
}

export function firstPlan(wishes: Wishes, data: TripData): FirstPlan {
  const plan = emptyDays(wishes);
  const draft: Draft = { plan, data, used: new Set(), reasons: new Map() };
  for (const number of plan.days.keys()) fillDay(draft, number);
  return { plan: draft.plan, reasons: draft.reasons };
}

function fillDay(draft: Draft, number: number) {
  for (const idea of ideasFor(draft.data, draft.plan)) {
    const place = thingAt(draft, { type: 'lugar', id: idea.place });
    if (place && isFree(draft, place, number) && tryStop(draft, number, place, ['place'])) {
      fillAround(draft, number, place, idea);
      return;
    }
  }
  if (draft.plan.travel === 'none') tryTour(draft, number);
}

function fillAround(draft: Draft, number: number, place: Thing, idea: DayIdea) {
  tryBest(draft, number, place, ['meal'], (thing) => isMeal(thing) && nearness(draft, place, thing) <= NEAR_MINUTES);
  for (const ref of idea.with) {
    const other = thingAt(draft, ref);
    if (other && isFree(draft, other, number) && !isNeededLater(draft, number, other))
      tryStop(draft, number, other, ['goesWith']);
  }
  tryBest(
    draft,
    number,
    place,
    [],
    ({ type, role, district, needsRiver }) =>
      district === place.district &&
      type !== place.type &&
      (role === 'do' || role === 'taste' || role === 'see') &&
      !(needsRiver && isDry(draft, number)),
  );
}

/** Whether a place has a day of its own, and no more places are left than days. */
function isNeededLater(draft: Draft, number: number, { type, id }: Thing): boolean {
  const left = new Set(
    ideasFor(draft.data, draft.plan)
      .map(({ place }) => place)
      .filter((place) => !draft.used.has(refKey({ type, id: place }))),
  );
  return left.has(id) && left.size < draft.plan.days.length - number;
}

/**
 * A tour that is known to leave fills its day, which begins early enough to be there in time. Failing that, one of a usual
 * length whose hours nobody has told us, if somebody can be asked.
 */
function tryTour(draft: Draft, number: number) {
  const before = draft.plan;
  const date = dateOf(before, number);
  const tours = ranked(draft, number, ({ role }) => role === 'tour');
  const asked = tours.filter(
    ({ departures, minutes, phone, askAt }) => !departures && minutes <= LONGEST_ASKED && (phone || askAt),
  );
  for (const tour of [...tours.filter(({ departures }) => departures), ...asked]) {
    const [leaves] = visitSpans(tour, date)?.[0] ?? [];
    if (date && tour.departures && leaves === undefined) continue;
    draft.plan = leaves === undefined ? before : setStart(before, number, Math.max(DAWN, leaves - EARLY));
    if (tryStop(draft, number, tour, ['tour'])) {
      const day = timedDayOf(draft.plan, number, draft.data);
      if (day && leaves !== undefined) draft.plan = setStart(draft.plan, number, day.startAt + day.waitMinutes);
      return;
    }
    draft.plan = before;
  }
}

/** Adds the best candidate with which the day still works. */
function tryBest(draft: Draft, number: number, near: Thing, why: Reason[], wanted: (thing: Thing) => boolean) {
  for (const thing of ranked(draft, number, wanted, near)) {
    if (tryStop(draft, number, thing, [...why, ...reasonsFor(draft.plan, number, thing, near)])) return;
  }
}

/** Adds a stop where it costs the day the least, if the day still works with it and ends before dark. */
function tryStop(draft: Draft, number: number, thing: Thing, reasons: Reason[]): boolean {
  const { data } = draft;
  const stop: Stop = { type: thing.type, id: thing.id, name: thing.name };
  const stops = draft.plan.days[number]?.stops ?? [];
  const plan = withStops(draft.plan, number, inserted(stops, bestPlace(draft.plan, number, stop, data), stop));
  const day = timedDayOf(plan, number, data);
  if (!day || weigh(day, plan, data).broken > 0 || !isGentle(day, plan.company)) return false;
  // A tour brings its guests back on its own.
  if (thing.role !== 'tour' && day.endAt > sunsetOn(day.date)) return false;
  draft.plan = plan;
  draft.used.add(refKey(thing));
  draft.reasons.set(refKey(thing), [...new Set([...reasons, ...reasonsFor(plan, number, thing)])]);
  return true;
}

const thingAt = ({ data }: Draft, ref: { type: string; id: string }) =>
  data.things.find((thing) => isSameRef(thing, ref));

function isFree({ plan, data, used }: Draft, thing: Thing, number: number): boolean {
  if (used.has(refKey(thing)) || (thing.isSample && !data.isDemo) || !thing.district) return false;
  return suitsCompany(thing, plan.company) && openOn(thing, dateOf(plan, number)) !== 'closed';
}

function ranked(draft: Draft, number: number, wanted: (thing: Thing) => boolean, near?: Thing): Thing[] {
  const { plan, data } = draft;
  const rank = (thing: Thing) => [
    thing.isSample ? 1 : 0,
    near && near.district !== thing.district ? 1 : 0,
    openOn(thing, dateOf(plan, number)) === 'open' ? 0 : 1,
    plan.company.every((company) => thing.suits?.[company] === true) ? 0 : 1,
    near ? nearness(draft, near, thing) : 0,
  ];
  const found = data.things.filter((thing) => wanted(thing) && isFree(draft, thing, number));
  return found
    .map((thing) => ({ thing, rank: rank(thing) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .slice(0, MOST_TRIED)
    .map(({ thing }) => thing);
}

/** How many candidates are tried before a day goes without. */
const MOST_TRIED = 8;

const compare = (a: number[], b: number[]) =>
  a.map((one, index) => one - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

const nearness = ({ data, plan }: Draft, from: Thing, to: Thing) =>
  legBetween(from, to, data, plan.travel)?.minutes ?? Number.POSITIVE_INFINITY;

function isDry({ plan, data }: Draft, number: number): boolean {
  const date = dateOf(plan, number);
  return date === null || isInSeason(date, data.river.dryFrom, data.river.dryTo);
}
