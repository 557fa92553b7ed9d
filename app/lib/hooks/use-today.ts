import { useSyncExternalStore } from 'react';
import { todayAt } from '#app/lib/days.ts';

/**
 * The current day at a place, as "2026-11-21"; null in the static HTML, which does not know when it is read, and during
 * hydration.
 */
export function useToday(timeZone: string): string | null {
  return useSyncExternalStore(
    whenSeenAgain,
    () => todayAt(timeZone),
    () => null,
  );
}

/** Notices a new day when somebody returns to a tab that was left open overnight. */
function whenSeenAgain(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
