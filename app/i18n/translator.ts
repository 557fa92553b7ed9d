import type { Translate } from './words.tsx';

/**
 * What a page needs of i18next, which makes its HTML: groups of words, values in {{braces}}, and the plurals of the
 * language. `words` is a whole language: the build has filled in Spanish where a word is missing.
 */
export function translator(language: string, words: unknown): Translate {
  const plurals = new Intl.PluralRules(language);
  const find = (key: string) =>
    key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], words);
  return (key, values = {}) => {
    const { count } = values;
    const forms =
      typeof count === 'number'
        ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plurals.select(count)}`, `${key}_other`, key]
        : [key];
    const text = forms.map(find).find((found) => typeof found === 'string');
    if (typeof text !== 'string') {
      if (import.meta.env.DEV) console.warn(`The word "${key}" is missing.`);
      return key;
    }
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
