/** Remembers where each field stands in its file, so that a mistake found long after reading can name the line. */

/** The line of a field, counted from 1; undefined where the file does not hold it. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** A value that was read from a file → the lines of that file. The entry goes when the value does. */
const known = new WeakMap<object, LineOf>();

/** Returns `value`, whose fields stand on the lines that `lineOf` gives. */
export function withLines<Value>(value: Value, lineOf: LineOf): Value {
  if (typeof value === 'object' && value !== null) known.set(value, lineOf);
  return value;
}

/** The lines of the file that `value` was read from; undefined lines for a value from elsewhere. */
export function linesOf(value: unknown): LineOf {
  return (typeof value === 'object' && value !== null && known.get(value)) || (() => undefined);
}

/** The beginning of a sentence for the owner: the file, and the line where it is known. */
export function where(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}: line ${line}`;
}

/** The line of a field, or of the group that lacks it. A missing top-level field has none. */
export function nearestLine(lineOf: LineOf, path: readonly PropertyKey[]): number | undefined {
  if (path.length === 0) return undefined;
  return lineOf(path) ?? nearestLine(lineOf, path.slice(0, -1));
}
