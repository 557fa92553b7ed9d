import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Group } from '#common/contracts/desk/group.ts';
import { writeJson } from '../../editing/write-json.ts';

/** The addresses that were pages once, or that people open although they never were, and where they lead. */
export const MOVED_FILE = 'content/moved.json';

type Moved = { from: string; to: string | null; on: string; name: string };

/** The list with one more entry. Redirects to the old address now lead straight to the new one. */
export function movedText(root: string, entry: Moved): string {
  const file = path.join(root, MOVED_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const list = (text === null ? [] : (JSON.parse(text) as Group[]))
    .filter(({ from }) => from !== entry.from && from !== entry.to)
    .map((one) => (one.to === entry.from ? { ...one, to: entry.to } : one));
  return writeJson(text, [entry, ...list]);
}
