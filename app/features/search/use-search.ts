import { useEffect, useMemo, useState } from 'react';
import type { Found } from './entry.ts';

type Find = (query: string) => Found[];

/** Asked for once in a page's life; a failure is forgotten, so that the next try asks again. */
let asked: Promise<Find> | null = null;

async function load(language: string): Promise<Find> {
  const [engine, response] = await Promise.all([import('./engine.ts'), fetch(`/search/${language}.json`)]);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return engine.openIndex((await response.json()) as Parameters<typeof engine.openIndex>[0]); // made by this build
}

/** `found` is null until there is an answer: no query, or the index is still on its way. */
export type Search = { found: Found[] | null; hasFailed: boolean; retry: () => void };

/**
 * Answers a query from the index of `language`, without the network once it is there. The index and the code that
 * reads it come when `isWanted`: a visitor who does not search pays nothing.
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
