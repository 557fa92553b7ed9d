/** Opening hours as the content writes them, and what they say of one day. */
import { weekdayOf } from '#app/lib/days.ts';
import { isHoliday } from './holidays.ts';
import { isInSeason } from './season.ts';

/** The days as content names them, in the order of `Date`: 0 is Sunday. */
export const WEEKDAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'] as const;

export type HoursDay = (typeof WEEKDAYS)[number] | 'feriados';

/** "09:00-13:00"; an end that is not later than the beginning is on the next day: "20:00-02:00". */
export type HoursTime = string;

/** The times on some days of a season, or of the whole year; none means closed. A season's ends are written "12-15". */
export type HoursRule = { days: HoursDay[]; times: HoursTime[]; season: { from: string; to: string } | null };

/** Minutes from midnight of the day on which it begins; `end` may lie behind the next midnight. */
export type Opening = { start: number; end: number };

const DAY_MINUTES = 24 * 60;

/**
 * When it is open on a day, in the order of the clock; null where the hours say nothing of such a day. A holiday is
 * none of the weekdays: who writes nothing of holidays says nothing of that day. A season's rules go before the year's.
 */
export function openingsOn(rules: readonly HoursRule[], day: string): Opening[] | null {
  const name = isHoliday(day) ? 'feriados' : WEEKDAYS[weekdayOf(day)];
  const named = rules.filter(({ days }) => days.some((one) => one === name));
  const seasonal = named.filter(({ season }) => season !== null && isInSeason(day, season.from, season.to));
  const valid = seasonal.length > 0 ? seasonal : named.filter(({ season }) => season === null);
  if (valid.length === 0) return null;
  return valid.flatMap(({ times }) => times.map(readOpening)).sort((a, b) => a.start - b.start);
}

/** "20:00-02:00" → 1200 to 1560 minutes. */
export function readOpening(time: HoursTime): Opening {
  const [start = 0, end = 0] = time.split('-').map(minutesOf);
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/** "17:00" → 1020. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes of a day, or of the one behind it, as "01:30". */
export function twoDigitClock(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
