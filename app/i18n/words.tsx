import { createContext, type ReactNode, useContext } from 'react';

/** Looks up a word of the interface: its key, and what its text names in {{braces}}. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const WordsContext = createContext<Translate | null>(null);

export function WordsProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <WordsContext value={t}>{children}</WordsContext>;
}

/** The interface words of the page's language. */
export function useTranslation(): { t: Translate } {
  const t = useContext(WordsContext);
  if (!t) throw new Error('useTranslation must be used within a WordsProvider');
  return { t };
}
