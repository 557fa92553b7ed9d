import type { DeskSchema, Json } from '../../contract/content.ts';
import { type Group, isEqual, isGroup } from './equal.ts';

/**
 * The keys of a group as they are to be written: those that the file has stay in its order, a new one stands behind the
 * nearest that the schema names before it.
 */
export function keysInOrder(written: string[], wanted: string[], schema: DeskSchema | undefined): string[] {
  const keys = written.filter((key) => wanted.includes(key));
  const known = Object.keys(schema?.properties ?? {});
  for (const key of wanted) {
    if (keys.includes(key)) continue;
    const order = known.includes(key) ? known : wanted;
    const before = order.slice(0, order.indexOf(key)).findLast((name) => keys.includes(name));
    const after = order.slice(order.indexOf(key)).find((name) => keys.includes(name));
    if (before !== undefined) keys.splice(keys.indexOf(before) + 1, 0, key);
    else keys.splice(after === undefined ? keys.length : keys.indexOf(after), 0, key);
  }
  return keys;
}

/** The schema without `null` around it, and where it leads to another, that one. */
export function innerSchema(schema: DeskSchema | undefined, value: Json): DeskSchema | undefined {
  const members = schema?.anyOf ?? schema?.oneOf;
  if (!members) return schema;
  const type = Array.isArray(value) ? 'array' : isGroup(value) ? 'object' : typeof value;
  const fitting = members.filter((member) => member.type === type);
  if (!isGroup(value)) return fitting[0];
  // Of groups that are told apart by a constant, the one that has the value's.
  return (
    fitting.find(({ properties = {} }) =>
      Object.entries(properties).every(([key, { const: only }]) => only === undefined || only === value[key]),
    ) ?? fitting[0]
  );
}

/** The schema of what stands at `key` in a group or a list. */
export function schemaAt(schema: DeskSchema | undefined, key: string | number): DeskSchema | undefined {
  if (typeof key === 'number') return schema?.items;
  const { properties, additionalProperties } = schema ?? {};
  return properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

/**
 * `value` without what a form adds and a person would not write: fields that the file lacks and that hold what their
 * absence means.
 */
export function withoutDefaults(written: Json | undefined, value: Json, schema: DeskSchema | undefined): Json {
  const inner = innerSchema(schema, value);
  if (Array.isArray(value)) {
    const old = Array.isArray(written) ? written : [];
    const isSameLength = old.length === value.length;
    return value.map((entry, index) => {
      const before = old.find((other) => isEqual(other, entry)) ?? (isSameLength ? old[index] : undefined);
      return before === undefined ? entry : withoutDefaults(before, entry, inner?.items);
    });
  }
  if (!isGroup(value) || !isGroup(written)) return value;
  const entries = Object.entries(value).flatMap(([key, field]): [string, Json][] => {
    const own = schemaAt(inner, key);
    if (Object.hasOwn(written, key)) return [[key, withoutDefaults(written[key], field, own)]];
    return own && 'default' in own && isEqual(own.default, field) ? [] : [[key, field]];
  });
  return Object.fromEntries(entries) as Group;
}
