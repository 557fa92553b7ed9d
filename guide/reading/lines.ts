/** Remembers the line of each field in its file, so that a mistake found long after reading can name it. */

/** The line of a field, counted from 1; undefined if the file does not have the field. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** A value read from a file → the lines of that file. The entry is collected with the value. */
const known = new WeakMap<object, LineOf>();

/** Records that the fields of `value` are on the lines that `lineOf` gives, and returns `value`. */
export function withLines<Value>(value: Value, lineOf: LineOf): Value {
  if (typeof value === 'object' && value !== null) known.set(value, lineOf);
  return value;
}

/** The lines of the file that `value` was read from; always undefined for a value from elsewhere. */
export function linesOf(value: unknown): LineOf {
  return (typeof value === 'object' && value !== null && known.get(value)) || (() => undefined);
}

/** The beginning of a sentence for the owner: the file, and the line if it is known. */
export function where(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}: line ${line}`;
}

/** The line of a field, or of the group that lacks it. A missing top-level field has none. */
export function nearestLine(lineOf: LineOf, path: readonly PropertyKey[]): number | undefined {
  if (path.length === 0) return undefined;
  return lineOf(path) ?? nearestLine(lineOf, path.slice(0, -1));
}
