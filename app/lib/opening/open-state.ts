import { addDays, weekdayOf } from '#app/lib/days.ts';
import { clockInSanRafael, todayInSanRafael } from '#app/lib/san-rafael.ts';
import { type HoursRule, type Opening, openingsOn, twoDigitClock } from './hours.ts';

/** `until` and `time` as "17:00", `until` null where it does not close this day or the next; `inDays` counts from today, `weekday` from Sunday. */
export type OpenState =
  | { isOpen: true; until: string | null }
  | { isOpen: false; opens: { inDays: number; weekday: number; time: string } | null };

const DAY_MINUTES = 24 * 60;
/** How far ahead a next opening is looked for. */
const AHEAD_DAYS = 7;

/**
 * Whether it is open now, and until when, or when it opens next; null where the hours do not say. Hours are of San
 * Rafael, whatever clock the reader has.
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

/** When what is open at `minute` closes; one opening may go on where another ends. */
function endOf(openings: Opening[], minute: number): number | null {
  const now = openings.filter(({ start, end }) => start <= minute && minute < end);
  if (now.length === 0) return null;
  const end = Math.max(...now.map(({ end }) => end));
  return openings.some(({ start, end: later }) => start <= end && later > end) && end < 2 * DAY_MINUTES
    ? (endOf(openings, end) ?? end)
    : end;
}

/** Null where a day comes first of which the hours say nothing. */
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
