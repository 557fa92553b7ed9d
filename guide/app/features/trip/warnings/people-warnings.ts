import type { Company } from '../plan/plan.ts';
import type { Warning, Weighed } from './warning.ts';

/** Beyond this distance from the last place, nobody walks, or takes a taxi without asking for the price. */
const TAXI_KM = 12;

/** Without a car, far places need a bus or a tour, and the guide does not know today's timetable. */
export function travelWarnings({ day, plan }: Weighed): Warning[] {
  if (plan.travel !== 'none') return [];
  const far = day.parts.flatMap((part, index) =>
    part.kind === 'drive' && part.leg && (part.leg.km ?? 0) > TAXI_KM ? [{ index, km: part.leg.km ?? 0 }] : [],
  );
  return far.map(
    ({ index, km }): Warning => ({ code: 'withoutCar', tone: 'doubt', values: { km: Math.round(km) }, part: index }),
  );
}

/** Stops known not to suit children, reduced mobility or a dog, and one warning for each about all unknown ones. */
export function companyWarnings({ day, plan }: Weighed): Warning[] {
  return plan.company.flatMap((company: Company) => {
    const unknown: string[] = [];
    const warnings = day.parts.flatMap((part, index): Warning[] => {
      if (part.kind !== 'stop' || !part.thing || part.thing.role === 'event' || part.thing.role === 'read') return [];
      const suits = part.thing.suits?.[company];
      if (suits === undefined) unknown.push(part.thing.name);
      return suits === false
        ? [{ code: `unfit.${company}`, tone: 'danger', values: { name: part.thing.name }, part: index }]
        : [];
    });
    if (unknown.length > 0) {
      warnings.push({ code: `unasked.${company}`, tone: 'doubt', values: { names: unknown.join(', ') }, part: null });
    }
    return warnings;
  });
}
