import { basesOf } from '../plan/bases.ts';
import { isSameRef } from '../plan/plan.ts';
import type { Warning, Weighed } from './warning.ts';

/** A day that comes to a lodging before its rooms are ready, or leaves it later than it may. */
export function nightWarnings({ plan, day }: Weighed): Warning[] {
  const bases = basesOf(plan);
  const [before, after] = [bases[day.number - 1], bases[day.number]];
  const stays = before && after && isSameRef(before, after);
  const isLastDay = day.number === plan.days.length - 1;
  const { checkIn } = day.returns.thing ?? {};
  const { checkOut } = day.leaves.thing ?? {};
  const isEarly = !stays && after && checkIn !== undefined && day.parts.length > 0 && day.endAt < checkIn;
  const isLate = before && (!stays || isLastDay) && checkOut !== undefined && day.startAt > checkOut;
  return [
    ...(isEarly ? [say('earlyForBed', { name: day.returns.name, at: day.endAt, from: checkIn }, ['at', 'from'])] : []),
    ...(isLate
      ? [say('lateForDoor', { name: day.leaves.name, at: day.startAt, until: checkOut }, ['at', 'until'])]
      : []),
  ];
}

const say = (code: string, values: Warning['values'], clocks: string[]): Warning => ({
  code,
  tone: 'doubt',
  values,
  part: null,
  clocks,
});
