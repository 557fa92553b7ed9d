import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { fold } from '#common/lib/text/fold.ts';
import { readable } from '../drafts/readable.ts';
import { hoursText, readHours, rulesOf } from '../form/hours/week.ts';
import { shapeOf } from '../schema/shape.ts';

import { readNumberIn } from './number.ts';

/** The value of a cell's text, or why it could not be read. */
export type Read = { value: Json } | { error: 'number' | 'choice' | 'hours' | 'unknown' };

/** A value as a cell of the season table shows it; empty if it is unknown. */
export function cellText(value: Json | undefined, schema: DeskSchema, root: DeskSchema): string {
  if (value === null || value === undefined) return '';
  const { shape, control } = shapeOf(schema, root);
  if (control === 'hours') return hoursText(rulesOf(value));
  if (shape.type === 'choice') return labelOfValue(shape, value);
  if (shape.type === 'choices')
    return [value]
      .flat()
      .map((one) => labelOfValue(shape, one))
      .join(', ');
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same as it is read: a price with its sign and its points. A spreadsheet wants plain numbers. */
export function shownInCell(value: Json | undefined, schema: DeskSchema, root: DeskSchema): string {
  const isPrice = typeof value === 'number' && shapeOf(schema, root).control === 'money';
  return isPrice ? readable(value, schema, root) : cellText(value, schema, root);
}

/** Reads a cell: the output of both, and what people type instead. An empty cell is null (unknown). */
export function readCell(text: string, schema: DeskSchema, root: DeskSchema): Read {
  const { shape, control, isNullable } = shapeOf(schema, root);
  const words = text.trim();
  if (words === '') return isNullable ? { value: null } : { error: 'unknown' };
  if (control === 'hours') {
    const rules = readHours(words);
    return rules ? { value: rules } : { error: 'hours' };
  }
  if (shape.type === 'number') {
    const number = readNumberIn(words);
    return number === null || (shape.isWhole && !Number.isInteger(number)) ? { error: 'number' } : { value: number };
  }
  if (shape.type === 'flag') {
    const said = fold(words);
    return /^(s|si|true|1|x)$/.test(said)
      ? { value: true }
      : /^(n|no|false|0)$/.test(said)
        ? { value: false }
        : { error: 'choice' };
  }
  if (shape.type === 'choice') return readChoice(shape, words);
  if (shape.type === 'choices') return readChoices(shape, words);
  return shape.type === 'text' ? { value: words } : { error: 'unknown' };
}

type Options = { values: Json[]; labels: string[] };

const labelOfValue = ({ values, labels }: Options, value: Json) => labels[values.indexOf(value)] ?? String(value);

function readChoice({ values, labels }: Options, words: string): Read {
  const said = fold(words);
  const index = values.findIndex((value, at) => fold(String(value)) === said || fold(labels[at] ?? '') === said);
  return index < 0 ? { error: 'choice' } : { value: values[index] ?? null };
}

function readChoices(options: Options & { mayBeSingle: boolean }, words: string): Read {
  const read = words.split(',').map((part) => readChoice(options, part.trim()));
  const values = read.flatMap((one) => ('value' in one ? [one.value] : []));
  if (values.length < read.length) return { error: 'choice' };
  const [first] = values;
  return { value: options.mayBeSingle && values.length === 1 && first !== undefined ? first : values };
}
