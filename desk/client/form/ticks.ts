import type { Json } from '#common/contracts/desk/content.ts';
import { isSame, valueAt } from '../schema/paths.ts';
import { isObject } from '../schema/shape.ts';

/** The list in which a file names its fields that still hold invented values, each by its path: "privacy.responsible". */
const LIST = 'placeholders';

/** Takes a field's name out of the list once the owner has written another value. */
export function withoutTicks(before: Json, after: Json): Json {
  if (!isObject(after) || !Array.isArray(after[LIST])) return after;
  const isWritten = (name: Json) => {
    const path = String(name).split('.');
    return !isSame(valueAt(before, path), valueAt(after, path));
  };
  const left = after[LIST].filter((name) => !isWritten(name));
  return left.length === after[LIST].length ? after : { ...after, [LIST]: left };
}
