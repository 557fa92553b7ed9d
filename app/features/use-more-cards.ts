import { useEffect, useReducer, useState } from 'react';
import type { Card } from '#app/catalog/views.ts';

/** The cards of this visit by the files that they came in: Back finds a list as long as it was. */
const fetched = new Map<string, Card[]>();

export type MoreCards = {
  /** What has come, file by file; ends where something is still missing. */
  parts: Card[][];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** The cards in `files`, each fetched once: the further pages of a list, or what one of its filters keeps. */
export function useMoreCards(files: string[]): MoreCards {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState('');
  const missing = files.filter((file) => !fetched.has(file)).join('\n');

  useEffect(() => {
    if (missing === '' || missing === failed) return;
    const abort = new AbortController();
    const load = async (file: string) => fetched.set(file, await fetchCards(file, abort.signal));
    Promise.all(missing.split('\n').map(load)).then(showAgain, (error: unknown) => {
      if (abort.signal.aborted) return;
      console.warn('More cards could not be loaded.', error);
      setFailed(missing);
    });
    return () => abort.abort();
  }, [missing, failed]);

  const firstMissing = files.findIndex((file) => !fetched.has(file));
  const here = firstMissing === -1 ? files : files.slice(0, firstMissing);
  const hasFailed = missing !== '' && missing === failed;
  return {
    parts: here.map((file) => fetched.get(file) ?? []),
    isLoading: missing !== '' && !hasFailed,
    hasFailed,
    retry: () => setFailed(''),
  };
}

async function fetchCards(file: string, signal: AbortSignal): Promise<Card[]> {
  const response = await fetch(encodeURI(file), { signal });
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  return ((await response.json()) as { data: { cards: Card[] } }).data.cards; // made by this build
}
