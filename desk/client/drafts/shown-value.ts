import type { Json } from '#common/contracts/desk/content.ts';
import { hoursText, rulesOf } from '../form/hours/week.ts';
import { isObject } from '../schema/shape.ts';
import { words } from '../words.ts';

/** A value in a few words, for display outside a form field. */
export function shownValue(value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return words.form.nothing;
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (typeof value === 'number') return new Intl.NumberFormat('es-AR').format(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((one) => isObject(one) && Array.isArray(one.times)))
      return hoursText(rulesOf(value));
    return value.map(shownValue).join(' · ') || words.form.nothing;
  }
  return Object.values(value).map(shownValue).join(', ') || words.form.nothing;
}
