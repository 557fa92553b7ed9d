import type { TimedDay } from '../timing/timing.ts';

type Entry = { name: string; phone: string };

/**
 * Who can be called of a plan, without numbers that are made up, and the emergency numbers, as vCards (RFC 6350,
 * version 3 for old phones).
 */
export function tripContacts(days: TimedDay[], emergency: { number: string; name: string }[]): string {
  const stops = days.flatMap(({ parts }) =>
    parts.flatMap((part): Entry[] =>
      part.kind === 'stop' && part.thing?.phone && !part.thing.isSample
        ? [{ name: part.thing.name, phone: part.thing.phone }]
        : [],
    ),
  );
  const lines = emergency.map(({ name, number }) => ({ name: `${number} ${name}`, phone: number }));
  const unique = [...new Map([...lines, ...stops].map((entry) => [`${entry.phone} ${entry.name}`, entry])).values()];
  return unique.map(card).join('');
}

const card = ({ name, phone }: Entry) =>
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
