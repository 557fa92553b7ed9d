import { replaceInvisible } from './invisible.ts';

/** What ends a line on other systems, in old files and in documents: CR, VT, FF, NEL, U+2028, U+2029. */
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * The most marks at one letter, as in Unicode's stream-safe text (UAX #15). No language has as many, and composing a
 * letter takes time that grows with their square: 60 kB of them took half a second.
 */
const MOST_MARKS = 30;
const withoutHeaps = (text: string): string =>
  text.replace(/\p{M}{2,}/gu, (marks) => [...marks].slice(0, MOST_MARKS).join(''));

/**
 * What somebody wrote in several lines, as the guide keeps it: letters in their composed form (NFC), lines ended by
 * "\n", and nothing that is invisible or heaped upon a letter, so that a text can neither hide a part of itself nor pass
 * for structure.
 */
export function writtenText(text: string): string {
  const lines = text.replace(LINE_ENDS, '\n').replace(/\p{Surrogate}/gu, ''); // half a letter
  const composed = withoutHeaps(replaceInvisible(lines, () => '')).normalize('NFC');
  return withoutHeaps(composed); // a mark may have become two
}

/** The same for a name, a title or any other text of one line: its lines are joined, its ends trimmed. */
export const writtenLine = (text: string): string =>
  writtenText(text)
    .replace(/[ \n\t]+/g, ' ')
    .trim();

/**
 * The same for every text of a JSON value, field names included. Texts that hold no line break are lines; others keep
 * the spaces at their ends, because a file may end with a line break.
 */
export function writtenValue<Value>(value: Value): Value {
  return written(value) as Value; // it has the same shape
}

function written(value: unknown): unknown {
  if (typeof value === 'string') return /[\r\n]/.test(value) ? writtenText(value) : writtenLine(value);
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [writtenLine(name), written(inner)]));
}
