import { useSyncExternalStore } from 'react';

export type Toast = { id: number; title: string; description?: string | undefined; tone: 'plain' | 'error' };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a notice, which replaces the current one: there is one at a time. */
export function toast({
  title,
  description,
  tone = 'plain',
}: {
  title: string;
  description?: string;
  tone?: Toast['tone'];
}) {
  lastId += 1;
  show({ id: lastId, title, description, tone });
}

let isExpected = false;

/** Loads the code of notices while there is a network: one may have to say that there is none. */
export function expectToast() {
  if (isExpected) return;
  isExpected = true;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number) {
  if (current?.id === id) show(null);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

export function useIsToastExpected(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isExpected,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
