import { readCsv, readPaste, unguarded } from '../table/csv.ts';
import { decodeCsv } from '../table/sheet.ts';

/** The files that `readTable` reads, as a file field takes them. */
export const SHEETS = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The cells of a file: a workbook by its first sheet, anything else as CSV. @throws {Error} if it holds no table */
export async function readTable(file: File): Promise<string[][]> {
  const bytes = await file.arrayBuffer();
  const isZip = new TextDecoder('latin1').decode(bytes.slice(0, 2)) === 'PK';
  // Most registers come as CSV: what reads workbooks is loaded for those alone.
  if (!isZip) return wholeTable(readCsv(decodeCsv(bytes)));
  const { readWorkbook } = await import('./read-workbook.ts');
  return wholeTable(readWorkbook(bytes).map((row) => row.map(unguarded)));
}

/** The cells that somebody copied from a spreadsheet, or wrote with commas or semicolons. */
export const readPasted = (text: string): string[][] =>
  wholeTable(text.includes('\t') ? readPaste(text) : readCsv(text));

/** @throws {Error} without a heading and a row */
function wholeTable(table: string[][]): string[][] {
  if (table.length < 2) throw new Error('A table has a heading and at least one row.');
  return table;
}
