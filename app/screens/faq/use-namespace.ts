import { useEffect } from 'react';

/**
 * Asks for the words of the namespace "faq", as specified, once the page is alive. It shows them already: nothing waits
 * for the answer, and nothing is missing without one.
 */
export function useNamespace(language: string): void {
  useEffect(() => {
    if (navigator.onLine) void fetch(`/locales/${language}/faq.json`, { priority: 'low' }).catch(() => null);
  }, [language]);
}
