import type { BuildContext } from '#app/page/build-context.ts';
import { paths } from '#common/lib/address/paths.ts';
import { type ContactCard, vcardFile } from '#common/lib/text/vcard.ts';
import type { Link } from '#views/views.ts';
import type { PhonesData } from './views.ts';

/** The address of a contact file: that of one office by its id, or the one with all numbers. */
export const contactFile = (id = 'contactos') => `${paths.phones}/${id}.vcf`;

/** A file for each office with a number, and one with all of them and the short lines. */
export function contactFiles({ list, shortLines }: PhonesData, { at, url }: BuildContext): Record<string, string> {
  const uid = (id: string) => `${id}@${new URL(url(paths.phones)).host}`;
  const dialled = ({ href }: Link) => href.slice('tel:'.length);
  const offices = list.entries.flatMap(({ id, name, detail, number, second, address, web, contact }) => {
    const phones = [
      ...(number ? [{ number: dialled(number), label: null }] : []),
      ...(second ? [{ number: dialled(second), label: second.kind }] : []),
    ];
    const office: ContactCard = { uid: uid(id), name, phones, address, web: web?.href ?? null, note: detail };
    return contact ? [{ href: contact.href, office }] : [];
  });
  const lines = shortLines.lines.map(
    (line): ContactCard => ({
      uid: uid(`linea-${line.id}`),
      name: `${line.title} ${line.label}`,
      phones: [{ number: dialled(line), label: null }],
      address: null,
      web: null,
      note: line.detail,
    }),
  );
  return {
    ...Object.fromEntries(offices.map(({ href, office }) => [href, vcardFile([office])])),
    [at(contactFile())]: vcardFile([...lines, ...offices.map(({ office }) => office)]),
  };
}
