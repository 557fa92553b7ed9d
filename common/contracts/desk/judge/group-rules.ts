import { isDay } from '../../../lib/days.ts';
import { isEdition } from '../../../lib/written/edition.ts';
import type { DeskSchema } from '../content.ts';
import type { Group } from '../group.ts';

/** The field at which a mistake is told, with its sentence. */
type Found = { at: string; text: string };
type Judge = (group: Group, label: (field: string) => string) => Found | null;

/** What a content schema demands of several fields together, by the names in `x-group`. */
const GROUP_RULES = {
  span: ({ from, to }, label) => {
    const isBackwards = [from, to].every((day) => isDay(String(day))) && String(to) < String(from);
    return isBackwards ? { at: 'to', text: `«${label('to')}» no puede ser antes de «${label('from')}».` } : null;
  },
  'day-of-month': ({ month, day }) => {
    const [inYear, inMonth] = [month, day].map((number) => String(number).padStart(2, '0'));
    const isWhole = [month, day].every(Number.isInteger);
    return isWhole && !isDay(`2028-${inYear}-${inMonth}`) ? { at: 'day', text: 'Ese mes no tiene ese día.' } : null;
  },
  'year-of-edition': ({ year, dates }, label) => {
    const isOther = isEdition(String(dates)) && !String(dates).startsWith(String(year));
    return isOther ? { at: 'year', text: `«${label('year')}» tiene que ser el de «${label('dates')}».` } : null;
  },
} as const satisfies Record<string, Judge>;

export type GroupRuleName = keyof typeof GROUP_RULES;

/** What is wrong between the fields of a group. */
export function judgeTogether({ 'x-group': rule, properties = {} }: DeskSchema, group: Group): Found[] {
  const found = rule && GROUP_RULES[rule](group, (field) => properties[field]?.title ?? field);
  return found ? [found] : [];
}
