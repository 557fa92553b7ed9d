/** A contact for a phone's address book. Empty fields are left out. */
export type ContactCard = {
  /** The same in every file, so that phones replace the contact instead of duplicating it. */
  uid: string;
  name: string;
  /** The numbers as dialled, each with its purpose. */
  phones: { number: string; label: string | null }[];
  address: string | null;
  web: string | null;
  note: string;
};

/** RFC 2426: phones import this version, but few of them read the newer 4.0. */
const VERSION = '3.0';
/** The maximum bytes of a line; a longer one continues in the next, after a space. */
const LONGEST_LINE = 75;

/** The text of a `.vcf` file of businesses and offices in San Rafael. */
export function vcardFile(contacts: ContactCard[]): string {
  return contacts
    .flatMap(linesOf)
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

function linesOf({ uid, name, phones, address, web, note }: ContactCard): string[] {
  return [
    'BEGIN:VCARD',
    `VERSION:${VERSION}`,
    `UID:${uid}`,
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    ...phones.flatMap(({ number, label }, index) =>
      // Only a grouped line can have a label of its own.
      label === null
        ? [`TEL;TYPE=WORK,VOICE:${number}`]
        : [`item${index + 1}.TEL;TYPE=WORK,VOICE:${number}`, `item${index + 1}.X-ABLabel:${escaped(label)}`],
    ),
    ...(address === null ? [] : [`ADR;TYPE=WORK:;;${escaped(address)};San Rafael;Mendoza;;Argentina`]),
    ...(web === null ? [] : [`URL:${web}`]),
    ...(note === '' ? [] : [`NOTE:${escaped(note)}`]),
    'END:VCARD',
  ];
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a long line between characters, never inside one: "ñ" is two bytes. */
function folded(line: string): string[] {
  const lines = [''];
  for (const letter of line) {
    const last = lines.length - 1;
    const isFull = new TextEncoder().encode(`${lines[last]}${letter}`).length > LONGEST_LINE;
    if (isFull) lines.push(` ${letter}`);
    else lines[last] += letter;
  }
  return lines;
}
