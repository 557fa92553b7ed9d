/** Days are texts such as "2026-11-21", months such as "2026-11": without hours there is no time zone to get wrong. */

const DAY_MS = 86_400_000;
/** A month spans at most six weeks; every grid has six, so that turning to another month shifts nothing. */
const WEEKS = 6;

/** The day `count` days after `day`, or before it if negative. */
export function addDays(day: string, count: number): string {
  return iso(Date.parse(day) + count * DAY_MS);
}

/** `month` counts from 1. A day that the month does not have overflows into the next: check with `isDay`. */
export function dayOf(year: number, month: number, day: number): string {
  return iso(Date.UTC(year, month - 1, day));
}

/** Whether the text is a day of the calendar: "2026-02-29" is not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && iso(time) === text;
}

/** 0 is Sunday, as in `Date`. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The six weeks of a month, Monday first; null stands for a day of another month. */
export function monthGrid(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) + 6) % 7;
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const day = addDays(first, week * 7 + index - lead);
      return monthOf(day) === month ? day : null;
    }),
  );
}

/** Compares days, or texts that begin with one. The first `localeCompare` would cost a browser about 10 ms. */
export const earliestFirst = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
