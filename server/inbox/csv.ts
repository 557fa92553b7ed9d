import { visible } from '../../common/lib/text/visible.ts';

/** Without it, spreadsheets read an accented letter as two. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows for spreadsheets (RFC 4180). Every cell is quoted, because programs differ in what ends an unquoted one.
 * Anything that looks like a formula becomes text, and invisible characters become visible.
 */
export function csv(rows: (string | number)[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = visible(String(value));
  return `"${isFormula(value) ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

/** Some spreadsheets skip white space and invisible characters before they look for a formula. */
const isFormula = (value: string | number) => typeof value === 'string' && /^[\s\p{Cf}]*[=+\-@]|^[\t\r\n]/u.test(value);
