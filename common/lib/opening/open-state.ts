import { addDays, weekdayOf } from '../days.ts';
import { clockInSanRafael, todayInSanRafael } from '../san-rafael.ts';
import { type HoursRule, type Opening, openingsOn, twoDigitClock } from './hours.ts';

/** Times are such as "17:00"; `until` is null if it closes neither today nor tomorrow. `weekday` counts from Sunday. */
export type OpenState =
  | { isOpen: true; until: string | null }
  | { isOpen: false; opens: { inDays: number; weekday: number; time: string } | null };

const DAY_MINUTES = 24 * 60;
/** How many days ahead the next opening is searched for. */
const AHEAD_DAYS = 7;

/**
 * Whether it is open now, and until when, or when it opens next; null if the hours do not say. The hours are in San
 * Rafael's time, whatever the reader's clock.
 */
export function openState(rules: readonly HoursRule[], now: Date): OpenState | null {
  const { day, minute } = inSanRafael(now);
  const yesterday = openingsOn(rules, addDays(day, -1)) ?? [];
  const today = openingsOn(rules, day);
  const around = [
    ...yesterday.map(({ start, end }) => ({ start: start - DAY_MINUTES, end: end - DAY_MINUTES })),
    ...(today ?? []),
    ...(openingsOn(rules, addDays(day, 1)) ?? []).map(({ start, end }) => ({
      start: start + DAY_MINUTES,
      end: end + DAY_MINUTES,
    })),
  ];
  const end = endOf(around, minute);
  if (end !== null) return { isOpen: true, until: end < 2 * DAY_MINUTES ? twoDigitClock(end) : null };
  if (today === null) return null;
  return { isOpen: false, opens: nextOpening(rules, day, minute) };
}

/** The closing time of what is open at `minute`; one opening may continue another. */
function endOf(openings: Opening[], minute: number): number | null {
  const now = openings.filter(({ start, end }) => start <= minute && minute < end);
  if (now.length === 0) return null;
  const end = Math.max(...now.map(({ end }) => end));
  return openings.some(({ start, end: later }) => start <= end && later > end) && end < 2 * DAY_MINUTES
    ? (endOf(openings, end) ?? end)
    : end;
}

/** The next opening; null if a day that the hours do not cover comes first. */
function nextOpening(rules: readonly HoursRule[], day: string, minute: number) {
  for (let inDays = 0; inDays <= AHEAD_DAYS; inDays++) {
    const date = addDays(day, inDays);
    const openings = openingsOn(rules, date);
    if (openings === null) return null;
    const next = openings.find(({ start }) => inDays > 0 || start > minute);
    if (next) return { inDays, weekday: weekdayOf(date), time: twoDigitClock(next.start) };
  }
  return null;
}

/** The day and the minute of the day in San Rafael. */
function inSanRafael(now: Date): { day: string; minute: number } {
  const clock = clockInSanRafael(now);
  return { day: todayInSanRafael(now), minute: clock.getUTCHours() * 60 + clock.getUTCMinutes() };
}
