import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { isDay } from '#common/lib/days.ts';
import { shownSource } from '../form/as-written.ts';
import { fits, isObject, labelOf, shapeOf } from '../schema/shape.ts';
import { dayText } from '../shell/when.ts';
import { words } from '../words.ts';
import { shownValue } from './shown-value.ts';

/** The name of a page or a listing that a value leads to; null if it leads to none. */
export type PageName = (value: string) => string | null;

/** A value as its field would say it: a choice by its label, a day in words, a price with its sign, a page by its name. */
export function readable(
  value: Json | undefined,
  schema: DeskSchema | undefined,
  root: DeskSchema,
  pageName: PageName = () => null,
): string {
  const inner = (one: Json | undefined, its: DeskSchema | undefined) => readable(one, its, root, pageName);
  if (value === null || value === undefined || !schema) return shownValue(value);
  const { shape, control, schema: own } = shapeOf(schema, root);
  if (typeof value === 'string' && isDay(value)) return dayText(value);
  if (typeof value === 'string' && (control === 'page' || control === 'listing')) return pageName(value) ?? value;
  if (typeof value === 'string' && own['x-rule'] === 'source') return shownSource(value);
  if (control === 'money' && typeof value === 'number') return `$ ${shownValue(value)}`;
  if (shape.type === 'choice' || shape.type === 'choices') {
    return [value]
      .flat()
      .map((one) => shape.labels[shape.values.indexOf(one)] ?? shownValue(one))
      .join(', ');
  }
  if (control === 'hours') return shownValue(value);
  if (shape.type === 'list' && Array.isArray(value)) {
    return value.map((entry) => inner(entry, shape.items)).join(' · ') || words.form.nothing;
  }
  if (shape.type === 'union') {
    return inner(
      value,
      shape.options.find((option) => fits(value, option, root)),
    );
  }
  if (shape.type !== 'object' || !isObject(value)) return shownValue(value);
  return shape.properties
    .filter(([key, field]) => !isSilent(value[key]) && field.const === undefined && key !== 'id' && key !== 'print')
    .map(([key, field]) => `${labelOf(key, field)}: ${inner(value[key], own.properties?.[key] ?? field)}`)
    .join(' · ');
}

const isSilent = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
