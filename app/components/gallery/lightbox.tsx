import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Picture as PictureView } from '#app/catalog/views.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { savesData } from '#app/lib/pictures/saves-data.ts';
import css from './lightbox.module.css';
import { Picture } from './picture.tsx';
import { type CarouselFactory, useViewer } from './use-viewer.ts';

type Props = {
  pictures: PictureView[];
  start: number;
  label: string;
  /** Passed in by the component that loads the viewer: rows of pictures have fetched it by then. */
  Carousel: CarouselFactory;
  onClose: () => void;
};

/**
 * Shows the pictures at full size, starting at `start`; keys, buttons and swipes turn them, round both ends. The focus
 * stays inside and returns when it closes.
 */
export function Lightbox({ pictures, start, label, Carousel, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const { row, index, move } = useViewer(dialog, { Carousel, start, count });

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'Tab') goRound(event);
  };

  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      // biome-ignore lint/a11y/noRedundantRoles: older assistive technology wants to be told what the platform implies
      role="dialog"
      aria-modal="true"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={css.bar}>
        <p role="status">{t('carousel.position', { index: index + 1, count })}</p>
        <button type="button" aria-label={t('lightbox.close')} onClick={() => dialog.current?.close()}>
          <X size={26} aria-hidden />
        </button>
      </div>
      <div className={css.viewport}>
        <div className={css.row} ref={row}>
          {pictures.map((picture, place) => (
            <figure
              key={picture.src}
              className={css.figure}
              inert={place !== index}
              aria-hidden={place === index ? undefined : true}
            >
              {stepsBetween(place, index, count) <= 1 && (
                <>
                  <Picture picture={picture} sizes={wholeOn(picture)} priority={priorityOf(place === index)} isWhole />
                  {picture.caption && <figcaption>{picture.caption}</figcaption>}
                </>
              )}
            </figure>
          ))}
        </div>
      </div>
      {count > 1 && (
        <>
          <button type="button" className={css.previous} aria-label={t('carousel.previous')} onClick={() => move(-1)}>
            <ChevronLeft size={30} aria-hidden />
          </button>
          <button type="button" className={css.next} aria-label={t('carousel.next')} onClick={() => move(1)}>
            <ChevronRight size={30} aria-hidden />
          </button>
        </>
      )}
    </dialog>
  );
}

/** Moves the focus from the last button to the first: the browser's own dialog lets Tab out to its toolbars. */
function goRound(event: KeyboardEvent<HTMLDialogElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Loads the neighbours before a swipe shows them, except for visitors who save data. */
function priorityOf(isShown: boolean) {
  if (isShown) return 'first';
  return savesData() ? 'late' : 'early';
}

/** The distance between two of `count` pictures in a ring. */
function stepsBetween(one: number, other: number, count: number): number {
  const steps = Math.abs(one - other);
  return Math.min(steps, count - steps);
}

/** The width at which the picture fits the window, under the bar and above the caption. */
function wholeOn({ width, height }: PictureView): string {
  return `min(100vw, calc((100vh - 140px) * ${(width / height).toFixed(3)}))`;
}
