import type { Control, DeskSchema } from '#common/contracts/desk/content.ts';
import { readDay } from '#common/lib/written/day.ts';
import { writtenPhone, writtenWhatsapp } from '#common/lib/written/phone.ts';
import { readProfile, readWebAddress } from '#common/lib/written/web.ts';

/** What she wrote in the form that the guide keeps, or null if it is already, or cannot be understood. */
export function asWritten(text: string, control: Control | null, schema: DeskSchema, today: string): string | null {
  const read = readAs(text, control, schema, today);
  return read === text ? null : read;
}

function readAs(text: string, control: Control | null, schema: DeskSchema, today: string): string | null {
  switch (control) {
    case 'phone':
      return schema['x-rule'] === 'whatsapp' ? writtenWhatsapp(text) : writtenPhone(text);
    case 'instagram':
    case 'facebook':
      return readProfile(text, control);
    case 'link':
      return readWebAddress(text);
    case 'day':
      return readDay(text, today);
    default:
      return schema['x-rule'] === 'web' || schema['x-rule'] === 'source' ? readWebAddress(text) : null;
  }
}
