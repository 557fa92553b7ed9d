import type { Json, Kind } from '#common/contracts/desk/content.ts';
import type { Change } from '#common/contracts/desk/orders.ts';
import { isSame, type Path, valueAt } from '../schema/paths.ts';
import { isObject, labelOf, shapeOf } from '../schema/shape.ts';
import { words } from '../words.ts';
import { changedPaths } from './merge.ts';

/** A change with its file's title and kind. */
export type NamedChange = { change: Change; title: string; kind: Kind };

/** Above this many fields, the text only says "changes". */
const MOST_FIELDS = 3;

/** The suggested description of a publication: "teléfono y horarios de Bodega Suter", "precio de 10 fichas". */
export function wordsOfChanges(changes: readonly NamedChange[]): string {
  const [first] = changes;
  if (!first) return '';
  if (changes.length === 1) {
    if (first.change.value === null) return words.publish.removedFile(first.title);
    if (first.change.base === null) return words.publish.newFile(first.title);
    return words.publish.of(fieldList(fieldsOf(first)), first.title);
  }
  return words.publish.ofMany(fieldList([...new Set(changes.flatMap(fieldsOf))]), changes.length);
}

/** The labels of the changed fields, in lower case. The log of checks is left out if anything else changed. */
function fieldsOf({ change, kind }: NamedChange): string[] {
  const paths = changedPaths(change.before, change.value);
  const labels = paths.flatMap((path) => {
    const [first = '', second = ''] = path.map(String);
    if (first === 'translations') return isInStep(change, path) ? [] : words.publish.translations;
    const inFacts = kind.isMarkdown && first === 'facts';
    return labelWithin(kind, inFacts ? [first, second] : [first]);
  });
  const photos = change.photos ? [words.publish.photos] : [];
  const all = [...new Set([...labels, ...photos])];
  const checks = labelWithin(kind, kind.isMarkdown ? ['facts', 'checks'] : ['checks']);
  return all.length > 1 ? all.filter((label) => label !== checks) : all;
}

/** Whether translated lists have only got empty entries, to have as many as the Spanish ones. */
const isInStep = ({ before, value }: Change, path: Path): boolean =>
  isSame(written(valueAt(before, path)), written(valueAt(value, path)));

/** A value without the entries, at any depth, that say nothing. */
function written(value: Json | undefined): Json | undefined {
  if (!isObject(value) && !Array.isArray(value)) return value;
  const says = (inner: Json | undefined): inner is Json =>
    inner !== undefined && (typeof inner !== 'object' || inner === null || Object.keys(inner).length > 0);
  if (Array.isArray(value)) return value.map(written).filter(says);
  const entries = Object.entries(value).map(([key, inner]) => [key, written(inner)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Json] => says(entry[1])));
}

function labelWithin({ schema }: Kind, path: string[]): string {
  const key = path.at(-1) ?? '';
  const found = path.reduce<Kind['schema'] | undefined>((at, step) => {
    const shape = at && shapeOf(at, schema).shape;
    return shape?.type === 'object' ? shape.properties.find(([name]) => name === step)?.[1] : undefined;
  }, schema);
  const label = labelOf(key, found ?? {});
  return /^\p{Lu}\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function fieldList(fields: readonly string[]): string {
  if (fields.length === 0 || fields.length > MOST_FIELDS) return words.publish.changes;
  return new Intl.ListFormat('es-AR').format(fields);
}
