import { useEffect, useState } from 'react';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import type { TripData } from '#views/trip-views.ts';

export type Loading<Data> = { data: Data | null; hasFailed: boolean; retry: () => void };

/** The data for planning trips, from the file that the build wrote for the page's language. */
export function useTripData(file: string): Loading<TripData> {
  const [data, setData] = useState<TripData | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    const abort = new AbortController();
    fetchBuilt<TripData>(file, abort.signal)
      .then((found) => (found ? setData(found) : Promise.reject(new Error(`${file} is missing.`))))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('What a trip can be made of could not be loaded.', error);
        setFailed(attempt);
      });
    return () => abort.abort();
  }, [file, attempt]);
  return { data, hasFailed: !data && failed === attempt, retry: () => setAttempt(attempt + 1) };
}
