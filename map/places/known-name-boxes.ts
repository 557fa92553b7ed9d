import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import type { Box } from '#map/draw/occupied.ts';

export type NameBoxes = Record<SheetName, readonly Box[]>;

/** Committed because computing it needs the lettered sheets, which take seconds. */
export const NAMES_FILE = path.join(import.meta.dirname, 'name-boxes.json');

let known: NameBoxes | undefined;

export function knownNameBoxes(): NameBoxes {
  known ??= JSON.parse(readFileSync(NAMES_FILE, 'utf8')) as NameBoxes; // written by `npm run map:keep`
  return known;
}

/** The text of the file: one line for each box. */
export function namesText(boxes: NameBoxes): string {
  const lines = (Object.keys(sheets) as SheetName[]).map((name) => {
    const own = boxes[name].map((box) => `    [${box.join(', ')}]`);
    return `  "${name}": [\n${own.join(',\n')}\n  ]`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
