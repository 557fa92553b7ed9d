import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './problems.ts';

/**
 * Reads one JSON file.
 * @throws {ContentError} naming file and line when it is not JSON, or when a field stands twice.
 */
export function readJson(root: string, file: string): unknown {
  const text = readFileSync(path.join(root, file), 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ContentError([`${file}: ${explain(text, error)}`]);
  }
  const doubled = doubledKey(text);
  if (doubled) throw new ContentError([`${file}: the field "${doubled}" stands twice; keep one of them.`]);
  return value;
}

/** The files in a folder, sorted by name; an absent folder is empty. */
export const filesIn = (root: string, folder: string) => namesIn(root, folder, (entry) => entry.isFile());

/** The folders in a folder, sorted by name; an absent folder is empty. */
export const foldersIn = (root: string, folder: string) => namesIn(root, folder, (entry) => entry.isDirectory());

function namesIn(root: string, folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => isWanted(entry) && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function explain(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const line = text.slice(0, position).split('\n').length;
  return `line ${line} is not valid JSON; look for a missing comma or quote there or just above (${message}).`;
}

/** `JSON.parse` silently keeps the last of two equal keys: a phone written twice would lose the first. */
function doubledKey(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token.endsWith(':')) {
      const key = String(JSON.parse(token.replace(/\s*:$/, '')));
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
