import { useSyncExternalStore } from 'react';
import { todayAt } from './days.ts';

/**
 * The day it is at a place, as "2026-11-21"; null in the static HTML, which does not know when it is read, and in the
 * render that takes it over.
 */
export function useToday(timeZone: string): string | null {
  return useSyncExternalStore(
    whenSeenAgain,
    () => todayAt(timeZone),
    () => null,
  );
}

/** A tab that was left open overnight is in a new day when somebody comes back to it. */
function whenSeenAgain(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
