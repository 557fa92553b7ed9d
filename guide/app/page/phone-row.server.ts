import { telLink } from '#common/lib/text/phone.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { FactRow } from '#views/views.ts';

/** A number to call, or a text that it is unconfirmed. */
export function phoneRow(label: string, phone: string | null, t: Translate): FactRow {
  return phone === null
    ? { label, text: t('practical.noPhone'), isUnknown: true }
    : { label, text: phone, href: telLink(phone) };
}
