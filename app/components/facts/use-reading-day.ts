import { useSyncExternalStore } from 'react';
import { todayAt } from '#app/lib/days.ts';
import { TIME_ZONE } from '#app/lib/san-rafael.ts';

/**
 * The day in San Rafael by the reader's clock, as "2026-11-21". The render that takes the static HTML over asks the same
 * clock as the script that ran before it was painted, so both show the same.
 */
export function useReadingDay(): string {
  return useSyncExternalStore(whenSeenAgain, today, today);
}

const today = () => todayAt(TIME_ZONE);

/** A tab that was left open overnight is in a new day when somebody comes back to it. */
function whenSeenAgain(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
