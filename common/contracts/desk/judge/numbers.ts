import { isInvented, isLandline } from '../../../lib/written/phone-signs.ts';
import { ANSWERED } from '../checks.ts';
import type { DeskSchema } from '../content.ts';
import { type Group, isGroup } from '../group.ts';
import { mayLack, noValue } from '../no-value.ts';

type Said = { path: [string]; text: string };

/** Telephone numbers of a listing that are well written but reach nobody; `fields` are those of its form. */
export function doubtfulNumbers(listing: Group, fields: Record<string, DeskSchema>): Said[] {
  const numbers = (['phone', 'whatsapp'] as const).filter((field) => typeof listing[field] === 'string');
  const invented = numbers.filter((field) => isInvented(String(listing[field])));
  if (invented.length > 0) return invented.map((field) => ({ path: [field], text: invention(fields[field]) }));
  return asksForChat(listing) ? [{ path: ['whatsapp'], text: LANDLINE }] : [];
}

/** Whether its WhatsApp is a landline on which nobody is known to have answered. */
export function asksForChat({ whatsapp, checks }: Group): boolean {
  if (typeof whatsapp !== 'string' || !isLandline(whatsapp)) return false;
  return !(Array.isArray(checks) ? checks.filter(isGroup) : []).some(({ how, facts }) => {
    return ANSWERED.some((way) => way === how) && Array.isArray(facts) && facts.includes('whatsapp');
  });
}

const invention = (field: DeskSchema = {}): string =>
  `Ese número no lo tiene nadie: escribí el verdadero${mayLack(field) ? `, o elegí «${noValue(field)}»` : ''}.`;
const LANDLINE = 'Es un teléfono fijo. Decí si contestan por WhatsApp ahí.';
