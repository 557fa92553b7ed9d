import type { FactRow } from '#app/components/fact-rows.tsx';
import type { Translate } from './catalog/words.ts';
import { telLink } from './lib/phone.ts';

/** A number to call, or the words that nobody confirmed it yet. */
export function phoneRow(label: string, phone: string | null, t: Translate): FactRow {
  return phone === null
    ? { label, text: t('practical.noPhone'), isUnknown: true }
    : { label, text: phone, href: telLink(phone) };
}
