import { openingIn } from '#catalog/trip/schedule.ts';
import { type HoursDay, type HoursRule, twoDigitClock, WEEKDAYS } from '#common/lib/opening/hours.ts';
import type { Span, WeeklyHours } from '#views/trip-views.ts';
import { type Check, newestCheck } from './checks.ts';
import { freshnessOf } from './fact-state.ts';

/** Hours and the day from which they are too old to be shown; undefined if nobody has checked them. */
export type DatedHours = {
  rules: HoursRule[];
  until: string | undefined;
  /** The times are its own, not those at which kitchens serve the meals that its words name. */
  isExact: boolean;
};

type Known = {
  hours?: HoursRule[] | null;
  schedule?: string | null;
  checks: Check[];
  sampleFields: string[];
  sample: boolean;
};

/** The hours that a listing gives, or the times in its words about them; null if there are none, or they are made up. */
export function datedHours(listing: object): DatedHours | null {
  const { hours, schedule, checks, sampleFields, sample } = listing as Known; // the first two only some collections have
  if (sample) return null;
  const dated = (field: 'hours' | 'schedule', rules: HoursRule[], isExact: boolean) => {
    const check = newestCheck(checks, field);
    return { rules, isExact, until: check ? freshnessOf(check, 'hours').expired.from : undefined };
  };
  if (hours && !sampleFields.includes('hours')) return dated('hours', hours, true);
  const opening = schedule && !sampleFields.includes('schedule') ? openingIn(schedule) : null;
  return opening && !opening.isDaysOnly && !opening.season
    ? dated('schedule', rulesOf(opening), !opening.isByMeal)
    : null;
}

/** Words that name weekdays only say nothing about holidays, so no rule does. */
function rulesOf({ week, holidays }: WeeklyHours): HoursRule[] {
  const days = new Map<string, HoursDay[]>();
  const add = (day: HoursDay, spans: readonly Span[]) => {
    const times = spans.map((span) => span.map(twoDigitClock).join('-')).join();
    days.set(times, [...(days.get(times) ?? []), day]);
  };
  week.forEach((spans, index) => {
    add(WEEKDAYS[(index + 1) % 7] as HoursDay, spans);
  });
  if (holidays) add('feriados', holidays);
  return [...days].map(([times, days]) => ({ days, times: times ? times.split(',') : [], season: null }));
}
