import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import { isDemanded } from '#common/contracts/desk/neighbours.ts';
import { factsPath, factsSchema } from './facts.ts';
import { type Path, valueAt, withValueAt } from './paths.ts';
import { memberAt, schemaAt } from './schema-at.ts';
import { isObject } from './shape.ts';

/** Whether nothing can be published while the field at a path is empty. */
export function isCompulsory(root: DeskSchema, value: Json, path: Path): boolean {
  const group = memberAt(root, value, path.slice(0, -1));
  const field = schemaAt(root, value, path);
  const beside = valueAt(value, path.slice(0, -1));
  if (field && isObject(beside) && isDemanded(field, beside)) return true;
  if (!field || !group?.required?.includes(String(path.at(-1)))) return false;
  return [null, '', []].every((empty) => judge(field, empty).length > 0);
}

/**
 * A new entry of a list, with today in its compulsory days and where it asks on which day somebody said so, and her name
 * where it asks who did.
 */
export function datedNow(schema: DeskSchema, entry: Json, today: string, person: string): Json {
  const { properties = {}, required = [] } = schema;
  const isSaid = required.includes('how') && properties.on?.['x-desk'] === 'day' && isObject(entry);
  const said = isSaid ? withValueAt(entry, ['on'], today) : entry;
  return required.reduce<Json>((result, key) => {
    if (valueAt(result, [key]) !== '') return result;
    if (properties[key]?.['x-desk'] === 'day') return withValueAt(result, [key], today);
    return key === 'by' ? withValueAt(result, [key], person) : result;
  }, said);
}

/** A new file's value with today in the compulsory days that are still empty. */
export function withToday(kind: Kind, value: Json, today: string): Json {
  const { properties = {}, required = [] } = factsSchema(kind);
  return required.reduce<Json>((result, key) => {
    const path = [...factsPath(kind), key];
    const isDay = properties[key]?.format === 'date' || properties[key]?.['x-desk'] === 'day';
    return isDay && valueAt(result, path) === '' ? withValueAt(result, path, today) : result;
  }, value);
}
