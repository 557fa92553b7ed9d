import { useEffect } from 'react';

/**
 * Requests the words of the namespace "faq", as specified, once the page is hydrated. The page already shows them, so
 * nothing waits for the response, and nothing is missing without one.
 */
export function useNamespace(language: string): void {
  useEffect(() => {
    if (navigator.onLine) void fetch(`/locales/${language}/faq.json`, { priority: 'low' }).catch(() => null);
  }, [language]);
}
