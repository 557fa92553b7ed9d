import { useEffect, useMemo, useState } from 'react';
import type { Found } from './entry.ts';

type Find = (query: string) => Found[];

/** Loaded once per document; a failure is forgotten, so that the next try loads it again. */
let asked: Promise<Find> | null = null;

async function load(language: string): Promise<Find> {
  const [engine, response] = await Promise.all([import('./engine.ts'), fetch(`/search/${language}.json`)]);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return engine.openIndex((await response.json()) as Parameters<typeof engine.openIndex>[0]); // made by this build
}

/** `found` is null until there is a result: without a query, or while the index is loading. */
export type Search = { found: Found[] | null; hasFailed: boolean; retry: () => void };

/**
 * Answers a query from the index of `language`, without the network once it has loaded. The index and the code that
 * reads it load when `isWanted`: a visitor who does not search pays nothing.
 */
export function useSearch(query: string, language: string, isWanted: boolean): Search {
  const [find, setFind] = useState<Find | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    asked ??= load(language);
    asked.then(
      (loaded) => !isGone && setFind(() => loaded),
      (error: unknown) => {
        asked = null;
        if (isGone) return;
        console.warn('The search could not be loaded.', error);
        setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, language, attempt]);
  const found = useMemo(() => (find && query !== '' ? find(query) : null), [find, query]);
  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { found, hasFailed, retry };
}
