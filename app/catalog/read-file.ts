import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printParseErrorCode, visit } from 'jsonc-parser';
import { ContentError } from './problems.ts';

/** How a text begins that stands where the owner has to write something. */
export const UNFILLED = 'FALTA:';

/**
 * Reads one JSON file.
 * @throws {ContentError} naming the file when it is missing, and file and line when it is not JSON, holds a field twice,
 * or still says what is to be filled in.
 */
export function readJson(root: string, file: string): unknown {
  const text = readText(root, file).replace(/^\uFEFF/, ''); // a mark that some editors write before a text
  const mistakes = mistakesIn(text);
  if (mistakes.length > 0) throw new ContentError(mistakes.map((mistake) => `${file}: ${mistake}`));
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
function mistakesIn(text: string): string[] {
  const mistakes: string[] = [];
  const unfilled: string[] = [];
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
      onLiteralValue: (value: unknown, _offset, _length, line, _character, path) => {
        if (typeof value !== 'string' || !value.startsWith(UNFILLED)) return;
        const field = path().join('.');
        unfilled.push(
          `line ${line + 1}: "${field}" still says ${JSON.stringify(value)}; write there what it asks for.`,
        );
      },
      onObjectProperty: (name, _offset, _length, line) => {
        const fields = open.at(-1);
        if (fields?.has(name))
          mistakes.push(`line ${line + 1} holds the field "${name}" a second time; keep one of them.`);
        fields?.add(name);
      },
    },
    { disallowComments: true },
  );
  return mistakes.length > 0 ? mistakes.slice(0, 1) : unfilled; // what follows the first mistake may follow from it
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
