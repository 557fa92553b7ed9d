import { useSyncExternalStore } from 'react';

/** False in the static HTML and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
