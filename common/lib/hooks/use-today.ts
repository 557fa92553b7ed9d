import { useSyncExternalStore } from 'react';
import { clockInSanRafael, todayInSanRafael } from '../san-rafael.ts';
import { whenSeenAgain } from './when-seen-again.ts';

/**
 * The current day in San Rafael, as "2026-11-21"; null in the static HTML, which does not know when it is read, and
 * during hydration.
 */
export function useToday(): string | null {
  return useSyncExternalStore(whenSeenAgain, today, () => null);
}

/**
 * The same, but never null. Hydration reads the same clock as the inline script that ran before the first paint, so
 * both show the same.
 */
export function useReadingDay(): string {
  return useSyncExternalStore(whenSeenAgain, today, today);
}

/** The clock in San Rafael to the minute, as "2026-11-21T14:05"; null like {@link useToday}. */
export function useClock(): string | null {
  return useSyncExternalStore(whenSeenAgain, clock, () => null);
}

/** The time in milliseconds, to the minute: what is shown for "now" stays true on a screen that is left on. */
export function useMinute(): number {
  return useSyncExternalStore(whenSeenAgain, minute, minute);
}

const clock = () => clockInSanRafael().toISOString().slice(0, 16);
const minute = () => Math.floor(Date.now() / A_MINUTE_MS) * A_MINUTE_MS;
const today = () => todayInSanRafael();

const A_MINUTE_MS = 60_000;
