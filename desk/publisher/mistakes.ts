import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import { mayLack, NO_VALUE, noValue } from '#common/contracts/desk/no-value.ts';
import type { Mistake } from '#common/contracts/desk/orders.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { kindOf } from '../editing/content-files.ts';
import { innerSchema, schemaAt } from '../editing/key-order.ts';
import { inDeskWords } from './desk-words.ts';
import { isNamed, labelsFor } from './snapshot/labels.ts';

/** The prefix of a sentence from the build: the file, the language in brackets, the line. */
const PLACE = /^(content\/[^\s:]+?)(?: \(([\w-]+)\))?: (?:line \d+:? )?(.*)$/s;
/** A file that holds a translation: its name without ending, and the language. */
const TRANSLATION = /^(.*?)\.([a-z]{2}(?:-[A-Z]{2})?)\.md$/;
/** The field that a sentence begins with. */
const FIELD = /^"([^"]+)"/;
/** The field that a sentence reports as unknown, and the group in which it stands. */
const UNKNOWN = /^unknown field(?: in "([^"]+)")?: "([^"]+)"/;

/**
 * A mistake from the build as the desk's form shows it: at its field, in Spanish.
 * @param valueIn returns the file's current value
 * @param formOf returns the schema of a kind's form
 */
export function mistakeOf(
  sentence: string,
  valueIn: (file: string) => Json,
  formOf: (kind: string | null) => DeskSchema | undefined,
): Mistake {
  const { file, field, path, rest } = subjectOf(sentence);
  const value = valueIn(file);
  const spanish = textOf(sentence, rest);
  const labelled = field === undefined ? spanish : withLabel(spanish, field, file);
  const schema = fieldAt(formOf(kindOf(file)), value, path);
  return { file, path: existingPath(path, value), text: withControl(labelled, schema) };
}

/**
 * What a sentence is about: the file that the desk edits, which holds its translations, too; the field as the sentence
 * names it, and its path in that file. `rest` is the sentence without its location.
 */
function subjectOf(sentence: string): { file: string; field: string | undefined; path: string[]; rest: string } {
  const [, written = '', bracketed, rest = sentence] = PLACE.exec(sentence) ?? [];
  const [, stem, ending] = TRANSLATION.exec(written) ?? [];
  const file = stem ? `${stem}.md` : written;
  const language = bracketed ?? ending;
  const [, group, unknown] = UNKNOWN.exec(rest) ?? [];
  const field = unknown === undefined ? FIELD.exec(rest)?.[1] : [group, unknown].filter(Boolean).join('.');
  if (field === undefined) return { file, field, path: [], rest };
  const before = [...(language ? ['translations', language] : []), ...(file.endsWith('.md') ? ['facts'] : [])];
  return { file, field, path: [...before, ...field.split('.')], rest };
}

/** What a sentence says of leaving a field without a value. */
const WAY_OUT = new RegExp(`(,? o|; si no se saben?\\b[^,;.]*,) elegí «${NO_VALUE.unknown}»`);

/** The sentence with the control that takes the field's value away; without one, it does not speak of it. */
function withControl(text: string, field: DeskSchema | undefined): string {
  if (!field) return text;
  if (!mayLack(field)) return text.replace(WAY_OUT, '');
  const words = noValue(field);
  const press = words === NO_VALUE.remove || words === NO_VALUE.removePicture ? 'tocá' : 'elegí';
  return text.replace(`elegí «${NO_VALUE.unknown}»`, `${press} «${words}»`);
}

/** The schema of the field at a path of a file's value; undefined if the form has none. */
function fieldAt(form: DeskSchema | undefined, value: Json, path: string[]): DeskSchema | undefined {
  let [field, at]: [DeskSchema | undefined, Json] = [form, value];
  for (const step of path) {
    const inner = innerSchema(field, at);
    field = schemaAt(inner, Array.isArray(at) ? Number(step) : step);
    at = (Array.isArray(at) ? at[Number(step)] : isGroup(at) ? at[step] : null) ?? null;
  }
  return field;
}

/** The sentence with the field's label in the form. */
function withLabel(text: string, named: string, file: string): string {
  const names = named.split('.').filter((step) => !/^\d+$/.test(step));
  const kind = kindOf(file) ?? '';
  const labels = labelsFor();
  const own = isNamed(kind, names) ? text.replace(`"${named}"`, `«${labels.label(kind, names)}»`) : text;
  // Other fields that the sentence names stand beside it or, where it is about a whole group, in it.
  return own.replace(/"([a-zA-Z.]+)"/g, (whole, other: string) => {
    const found = [names.slice(0, -1), names, []].map((around) => [...around, ...other.split('.')]);
    const known = found.find((path) => isNamed(kind, path));
    return known ? `«${labels.label(kind, known)}»` : whole;
  });
}

/** The Spanish sentence without its location, which the desk shows in other ways. */
function textOf(sentence: string, rest: string): string {
  const spanish = inDeskWords(inSpanish(rest) ?? inSpanish(sentence) ?? rest);
  return spanish.charAt(0).toUpperCase() + spanish.slice(1);
}

/** The path with list indexes as numbers. A path that leads nowhere ends one step after its last existing value. */
function existingPath(path: string[], value: Json): (string | number)[] {
  const result: (string | number)[] = [];
  let at: Json | undefined = value;
  for (const step of path) {
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(step)) break;
      result.push(Number(step));
      at = at[Number(step)];
    } else if (isGroup(at)) {
      result.push(step);
      at = at[step];
    } else break;
  }
  return result;
}
