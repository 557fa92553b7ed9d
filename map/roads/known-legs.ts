import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DistrictId } from '#map/browser/districts.ts';
import type { LegEntry, LegTable } from './leg-table.ts';

/** Computing the table takes seconds, and roads rarely change: it is committed, and a test recomputes it. */
export const LEGS_FILE = path.join(import.meta.dirname, 'legs.json');

let known: LegTable | undefined;

/** All drives between districts. */
export function knownLegs(): LegTable {
  known ??= JSON.parse(readFileSync(LEGS_FILE, 'utf8')) as LegTable; // written by `npm run map:keep`
  return known;
}

/** The drive from Plaza San Martín to a district; null in the city itself too. */
export function legTo(district: DistrictId): LegEntry {
  const { ids, rows } = knownLegs();
  const [city, there] = [ids.indexOf('ciudad'), ids.indexOf(district)];
  return rows[Math.max(city, there)]?.[Math.min(city, there)] ?? null;
}

/** Its numbered roads as signs write them: "RN 143". */
export const roadsOf = (leg: NonNullable<LegEntry>): string[] =>
  leg[5].flatMap((index) => knownLegs().roads[index]?.replace(/(\D)(\d)/, '$1\u00a0$2') ?? []);

/** Whether it ends on the way through the canyon, and not at a village: half-way, whose kilometres say little alone. */
export const isInCanyon = (leg: LegEntry): boolean => leg?.[6] === 1;

/** The text of the table's file: one line for each district. */
export function legsText({ ids, roads, rows }: LegTable): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "ids": ${JSON.stringify(ids)},\n  "roads": ${JSON.stringify(roads)},\n  "rows": [\n${lines}\n  ]\n}\n`;
}
