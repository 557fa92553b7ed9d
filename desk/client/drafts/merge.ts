import type { Json } from '#common/contracts/desk/content.ts';
import { isSame, type Path, withValueAt } from '../schema/paths.ts';
import { isObject } from '../schema/shape.ts';

/** A field that both sides changed to different values; `undefined` means that it is absent. */
export type Clash = { path: Path; before: Json | undefined; theirs: Json | undefined; mine: Json | undefined };

/** The result of a merge; a clash has the other side's value until somebody has chosen. */
export type Merged = { value: Json; clashes: Clash[] };

/**
 * Merges two edits of one file, field by field: a change on only one side is taken, and a list counts as one field.
 * Keys keep the order of `theirs`, the published or saved version.
 */
export function merge(before: Json, theirs: Json, mine: Json): Merged {
  const clashes: Clash[] = [];
  const value = mergeAt(before, theirs, mine, [], clashes);
  return { value: value ?? null, clashes };
}

function mergeAt(
  before: Json | undefined,
  theirs: Json | undefined,
  mine: Json | undefined,
  path: Path,
  clashes: Clash[],
): Json | undefined {
  if (isSame(mine, before) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, before)) return mine;
  if (isObject(theirs) && isObject(mine)) {
    return mergeObjects(isObject(before) ? before : {}, theirs, mine, path, clashes);
  }
  clashes.push({ path, before, theirs, mine });
  return theirs;
}

type JsonObject = { [key: string]: Json };

function mergeObjects(before: JsonObject, theirs: JsonObject, mine: JsonObject, path: Path, clashes: Clash[]): Json {
  const mineKeys = Object.keys(mine);
  const keys = [...new Set([...Object.keys(theirs), ...mineKeys])];
  return keys.reduce<Json>((result, key) => {
    const value = mergeAt(own(before, key), own(theirs, key), own(mine, key), [...path, key], clashes);
    return withValueAt(result, [key], value, () => mineKeys);
  }, theirs);
}

const own = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);

/** The fields in which two values differ; a list counts as one field. */
export function changedPaths(before: Json | undefined, after: Json | undefined, path: Path = []): Path[] {
  if (isSame(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [path];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => changedPaths(own(before, key), own(after, key), [...path, key]));
}

/** The merged value with the chosen side of each clash. */
export function settle({ value, clashes }: Merged, choices: readonly ('theirs' | 'mine')[]): Json {
  return clashes.reduce<Json>(
    (result, { path, mine }, index) => (choices[index] === 'mine' ? withValueAt(result, path, mine) : result),
    value,
  );
}
