/** Fills values into a text where no translator is available: `fill('{{count}} marcas', { count: 3 })`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
