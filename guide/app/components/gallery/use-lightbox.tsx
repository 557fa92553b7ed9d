import { type ComponentType, useState } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Picture } from '#common/contracts/picture.ts';
import { CODE_MS, inTime } from '#common/lib/in-time.ts';
import { loadStyles } from '#common/lib/load-styles.ts';
import sheet from './lightbox.css?url';
import type { Lightbox as LightboxType } from './lightbox.tsx';
import type { CarouselFactory } from './use-viewer.ts';

type Open = {
  Lightbox: ComponentType<Parameters<typeof LightboxType>[0]>;
  Carousel: CarouselFactory;
  start: number;
};

/**
 * Provides a viewer of these pictures for the caller to place; its script and styles load when it is first opened.
 * `openAt` takes the picture's index, from 0.
 */
export function useLightbox(pictures: Picture[], label: string) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const [isFailed, setFailed] = useState(false);
  return {
    isOpen: open !== null,
    openAt(start: number) {
      setFailed(false);
      inTime(Promise.all([import('./lightbox.tsx'), import('embla-carousel'), loadStyles(sheet)]), CODE_MS)
        .then(([{ Lightbox }, { default: Carousel }]) => setOpen({ Lightbox, Carousel, start }))
        .catch((error: unknown) => {
          console.warn('The viewer could not be loaded.', error);
          setFailed(true);
        });
    },
    lightbox: open ? (
      <open.Lightbox
        pictures={pictures}
        start={open.start}
        label={label}
        Carousel={open.Carousel}
        onClose={() => setOpen(null)}
      />
    ) : (
      isFailed && <p role="alert">{t('needsSignal')}</p>
    ),
  };
}
