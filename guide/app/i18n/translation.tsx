import { createContext, type ReactNode } from 'react';
import { useGiven } from '#common/lib/hooks/use-given.ts';
import type { Translate } from '#common/lib/text/translate.ts';

const TranslationContext = createContext<Translate | null>(null);

export function TranslationProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <TranslationContext value={t}>{children}</TranslationContext>;
}

/** The interface translations of the page's language. */
export const useTranslation = (): { t: Translate } => ({
  t: useGiven(TranslationContext, 'useTranslation', 'a TranslationProvider'),
});
