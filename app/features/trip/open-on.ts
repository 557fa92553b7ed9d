import type { Thing } from '#app/catalog/trip/trip-views.ts';

/** Monday 0. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** What is known of a day: open, closed, or nothing. */
export type OpenState = 'open' | 'closed' | 'unknown';

/** Whether a thing is open on a day; null asks without a date, when only what is never open is known. */
export function openOn(thing: Thing, date: string | null): OpenState {
  if (thing.isClosedToPublic) return 'closed';
  if (!date) return 'unknown';
  if (thing.months && !thing.months.includes(Number(date.slice(5, 7)))) return 'closed';
  if (thing.dates) {
    if (thing.dates.some(([start, end]) => start <= date && date <= end)) return 'open';
    // Of an event without a date nobody knows when it is.
    return thing.dates.length > 0 ? 'closed' : 'unknown';
  }
  const spans = thing.opening?.week[weekdayOf(date)];
  if (!spans) return thing.role === 'see' && thing.type === 'lugar' ? 'open' : 'unknown';
  return spans.length > 0 ? 'open' : 'closed';
}

/** Whether a visit of so many minutes from `at` lies within the hours of that day. Unknown hours give null. */
export function fitsHours(thing: Thing, date: string | null, at: number, minutes: number): boolean | null {
  if (!date || !thing.opening || thing.opening.isDaysOnly) return null;
  const spans = thing.opening.week[weekdayOf(date)] ?? [];
  return spans.some(([from, to]) => from <= at && at + minutes <= to);
}

/** Whether a day lies in a season that is given by months and days, and may reach over the turn of the year. */
export function isInSeason(date: string, from: string, to: string): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
