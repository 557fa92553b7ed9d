/** Kept, because creating a formatter takes a thousand times as long as using it. */
const formats = new Map<string, Intl.ListFormat>();

/** "vino, aceite y miel", in the language of a locale. */
export function listWords(words: string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale);
  formats.set(locale, format);
  return format.format(words);
}
