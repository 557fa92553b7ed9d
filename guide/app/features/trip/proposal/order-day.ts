/** The order of a day's stops, and the best place for one more. */
import { inserted } from '#common/lib/lists.ts';
import type { TripData } from '#views/trip-views.ts';
import type { Plan, Stop } from '../plan/plan.ts';
import { thingOf, timedDayOf } from '../timing/timing.ts';
import { isLighter, type Weight, weigh } from './weigh.ts';

/** Up to this many stops, every order is tried: 720. */
const TRY_ALL = 6;

/** A plan whose day has these stops. */
export const withStops = (plan: Plan, number: number, stops: Stop[]): Plan => ({
  ...plan,
  days: plan.days.map((day, index) => (index === number ? { ...day, stops } : day)),
});

/** How well a day works with these stops in this order. */
export function weightOf(plan: Plan, number: number, stops: Stop[], data: TripData): Weight {
  const day = timedDayOf(withStops(plan, number, stops), number, data);
  return day ? weigh(day, plan, data) : { broken: 0, cost: 0 };
}

/** Where one more stop costs a day the least: its index among the stops, whose order stays. */
export function bestPlace(plan: Plan, number: number, stop: Stop, data: TripData): number {
  const stops = plan.days[number]?.stops ?? [];
  if (thingOf(data, stop)?.role === 'read')
    return stops.findIndex(({ type }) => type !== stop.type) === -1 ? stops.length : 0;
  const tries = Array.from({ length: stops.length + 1 }, (_, index) => ({
    index,
    weight: weightOf(plan, number, inserted(stops, index, stop), data),
  }));
  // At equal cost the later place wins, as the visitor added it later.
  return tries.reduce((best, one) => (isLighter(best.weight, one.weight) ? best : one)).index;
}

/** The plan with its new stops where they fit their days best; the same object if there are none. */
export function withPlaces(plan: Plan, data: TripData): Plan {
  if (!plan.days.some(({ stops }) => stops.some(({ isNew }) => isNew))) return plan;
  return plan.days.reduce((whole, { stops }, number) => {
    const known = withStops(
      whole,
      number,
      stops.filter(({ isNew }) => !isNew),
    );
    return stops
      .filter(({ isNew }) => isNew)
      .reduce((day, { isNew, ...stop }) => {
        const place = bestPlace(day, number, stop, data);
        return withStops(day, number, inserted(day.days[number]?.stops ?? [], place, stop));
      }, known);
  }, plan);
}

/** The day's stops in the order with the least driving that keeps hours and light; reading comes first. */
export function orderedStops(plan: Plan, number: number, data: TripData): Stop[] {
  const stops = plan.days[number]?.stops ?? [];
  const reading = stops.filter((stop) => thingOf(data, stop)?.role === 'read');
  const others = stops.filter((stop) => !reading.includes(stop));
  const weightWith = (order: Stop[]) => weightOf(plan, number, [...reading, ...order], data);
  const lightest = (orders: Stop[][]) =>
    orders
      .map((order) => ({ order, weight: weightWith(order) }))
      .reduce((best, one) => (isLighter(one.weight, best.weight) ? one : best)).order;
  if (others.length <= TRY_ALL) return [...reading, ...lightest(permutations(others))];
  let order = others;
  for (let rounds = 0; rounds < others.length; rounds++) {
    const better = lightest([order, ...moves(order)]);
    if (better === order) break;
    order = better;
  }
  return [...reading, ...order];
}

/** Every order of the items, their own first. */
function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(without(items, index)).map((rest) => [item, ...rest]));
}

/** Every order in which one item is somewhere else. */
const moves = <Item>(items: Item[]): Item[][] =>
  items.flatMap((item, from) =>
    items.flatMap((_, to) => (to === from ? [] : [inserted(without(items, from), to, item)])),
  );

const without = <Item>(items: Item[], index: number) => items.filter((_, other) => other !== index);
