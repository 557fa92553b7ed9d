import { applyEdits, modify } from 'jsonc-parser';

/** One value of a JSON file: where it stands, and what it becomes. */
export type Edit = { path: (string | number)[]; value: unknown };

/** How the content files are indented. */
const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** The text of a JSON file with some values changed; the order and the lines of all others stay. */
export function editJson(text: string, edits: Edit[]): string {
  return edits.reduce((edited, { path, value }) => applyEdits(edited, modify(edited, path, value, FORMAT)), text);
}
