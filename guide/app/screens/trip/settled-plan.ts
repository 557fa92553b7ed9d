import { withBases } from '#app/features/trip/plan/bases.ts';
import { followedPlan } from '#app/features/trip/plan/edit-plan.ts';
import type { Plan } from '#app/features/trip/plan/plan.ts';
import { thingOf } from '#app/features/trip/timing/timing.ts';
import type { TripData } from '#views/trip-views.ts';

/** A plan from storage or a link as the guide plans today: with current ids, and with its lodgings as bases. */
export const settledPlan = (plan: Plan, data: TripData): Plan =>
  withBases(followedPlan(plan, data.moved), (ref) => thingOf(data, ref)?.role === 'sleep');
