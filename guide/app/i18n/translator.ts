import type { Translate } from '#common/lib/text/translate.ts';

/**
 * The part of i18next's behaviour that pages need: nested keys, values in {{braces}}, and the language's plurals.
 * `translations` are a complete language: the build has filled in Spanish where a translation is missing.
 */
export function translator(language: string, translations: unknown): Translate {
  const plurals = new Intl.PluralRules(language);
  const find = (key: string) =>
    key
      .split('.')
      .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], translations);
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
