import { TAXI_KM } from '../proposal/company.ts';
import { isDrivenBefore } from './road-warnings.ts';
import type { Warning, Weighed } from './warning.ts';

/** Without a car, far places need a bus or a tour, and the guide does not know today's timetable. */
export function travelWarnings({ day, plan }: Weighed): Warning[] {
  if (plan.travel !== 'none') return [];
  const far = day.parts.flatMap((part, index) =>
    part.kind === 'drive' && part.leg && (part.leg.km ?? 0) > TAXI_KM && !isDrivenBefore(day, index)
      ? [{ index, km: part.leg.km ?? 0 }]
      : [],
  );
  return far.map(
    ({ index, km }): Warning => ({ code: 'withoutCar', tone: 'doubt', values: { km: Math.round(km) }, part: index }),
  );
}

/** Stops known not to suit children, reduced mobility or a dog. */
export function companyWarnings({ day, plan }: Weighed): Warning[] {
  return plan.company.flatMap((company) =>
    day.parts.flatMap((part, index): Warning[] =>
      part.kind === 'stop' && part.thing?.suits?.[company] === false
        ? [{ code: `unfit.${company}`, tone: 'danger', values: { name: part.thing.name }, part: index }]
        : [],
    ),
  );
}
