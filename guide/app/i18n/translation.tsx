import { createContext, type ReactNode, useContext } from 'react';
import type { Translate } from '#common/lib/text/translate.ts';

const TranslationContext = createContext<Translate | null>(null);

export function TranslationProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <TranslationContext value={t}>{children}</TranslationContext>;
}

/** The interface translations of the page's language. */
export function useTranslation(): { t: Translate } {
  const t = useContext(TranslationContext);
  if (!t) throw new Error('useTranslation must be used within a TranslationProvider');
  return { t };
}
