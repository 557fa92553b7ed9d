/** Without it, spreadsheets read accents as two letters each. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as spreadsheets read them (RFC 4180). What one of them would take for a formula becomes text. */
export function csv(rows: (string | number)[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
