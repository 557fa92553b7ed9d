import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { isDay } from '#common/lib/days.ts';
import { fits, isObject, labelOf, shapeOf } from '../schema/shape.ts';
import { dayText } from '../shell/when.ts';
import { words } from '../words.ts';
import { shownValue } from './shown-value.ts';

/** A value as its field would say it: a choice by its label, a day in words, a price with its sign. */
export function readable(value: Json | undefined, schema: DeskSchema | undefined, root: DeskSchema): string {
  if (value === null || value === undefined || !schema) return shownValue(value);
  const { shape, control, schema: own } = shapeOf(schema, root);
  if (typeof value === 'string' && isDay(value)) return dayText(value);
  if (control === 'money' && typeof value === 'number') return `$ ${shownValue(value)}`;
  if (shape.type === 'choice' || shape.type === 'choices') {
    return [value]
      .flat()
      .map((one) => shape.labels[shape.values.indexOf(one)] ?? shownValue(one))
      .join(', ');
  }
  if (control === 'hours') return shownValue(value);
  if (shape.type === 'list' && Array.isArray(value)) {
    return value.map((entry) => readable(entry, shape.items, root)).join(' · ') || words.form.nothing;
  }
  if (shape.type === 'union') {
    return readable(
      value,
      shape.options.find((option) => fits(value, option, root)),
      root,
    );
  }
  if (shape.type !== 'object' || !isObject(value)) return shownValue(value);
  return shape.properties
    .filter(([key, inner]) => !isSilent(value[key]) && inner.const === undefined && key !== 'id' && key !== 'print')
    .map(([key, inner]) => `${labelOf(key, inner)}: ${readable(value[key], own.properties?.[key] ?? inner, root)}`)
    .join(' · ');
}

const isSilent = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
