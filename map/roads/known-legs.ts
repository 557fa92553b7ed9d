import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LegTable } from './leg-table.ts';

/** Committed for the same reason as `distances.json`: computing it takes seconds. */
export const LEGS_FILE = path.join(import.meta.dirname, 'legs.json');

let known: LegTable | undefined;

/** All drives between districts. */
export function knownLegs(): LegTable {
  known ??= JSON.parse(readFileSync(LEGS_FILE, 'utf8')) as LegTable; // written by `npm run map:keep`
  return known;
}

/** The text of the table's file: one line for each district. */
export function legsText({ ids, roads, rows }: LegTable): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "ids": ${JSON.stringify(ids)},\n  "roads": ${JSON.stringify(roads)},\n  "rows": [\n${lines}\n  ]\n}\n`;
}
