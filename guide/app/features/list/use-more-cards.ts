import { useEffect, useReducer, useState } from 'react';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import type { Card } from '#views/views.ts';

/** The cards fetched during this visit, by file, so that Back restores a list at its full length. */
const fetched = new Map<string, Card[]>();

export type MoreCards = {
  /** The cards that have arrived, file by file, up to the first missing file. */
  parts: Card[][];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** Fetches the cards in `files`, each once: the further pages of a list, or of one of its filters. */
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
  const part = await fetchBuilt<{ data: { cards: Card[] } }>(encodeURI(file), signal);
  if (!part) throw new Error(`${file} is not there.`);
  return part.data.cards;
}
