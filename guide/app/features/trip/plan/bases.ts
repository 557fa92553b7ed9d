/** Where the nights of a trip are spent. */
import { lastWhere } from '#common/lib/lists.ts';
import { type Base, isSameRef, type Plan, type Ref, type Stop } from './plan.ts';

/** The base of the night after each day: its own, or that of the night before; null while none is chosen. */
export function basesOf({ days }: Pick<Plan, 'days'>): (Base | null)[] {
  let current: Base | null = null;
  return days.map(({ base }) => {
    current = base ?? current;
    return current;
  });
}

/** Spends the night after a day at `base`; null follows the night before again. */
export function setBase(plan: Plan, number: number, base: Base | null): Plan {
  const days = plan.days.map((day, index) => {
    if (index !== number) return day;
    const { base: _old, ...others } = day;
    return base ? { ...others, base } : others;
  });
  return { ...plan, days };
}

/**
 * The plan with its lodgings as bases, which plans stored before there were bases, and other pages, keep among the stops:
 * the last one of a day without a base of its own is where its night is spent. The same object if nothing changes.
 */
export function withBases(plan: Plan, isLodging: (ref: Ref) => boolean): Plan {
  const days = plan.days.map((day) => {
    const bed = day.base ? undefined : lastWhere(day.stops, isLodging);
    return bed ? { ...day, base: baseOf(bed), stops: day.stops.filter((stop) => stop !== bed) } : day;
  });
  return days.every((day, number) => day === plan.days[number]) ? plan : { ...plan, days };
}

export const baseOf = ({ type, id, name }: Stop): Base => ({ type, id, ...(name && { name }) });

/** The number of the first day that has a thing, as a stop or as its own base; -1 if none has. */
export const dayWith = ({ days }: Plan, ref: Ref): number =>
  days.findIndex(({ base, stops }) => [...stops, ...(base ? [base] : [])].some((one) => isSameRef(one, ref)));
