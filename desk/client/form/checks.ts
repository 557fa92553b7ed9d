import { type Check, fieldsOfFact, withCheck } from '#common/contracts/desk/checks.ts';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { isSame, type Path, valueAt, withValueAt } from '../schema/paths.ts';
import { isObject } from '../schema/shape.ts';

/** A fact by its name in the log, and its readable name. */
type Fact = { fact: string; label: string };

/** The facts that the log of a file may name, as its schema lists them. */
export function loggable(root: DeskSchema): Fact[] {
  const { enum: facts = [], 'x-labels': labels = [] } =
    root.properties?.checks?.items?.properties?.facts?.items ?? ({} as DeskSchema);
  return facts.map((fact, index) => ({ fact: String(fact), label: labels[index] ?? String(fact) }));
}

/** Those that somebody could confirm: of the file's own fields only the known ones. */
export function checkable(value: Json, root: DeskSchema): Fact[] {
  if (!isObject(value)) return [];
  return loggable(root).filter(({ fact }) => root.properties?.[fact] === undefined || !isUnknown(value[fact]));
}

const isUnknown = (value: Json | undefined) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether files with this schema have a log of checks. */
export const hasChecks = (root: DeskSchema): boolean => root.properties?.checks !== undefined;

/**
 * The value with a line in its log for the asked facts that the edit changed after a call; a later edit replaces the
 * line. If none of them changed, the log stays as it was.
 * @param isTextChanged whether the text was edited that tells the facts without a field
 */
export function withCallNoted(
  value: Json,
  before: Json,
  asked: readonly string[],
  line: Omit<Check, 'facts'>,
  isTextChanged = false,
): Json {
  const log = valueAt(before, ['checks']);
  const kept = Array.isArray(log) ? log : [];
  const known = asked.filter((fact) => {
    const told = toldOf(value, fact);
    return told === null ? isTextChanged : told.some((one) => one !== null) && !isSame(told, toldOf(before, fact));
  });
  if (known.length === 0)
    return log === undefined ? withValueAt(value, ['checks'], undefined) : withValueAt(value, ['checks'], kept);
  return withValueAt(value, ['checks'], withCheck(kept, { ...line, facts: known }));
}

/** What a file says of a fact, in its fields or in the entry with its id; null if it has neither. */
function toldOf(value: Json, fact: string): Json[] | null {
  const fields = isObject(value) ? fieldsOfFact(fact, value) : [];
  if (fields.length > 0) return fields.map((field) => valueAt(value, [field]) ?? null);
  const entry = entryWithId(value, nameOf(fact), []);
  return entry && [valueAt(value, entry) ?? null];
}

/**
 * The path of a fact's field: its own key, or the list entry with that id. A word for its type may precede the id:
 * "roads.canon", "temporada-valle-grande".
 */
export function pathOfFact(value: Json, fact: string): Path {
  const [field] = isObject(value) ? fieldsOfFact(fact, value) : [];
  if (field !== undefined) return [field];
  return entryWithId(value, nameOf(fact), []) ?? [fact];
}

const nameOf = (fact: string) => fact.replace(/^.*\./, '');

function entryWithId(value: Json | undefined, id: string, path: Path): Path | null {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      if (isObject(entry) && isIdOf(entry.id, id)) return [...path, index];
      const found = entryWithId(entry, id, [...path, index]);
      if (found) return found;
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const found = key === 'translations' ? null : entryWithId(inner, id, [...path, key]);
      if (found) return found;
    }
  }
  return null;
}

const isIdOf = (id: Json | undefined, fact: string) =>
  typeof id === 'string' && (id === fact || fact.endsWith(`-${id}`));
