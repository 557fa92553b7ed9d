type Place = { row: number; column: number };
type Key = { key: string; shiftKey: boolean };
type Caret = { value: string; selectionStart: number | null; selectionEnd: number | null };

/**
 * The cell that a key leads to; null if the key belongs to the text. The left and right arrows leave a cell at its
 * edge, or while all of it is selected, as it is on entering it.
 */
export function step(
  { key, shiftKey }: Key,
  { value, selectionStart, selectionEnd }: Caret,
  { row, column }: Place,
): Place | null {
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isAtStart = selectionStart === 0 && selectionEnd === 0;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column };
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'ArrowLeft' && !shiftKey && (isWhole || isAtStart)) return { row, column: column - 1 };
  if (key === 'ArrowRight' && !shiftKey && (isWhole || isAtEnd)) return { row, column: column + 1 };
  return null;
}
