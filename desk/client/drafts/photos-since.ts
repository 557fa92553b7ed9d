import type { ContentFile } from '#common/contracts/desk/content.ts';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { slotKey } from '../photos/slots.ts';
import { isSame } from '../schema/paths.ts';

/**
 * An edit's photographs after `published` ones are live: null if they are the same. Publishing crops and names them
 * anew, in their order, so each that was published already is the live one in its place.
 */
export function photosSince(
  edited: PhotoSlot[] | null,
  published: PhotoSlot[] | null,
  live: ContentFile['photos'],
): PhotoSlot[] | null {
  if (!edited || !published) return edited;
  if (isSame(edited, published)) return null;
  return edited.map((slot) => {
    const at = published.findIndex((one) => slotKey(one) === slotKey(slot));
    const name = live[at]?.name;
    if (name === undefined) return slot;
    return { name, crop: isSame(slot.crop, published[at]?.crop) ? null : slot.crop };
  });
}
