import { addDays, weekdayOf } from '#common/lib/days.ts';
import { isHoliday } from '#common/lib/opening/holidays.ts';
import { openingsOn } from '#common/lib/opening/hours.ts';
import { isInSeason } from '#common/lib/opening/season.ts';
import type { Span, Thing } from '#views/trip-views.ts';
import { onceADay } from './once-a-day.ts';

/** 0 is Monday, as in `WeeklyHours`. */
export const mondayFirst = (date: string): number => (weekdayOf(date) + 6) % 7;

/** What is known about a day: open, closed, or nothing. */
export type DayState = 'open' | 'closed' | 'unknown';

/** Whether a thing is open on a day. Without a date, only what is never open to the public is known. */
export const openOn = onceADay((thing, date): DayState => {
  if (thing.isClosedToPublic) return 'closed';
  if (!date) return 'unknown';
  if (thing.months && !thing.months.includes(Number(date.slice(5, 7)))) return 'closed';
  if (thing.dates) {
    if (thing.dates.some(([start, end]) => start <= date && date <= end)) return 'open';
    // An event without dates may be on any day.
    return thing.dates.length > 0 ? 'closed' : 'unknown';
  }
  if (thing.departures && !thing.departures.days.includes(mondayFirst(date))) return 'closed';
  const spans = openingSpans(thing, date);
  if (!spans && thing.departures) return 'open';
  if (!spans) return thing.role === 'see' && thing.type === 'lugar' ? 'open' : 'unknown';
  if (spans.length === 0) return 'closed';
  // Hours in words that name weekdays say nothing about holidays, unless they name them, too.
  return !thing.rules && !thing.opening?.holidays && isHoliday(date) ? 'unknown' : 'open';
});

/** When it is open on a day, by its hours alone; an empty list means closed, null unknown, as for hours too old to count. */
export function openingSpans(
  { rules, opening, hoursUntil }: Pick<Thing, 'rules' | 'opening' | 'hoursUntil'>,
  date: string,
): readonly Span[] | null {
  if (hoursUntil !== undefined && date >= hoursUntil) return null;
  if (rules) return openingsOn(rules, date)?.map(({ start, end }) => [start, end] as const) ?? null;
  if (!opening || (opening.season && !isInSeason(date, opening.season.from, opening.season.to))) return null;
  return (isHoliday(date) && opening.holidays) || (opening.week[mondayFirst(date)] ?? null);
}

/** Whether a visit of `minutes` from `at` lies within the hours of that day; null if they are unknown. */
export function fitsHours(thing: Thing, date: string | null, at: number, minutes: number): boolean | null {
  if (!date || thing.opening?.isDaysOnly) return null;
  const spans = openingSpans(thing, date);
  return spans?.some(([from, to]) => from <= at && at + minutes <= to) ?? null;
}

/** Why the hours say that a day is closed: it is a holiday, the whole week is closed, or that day of the week. */
export function closedBecause(thing: Thing, date: string): 'holiday' | 'season' | 'weekday' {
  if (!thing.rules) return 'weekday';
  if (isHoliday(date)) return 'holiday';
  const week = [-3, -2, -1, 0, 1, 2, 3].map((days) => addDays(date, days));
  return week.some((day) => openingSpans(thing, day)?.length) ? 'weekday' : 'season';
}
