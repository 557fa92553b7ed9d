import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Picture as PictureView } from '#app/catalog/views.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import css from './lightbox.module.css';
import { Picture } from './picture.tsx';

type Props = { pictures: PictureView[]; start: number; label: string; onClose: () => void };

/** The pictures at full size, from `start` on; wraps around. Focus stays inside and goes back when it closes. */
export function Lightbox({ pictures, start, label, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const move = (by: number) => setIndex((current) => (current + by + count) % count);
  const picture = pictures[index];

  useEffect(() => dialog.current?.showModal(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'Tab') goRound(event);
  };

  if (!picture) return null;
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
      <figure className={css.figure}>
        <Picture key={picture.src} picture={picture} sizes={wholeOn(picture)} priority="early" isWhole />
        {picture.caption && <figcaption>{picture.caption}</figcaption>}
      </figure>
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

/** The browser's own dialog lets Tab out to its toolbars and to nowhere; here the last button leads to the first. */
function goRound(event: KeyboardEvent<HTMLDialogElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** As wide as the window, or as wide as the window's height lets it be under the bar and above the caption. */
function wholeOn({ width, height }: PictureView): string {
  return `min(100vw, calc((100vh - 140px) * ${(width / height).toFixed(3)}))`;
}
