/** Looks up a text by its key and fills in its {{placeholders}}; `count` chooses among its plurals. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
