/** Opening hours as written in the content, and what they mean for one day. */
import { weekdayOf } from '../days.ts';
import { isHoliday } from './holidays.ts';
import { isInSeason } from './season.ts';

/** The days as named in content, in the order of `Date`: 0 is Sunday. */
export const WEEKDAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'] as const;

export type HoursDay = (typeof WEEKDAYS)[number] | 'feriados';

/** "09:00-13:00"; an end that is not later than the start is on the next day: "20:00-02:00". */
export type HoursTime = string;

/** The times on some days of a season, or of the whole year; none means closed. A season's bounds read "12-15". */
export type HoursRule = { days: HoursDay[]; times: HoursTime[]; season: { from: string; to: string } | null };

/** Minutes after midnight of the day on which the opening starts; `end` may be past the next midnight. */
export type Opening = { start: number; end: number };

const DAY_MINUTES = 24 * 60;

/**
 * The openings on a day, in chronological order; null if the hours do not cover such a day. A holiday is not a weekday:
 * hours without an entry for holidays leave it unknown. A season's rules take precedence over the year's.
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

/** Formats minutes of a day, or of the next one, as "01:30". */
export function twoDigitClock(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
