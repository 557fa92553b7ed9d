import { useEffect } from 'react';
import { countableWords } from '#common/contracts/visits.ts';

/** A query that somebody is still typing, or corrects at once, was not searched. */
const MEANT_MS = 2000;

/** What was searched in this document and not found, until it is reported. */
export const lacked = new Set<string>();

/** Notes a query without a result for the report of the page, once it has stayed for a moment; null if there is none. */
export function useLacked(query: string | null) {
  useEffect(() => {
    const words = query && countableWords(query);
    if (!words) return;
    const timer = setTimeout(() => lacked.add(words), MEANT_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
