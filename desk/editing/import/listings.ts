import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '#catalog/facts/checks.ts';
import { DRAFT, listingsFolder } from '#catalog/listings/listing-files.ts';
import type { RegisterKind } from '#common/contracts/desk/register.ts';
import { filesIn, foldersIn } from '#reading/read-file.ts';

/** A listing of the guide, as its file says it. `ref` is "alojamientos/posada-del-rio". */
export type Listing = { ref: string; file: string; fields: Fields };

/** The fields of a listing that an import reads. They are not validated: the build does that. */
export type Fields = {
  name?: string;
  location?: string;
  checks?: Partial<Check>[];
  todo?: string[];
  sources?: string[];
  [field: string]: unknown;
};

/** The fields that a register may write into a listing that exists. */
export const CONTACTS = ['phone', 'whatsapp', 'website', 'instagram', 'facebook'] as const;
export type Contact = (typeof CONTACTS)[number];

/** Where each kind belongs, and the fields by which its collection tells kinds apart. */
export const PLACES: Record<RegisterKind, { collection: string; fields: Record<string, unknown> }> = {
  cabaña: { collection: 'alojamientos', fields: { type: 'Cabañas', category: 'cabaña' } },
  hotel: { collection: 'alojamientos', fields: { type: 'Hotel', category: 'hotel' } },
  departamento: { collection: 'alojamientos', fields: { type: 'Apart hotel', category: 'departamento' } },
  posada: { collection: 'alojamientos', fields: { type: 'Posada', category: 'posada' } },
  hostel: { collection: 'alojamientos', fields: { type: 'Hostel', category: 'hostel' } },
  gastronomía: { collection: 'gastronomia', fields: {} },
  bodega: { collection: 'bodegas', fields: {} },
  agencia: { collection: 'operadores', fields: {} },
};

export function readListings(root: string): Listing[] {
  return foldersIn(root, 'content/collections').flatMap((collection) => {
    const folder = listingsFolder(collection);
    const names = filesIn(root, folder).filter((name) => name.endsWith('.json') && !name.endsWith(DRAFT));
    return names.map((name) => {
      const file = `${folder}/${name}`;
      const fields = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Fields; // the build has checked it
      return { ref: `${collection}/${name.slice(0, -'.json'.length)}`, file, fields };
    });
  });
}

/** What identifies businesses that asked to be taken away: ids such as "alojamientos/cabanas-x", pages, names, numbers. */
const REMOVED = 'content/removed.json';

export function readRemoved(root: string): ReadonlySet<string> {
  const file = path.join(root, REMOVED);
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []); // a list, if there is one
}
