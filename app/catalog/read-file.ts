import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printParseErrorCode, visit } from 'jsonc-parser';
import { ContentError } from './problems.ts';

/**
 * Reads one JSON file.
 * @throws {ContentError} naming the file when it is missing, and file and line when it is not JSON or holds a field twice.
 */
export function readJson(root: string, file: string): unknown {
  const text = readText(root, file).replace(/^\uFEFF/, ''); // a mark that some editors write before a text
  const mistake = firstMistake(text);
  if (mistake) throw new ContentError([`${file}: ${mistake}`]);
  return JSON.parse(text);
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ContentError([`${file}: this file is missing.`]);
    throw error;
  }
}

/** `JSON.parse` gives no line for most mistakes, and of two equal fields it silently keeps the last. */
function firstMistake(text: string): string | null {
  const mistakes: string[] = [];
  const open: Set<string>[] = [];
  visit(
    text,
    {
      onError: (code, _offset, _length, line) =>
        mistakes.push(
          `line ${line + 1} is not valid JSON; look for a missing comma or quote there or just above (${printParseErrorCode(code)}).`,
        ),
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (name, _offset, _length, line) => {
        const fields = open.at(-1);
        if (fields?.has(name))
          mistakes.push(`line ${line + 1} holds the field "${name}" a second time; keep one of them.`);
        fields?.add(name);
      },
    },
    { disallowComments: true },
  );
  return mistakes[0] ?? null;
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
