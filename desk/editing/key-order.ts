import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { isEqual } from './equal.ts';

/**
 * The keys of a group in the order in which to write them: those in the file keep their order, and a new one follows
 * the nearest key that precedes it in the schema.
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

/** The member of a union that fits the value, leaving out `null`; any other schema stays as it is. */
export function innerSchema(schema: DeskSchema | undefined, value: Json): DeskSchema | undefined {
  const members = schema?.anyOf ?? schema?.oneOf;
  if (!members) return schema;
  const type = Array.isArray(value) ? 'array' : isGroup(value) ? 'object' : typeof value;
  const fitting = members.filter((member) => member.type === type);
  if (!isGroup(value)) return fitting[0];
  // Of groups that a constant tells apart, the one with the value's constant.
  return (
    fitting.find(({ properties = {} }) =>
      Object.entries(properties).every(([key, { const: only }]) => only === undefined || only === value[key]),
    ) ?? fitting[0]
  );
}

/** The schema of the value at `key` in a group or a list. */
export function schemaAt(schema: DeskSchema | undefined, key: string | number): DeskSchema | undefined {
  if (typeof key === 'number') return schema?.items;
  const { properties, additionalProperties } = schema ?? {};
  return properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

/**
 * `value` without the fields that a form adds and a person would not write: those that the file lacks and that only
 * hold their default.
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
