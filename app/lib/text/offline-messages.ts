import type offline from '../../../locales/es/offline.json';

/** `locales/<lng>/offline.json`: the messages of all that works without signal. */
export type OfflineMessages = typeof offline;

/** "Guardando: {{done}} de {{all}}" with its values. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}
