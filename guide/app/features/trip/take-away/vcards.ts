import { wordsOf } from '#common/lib/text/fold.ts';
import { digits } from '#common/lib/text/phone.ts';
import { type ContactCard, vcardFile } from '#common/lib/text/vcard.ts';
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
  return vcardFile(unique.map(card));
}

/** By name and number: a second import replaces the contact instead of doubling it. */
const card = ({ name, phone }: Contact): ContactCard => ({
  uid: `${[digits(phone), ...wordsOf(name)].join('-')}@mi-viaje`,
  name,
  phones: [{ number: phone.replace(/[^\d+]/g, ''), label: null }],
  address: null,
  web: null,
  note: '',
});
