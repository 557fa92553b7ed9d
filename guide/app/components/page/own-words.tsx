import { type ReactNode, useMemo } from 'react';
import { TranslationProvider, useTranslation } from '#app/i18n/translation.tsx';
import { translator } from '#app/i18n/translator.ts';

type Props = { words: object; language: string; children: ReactNode };

/** Gives its children the texts of the groups in `words` (`trip.…`, `leaving.…`) besides those shared by all pages. */
export function OwnWords({ words, language, children }: Props) {
  const { t: shared } = useTranslation();
  const t = useMemo(() => {
    const own = translator(language, words);
    const groups = Object.keys(words);
    return (key: string, values?: Record<string, string | number>) =>
      groups.includes(key.split('.', 1)[0] ?? '') ? own(key, values) : shared(key, values);
  }, [words, language, shared]);
  return <TranslationProvider t={t}>{children}</TranslationProvider>;
}
