import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { withField } from '../form/form-context.ts';
import { valueAt } from '../schema/paths.ts';
import { labelOf, shapeOf } from '../schema/shape.ts';
import { cellText, type Read, readCell, shownInCell } from './cell.ts';
import { writeCsv } from './csv.ts';

/** A file as a row of the season table. */
export type Row = { file: string; title: string; value: Json; before: Json };

/** A field as a column. */
export type Column = { key: string; label: string; schema: DeskSchema };

/** One kind's files as a table; `at` is the path of a file's facts. */
export type Sheet = { root: DeskSchema; at: string[]; columns: Column[]; rows: Row[] };

/** A text for one cell. */
export type Entry = { row: number; column: number; text: string };

/** The result of applying texts to cells: new values of files, and texts that could not be read. */
export type Applied = {
  values: Map<string, Json>;
  count: number;
  wrong: { title: string; label: string; text: string; why: Extract<Read, { error: string }>['error'] }[];
};

/** The columns for some fields: those whose value fits on one line. */
export function columnsOf(keys: readonly string[], facts: DeskSchema, root: DeskSchema): Column[] {
  return keys.flatMap((key) => {
    const schema = facts.properties?.[key];
    if (!schema) return [];
    const { shape, control } = shapeOf(schema, root);
    const isPlain = ['text', 'number', 'flag', 'choice', 'choices'].includes(shape.type) || control === 'hours';
    return isPlain ? [{ key, label: labelOf(key, schema), schema }] : [];
  });
}

function textAt({ at, root }: Sheet, { value }: Pick<Row, 'value'>, { key, schema }: Column): string {
  return cellText(valueAt(value, [...at, key]), schema, root);
}

/** What a cell shows. */
export function shownAt({ at, root }: Sheet, { value }: Pick<Row, 'value'>, { key, schema }: Column): string {
  return shownInCell(valueAt(value, [...at, key]), schema, root);
}

/** Writes texts into cells. A cell with the same text is left alone, and so is one whose new text cannot be read. */
export function applyEntries(sheet: Sheet, entries: readonly Entry[]): Applied {
  const applied: Applied = { values: new Map(), count: 0, wrong: [] };
  for (const { row: at, column: index, text } of entries) {
    const [row, column] = [sheet.rows[at], sheet.columns[index]];
    if (!row || !column) continue;
    const value = applied.values.get(row.file) ?? row.value;
    if ([textAt, shownAt].some((said) => text.trim() === said(sheet, { value }, column))) continue;
    const read = readCell(text, column.schema, sheet.root);
    if ('error' in read) {
      applied.wrong.push({ title: row.title, label: column.label, text, why: read.error });
      continue;
    }
    const form = { root: sheet.root, value, before: row.before };
    applied.values.set(row.file, withField(form, [...sheet.at, column.key], read.value));
    applied.count += 1;
  }
  return applied;
}

/** The entries of a pasted table, from a cell on to the right and down. */
export function pastedEntries(table: readonly (readonly string[])[], row: number, column: number): Entry[] {
  return table.flatMap((cells, down) =>
    cells.map((text, right) => ({ row: row + down, column: column + right, text })),
  );
}

/** The table as a file for a spreadsheet. Names and files come first; the files identify the rows on import. */
export function sheetToCsv(sheet: Sheet, words: { name: string; address: string }): string {
  return writeCsv([
    [words.name, words.address, ...sheet.columns.map(({ label }) => label)],
    ...sheet.rows.map((row) => [
      row.title,
      addressOf(row),
      ...sheet.columns.map((column) => textAt(sheet, row, column)),
    ]),
  ]);
}

/** The file's name without folder and extension, by which a person recognises a row. */
const addressOf = ({ file }: Row): string => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

/**
 * Reads an imported file: texts for cells, matched by the rows' files and the columns' labels, in any order. Null if it
 * is no such table; `unknown` lists the rows that the table does not have.
 */
export function entriesOf(
  table: readonly string[][],
  sheet: Sheet,
  address: string,
): { entries: Entry[]; unknown: string[] } | null {
  const [head = [], ...lines] = table;
  const names = head.map((cell) => cell.trim());
  const at = names.indexOf(address);
  if (at < 0) return null;
  const columns = names.map((name) => sheet.columns.findIndex(({ label }) => label === name));
  const unknown: string[] = [];
  const entries = lines.flatMap((cells) => {
    if (cells.every((text) => text.trim() === '')) return []; // a workbook keeps its blank rows
    const row = sheet.rows.findIndex((one) => addressOf(one) === cells[at]?.trim());
    if (row < 0) {
      unknown.push(cells[at] ?? '');
      return [];
    }
    return columns.flatMap((column, index) => (column < 0 ? [] : [{ row, column, text: cells[index] ?? '' }]));
  });
  return { entries, unknown };
}

/** The text of a spreadsheet's file: UTF-8, or what Excel in Argentina saves as plain CSV. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
