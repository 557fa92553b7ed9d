/**
 * A first plan from a few questions. The rules, in their order:
 * 1. Each day gets a place from the owner's list (`firstPlan` in content/trip.json) that suits the company and the way of
 *    travelling, or, if none is left and there is no car, a tour that runs that day, or whose hours can be asked. A base
 *    outside the city begins with its own zone.
 * 2. A meal in the place's district, or the nearest one that is at most half an hour away; failing that, time for one in
 *    the place, if there is food.
 * 3. Then what the day is for, and what goes with the place, unless a later day needs it. A day that is for nothing in
 *    particular gets one more thing in its district; another place is a day of its own.
 * Each is put where it costs the day the least, and left out if with it anything would be closed, out of its season or in
 * the dark (`weigh.ts`), or the day too much for the company (`company.ts`). Nothing is proposed twice, without a
 * district, or with unknown hours of which nobody can be asked; no samples are proposed once the guide is live.
 */
import type { DayIdea, Role, Thing, TripData } from '#views/trip-views.ts';
import { baseOf, setBase } from '../plan/bases.ts';
import { setStart } from '../plan/edit-plan.ts';
import { type Base, type Company, type Plan, refKey, type Travel } from '../plan/plan.ts';
import { isLunchThere } from '../timing/lunch.ts';
import { dateOf, timedDayOf } from '../timing/timing.ts';
import { isMeal, visitSpans } from '../timing/visit-spans.ts';
import { nearness, ranked } from './candidates.ts';
import { ideasFor } from './company.ts';
import { type Draft, draftOf, isFree, planWith, thingAt, tryStop, works } from './draft.ts';
import { orderedStops, withStops } from './order-day.ts';

export type Wishes = {
  start: string | null;
  days: number;
  travel: Travel;
  company: Company[];
  /** Where the nights are spent, if it is known. */
  base?: Base | null;
};

const NEAR_MINUTES = 30;
/** What rounds off a day that is for nothing in particular. */
const MORE: readonly Role[] = ['do', 'taste', 'see'];
/** The time for a meal in a place without a kitchen that the guide knows. */
const LUNCH_MINUTES = 75;
/** The earliest that a day sets out for a tour, and how long before it leaves it may. */
const DAWN = 5 * 60;
const EARLY = 120;
/** The longest tour to propose without knowing when it leaves. */
const LONGEST_ASKED = 10 * 60;

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

export function firstPlan(wishes: Wishes, data: TripData): Plan {
  const draft = draftOf(emptyDays(wishes), data);
  for (const number of draft.plan.days.keys()) fillDay(draft, number);
  return draft.plan;
}

/** Why a day has nothing: no place is left, all are too far for them, or not in that season. */
export type WhyFree = 'done' | 'far' | 'season';

/** Why nothing can be proposed for a day of a plan; null if something can. */
export function whyFree(plan: Plan, number: number, data: TripData): WhyFree | null {
  const draft = draftOf(plan, data);
  fillDay(draft, number);
  if (draft.plan !== plan) return null;
  const places = placesLeft(draft, number);
  if (places.some((place) => isFree(draft, place, number))) return 'far';
  return places.length > 0 ? 'season' : 'done';
}

/** The places of the owner's list that are not in the plan yet. */
const placesLeft = (draft: Draft, number: number): Thing[] =>
  ideasFor(draft.data, draft.plan, number).flatMap(({ place }) => {
    const thing = thingAt(draft, { type: 'lugar', id: place });
    return thing && !draft.used.has(refKey(thing)) ? thing : [];
  });

function fillDay(draft: Draft, number: number) {
  for (const idea of ideasFor(draft.data, draft.plan, number)) {
    const place = thingAt(draft, { type: 'lugar', id: idea.place });
    if (place && isFree(draft, place, number) && tryStop(draft, number, place)) {
      fillAround(draft, number, place, idea);
      return;
    }
  }
  if (draft.plan.travel === 'none') tryTour(draft, number);
}

function fillAround(draft: Draft, number: number, place: Thing, { visits, with: others }: DayIdea) {
  const isNearMeal = (thing: Thing) => isMeal(thing) && nearness(draft, place, thing) <= NEAR_MINUTES;
  if (!tryBest(draft, number, place, isNearMeal)) stayForLunch(draft, number, place);
  const isHere = ({ district }: Thing) => district === place.district;
  let isFilled = false;
  for (const wanted of visits) {
    if (tryBest(draft, number, place, (thing) => isHere(thing) && thing.type === wanted)) isFilled = true;
  }
  for (const ref of others) {
    const other = thingAt(draft, ref);
    if (other && isFree(draft, other, number) && !isNeededLater(draft, number, other)) tryStop(draft, number, other);
  }
  const isMore = (thing: Thing) => isHere(thing) && thing.type !== place.type && MORE.includes(thing.role);
  if (!isFilled) tryBest(draft, number, place, isMore);
  const ordered = withStops(draft.plan, number, orderedStops(draft.plan, number, draft.data));
  if (works(ordered, number, draft.data)) draft.plan = ordered;
}

/** Stays long enough to eat in the place, if it is visited over noon and there is food. */
function stayForLunch(draft: Draft, number: number, place: Thing) {
  const longer = planWith(draft, number, place, place.minutes + LUNCH_MINUTES);
  const day = longer && timedDayOf(longer, number, draft.data);
  const isOver = day?.parts.some((part) => part.kind === 'stop' && isLunchThere(part, draft.data));
  if (longer && isOver) draft.plan = longer;
}

/** Whether a place has a day of its own, and no more places that fit a later day are left than days. */
function isNeededLater(draft: Draft, number: number, { type, id }: Thing): boolean {
  const later = [...draft.plan.days.keys()].filter((other) => other > number);
  const fitting = placesLeft(draft, number).filter((place) =>
    later.some((other) => isFree(draft, place, other) && planWith(draft, other, place)),
  );
  const left = new Set(fitting.map(refKey));
  return left.has(refKey({ type, id })) && left.size <= later.length;
}

/**
 * A tour that is known to leave fills its day, which begins early enough to be there in time. Failing that, one of a usual
 * length whose hours nobody has told us, if somebody can be asked.
 */
function tryTour(draft: Draft, number: number) {
  const before = draft.plan;
  const date = dateOf(before, number);
  const tours = ranked(draft, number, ({ role }) => role === 'tour');
  const asked = tours.filter(({ departures, minutes }) => !departures && minutes <= LONGEST_ASKED);
  for (const tour of [...tours.filter(({ departures }) => departures), ...asked]) {
    const [leaves] = visitSpans(tour, date)?.[0] ?? [];
    if (date && tour.departures && leaves === undefined) continue;
    draft.plan = leaves === undefined ? before : setStart(before, number, Math.max(DAWN, leaves - EARLY));
    if (tryStop(draft, number, tour)) {
      const day = timedDayOf(draft.plan, number, draft.data);
      if (day && leaves !== undefined) draft.plan = setStart(draft.plan, number, day.startAt + day.waitMinutes);
      return;
    }
    draft.plan = before;
  }
}

/** Adds the best candidate with which the day still works. */
const tryBest = (draft: Draft, number: number, near: Thing, wanted: (thing: Thing) => boolean) =>
  ranked(draft, number, wanted, near).some((thing) => tryStop(draft, number, thing));
