import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { fold } from '#common/lib/text/fold.ts';
import { readable } from '../drafts/readable.ts';
import { asWritten, shownText } from '../form/as-written.ts';
import { hoursText, readHours, rulesOf } from '../form/hours/week.ts';
import { shapeOf } from '../schema/shape.ts';
import { readNumberIn } from './number.ts';

/** A value as a cell of the season table shows it; empty if it is unknown. */
export function cellText(value: Json | undefined, schema: DeskSchema, root: DeskSchema): string {
  if (value === null || value === undefined) return '';
  const { shape, control, schema: own } = shapeOf(schema, root);
  if (shape.type === 'choice') return labelOfValue(shape, value);
  if (shape.type === 'choices')
    return [value]
      .flat()
      .map((one) => labelOfValue(shape, one))
      .join(', ');
  if (typeof value === 'string') return shownText(value, control, own);
  if (control === 'hours') return hoursText(rulesOf(value));
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return JSON.stringify(value);
}

/** The same as it is read: a price with its sign and its points. A spreadsheet wants plain numbers. */
export function shownInCell(value: Json | undefined, schema: DeskSchema, root: DeskSchema): string {
  const isPrice = typeof value === 'number' && shapeOf(schema, root).control === 'money';
  return isPrice ? readable(value, schema, root) : cellText(value, schema, root);
}

/**
 * Reads a cell: the output of both, and what people type instead. An empty cell is null (unknown) where that may be.
 * What cannot be read stays as it was typed, so that it is refused: the value before it is not what she means.
 */
export function readCell(text: string, schema: DeskSchema, root: DeskSchema): Json {
  const { shape, control, isNullable, schema: own } = shapeOf(schema, root);
  const words = text.trim();
  if (words === '') return isNullable ? null : '';
  if (control === 'hours') return (readHours(words) as Json) ?? words;
  if (shape.type === 'number') return readNumberIn(words) ?? words;
  if (shape.type === 'flag') return readFlag(words) ?? words;
  if (shape.type === 'choice') return readChoice(shape, words) ?? words;
  if (shape.type === 'choices') return readChoices(shape, words) ?? words;
  return asWritten(words, control, own, { today: todayInSanRafael(), phones: null }) ?? words;
}

function readFlag(words: string): boolean | null {
  const said = fold(words);
  if (/^(s|si|true|1|x)$/.test(said)) return true;
  return /^(n|no|false|0)$/.test(said) ? false : null;
}

type Options = { values: Json[]; labels: string[] };

const labelOfValue = ({ values, labels }: Options, value: Json) => labels[values.indexOf(value)] ?? String(value);

function readChoice({ values, labels }: Options, words: string): Json {
  const said = fold(words);
  const index = values.findIndex((value, at) => fold(String(value)) === said || fold(labels[at] ?? '') === said);
  return values[index] ?? null;
}

function readChoices(options: Options & { mayBeSingle: boolean }, words: string): Json {
  const read = words.split(',').map((part) => readChoice(options, part.trim()));
  if (read.includes(null)) return null;
  const [first] = read;
  return options.mayBeSingle && read.length === 1 && first !== undefined ? first : read;
}
