import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, type Node, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { type LineOf, withLines } from './lines.ts';
import { hiddenSignIn } from './mistakes/hidden-sign.ts';
import { ContentError } from './problems.ts';

/** The beginning of a placeholder that the owner has to replace. */
export const UNFILLED = 'FALTA:';

/** A number in Argentine notation: JSON reads 180.000 as 180, and cannot read 1.250.000. */
const THOUSANDS = /^[1-9]\d{0,2}(\.\d{3})+$/;
const isDegree = (field: unknown) => field === 'lat' || field === 'lng';

/**
 * Reads one JSON file.
 * @throws {ContentError} naming the file when it is missing, and file and line when it is not JSON, has a duplicate
 * field, a number with points between thousands, or a placeholder
 */
export function readJson(root: string, file: string): unknown {
  const text = readText(root, file);
  if (!sound.has(text)) {
    const mistakes = mistakesIn(text);
    if (mistakes.length > 0) throw new ContentError(mistakes.map((mistake) => `${file}: ${mistake}`));
    sound.add(text);
  }
  return withLines(JSON.parse(text), linesInJson(text));
}

/** Texts that were found legible, and those that are JSON: several pages and languages read the same files. */
const legible = new Set<string>();
const sound = new Set<string>();

/**
 * Reads one text file, without the byte order mark that some editors write.
 * @throws {ContentError} naming the file when it is missing, garbled or not UTF-8, as from Windows' old Notepad, and
 * when it holds signs that nobody sees
 */
export function readText(root: string, file: string): string {
  try {
    const text = utf8(readFileSync(path.join(root, file)), file).replace(/^\uFEFF/, '');
    if (!legible.has(text)) checkLegible(text, file);
    legible.add(text);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ContentError([`${file}: this file is missing.`]);
    throw error;
  }
}

/** Mojibake: what ó, ¿ and – become when a program reads UTF-8 as Windows-1252 and saves the result. */
const GARBLED = /(?:Ã[\u0080-\u00bf‰“‘š]|Â[\u0080-\u00bf]|â€)\S*/;

function checkLegible(text: string, file: string) {
  const garbled = GARBLED.exec(text);
  if (garbled) {
    throw new ContentError([
      `${file}: line ${lineAt(text, garbled.index)} holds "${garbled[0].slice(0, 20)}", which was another letter before some program saved the file in another encoding; take the file from before, or write those letters again.`,
    ]);
  }
  const hidden = hiddenSignIn(text);
  if (hidden) throw new ContentError([`${file}: line ${lineAt(text, hidden.index)} ${hidden.sentence}`]);
}

function utf8(bytes: Buffer, file: string): string {
  if (isUtf8(bytes)) return bytes.toString();
  // Invalid bytes become U+FFFD, which nobody types.
  const line = bytes.toString().split('\uFFFD')[0]?.split('\n').length;
  throw new ContentError([
    `${file}: is not saved as UTF-8 (line ${line}), so that ñ and accents would be lost; save it again with the encoding UTF-8.`,
  ]);
}

function linesInJson(text: string): LineOf {
  let tree: Node | undefined;
  return (path) => {
    // Parsed only when needed: most files have no mistake.
    tree ??= parseTree(text);
    const node = tree && findNodeAtLocation(tree, path.map(stepOf));
    if (!node) return undefined;
    // A value may begin some lines below its name.
    const { offset } = node.parent?.type === 'property' ? node.parent : node;
    return lineAt(text, offset);
  };
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Positions in lists may be given as strings: "0". */
const stepOf = (step: PropertyKey): string | number => (/^\d+$/.test(String(step)) ? Number(step) : String(step));

/**
 * Finds the mistakes that `JSON.parse` reports badly or not at all: it gives no line for most, and silently keeps the
 * last of two fields with the same name.
 */
function mistakesIn(text: string): string[] {
  const mistakes: string[] = [];
  const unfilled: string[] = [];
  const open: Set<string>[] = [];
  visit(
    text,
    {
      onError: (code, offset, _length, line) =>
        mistakes.push(
          `line ${line + 1} ${writtenOtherwise(lineOf(text, offset)) ?? `is not valid JSON; look for a missing comma or quote there or just above (${printParseErrorCode(code)})`}.`,
        ),
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onLiteralValue: (value: unknown, offset, _length, line, _character, path) => {
        const number = /^[\d.]*/.exec(text.slice(offset, offset + 20))?.[0] ?? '';
        if (THOUSANDS.test(number) && !isDegree(path().at(-1))) {
          mistakes.push(
            `line ${line + 1} holds the number ${number} with a point; write it without points, such as ${number.replaceAll('.', '')}.`,
          );
        }
        if (typeof value !== 'string') return;
        const hidden = hiddenSignIn(value); // written as "\u202e"
        if (hidden) mistakes.push(`line ${line + 1} ${hidden.sentence}`);
        if (!value.startsWith(UNFILLED)) return;
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
  return mistakes.length > 0 ? mistakes.slice(0, 1) : unfilled; // later mistakes may follow from the first
}

const lineOf = (text: string, offset: number): string => text.split('\n')[lineAt(text, offset) - 1] ?? '';

/** Recognises natural notation that JSON does not accept: decimal commas and curly quotes. */
function writtenOtherwise(line: string): string | null {
  const [, number] = /:\s*(\d+(?:,\d+)+)/.exec(line) ?? [];
  if (number) {
    const meant = /^\d{1,3}(,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.');
    return `holds the number ${number} with a comma; write ${meant}`;
  }
  return /[“”«»]\s*[:,]|[:{[,]\s*[“«]/.test(line) ? 'holds quotes such as “ and ”; write the straight " instead' : null;
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
