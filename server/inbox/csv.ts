import { isFormula } from '../../common/lib/text/formula.ts';
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
  return `"${typeof value === 'string' && isFormula(value) ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
