import type { Json } from '#common/contracts/desk/content.ts';
import { isObject } from './shape.ts';

/** A field's path in a value: keys and indexes. */
export type Path = readonly (string | number)[];

/** The value at a path; undefined if there is none. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, step) => {
    if (Array.isArray(at)) return typeof step === 'number' ? at[step] : undefined;
    return isObject(at) && Object.hasOwn(at, String(step)) ? at[String(step)] : undefined;
  }, value);
}

/**
 * The value with `next` at a path and everything else unchanged: keys keep their order. A new key goes after the
 * nearest key that precedes it in `order`, which returns an object's keys in schema order; a key that is not in it goes
 * last. `undefined` removes the key.
 */
export function withValueAt(
  value: Json | undefined,
  path: Path,
  next: Json | undefined,
  order: (path: Path) => string[] = () => [],
  from: Path = [],
): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = withValueAt(list[step], rest, next, order, [...from, step]);
    return list;
  }
  const object = isObject(value) ? value : {};
  if (rest.length === 0 && next === undefined) {
    return Object.fromEntries(Object.entries(object).filter(([key]) => key !== step));
  }
  const inner = withValueAt(object[step], rest, next, order, [...from, step]);
  return Object.hasOwn(object, step) ? { ...object, [step]: inner } : inserted(object, step, inner, order(from));
}

function inserted(object: { [key: string]: Json }, key: string, value: Json, order: string[]): Json {
  const before = order.slice(0, Math.max(0, order.indexOf(key))).reverse();
  const keys = Object.keys(object);
  const neighbour = before.find((name) => Object.hasOwn(object, name));
  const at = neighbour !== undefined ? keys.indexOf(neighbour) + 1 : order.includes(key) ? 0 : keys.length;
  const entries = Object.entries(object);
  return Object.fromEntries([...entries.slice(0, at), [key, value], ...entries.slice(at)]);
}

/** A path as a string, to look up mistakes by. */
export const pathKey = (path: Path): string => path.join('.');

/** Whether two values are the same JSON; the order of keys does not matter, but absent and null differ. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
