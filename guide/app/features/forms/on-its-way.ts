import { useSyncExternalStore } from 'react';

const names = new Set<string>();
const listeners = new Set<() => void>();

/** Records whether the form named `form` is being sent, even while the visitor looks at another page. */
export function setOnItsWay(form: string, isOnItsWay: boolean) {
  if (isOnItsWay) names.add(form);
  else names.delete(form);
  for (const listener of listeners) listener();
}

export const isOnItsWay = (form: string) => names.has(form);

export function useIsOnItsWay(form: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => names.has(form),
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
