/** Spreads saved things over the days of a plan: by district, avoiding days on which they are known to be closed. */
import type { Thing, TripData } from '#views/trip-views.ts';
import { baseOf, basesOf } from '../plan/bases.ts';
import { addStop } from '../plan/edit-plan.ts';
import { MAX_STOPS, type Plan, type Ref, type Stop } from '../plan/plan.ts';
import { legBetween } from '../timing/legs.ts';
import { openOn } from '../timing/open-on.ts';
import { dateOf, nightAt, thingOf } from '../timing/timing.ts';

/** The minutes that fill a day: beyond this, the next heart goes to another one. */
const FULL_DAY = 9 * 60;
/** The order of roles in a day: a meal in the middle, an evening out at the end. */
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
  sleep: 5, // a second lodging of one night, which cannot be its base, too
};
/** The largest number of stops before lunch. */
const MORNING_STOPS = 2;

type Where = Pick<Thing, 'district' | 'point'>;

export type Arranged = { plan: Plan; unplaced: Ref[] };

/**
 * Adds each of `refs` to the day where it costs the least, and lodgings as bases of nights that have none. Unknown things
 * and those that fit no day are `unplaced`.
 */
export function arrange(plan: Plan, refs: readonly Stop[], data: TripData): Arranged {
  const isLodging = (ref: Ref) => thingOf(data, ref)?.role === 'sleep';
  const based = withBeds(plan, refs.filter(isLodging));
  const unplaced: Ref[] = [...based.unplaced];
  let arranged = based.plan;
  const known = refs.filter((ref) => !isLodging(ref)).map((ref) => ({ ref, thing: thingOf(data, ref) }));
  // Articles come last. Things that fit few days choose first; then by district, so that neighbours share a day.
  const district = ({ thing }: (typeof known)[number]) => data.legs.ids.indexOf(thing?.district ?? 'ciudad');
  const sorted = [...known].sort(
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
    plan: {
      ...arranged,
      days: arranged.days.map((day, number) => ({
        ...day,
        stops: inDrivingOrder(day.stops, data, nightAt(basesOf(arranged)[number - 1] ?? day.base ?? null, data)),
      })),
    },
    unplaced,
  };
}

/** Sleeps in each of `beds` in turn, on the nights that have no base of their own. */
function withBeds(plan: Plan, beds: readonly Stop[]): Arranged {
  const free = [...plan.days.keys()].filter((number) => !plan.days[number]?.base);
  // Several lodgings share the nights: the second of two starts in the middle.
  const nights = beds.map((_, index) => free[Math.floor((index * free.length) / beds.length)]);
  const given = new Map(beds.map((bed, index) => [nights[index], bed]));
  const days = plan.days.map((day, number) => {
    const bed = given.get(number);
    return bed ? { ...day, base: baseOf(bed) } : day;
  });
  return {
    plan: { ...plan, days },
    unplaced: beds.filter((bed) => ![...given.values()].includes(bed) || free.length === 0),
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
  return costs.sort((a, b) => a.cost - b.cost)[0]?.number ?? null;
}

/**
 * The cost of adding a thing to a day. For an article, it falls with every stop in the districts that it is about; for
 * others, it grows with the minutes from the nearest stop or the base, and with a full day.
 */
function costOf(plan: Plan, number: number, thing: Thing, data: TripData): number {
  const things = (plan.days[number]?.stops ?? []).flatMap((stop) => thingOf(data, stop) ?? []);
  if (thing.role === 'read')
    return -things.filter(({ district }) => district && thing.about?.includes(district)).length;
  const stay = things.reduce((sum, { minutes }) => sum + minutes, thing.minutes);
  const near = (things.length > 0 ? things : [nightAt(basesOf(plan)[number] ?? null, data)]).map(
    (other) => legBetween(other, thing, data, plan.travel)?.minutes ?? FULL_DAY,
  );
  return Math.min(...near) * 2 + Math.max(0, stay - FULL_DAY) * 3 + stay / 10;
}

/** A day's stops in an order that a person would drive: the nearest comes next, lunch at noon. */
export function inDrivingOrder(stops: readonly Stop[], data: TripData, from: Where = { district: 'ciudad' }): Stop[] {
  const known = stops.map((stop) => ({ stop, thing: thingOf(data, stop) }));
  const turnOf = ({ thing }: (typeof known)[number]) => (thing ? TURN[thing.role] : 3);
  const meals = known.filter((one) => turnOf(one) === TURN.eat);
  const reading = known.filter((one) => turnOf(one) === TURN.read);
  const late = known.filter((one) => turnOf(one) > TURN.eat).sort((a, b) => turnOf(a) - turnOf(b));
  const route = nearestFirst(
    known.filter((one) => turnOf(one) < TURN.eat && turnOf(one) !== TURN.read),
    data,
    from,
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

function nearestFirst<Item extends { thing: Thing | null }>(
  items: readonly Item[],
  data: TripData,
  from: Where,
): Item[] {
  const rest = [...items];
  const route: Item[] = [];
  let here = from;
  while (rest.length > 0) {
    const minutes = rest.map(({ thing }) => (thing && legBetween(here, thing, data, 'car')?.minutes) ?? FULL_DAY);
    const [next] = rest.splice(minutes.indexOf(Math.min(...minutes)), 1);
    if (!next) break;
    route.push(next);
    if (next.thing?.district) here = next.thing;
  }
  return route;
}
