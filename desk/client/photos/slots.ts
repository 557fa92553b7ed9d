import type { ContentFile, Json } from '#common/contracts/desk/content.ts';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { inserted } from '#common/lib/lists.ts';
import { type Form, withEntryBack, withField } from '../form/form-context.ts';
import { type Path, valueAt } from '../schema/paths.ts';
import { isObject } from '../schema/shape.ts';
import { withTranslatedLists } from '../schema/translation.ts';

/** The photographs of the edit, or the published ones if nobody has touched them. */
export function slotsOf(photos: PhotoSlot[] | null, live: ContentFile['photos']): PhotoSlot[] {
  return photos ?? live.map(({ name }) => ({ name, crop: null }));
}

/** A unique key for a photograph. */
export const slotKey = (slot: PhotoSlot): string => ('upload' in slot ? `upload ${slot.upload}` : slot.name);

/** A text of a photograph: its alternative text or its caption. */
export function textOfPhoto(value: Json, path: Path, index: number, key: 'alt' | 'caption'): string {
  const text = valueAt(value, [...path, index, key]);
  return typeof text === 'string' ? text : '';
}

type Whole = Pick<Form, 'root' | 'value' | 'before'>;
type Change = <Entry>(list: Entry[]) => Entry[];

/** The value with the photographs' texts changed in step with the photographs, one text for each. */
export function withTexts(form: Whole, path: Path, count: number, change: Change): Json {
  const texts = valueAt(form.value, path);
  const padded = padTo<Json>(Array.isArray(texts) ? texts : [], count, { alt: '' });
  const changed = withField(form, path, change(padded));
  return withTranslatedLists(changed, path, (list) => change(padTo<Json>(list, count, {})));
}

/** The photographs and the value with one that `was` among them put back in its place, and its texts. */
export function withPhotoBack(
  form: Whole & { slots: PhotoSlot[] },
  path: Path,
  index: number,
  was: Whole & { slots: PhotoSlot[] },
): { slots: PhotoSlot[]; value: Json } {
  const slot = was.slots[index];
  if (!slot) return form;
  const at = Math.min(index, form.slots.length);
  const same: Change = (list) => list;
  const value = withTexts(form, path, form.slots.length, same);
  const texts = withTexts(was, path, was.slots.length, same);
  return {
    slots: inserted(form.slots, at, slot),
    value: withEntryBack({ ...form, value }, path, index, texts),
  };
}

/** The value with a new text for one photograph; an empty caption is removed. */
export function withPhotoText(
  form: Whole,
  path: Path,
  count: number,
  at: { index: number; key: 'alt' | 'caption'; text: string },
): Json {
  const texts = valueAt(form.value, path);
  const padded = padTo<Json>(Array.isArray(texts) ? texts : [], count, { alt: '' });
  const list = padded.map((entry, index) => {
    if (index !== at.index || !isObject(entry)) return entry;
    const isEmptied = at.key === 'caption' && at.text === '';
    if (!isEmptied) return { ...entry, [at.key]: at.text };
    return 'caption' in entry ? { ...entry, caption: null } : entry;
  });
  return withField(form, path, list);
}

function padTo<Entry>(list: Entry[], count: number, blank: Entry): Entry[] {
  return [...list, ...Array.from({ length: Math.max(0, count - list.length) }, () => blank)];
}
