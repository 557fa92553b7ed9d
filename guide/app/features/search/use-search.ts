import { useEffect, useMemo, useState } from 'react';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import type { Found } from './entry.ts';

type Engine = typeof import('./engine.ts');

type Find = (query: string) => Found[];

/** Loaded once per document; a failure is forgotten, so that the next try loads it again. */
let asked: Promise<Find> | null = null;

async function load(language: string): Promise<Find> {
  const file = `/search/${language}.json`;
  const index = fetchBuilt<Parameters<Engine['openIndex']>[0]>(file, new AbortController().signal);
  const [engine, built] = await Promise.all([import('./engine.ts'), index]);
  if (!built) throw new Error(`${file} is not there.`);
  return engine.openIndex(built);
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
