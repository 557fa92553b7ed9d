/** A word with its values: `fill('{{count}} marcas', { count: 3 })`. */
export const fill = (word: string, values: Record<string, string | number>): string =>
  word.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
