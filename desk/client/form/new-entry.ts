import type { Json } from '#common/contracts/desk/content.ts';
import { datedNow } from '../schema/compulsory.ts';
import type { Path } from '../schema/paths.ts';
import { schemaAt } from '../schema/schema-at.ts';
import { blankOf, isObject, shapeOf } from '../schema/shape.ts';
import { type Form, withList } from './form-context.ts';

/** The form's value with one more entry in a list and in its translations, dated today and hers where it asks that. */
export function withNewEntry(
  form: Pick<Form, 'root' | 'value' | 'before'>,
  path: Path,
  today: string,
  person: string,
): Json {
  const schema = schemaAt(form.root, form.value, path);
  const shape = schema && shapeOf(schema, form.root).shape;
  if (shape?.type !== 'list') return form.value;
  const blank = datedNow(shape.items, blankOf(shape.items, form.root), today, person);
  const translated = isObject(blank) ? {} : blank;
  let isFirst = true; // `withList` changes the list first, then its translations
  return withList(form, path, <Entry>(entries: Entry[]) => {
    const entry = isFirst ? blank : translated;
    isFirst = false;
    return [...entries, entry as Entry];
  });
}
