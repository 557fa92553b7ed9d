/** Where the guide's days and opening hours are counted. */
export const TIME_ZONE = 'America/Argentina/Mendoza';

/**
 * Argentina has had no summer time since 2009. Browsers know the zone too, but the first formatter of dates takes a phone
 * some 60 ms to make, while it has a page to draw. A test asks whether time zone data still says so.
 */
const BEHIND_UTC_MS = 3 * 3_600_000;

/** The clock in San Rafael, to be read as if it were in UTC: by `getUTCHours` and the like. */
export function clockInSanRafael(now = new Date()): Date {
  return new Date(now.getTime() - BEHIND_UTC_MS);
}

/** The current day in San Rafael, as "2026-11-21", wherever the reader's clock is. */
export function todayInSanRafael(now = new Date()): string {
  return clockInSanRafael(now).toISOString().slice(0, 10);
}
