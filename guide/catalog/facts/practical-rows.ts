import type { Translate } from '#common/lib/text/translate.ts';
import type { IconName } from '#views/icons.ts';
import type { Fact } from '#views/views.ts';

/** The fields of `content/practical-fields.ts` that are shown as rows, in their order, with their icons. */
const ICONS = {
  visits: 'door',
  priceLevel: 'tag',
  payment: 'store',
  languages: 'users',
  stepFree: 'accessibility',
  pets: 'paw',
  children: 'user',
  signal: 'phone',
} as const satisfies Record<string, IconName>;

/** Formats the known answers to what travellers ask as display text; unknown ones are left out. */
export function practicalRows(listing: object, t: Translate, list: (words: string[]) => string): Fact[] {
  return Object.entries(ICONS).flatMap(([field, icon]) => {
    const value: unknown = listing[field as keyof typeof listing];
    if (value === null || value === undefined) return [];
    const word = (one: unknown) => t(`practicalFacts.${field}.${String(one)}`);
    const text = Array.isArray(value) ? list(value.map(word)) : word(value);
    return [{ icon, label: t(`practicalFacts.${field}.label`), text }];
  });
}
