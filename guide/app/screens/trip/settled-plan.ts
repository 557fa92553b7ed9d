import { withBases } from '#app/features/trip/plan/bases.ts';
import { followedPlan } from '#app/features/trip/plan/edit-plan.ts';
import type { Plan } from '#app/features/trip/plan/plan.ts';
import { withPlaces } from '#app/features/trip/proposal/order-day.ts';
import { thingOf } from '#app/features/trip/timing/timing.ts';
import type { TripData } from '#views/trip-views.ts';

/**
 * A plan from storage or a link as the guide plans today: with current ids, its lodgings as bases, and what other pages
 * have added where it fits its day.
 */
export function settledPlan(plan: Plan, data: TripData): Plan {
  const based = withBases(followedPlan(plan, data.moved), (ref) => thingOf(data, ref)?.role === 'sleep');
  return withPlaces(based, data);
}
