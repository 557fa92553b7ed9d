import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Point } from '#map/browser/districts.ts';
import type { WayId, waysIn } from './ways-in.ts';

/** Committed for the same reason as `legs.json`: computing it takes seconds. */
export const WAYS_IN_FILE = path.join(import.meta.dirname, 'ways-in.json');

type Ways = ReturnType<typeof waysIn>;

let known: Ways | undefined;

/** The road from one side to the plaza. */
export function knownWayIn(id: WayId): Point[] {
  known ??= JSON.parse(readFileSync(WAYS_IN_FILE, 'utf8')) as Ways; // written by `npm run map:keep`
  return known[id].map(([lng, lat]) => ({ lat, lng }));
}

/** The text of the file: one line for each way. */
export function waysInText(ways: Ways): string {
  const lines = Object.entries(ways).map(([id, line]) => `  ${JSON.stringify(id)}: ${JSON.stringify(line)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
