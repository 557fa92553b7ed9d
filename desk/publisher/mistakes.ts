import type { Json } from '#common/contracts/desk/content.ts';
import type { Mistake } from '#common/contracts/desk/orders.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { kindOf } from '../editing/content-files.ts';
import { isGroup } from '../editing/equal.ts';
import { inDeskWords } from './desk-words.ts';
import { isNamed, labelsFor } from './snapshot/labels.ts';

/** The prefix of a sentence from the build: the file, the language in brackets, the line. */
const PLACE = /^(content\/[^\s:]+?)(?: \(([\w-]+)\))?: (?:line \d+:? )?(.*)$/s;
/** The field that a sentence begins with, and the one that it reports as unknown. */
const FIELD = /^"([^"]+)"/;
const UNKNOWN = /^unknown field(?: in "([^"]+)")?: "([^"]+)"/;

/**
 * A mistake from the build as the desk's form shows it: at its field, in Spanish.
 * @param valueIn returns the file's current value
 */
export function mistakeOf(sentence: string, valueIn: (file: string) => Json): Mistake {
  const [, written = '', language, rest = sentence] = PLACE.exec(sentence) ?? [];
  const [, stem, inName] = /^(.*?)\.([a-z]{2}(?:-[A-Z]{2})?)\.md$/.exec(written) ?? [];
  const file = stem ? `${stem}.md` : written;
  const spoken = language ?? inName;
  const isMarkdown = file.endsWith('.md');
  const [, group, unknown] = UNKNOWN.exec(rest) ?? [];
  const named = unknown === undefined ? FIELD.exec(rest)?.[1] : [group, unknown].filter(Boolean).join('.');
  const before = [...(spoken ? ['translations', spoken] : []), ...(isMarkdown && named !== undefined ? ['facts'] : [])];
  const path = named === undefined ? [] : [...before, ...named.split('.')];
  const at = known(path, valueIn(file));
  return {
    file,
    path: at,
    text: named === undefined ? textOf(sentence, rest) : withLabel(textOf(sentence, rest), named, file),
  };
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
function known(path: string[], value: Json): (string | number)[] {
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
