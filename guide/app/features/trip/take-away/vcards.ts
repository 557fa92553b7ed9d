import { type Contact, contactsOf } from '../contacts.ts';
import type { TimedDay } from '../timing/timing.ts';

/**
 * The contacts in a plan, leaving out invented numbers, and the emergency numbers, as vCards (RFC 2426, version 3.0,
 * for old phones).
 */
export function tripContacts(days: TimedDay[], emergency: { number: string; name: string }[]): string {
  const things = days.flatMap(({ parts, returns }) => [
    ...parts.map((part) => (part.kind === 'stop' ? part.thing : null)),
    returns.thing,
  ]);
  const stops = things.flatMap((thing) => (thing ? contactsOf(thing) : []));
  const lines = emergency.map(({ name, number }) => ({ name: `${number} ${name}`, phone: number }));
  const unique = [...new Map([...lines, ...stops].map((entry) => [`${entry.phone} ${entry.name}`, entry])).values()];
  return unique.map(card).join('');
}

const card = ({ name, phone }: Contact) =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    `TEL;TYPE=VOICE:${phone.replace(/[^\d+]/g, '')}`,
    'END:VCARD',
    '',
  ].join('\r\n');

const escaped = (text: string) => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
