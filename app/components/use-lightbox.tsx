import { type ComponentType, useState } from 'react';
import type { Picture } from '#app/catalog/views.ts';
import type { Lightbox as LightboxType } from './lightbox.tsx';

type Open = { Lightbox: ComponentType<Parameters<typeof LightboxType>[0]>; start: number };

/**
 * The viewer of these pictures, for the caller to place; its script is loaded when the first one is opened.
 * `openAt` takes the picture's number, from 0.
 */
export function useLightbox(pictures: Picture[], label: string) {
  const [open, setOpen] = useState<Open | null>(null);
  return {
    isOpen: open !== null,
    openAt: (start: number) =>
      void import('./lightbox.tsx')
        .then(({ Lightbox }) => setOpen({ Lightbox, start }))
        .catch((error: unknown) => console.warn('The viewer could not be loaded.', error)),
    lightbox: open && (
      <open.Lightbox pictures={pictures} start={open.start} label={label} onClose={() => setOpen(null)} />
    ),
  };
}
