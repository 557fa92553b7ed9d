import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '#common/lib/text/fold.ts';
import { isSamePhone } from '#common/lib/text/phone-number.ts';

/** A listing that may be the same business; `what` they share is in Spanish: "el mismo nombre". */
export type Twin = { file: string; what: string };

/** Returns each listing in `files` that may be the same business. */
export function twins(root: string, files: string[], business: { name: string; phone: string }): Twin[] {
  return files.flatMap((file) => {
    const { name, phone, whatsapp } = fieldsOf(path.join(root, file));
    const isSameName = wordsOf(business.name).join(' ') === wordsOf(name).join(' ');
    const isSameNumber = [phone, whatsapp].some((number) => isSamePhone(number, business.phone));
    if (!isSameName && !isSameNumber) return [];
    const what = [isSameName ? 'nombre' : [], isSameNumber ? 'teléfono' : []].flat().join(' y ');
    return [{ file, what: `el mismo ${what}` }];
  });
}

/** A value that is not text and an unreadable file match nothing; the build reports them. */
function fieldsOf(file: string) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  try {
    const { name, phone, whatsapp } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return { name: text(name), phone: text(phone), whatsapp: text(whatsapp) };
  } catch {
    return { name: '', phone: '', whatsapp: '' };
  }
}
