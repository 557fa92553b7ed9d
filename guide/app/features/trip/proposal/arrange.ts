/** Spreads saved things over the days of a plan: by district, avoiding days on which they are known to be closed. */
import type { Thing, TripData } from '#views/trip-views.ts';
import { baseOf, basesOf } from '../plan/bases.ts';
import { addStop } from '../plan/edit-plan.ts';
import { MAX_STOPS, type Plan, type Ref, type Stop } from '../plan/plan.ts';
import { legBetween } from '../timing/legs.ts';
import { openOn } from '../timing/open-on.ts';
import { dateOf, nightAt, thingOf } from '../timing/timing.ts';
import { orderedStops, withStops } from './order-day.ts';

/** The minutes that fill a day: beyond this, the next heart goes to another one. */
const FULL_DAY = 9 * 60;
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
    plan: [...arranged.days.keys()].reduce(
      (whole, number) => withStops(whole, number, orderedStops(whole, number, data)),
      arranged,
    ),
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
