import type { Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import type { Conflict } from '#common/contracts/desk/orders.ts';
import { isEqual } from './equal.ts';

type Clash = Omit<Conflict, 'file'>;

/** `undefined` stands for an absent field. */
type Field = Json | undefined;

/**
 * Merges an edit with the current state of the file, field by field: a field that only one side changed takes that
 * change. A list counts as one field. In a clash, `value` keeps the live side.
 * @param before the value that the edit started from
 * @param live the file's current value
 * @param mine the edited value
 */
export function merge(before: Json, live: Json, mine: Json): { value: Json; conflicts: Clash[] } {
  const conflicts: Clash[] = [];
  const value = mergeField(before, live, mine, [], conflicts) ?? null;
  return { value, conflicts };
}

function mergeField(before: Field, live: Field, mine: Field, path: string[], conflicts: Clash[]): Field {
  if (isEqual(before, mine) || isEqual(live, mine)) return live;
  if (isEqual(before, live)) return mine;
  if (isGroup(live) && isGroup(mine)) {
    const old = isGroup(before) ? before : {};
    const keys = [...new Set([...Object.keys(live), ...Object.keys(mine)])];
    const entries = keys.flatMap((key): [string, Json][] => {
      const field = mergeField(own(old, key), own(live, key), own(mine, key), [...path, key], conflicts);
      return field === undefined ? [] : [[key, field]];
    });
    return Object.fromEntries(entries);
  }
  conflicts.push({ path, before: before ?? null, live: live ?? null, mine: mine ?? null });
  return live;
}

const own = (group: { [key: string]: Json }, key: string): Field =>
  Object.hasOwn(group, key) ? group[key] : undefined;
