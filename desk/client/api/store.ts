import { useSyncExternalStore } from 'react';

export type Store<Value> = { get(): Value; set(change: (value: Value) => Value): void; use(): Value };

/** A value shared by several parts of the page. */
export function store<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set(change) {
      value = change(value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
