import { addDays, isDay, weekdayOf } from '#common/lib/days.ts';
import { clockInSanRafael, todayInSanRafael } from '#common/lib/san-rafael.ts';

/** A stretch of a day in San Rafael; the times are minutes after midnight. */
export type Moment = { date: string; from: number; to: number };

/** The times that a visitor can ask about, besides any date such as "2026-12-12". */
export const WHENS = ['ahora', 'tarde', 'manana', 'finde'] as const;

const DAWN = 6 * 60;
const NOON = 13 * 60;
const MORNING = 9 * 60;
const NIGHT = 24 * 60;
/** Who asks about now wants to be somewhere within two hours. */
const SOON = 120;

/** What `when` means at `now`; null for a word that means nothing, or a day that is over. */
export function momentsOf(when: string, now: Date): Moment[] | null {
  const today = todayInSanRafael(now);
  const clock = clockInSanRafael(now);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const whole = (date: string): Moment => ({
    date,
    from: date === today ? Math.max(minute, MORNING) : MORNING,
    to: NIGHT,
  });
  if (when === 'ahora') return [{ date: today, from: minute, to: Math.min(minute + SOON, NIGHT) }];
  if (when === 'tarde') return [{ date: today, from: Math.max(minute, NOON), to: NIGHT }];
  if (when === 'manana') return [whole(addDays(today, 1))];
  if (when === 'finde') return weekendFrom(today).map(whole);
  return isDay(when) && when >= today ? [whole(when)] : null;
}

/** What is left of the moments from a time of day on, into the night; a night that is not over counts as it is. */
export const notBefore = (minute: number, moments: Moment[]): Moment[] =>
  moments.map((moment) =>
    moment.from < DAWN ? moment : { ...moment, from: Math.max(moment.from, minute), to: NIGHT },
  );

/** Saturday and Sunday of this week; on a Sunday, what is left of it. */
function weekendFrom(today: string): string[] {
  const weekday = weekdayOf(today);
  if (weekday === 0) return [today];
  const saturday = addDays(today, 6 - weekday);
  return [saturday, addDays(saturday, 1)];
}
