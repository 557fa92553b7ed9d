/** A text with its values, where no translator is at hand: `fill('{{count}} marcas', { count: 3 })`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
