import type { Thing } from '#views/trip-views.ts';
import type { Plan } from '../plan/plan.ts';
import { openOn } from '../timing/open-on.ts';
import { dateOf } from '../timing/timing.ts';

/** Why something is proposed: keys under `trip.reasons`. */
export type Reason =
  | 'place'
  | 'goesWith'
  | 'sameDistrict'
  | 'near'
  | 'openThatDay'
  | 'suits'
  | 'tour'
  | 'meal'
  | 'shortDrive'
  | 'outdoors'
  | 'fewStops'
  | 'withoutCar';

/** The reasons that a thing gives by itself on a day, or `near` another one. */
export function reasonsFor(plan: Plan, number: number, thing: Thing, near?: Thing): Reason[] {
  const { company, travel } = plan;
  const date = dateOf(plan, number);
  const isPlace = thing.type === 'lugar';
  return [
    ...(near ? [thing.district === near.district ? ('sameDistrict' as const) : ('near' as const)] : []),
    ...(date && !isPlace && openOn(thing, date) === 'open' ? (['openThatDay'] as const) : []),
    ...(company.length > 0 && company.every((one) => thing.suits?.[one]) ? (['suits'] as const) : []),
    ...(isPlace && company.includes('children') ? (['shortDrive'] as const) : []),
    ...(isPlace && company.includes('dog') ? (['outdoors'] as const) : []),
    ...(isPlace && company.includes('reduced') ? (['fewStops'] as const) : []),
    ...(isPlace && travel === 'none' ? (['withoutCar'] as const) : []),
  ];
}
