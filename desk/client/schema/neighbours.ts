import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { belongs } from '#common/contracts/desk/neighbours.ts';
import { isObject, saysNothing } from './shape.ts';

/** Whether a form shows a field: it belongs beside what the others say, or holds something that must not hide. */
export function isShown(schema: DeskSchema, key: string, group: Json | undefined): boolean {
  if (!isObject(group)) return true;
  return belongs(schema, group) || !saysNothing(group[key], schema);
}
