import { applyEdits, modify } from 'jsonc-parser';

/** One change to a JSON file: the path of a value, and its new value. */
export type Edit = { path: (string | number)[]; value: unknown };

/** The formatting of the content files. */
const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** Changes some values in the text of a JSON file; all others keep their order and their lines. */
export function editJson(text: string, edits: Edit[]): string {
  return edits.reduce((edited, { path, value }) => applyEdits(edited, modify(edited, path, value, FORMAT)), text);
}
