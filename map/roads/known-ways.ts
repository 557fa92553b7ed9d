import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WayTable } from './way-table.ts';

/** Committed for the same reason as `legs.json`: computing it takes seconds. */
export const WAYS_FILE = path.join(import.meta.dirname, 'ways.json');

let known: WayTable | undefined;

/** The roads of all drives between districts. */
export function knownWays(): WayTable {
  known ??= JSON.parse(readFileSync(WAYS_FILE, 'utf8')) as WayTable; // written by `npm run map:keep`
  return known;
}

/** The text of the table's file: one line for each stretch and each district. */
export function waysText({ stretches, rows }: WayTable): string {
  const lines = (list: readonly unknown[]) => list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  return `{\n  "stretches": [\n${lines(stretches)}\n  ],\n  "rows": [\n${lines(rows)}\n  ]\n}\n`;
}
