import { useEffect, useState } from 'react';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import type { Candidate } from '#views/today-views.ts';

/** What a day can hold, from the file that the build wrote; null until it is there, and `failed` if it does not come. */
export function useCandidates(file: string): Candidate[] | 'failed' | null {
  const [found, setFound] = useState<Candidate[] | 'failed' | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchBuilt<Candidate[]>(file, abort.signal).then(
      (candidates) => setFound(candidates ?? 'failed'),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('What a day can hold could not be loaded.', error);
        setFound('failed');
      },
    );
    return () => abort.abort();
  }, [file]);
  return found;
}
