import { useSyncExternalStore } from 'react';

export type Stored<Value> = {
  get(): Value;
  /** Replaces the newest stored value, even one that another tab wrote, with the result of `change`. */
  update(change: (value: Value) => Value): void;
  /** The value, synchronized between tabs; the first render equals the static HTML. */
  use(): Value;
};

type Options<Value> = {
  key: string;
  initial: Value;
  /** Turns stored text into a value; throws if it is invalid. */
  parse: (text: string) => Value;
  format: (value: Value) => string;
};

/**
 * A value in local storage. Failing storage and invalid data are logged, and the value is then only forgotten between
 * visits.
 */
export function stored<Value>({ key, initial, parse, format }: Options<Value>): Stored<Value> {
  let value = initial;
  let text: string | null = null;
  let isStorageDead = false;
  const listeners = new Set<() => void>();

  function read(): Value {
    if (isStorageDead) return value;
    try {
      const found = localStorage.getItem(key);
      if (found === text) return value;
      text = found;
      value = found === null ? initial : parsed(found);
    } catch (error) {
      // From here on the value exists only in this tab.
      isStorageDead = true;
      console.warn(`"${key}" could not be read from this browser's storage.`, error);
    }
    return value;
  }

  function parsed(found: string): Value {
    try {
      return parse(found);
    } catch (error) {
      console.warn(
        `"${key}" could not be read from this browser's storage: it is no longer what it was; starting empty.`,
        error,
      );
      return initial;
    }
  }

  function write(next: Value) {
    value = next;
    try {
      text = format(next);
      localStorage.setItem(key, text);
    } catch (error) {
      isStorageDead = true;
      console.warn(`"${key}" could not be kept in this browser's storage.`, error);
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    get: read,
    update: (change) => write(change(read())),
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  };
}
