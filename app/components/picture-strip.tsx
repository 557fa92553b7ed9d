import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Picture as PictureView } from '#app/catalog/views.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Picture } from './picture.tsx';
import css from './picture-strip.module.css';
import { useDrift } from './use-drift.ts';

type Props = {
  pictures: PictureView[];
  /** What is shown, for a screen reader. */
  label: string;
  /** CSS pixels in a second; to the right when negative. */
  speed: number;
  /** Something lies over the page: the row waits. */
  isCovered: boolean;
  onOpen(index: number): void;
};

/** As in `picture-strip.module.css`: how wide a picture is there. */
const SIZES = '(min-width: 2138px) 16vw, (min-width: 768px) 320px, 240px';

/** A row of pictures that goes by slowly, over and over; a visitor stops it, or moves it by hand. */
export function PictureStrip({ pictures, label, speed, isCovered, onOpen }: Props) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { viewport, isPlaying, hasMoved, toggle } = useDrift(speed, isCovered);
  return (
    // Not a section: a region of its own inside the one that it stands in would be one landmark too many.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={css.strip} role="group" aria-roledescription={t('carousel.role')} aria-label={label}>
      <div className={css.viewport} ref={viewport}>
        <ul>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <Print picture={picture}>
                <button
                  type="button"
                  aria-label={t('gallery.open', { alt: picture.alt })}
                  onClick={() => onOpen(index)}
                >
                  <Picture picture={picture} sizes={SIZES} />
                </button>
              </Print>
            </li>
          ))}
          {hasMoved &&
            pictures.map((picture, index) => (
              // For the eye and the pointer alone: keys and screen readers have the original.
              <li key={picture.src} aria-hidden data-copy onClick={() => onOpen(index)}>
                <Print picture={picture}>
                  <Picture picture={picture} sizes={SIZES} isDecorative />
                </Print>
              </li>
            ))}
        </ul>
      </div>
      <div className={`container ${css.controls}`} data-ready={isHydrated}>
        <button type="button" aria-label={t(isPlaying ? 'carousel.pause' : 'carousel.play')} onClick={toggle}>
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </button>
      </div>
    </div>
  );
}

function Print({ picture: { caption }, children }: { picture: PictureView; children: ReactNode }) {
  return (
    <figure>
      <div className={css.picture}>{children}</div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
