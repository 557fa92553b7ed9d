import { type ReactNode, useMemo } from 'react';
import { TranslationProvider, useTranslation } from '#app/i18n/translation.tsx';
import { translator } from '#app/i18n/translator.ts';

type Props = { words: object; language: string; children: ReactNode };

/** Gives its children the texts of one group (`trip.…`, `leaving.…`) in addition to those shared by all pages. */
export function OwnWords({ words, language, children }: Props) {
  const { t: shared } = useTranslation();
  const t = useMemo(() => {
    const own = translator(language, words);
    return (key: string, values?: Record<string, string | number>) =>
      key.startsWith('trip.') || key.startsWith('leaving.') ? own(key, values) : shared(key, values);
  }, [words, language, shared]);
  return <TranslationProvider t={t}>{children}</TranslationProvider>;
}
