/** Spreads saved things over the days of a plan: by district, and by the days on which they are known to be open. */
import type { Thing, TripData } from '#app/catalog/trip/trip-views.ts';
import { addStop } from '../plan/edit-plan.ts';
import { MAX_STOPS, type Plan, type Ref, type Stop } from '../plan/plan.ts';
import { legBetween } from '../timing/legs.ts';
import { openOn } from '../timing/open-on.ts';
import { dateOf, thingOf } from '../timing/timing.ts';

/** What fills a day: longer than this and the next heart goes to another one. */
const FULL_DAY = 9 * 60;
/** A night's rest belongs to the end of a day, an evening before it, a meal to the middle. */
const TURN: Record<Thing['role'], number> = {
  read: -1,
  tour: 0,
  see: 1,
  taste: 1,
  do: 1,
  shop: 1,
  event: 1,
  eat: 2,
  night: 4,
  sleep: 5,
};
/** After how many morning stops one eats. */
const MORNING_STOPS = 2;

export type Arranged = { plan: Plan; unplaced: Ref[] };

/** Adds each of `refs` to the day where it costs the least driving. Unknown things and those that fit no day are told. */
export function arrange(plan: Plan, refs: readonly Stop[], data: TripData): Arranged {
  const unplaced: Ref[] = [];
  let arranged = plan;
  const known = refs.map((ref) => ({ ref, thing: thingOf(data, ref) }));
  // What is read on the way waits for the rest. Those that can be on few days choose first; then by where they are, so that neighbours find each other.
  const district = ({ thing }: (typeof known)[number]) => data.legs.ids.indexOf(thing?.district ?? 'ciudad');
  const sorted = known.toSorted(
    (a, b) =>
      Number(a.thing?.role === 'read') - Number(b.thing?.role === 'read') ||
      daysFor(a.thing, plan).length - daysFor(b.thing, plan).length ||
      district(b) - district(a),
  );
  for (const { ref, thing } of sorted) {
    const day = thing ? bestDay(arranged, thing, data) : null;
    if (day === null) unplaced.push(ref);
    else arranged = addStop(arranged, day, ref);
  }
  return {
    plan: { ...arranged, days: arranged.days.map((day) => ({ ...day, stops: inDrivingOrder(day.stops, data) })) },
    unplaced,
  };
}

/** The numbers of the days on which a thing is not known to be closed. */
function daysFor(thing: Thing | null, plan: Plan): number[] {
  if (!thing) return [];
  return plan.days.map((_, number) => number).filter((number) => openOn(thing, dateOf(plan, number)) !== 'closed');
}

function bestDay(plan: Plan, thing: Thing, data: TripData): number | null {
  const costs = daysFor(thing, plan)
    .filter((number) => (plan.days[number]?.stops.length ?? MAX_STOPS) < MAX_STOPS)
    .map((number) => ({ number, cost: costOf(plan, number, thing, data) }));
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.number ?? null;
}

/** An article belongs to the day that has most of what it is about. For others: minutes that a thing adds to a day: to the nearest stop of it, or from the city; a full day is as good as far away. */
function costOf(plan: Plan, number: number, thing: Thing, data: TripData): number {
  const things = (plan.days[number]?.stops ?? []).flatMap((stop) => thingOf(data, stop) ?? []);
  if (thing.role === 'read')
    return -things.filter(({ district }) => district && thing.about?.includes(district)).length;
  const stay = things.reduce((sum, { minutes }) => sum + minutes, thing.minutes);
  const near = (things.length > 0 ? things : [{ district: 'ciudad' as const }]).map(
    (other) => legBetween(other, thing, data, plan.travel)?.minutes ?? FULL_DAY,
  );
  const sleeps = thing.role === 'sleep' && things.some(({ role }) => role === 'sleep');
  return Math.min(...near) * 2 + Math.max(0, stay - FULL_DAY) * 3 + stay / 10 + (sleeps ? FULL_DAY : 0);
}

/** A day's stops in an order that a person would drive: the next one is the nearest, meals at noon, beds at the end. */
export function inDrivingOrder(stops: readonly Stop[], data: TripData): Stop[] {
  const known = stops.map((stop) => ({ stop, thing: thingOf(data, stop) }));
  const turnOf = ({ thing }: (typeof known)[number]) => (thing ? TURN[thing.role] : 3);
  const meals = known.filter((one) => turnOf(one) === TURN.eat);
  const reading = known.filter((one) => turnOf(one) === TURN.read);
  const late = known.filter((one) => turnOf(one) > TURN.eat).toSorted((a, b) => turnOf(a) - turnOf(b));
  const route = nearestFirst(
    known.filter((one) => turnOf(one) < TURN.eat && turnOf(one) !== TURN.read),
    data,
  );
  const noon = Math.min(MORNING_STOPS, Math.max(1, Math.ceil(route.length / 2)));
  const [lunch, ...dinners] = meals;
  const day = [
    ...reading,
    ...route.slice(0, noon),
    ...(lunch ? [lunch] : []),
    ...route.slice(noon),
    ...dinners,
    ...late,
  ];
  return day.map(({ stop }) => stop);
}

function nearestFirst<Item extends { thing: Thing | null }>(items: readonly Item[], data: TripData): Item[] {
  const rest = [...items];
  const route: Item[] = [];
  let here: Pick<Thing, 'district' | 'point'> = { district: 'ciudad' };
  while (rest.length > 0) {
    const minutes = rest.map(({ thing }) => (thing && legBetween(here, thing, data, 'car')?.minutes) ?? FULL_DAY);
    const [next] = rest.splice(minutes.indexOf(Math.min(...minutes)), 1);
    if (!next) break;
    route.push(next);
    if (next.thing?.district) here = next.thing;
  }
  return route;
}
