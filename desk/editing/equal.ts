import type { Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';

/** Whether two values are the same, whatever the order of their keys. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  }
  if (isGroup(one) && isGroup(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
    );
  }
  return one === other;
}
