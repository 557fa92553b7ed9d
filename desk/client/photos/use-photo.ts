import { useEffect } from 'react';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { useForm } from '../form/form-context.ts';
import { words } from '../words.ts';
import type { Picture } from './cropped.tsx';
import { uploads, watchUpload } from './uploads.ts';

/** A photograph to show, or what to say while there is none: a published one is there, an upload has to be prepared. */
export function usePhoto(slot: PhotoSlot): { picture: Picture; said?: undefined } | { picture: null; said: string } {
  const { livePhotos } = useForm();
  const upload = 'upload' in slot ? slot.upload : null;
  const state = uploads.use()[upload ?? ''];
  useEffect(() => {
    if (upload) void watchUpload(upload);
  }, [upload]);
  const live = 'name' in slot ? livePhotos.find(({ name }) => name === slot.name) : undefined;
  const picture = live ?? (state?.state === 'ready' ? state : null);
  return picture
    ? { picture }
    : { picture: null, said: state?.state === 'refused' ? state.error : words.photos.working };
}
