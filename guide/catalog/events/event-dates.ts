/** Computes the dates of events in a given year from the rules that they follow. */
import { z } from 'zod';
import { deskHints } from '#catalog/content/desk-hints.ts';
import { day } from '#catalog/facts/checks.ts';
import { addDays, dayOf, isDay, weekdayOf } from '#common/lib/days.ts';
import { isEdition } from '#common/lib/written/edition.ts';

const month = z
  .int()
  .min(1)
  .max(12)
  .register(deskHints, { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
const weekday = z
  .int()
  .min(0)
  .max(6)
  .register(deskHints, { values: [1, 2, 3, 4, 5, 6, 0] });
/** The event's length in days. */
const days = z.int().positive().default(1);
/** A day of any year, such as 01-20: a date in a leap year, so that 29 February is accepted. */
export const monthAndDay = z
  .string()
  .refine((text) => isDay(`2028-${text}`), { error: 'must be a month and a day, such as 01-20' });

/** Announced days, both inclusive, without a rule for another year: a concert, a fair. */
export const once = z
  .strictObject({
    type: z.literal('once'),
    from: day,
    to: day.nullable().default(null),
    /** Whether whoever organises it has announced these days. */
    confirmed: z.boolean().default(true),
  })
  .refine(({ from, to }) => to === null || to >= from, {
    path: ['to'],
    error: 'must be the day on which it begins, or a later one',
  });

/** The same date every year; `approx`: around that date. */
export const fixed = z
  .strictObject({
    type: z.literal('fixed'),
    month,
    day: z.int().min(1).max(31),
    days,
    approx: z.boolean().default(false),
  })
  .refine(({ month, day }) => isDay(`2028-${twoDigits(month)}-${twoDigits(day)}`), {
    error: 'is a day that no year has',
  });

/** When an event takes place: once, or by the rule that it follows from year to year. */
export const recurrence = z.discriminatedUnion('type', [
  once,
  fixed,
  /** The `nth` weekday of a month: 2 with weekday 6 is the second Saturday, -1 the last. Weekdays: 0 is Sunday. */
  z.strictObject({
    type: z.literal('weekday'),
    month,
    weekday,
    nth: z.union([z.literal([1, 2, 3, 4]), z.literal(-1)]),
    days,
  }),
  /** A number of days after Easter Sunday; before it when negative. */
  z.strictObject({ type: z.literal('easter'), offset: z.int().min(-70).max(70), days }),
  /** One day between two, still to be announced. A `to` before `from` is in the next year. */
  z.strictObject({ type: z.literal('window'), from: monthAndDay, to: monthAndDay }),
  /** One day of a month. */
  z.strictObject({ type: z.literal('month'), month }),
  /** One day of a month, but not every year. */
  z.strictObject({ type: z.literal('irregular'), month }),
]);

export type Recurrence = z.output<typeof recurrence>;

/**
 * Dates such as "2026-11-21", both inclusive. `isPending`: the event is on some day between them that is not known yet.
 */
export type EventDates = { start: string; end: string; isPending: boolean };

/** The dates of an event that follows `rule` in `year`; those of a single one whatever the year. */
export function datesIn(rule: Recurrence, year: number): EventDates {
  switch (rule.type) {
    case 'once':
      return { start: rule.from, end: rule.to ?? rule.from, isPending: !rule.confirmed };
    case 'fixed': {
      const start = dayOf(year, rule.month, rule.day);
      // An approximate date may be a little earlier or later, and is still to be announced.
      return rule.approx ? wholeMonth(year, rule.month) : lasting(start, rule.days);
    }
    case 'weekday':
      return lasting(nthWeekday(year, rule), rule.days);
    case 'easter':
      return lasting(addDays(easterSunday(year), rule.offset), rule.days);
    case 'window':
      return {
        start: `${year}-${rule.from}`,
        end: `${rule.to < rule.from ? year + 1 : year}-${rule.to}`,
        isPending: true,
      };
    case 'month':
    case 'irregular':
      return wholeMonth(year, rule.month);
  }
}

/**
 * The date of Easter Sunday in the western churches, by the Meeus/Jones/Butcher algorithm; valid from 1583 on.
 */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The date of a past edition: "2026-01-24", "2026-02-13/2026-02-16", or a month, "2024-02". */
export const edition = z.string().refine(isEdition, {
  error: 'must be a day (2026-01-24), two days (2026-02-13/2026-02-16) or a month (2024-02)',
});

/** Parses the dates of an edition; null if the text is invalid. A month alone is pending. */
export function readEdition(text: string): EventDates | null {
  if (!isEdition(text)) return null;
  const [start = '', end = start] = text.split('/');
  return isDay(start) ? { start, end, isPending: false } : wholeMonth(Number(text.slice(0, 4)), Number(text.slice(5)));
}

/**
 * The last day on which an edition is likely: its own last day, or while its day is unknown, the same weekday at the time
 * of year at which a known edition ended.
 */
export function likelyEnd({ start, end, isPending }: EventDates, known: EventDates | null): string {
  if (!isPending || known === null || known.isPending) return end;
  const sameDay = [start, end]
    .map((day) => `${day.slice(0, 4)}${known.end.slice(4)}`)
    .find((day) => isDay(day) && start <= day && day <= end);
  if (sameDay === undefined) return end;
  const later = (weekdayOf(known.end) - weekdayOf(sameDay) + 7) % 7;
  const nearest = addDays(sameDay, later > 3 ? later - 7 : later);
  const within = nearest < start ? addDays(nearest, 7) : nearest;
  return within < end ? within : end;
}

function nthWeekday(year: number, { month, weekday, nth }: Extract<Recurrence, { type: 'weekday' }>): string {
  if (nth === -1) {
    const last = dayOf(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

const lasting = (start: string, days: number): EventDates => ({
  start,
  end: addDays(start, days - 1),
  isPending: false,
});

const wholeMonth = (year: number, month: number): EventDates => ({
  start: dayOf(year, month, 1),
  end: dayOf(year, month + 1, 0),
  isPending: true,
});

const twoDigits = (number: number): string => String(number).padStart(2, '0');
