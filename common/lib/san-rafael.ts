/** The time zone of the guide's days and opening hours. */
export const TIME_ZONE = 'America/Argentina/Mendoza';

/**
 * Argentina has had no summer time since 2009. Browsers know the zone, too, but creating the first date formatter costs
 * a phone about 60 ms, while it has a page to draw. A test checks that time zone data still agrees.
 */
const BEHIND_UTC_MS = 3 * 3_600_000;

/** The clock in San Rafael, to be read as if it were UTC: with `getUTCHours` and the like. */
export function clockInSanRafael(now = new Date()): Date {
  return new Date(now.getTime() - BEHIND_UTC_MS);
}

/** The current day in San Rafael, such as "2026-11-21", whatever the reader's time zone. */
export function todayInSanRafael(now = new Date()): string {
  return clockInSanRafael(now).toISOString().slice(0, 10);
}
