import type { Plan } from '#app/features/trip/plan/plan.ts';
import { thingOf } from '#app/features/trip/timing/timing.ts';
import type { RouteIdea, TripData } from '#views/trip-views.ts';

/** A ready-made route as a plan without dates. */
export function routePlan({ days }: RouteIdea, data: TripData): Plan {
  const named = days.map(({ stops }) => ({
    stops: stops.map((stop) => ({ ...stop, name: thingOf(data, stop)?.name })),
  }));
  return { start: null, travel: 'car', company: [], days: named };
}
