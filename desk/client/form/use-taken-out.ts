import { useRef } from 'react';
import type { Json } from '#common/contracts/desk/content.ts';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { merge, settle } from '../drafts/merge.ts';
import { notify } from '../shell/toasts.ts';
import { useForm } from './form-context.ts';

/**
 * Takes something out of the form, says so, and for a moment offers to put it back. What was written elsewhere in the
 * meantime stays.
 */
export function useTakenOut(): (
  said: string,
  without: Json,
  photos?: { before: PhotoSlot[]; after: PhotoSlot[] },
) => void {
  const form = useForm();
  const newest = useRef(form);
  newest.current = form;
  return (said, without, photos) => {
    const before = form.value;
    if (photos) form.editPhotos(photos.after, without);
    else form.edit(without);
    notify(said, {
      undo: () => {
        const now = newest.current;
        const merged = merge(without, now.value, before);
        const back = settle(
          merged,
          merged.clashes.map(() => 'mine'),
        );
        if (photos) now.editPhotos(photos.before, back);
        else now.edit(back);
      },
    });
  };
}
