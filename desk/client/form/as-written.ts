import type { Control, DeskSchema } from '#common/contracts/desk/content.ts';
import type { RuleName } from '#common/contracts/desk/judge/rules.ts';
import { readDay, writtenDay } from '#common/lib/written/day.ts';
import { readEditionText, writtenEdition } from '#common/lib/written/edition.ts';
import { readClock, readHour } from '#common/lib/written/hour.ts';
import { readMapFrame } from '#common/lib/written/map-frame.ts';
import { readProfile, readWebAddress } from '#common/lib/written/web.ts';
import { words } from '../words.ts';
import type { Phones } from './phones.ts';

/** What it takes to read a text: the day, and how telephone numbers are written, once that has loaded. */
type Known = { today: string; phones: Phones | null };

/** A value as people write it, where the guide keeps it otherwise. */
export function shownText(text: string, control: Control | null, schema: DeskSchema): string {
  if (control === 'day') return writtenDay(text);
  if (schema['x-rule'] === 'source') return shownSource(text);
  return schema['x-rule'] === 'edition' ? writtenEdition(text) : text;
}

/** Where a fact was read: the page, or the message of a business or a visitor by its number. */
export function shownSource(text: string): string {
  const [, form, reference = ''] = /^(publicar|sabes):(.+)$/.exec(text) ?? [];
  if (form === undefined) return text;
  return form === 'publicar' ? words.form.fromBusiness(reference) : words.form.fromVisitor(reference);
}

/** What she wrote in the form that the guide keeps, or null if it is already, or cannot be understood. */
export function asWritten(text: string, control: Control | null, schema: DeskSchema, known: Known): string | null {
  const read = readAs(text, control, schema, known);
  return read === text ? null : read;
}

function readAs(text: string, control: Control | null, schema: DeskSchema, { today, phones }: Known): string | null {
  switch (control) {
    case 'phone':
      if (!phones) return null;
      return schema['x-rule'] === 'whatsapp' ? phones.writtenWhatsapp(text) : phones.writtenPhone(text);
    case 'instagram':
    case 'facebook':
      return readProfile(text, control);
    case 'link':
      return readWebAddress(text);
    case 'day':
      return readDay(text, today);
    default:
      return BY_RULE[schema['x-rule'] ?? 'plain']?.(text, today) ?? null;
  }
}

const BY_RULE: { [rule in RuleName]?: (text: string, today: string) => string | null } = {
  edition: readEditionText,
  web: readWebAddress,
  source: readWebAddress,
  hour: readHour,
  clock: readClock,
  'map-frame': readMapFrame,
};
