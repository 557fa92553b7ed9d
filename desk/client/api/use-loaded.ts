import { useCallback, useEffect, useState } from 'react';
import { explain } from './request.ts';

export type Loaded<Value> =
  | { state: 'loading'; value: null }
  | { state: 'failed'; value: null; error: string }
  | { state: 'ready'; value: Value };

/**
 * The result of `load`, which runs again when `key` changes or on `reload`. A reload shows the old result meanwhile.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> & { reload: () => void } {
  const [{ of, loaded }, set] = useState<{ of: string; loaded: Loaded<Value> }>({ of: key, loaded: LOADING });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for all that `load` depends on
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loaded<Value>) => isCurrent && set({ of: key, loaded: next });
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', value: null, error: explain(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { ...(of === key ? loaded : LOADING), reload };
}

const LOADING = { state: 'loading', value: null } as const;
