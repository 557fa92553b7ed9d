import type { Control, DeskSchema } from '#common/contracts/desk/content.ts';
import type { RuleName } from '#common/contracts/desk/judge/rules.ts';
import { readDay } from '#common/lib/written/day.ts';
import { readHour } from '#common/lib/written/hour.ts';
import { readMapFrame } from '#common/lib/written/map-frame.ts';
import { readProfile, readWebAddress } from '#common/lib/written/web.ts';
import type { Phones } from './phones.ts';

/** What it takes to read a text: the day, and how telephone numbers are written, once that has loaded. */
type Known = { today: string; phones: Phones | null };

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
      return BY_RULE[schema['x-rule'] ?? 'plain']?.(text) ?? null;
  }
}

const BY_RULE: { [rule in RuleName]?: (text: string) => string | null } = {
  web: readWebAddress,
  source: readWebAddress,
  hour: readHour,
  'map-frame': readMapFrame,
};
