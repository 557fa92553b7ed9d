import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { isSame, type Path, valueAt, withValueAt } from './paths.ts';
import { isObject, shapeOf } from './shape.ts';

/** The key of a file's translations, which have the same shape as its Spanish. */
const TRANSLATIONS = 'translations';

/** Whether a text at a path is to be translated: a closed schema of translations says so, else the text's own schema. */
export function isTranslated(path: Path, schema: DeskSchema, root: DeskSchema): boolean {
  const { shape, schema: resolved } = shapeOf(schema, root);
  if (shape.type !== 'text') return false;
  const words = translationSchema(root);
  return words ? holds(words, path, root) : resolved['x-translated'] === true;
}

/** The schema of a translation, if it is a closed one. */
function translationSchema(root: DeskSchema): DeskSchema | null {
  const inner = root.properties?.[TRANSLATIONS]?.additionalProperties;
  return typeof inner === 'object' && inner.properties ? inner : null;
}

/** Whether a translation's schema has a place for a text. */
function holds(schema: DeskSchema, [step, ...rest]: Path, root: DeskSchema): boolean {
  if (step === undefined) return true;
  const { shape } = shapeOf(schema, root);
  if (shape.type === 'list') return holds(shape.items, rest, root);
  if (shape.type === 'record') return holds(shape.values, rest, root);
  if (shape.type !== 'object') return false;
  const inner = shape.properties.find(([key]) => key === step)?.[1];
  return inner !== undefined && holds(inner, rest, root);
}

/** Whether files with this schema have translations at all. */
export const hasTranslations = (root: DeskSchema): boolean => root.properties?.[TRANSLATIONS] !== undefined;

/** A text in another language; undefined if nobody has translated it. */
export function translationAt(value: Json, language: string, path: Path): string | undefined {
  const found = valueAt(value, [TRANSLATIONS, language, ...path]);
  return typeof found === 'string' ? found : undefined;
}

/**
 * The value with a text in another language; an empty one removes it. A translated list matches the Spanish one to one:
 * it gets as many entries, and a list of plain texts repeats the Spanish where nothing is translated yet.
 */
export function withTranslation(value: Json, language: string, path: Path, text: string): Json {
  const at = [TRANSLATIONS, language, ...path];
  const last = path.at(-1);
  const isInList = typeof last === 'number';
  if (text === '') {
    const spanish = isInList ? valueAt(value, path) : undefined;
    return pruned(withValueAt(value, at, isInList ? spanish : undefined), at);
  }
  const prepared = path.reduce<Json>((result, step, index) => {
    if (typeof step !== 'number') return result;
    const list = path.slice(0, index);
    const written = valueAt(result, [TRANSLATIONS, language, ...list]);
    const spanish = valueAt(result, list);
    if (Array.isArray(written) || !Array.isArray(spanish)) return result;
    return withValueAt(result, [TRANSLATIONS, language, ...list], spanish.map(untranslated));
  }, value);
  return withValueAt(prepared, at, text);
}

/** The placeholder in a translated list for an untranslated Spanish entry. */
export const untranslated = (entry: Json): Json => (isObject(entry) ? {} : entry);

/** Removes empty groups that a removed text left behind; lists stay, because they match one to one. */
function pruned(value: Json, path: Path): Json {
  const parent = path.slice(0, -1);
  const left = valueAt(value, parent);
  const isEmpty = isObject(left) && Object.keys(left).length === 0;
  if (!isEmpty || parent.length < 1 || typeof parent.at(-1) === 'number') return value;
  return pruned(withValueAt(value, parent, undefined), parent);
}

/** Applies a change of a list to its translations, each by its own path. */
export function withTranslatedLists(value: Json, path: Path, change: (list: Json[], at: Path) => Json[]): Json {
  const translations = valueAt(value, [TRANSLATIONS]);
  if (!isObject(translations)) return value;
  return Object.keys(translations).reduce<Json>((result, language) => {
    const at = [TRANSLATIONS, language, ...path];
    const list = valueAt(result, at);
    return Array.isArray(list) ? withValueAt(result, at, change(list, at)) : result;
  }, value);
}

/** The value with a new Spanish text in a list, also where translated lists repeat the old one. */
export function withListText(value: Json, path: Path, text: string): Json {
  const before = valueAt(value, path);
  const changed = withValueAt(value, path, text);
  const index = path.at(-1);
  if (typeof index !== 'number') return changed;
  const follow = (list: Json[]) => list.map((entry, at) => (at === index && isSame(entry, before) ? text : entry));
  return withTranslatedLists(changed, path.slice(0, -1), follow);
}

/** The paths of the texts that are not translated into a language, and say something in Spanish. */
export function missingIn(language: string, value: Json, root: DeskSchema, drawings?: Drawings): Path[] {
  return textsIn(value, root, root, []).filter((path) => isMissing(language, value, path, drawings));
}

/** What the guide's drawings show, by their names. */
type Drawings = Record<string, { alt: string }> | undefined;

/**
 * Whether somebody has to translate the text at a path: figures alone, as "20:30", are the same in every language, and
 * what describes one of the guide's drawings was not written by whoever chose it.
 */
export function isMissing(language: string, value: Json, path: Path, drawings: Drawings = {}): boolean {
  if (translationAt(value, language, path) !== undefined) return false;
  const text = valueAt(value, path);
  if (typeof text !== 'string' || !/\p{L}/u.test(text)) return false;
  const print = path.at(-1) === 'alt' ? valueAt(value, [...path.slice(0, -1), 'print']) : null;
  return typeof print !== 'string' || drawings[print]?.alt !== text;
}

/** An edit of a file: its value, and the one that it started from. */
type Edited = { value: Json; before: Json; root: DeskSchema };

/** Whether a text's translation is of an older Spanish: that changed in this edit, and the translation did not. */
export function isStale(language: string, path: Path, { value, before, root }: Edited): boolean {
  const translated = translationAt(value, language, path);
  const spanish = valueAt(value, path);
  if (translated === undefined || typeof spanish !== 'string' || spanish === valueAt(before, path)) return false;
  // By its words, for an entry may have moved.
  const translatedThen = spanishOf(before, language, root).get(translated);
  return translatedThen !== undefined && !translatedThen.includes(spanish);
}

/** The paths of the texts whose translation is of an older Spanish. */
export function staleIn(language: string, edited: Edited): Path[] {
  return textsIn(edited.value, edited.root, edited.root, []).filter((path) => isStale(language, path, edited));
}

const pairs = new WeakMap<object, Map<string, Map<string, string[]>>>();

/** The Spanish texts of a value by their translations. */
function spanishOf(value: Json, language: string, root: DeskSchema): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!isObject(value)) return found;
  const known = pairs.get(value) ?? new Map<string, Map<string, string[]>>();
  pairs.set(value, known);
  const kept = known.get(language);
  if (kept) return kept;
  for (const path of textsIn(value, root, root, [])) {
    const translated = translationAt(value, language, path);
    if (translated !== undefined)
      found.set(translated, [...(found.get(translated) ?? []), String(valueAt(value, path))]);
  }
  known.set(language, found);
  return found;
}

/** The paths of all texts within a value that are to be translated. */
export function textsIn(value: Json | undefined, schema: DeskSchema, root: DeskSchema, path: Path): Path[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string') return isTranslated(path, schema, root) ? [path] : [];
  const { shape } = shapeOf(schema, root);
  if (shape.type === 'object' && isObject(value)) {
    return shape.properties.flatMap(([key, inner]) => textsIn(value[key], inner, root, [...path, key]));
  }
  if (shape.type === 'record' && isObject(value)) {
    return Object.entries(value).flatMap(([key, one]) => textsIn(one, shape.values, root, [...path, key]));
  }
  if (shape.type === 'list' && Array.isArray(value)) {
    return value.flatMap((one, index) => textsIn(one, shape.items, root, [...path, index]));
  }
  return [];
}
