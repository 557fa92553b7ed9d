import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import { Picture } from './picture.tsx';
import { type CarouselFactory, useViewer } from './use-viewer.ts';

type Props = {
  pictures: PictureView[];
  start: number;
  label: string;
  /** Passed in by the component that loads the viewer; a row of pictures has already fetched it. */
  Carousel: CarouselFactory;
  onClose: () => void;
};

/**
 * Shows the pictures at full size, starting at `start`. Keys, buttons and swipes turn them and wrap at both ends; a
 * pinch or a double tap enlarges them. The focus stays inside and returns when it closes.
 */
export function Lightbox({ pictures, start, label, Carousel, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const { row, index, isEnlarged, move } = useViewer(dialog, { Carousel, start, count });

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'Tab') goRound(event);
  };

  return (
    <dialog
      ref={dialog}
      className="viewer"
      // biome-ignore lint/a11y/noRedundantRoles: older assistive technology wants to be told what the platform implies
      role="dialog"
      aria-modal="true"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className="viewer-viewport">
        <div className="viewer-row" ref={row}>
          {pictures.map((picture, place) => (
            <div
              key={picture.src}
              className="viewer-slide"
              style={sizeOf(picture)}
              inert={place !== index}
              aria-hidden={place === index ? undefined : true}
            >
              {stepsBetween(place, index, count) <= 1 && (
                <Picture
                  picture={picture}
                  sizes={widthOf(picture, place === index && isEnlarged)}
                  priority={priorityOf(place === index)}
                  isWhole
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className="viewer-words" style={pictures[index] && sizeOf(pictures[index])}>
        <p role="status">{t('carousel.position', { index: index + 1, count })}</p>
        {pictures[index]?.caption && <p>{pictures[index].caption}</p>}
      </div>
      <button
        type="button"
        className="viewer-close"
        aria-label={t('lightbox.close')}
        onClick={() => dialog.current?.close()}
      >
        <X size={26} aria-hidden />
      </button>
      {count > 1 && (
        <>
          <button
            type="button"
            className="viewer-previous"
            aria-label={t('carousel.previous')}
            onClick={() => move(-1)}
          >
            <ChevronLeft size={30} aria-hidden />
          </button>
          <button type="button" className="viewer-next" aria-label={t('carousel.next')} onClick={() => move(1)}>
            <ChevronRight size={30} aria-hidden />
          </button>
        </>
      )}
    </dialog>
  );
}

/** Wraps the focus between the last button and the first: a native dialog lets Tab out to the browser's toolbars. */
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

/** A picture's proportions, for the style sheet, which puts the text at its edge. */
function sizeOf({ width, height }: PictureView) {
  return { '--ratio': width / height, '--natural': `${width}px` } as CSSProperties; // React's type lacks these
}

/** The width at which the picture fits the window, for `sizes`; twice that while it is enlarged. */
function widthOf({ width, height }: PictureView, isEnlarged: boolean): string {
  const fitting = `min(100vw, calc(100vh * ${(width / height).toFixed(3)}))`;
  return isEnlarged && !savesData() ? `calc(2 * ${fitting})` : fitting;
}
