import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import { withField } from '../form/form-context.ts';
import { isSame, valueAt } from '../schema/paths.ts';
import { labelOf, shapeOf } from '../schema/shape.ts';
import { cellText, readCell, shownInCell } from './cell.ts';
import { writeCsv } from './csv.ts';

/** A file as a row of the season table. */
export type Row = { file: string; title: string; value: Json; before: Json };

/** A field as a column. */
export type Column = { key: string; label: string; schema: DeskSchema };

/** One kind's files as a table; `at` is the path of a file's facts. */
export type Sheet = { root: DeskSchema; at: string[]; columns: Column[]; rows: Row[] };

/** A text for one cell. */
export type Entry = { row: number; column: number; text: string };

/** The result of applying texts to cells: the new values of files, and how many cells changed. */
export type Applied = { values: Map<string, Json>; count: number };

/** A cell that cannot be published as it is, with a sentence for the owner. */
export type WrongCell = { row: number; column: number; text: string };

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

/** Writes texts into cells. A cell with the same text is left alone. */
export function applyEntries(sheet: Sheet, entries: readonly Entry[]): Applied {
  const applied: Applied = { values: new Map(), count: 0 };
  for (const { row: at, column: index, text } of entries) {
    const [row, column] = [sheet.rows[at], sheet.columns[index]];
    if (!row || !column) continue;
    const value = applied.values.get(row.file) ?? row.value;
    if ([textAt, shownAt].some((said) => text.trim() === said(sheet, { value }, column))) continue;
    const form = { root: sheet.root, value, before: row.before };
    const next = readCell(text, column.schema, sheet.root);
    applied.values.set(row.file, withField(form, [...sheet.at, column.key], next));
    applied.count += 1;
  }
  return applied;
}

/** The cells that cannot be published as they are, by the judge of the form. What is published already is right. */
export function wrongCells({ root, at, columns, rows }: Sheet): WrongCell[] {
  return rows.flatMap(({ value, before }, row) => {
    if (isSame(value, before)) return [];
    const found = judge(root, value);
    return columns.flatMap(({ key }, column) => {
      const path = [...at, key];
      const finding = found.find((one) => isSame(one.path.slice(0, path.length), path));
      return finding ? [{ row, column, text: finding.text }] : [];
    });
  });
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
