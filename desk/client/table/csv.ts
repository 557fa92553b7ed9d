/** Tables as spreadsheets exchange them, so that they survive Excel in es-AR, which reads commas as decimal marks. */

import { isFormula } from '#common/lib/text/formula.ts';

/** Without it, Excel assumes a legacy encoding and breaks accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Numbers that Excel would compute or shorten: phone numbers, 0800. */
const NUMBERS = /^(?:0\d|\d[\d\s-]*-)/;

/** The table as the text of a file, with byte order mark, semicolons and Windows line ends. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(guarded(cell))).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** An apostrophe keeps a spreadsheet from computing a text; an existing one is doubled. */
const guarded = (cell: string) => (isFormula(cell) || NUMBERS.test(cell) || cell.startsWith("'") ? `'${cell}` : cell);

const quoted = (cell: string) => (/[";\r\n\t,]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Reads a table that Excel, another spreadsheet or {@link writeCsv} saved, with semicolons, commas or tabs. */
export function readCsv(text: string): string[][] {
  const plain = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const marked = /^sep=(.)\r?\n/i.exec(plain);
  const body = marked ? plain.slice(marked[0].length) : plain;
  return readTable(body, marked?.[1] ?? separatorOf(body)).map((row) => row.map(unguarded));
}

/** Reads a table that a spreadsheet put on the clipboard. */
export function readPaste(text: string): string[][] {
  return readTable(text.replace(/\r?\n$/, ''), '\t').map((row) => row.map(unguarded));
}

/** A text without the apostrophe that keeps a spreadsheet from computing it, which a workbook keeps as well. */
export const unguarded = (cell: string) => (cell.startsWith("'") ? cell.slice(1) : cell);

/** The most frequent separator in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/);
  const count = (mark: string) => line.split(mark).length;
  return [';', '\t', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function readTable(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows.filter((row) => row.some((one) => one !== ''));
}
