import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DistrictId } from '#map/browser/districts.ts';
import type { SheetName } from '#map/browser/sheets.ts';

/** Sheet → district → pixels to the right of its dot and below it; the disc of any other district is on its dot. */
export type DiscPlaces = Record<SheetName, Partial<Record<DistrictId, readonly [right: number, down: number]>>>;

/** Committed because computing it needs the lettered sheets, which take seconds. */
export const DISCS_FILE = path.join(import.meta.dirname, 'disc-places.json');

let known: DiscPlaces | undefined;

export function knownDiscPlaces(): DiscPlaces {
  known ??= JSON.parse(readFileSync(DISCS_FILE, 'utf8')) as DiscPlaces; // written by `npm run map:keep`
  return known;
}

/** The text of the file: one line for each district. */
export function discsText(places: DiscPlaces): string {
  const sheets = Object.entries(places).map(([sheet, discs]) => {
    const lines = Object.entries(discs).map(([id, offset]) => `    "${id}": [${offset.join(', ')}]`);
    return `  "${sheet}": {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${sheets.join(',\n')}\n}\n`;
}
