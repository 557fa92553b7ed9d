import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DistrictId } from '#map/browser/districts.ts';
import type { DistrictTable, TableEntry } from './district-table.ts';

/** Computing the table takes seconds, and roads rarely change: the table is committed, and a test recomputes it. */
export const TABLE_FILE = path.join(import.meta.dirname, 'distances.json');

let known: DistrictTable | undefined;

/** The route between two districts: km, and driving minutes on a good and on a bad day; null if no road is known. */
export function distanceBetween(a: DistrictId, b: DistrictId): TableEntry {
  known ??= JSON.parse(readFileSync(TABLE_FILE, 'utf8')) as DistrictTable; // written by `npm run map:keep`
  const [i, j] = [known.ids.indexOf(a), known.ids.indexOf(b)];
  return known.rows[Math.max(i, j)]?.[Math.min(i, j)] ?? null;
}

/** The same from Plaza San Martín; null in the city itself too. */
export const distanceTo = (district: DistrictId): TableEntry => distanceBetween('ciudad', district);

/** The text of the table's file. */
export function tableText({ ids, rows }: DistrictTable): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "ids": ${JSON.stringify(ids)},\n  "rows": [\n${lines}\n  ]\n}\n`;
}
