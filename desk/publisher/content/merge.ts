import type { Json } from '../../contract/content.ts';
import type { Conflict } from '../../contract/orders.ts';
import { isEqual, isGroup } from './equal.ts';

type Clash = Omit<Conflict, 'file'>;

/** `undefined` stands for a field that is not there. */
type Field = Json | undefined;

/**
 * Brings an edit and what became of the file meanwhile together, field by field: a field that only one of the two changed
 * takes that change. A list counts as one field. Of a clash, `value` keeps what is live.
 * @param before what the edit started from
 * @param live the file now
 * @param mine what the edit wants
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
