import { useSyncExternalStore } from 'react';
import { todayInSanRafael } from '#app/lib/san-rafael.ts';

/**
 * The current day in San Rafael, as "2026-11-21"; null in the static HTML, which does not know when it is read, and
 * during hydration.
 */
export function useToday(): string | null {
  return useSyncExternalStore(whenSeenAgain, today, () => null);
}

/**
 * The same, and never null. The render that takes the static HTML over asks the same clock as a script that ran before
 * it was painted, so both show the same.
 */
export function useReadingDay(): string {
  return useSyncExternalStore(whenSeenAgain, today, today);
}

const today = () => todayInSanRafael();

/** Notices a new day when somebody returns to a tab that was left open overnight. */
function whenSeenAgain(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
