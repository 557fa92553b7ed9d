import type { Answers } from '../../../common/contracts/forms.ts';
import { writtenText } from '../../../common/lib/text/written.ts';
import type { EditableField } from './editable-fields.ts';

/** The name of the field for what no other field is for. */
export const ANYTHING_ELSE = 'otra-cosa';
const LONGEST = 1000;

/** A value that a business proposed for a field; null to have it removed. */
export type ProposedChange = { name: string; label: string; value: string | null };

/** Returns the values that differ from the listing, and the text in the field for anything else. */
export function changesIn(posted: Answers, fields: EditableField[]): ProposedChange[] {
  const named = [...fields, { name: ANYTHING_ELSE, label: 'Otra cosa', value: '' }];
  return named.flatMap(({ name, label, value: now }) => {
    const value = writtenText(posted[name] ?? now)
      .slice(0, LONGEST)
      .trim();
    return value === writtenText(now).trim() ? [] : [{ name, label, value: value === '' ? null : value }];
  });
}
