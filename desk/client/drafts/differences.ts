import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { isSame, type Path } from '../schema/paths.ts';
import { fits, isObject, labelOf, shapeOf } from '../schema/shape.ts';
import { words } from '../words.ts';
import { type PageName, readable } from './readable.ts';

/** One field that a change touches: where it is, the names that lead to it, and what it said and says, in words. */
export type Difference = { path: Path; label: string; before: string | null; after: string | null };

type Place = { path: Path; names: string[] };

/**
 * The fields in which two values of a file differ, down to the entry of a list. `null` stands where an entry or a value
 * was not there.
 */
export function differences(
  root: DeskSchema,
  before: Json,
  after: Json,
  languages: Record<string, string>,
  pageName?: PageName,
): Difference[] {
  const found: Difference[] = [];
  compare(before, after, root, { path: [], names: [] });
  return found;

  function compare(one: Json | undefined, other: Json | undefined, schema: DeskSchema | undefined, place: Place) {
    if (isSame(one, other)) return;
    if (isObject(one) && isObject(other)) return compareGroups(one, other, schema, place);
    const isWeek = schema !== undefined && shapeOf(schema, root).control === 'hours'; // read as a whole
    if (!isWeek && Array.isArray(one) && Array.isArray(other) && [...one, ...other].some(isObject)) {
      return compareLists(one, other, schema && memberFor(schema, other)?.items, place);
    }
    const text = (value: Json | undefined) => (isEmpty(value) ? null : readable(value, schema, root, pageName) || null);
    const [was, is] = [text(one), text(other)];
    // An empty entry only keeps a translated list in step.
    if (was !== null || is !== null)
      found.push({ path: place.path, label: place.names.join(' › '), before: was, after: is });
  }

  function compareGroups(one: Group, other: Group, schema: DeskSchema | undefined, { path, names }: Place) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (key === 'checks') continue; // the publisher's own notes
      if (key === 'print') {
        if (!isSame(one[key], other[key]))
          found.push({ path, label: names.join(' › '), ...pictureWords(one[key], other[key]) });
        continue;
      }
      const inner = schema && memberFor(schema, other);
      const isLanguage = path.at(-1) === 'translations';
      const field = isLanguage ? root : (inner?.properties?.[key] ?? asSchema(inner?.additionalProperties));
      const name = isLanguage ? (languages[key] ?? key) : labelOf(key, field ?? {});
      const isPlain = key === 'facts' && path.length === 0; // the frame of a text in Markdown
      compare(one[key], other[key], field, { path: [...path, key], names: isPlain ? names : [...names, name] });
    }
  }

  function compareLists(one: Json[], other: Json[], items: DeskSchema | undefined, { path, names }: Place) {
    const pairs = matched(one, other);
    for (const { old, now, index } of pairs) {
      const name = nameOf(now ?? old) ?? (old === undefined ? words.publish.newEntry : String(index + 1));
      compare(old, now, items, { path: [...path, index], names: [...names, name] });
    }
    const order = (list: Json[]) => list.map((entry) => nameOf(entry) ?? '').filter(Boolean);
    const isMoved = pairs.every(({ old, now }) => isSame(old, now)) && !isSame(one, other);
    if (isMoved)
      found.push({ path, label: names.join(' › '), before: order(one).join(' · '), after: order(other).join(' · ') });
  }

  function memberFor(schema: DeskSchema, value: Json): DeskSchema | undefined {
    const { shape, schema: own } = shapeOf(schema, root);
    return shape.type === 'union' ? shape.options.find((option) => fits(value, option, root)) : own;
  }
}

/** A drawing in words: its name is that of a file. Without one there is a photograph of hers. */
function pictureWords(one: Json | undefined, other: Json | undefined): Pick<Difference, 'before' | 'after'> {
  const { drawing, otherDrawing, ownPhoto } = words.publish;
  return { before: one ? drawing : null, after: other ? (one ? otherDrawing : drawing) : ownPhoto };
}

type Group = { [key: string]: Json };
const asSchema = (schema: boolean | DeskSchema | undefined) => (typeof schema === 'object' ? schema : undefined);

/** Entries that are the same thing before and after: by their name, or else by being equal or in the same place. */
function matched(one: Json[], other: Json[]): { old: Json | undefined; now: Json | undefined; index: number }[] {
  const rest = [...one];
  const take = (isWanted: (entry: Json) => boolean): Json | undefined => {
    const at = rest.findIndex(isWanted);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const same = other.map((entry) => take((old) => isSame(old, entry)));
  const known = other.map(
    (entry, index) => same[index] ?? take((old) => isNamed(entry) && nameOf(old) === nameOf(entry)),
  );
  const isOneToOne = one.length === other.length;
  const now = other.map((entry, index) => ({
    old: known[index] ?? (isOneToOne ? take((old) => old === one[index]) : undefined),
    now: entry,
    index,
  }));
  return [...now, ...rest.map((old) => ({ old, now: undefined, index: one.indexOf(old) }))];
}

/** The words by which a person recognises an entry. */
function nameOf(entry: Json | undefined): string | null {
  if (!isObject(entry)) return null;
  const named = entry.name ?? entry.title ?? entry.label ?? entry.question ?? entry.nombre ?? entry.who ?? entry.alt;
  return typeof named === 'string' && named !== '' ? named : null;
}

const isNamed = (entry: Json): boolean => nameOf(entry) !== null;

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** What a language's texts are called: "Inglés". */
export const languageNames = (languages: readonly { code: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(languages.map(({ code, name }) => [code, `${words.publish.translation} ${name.toLowerCase()}`]));
