import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { Picture } from './picture.tsx';
import css from './picture-strip.module.css';
import { useDrift } from './use-drift.ts';

type Props = {
  pictures: PictureView[];
  /** The accessible name. */
  label: string;
  /** The speed in CSS pixels per second; to the right when negative. */
  speed: number;
  /** Whether something covers the page, so that the row pauses. */
  isCovered: boolean;
  onOpen(index: number): void;
};

/** The width of a picture, as in `picture-strip.module.css`. */
const SIZES = '(min-width: 768px) 320px, 240px';

/** A row of pictures that drifts by slowly in a loop; a visitor can stop it or move it by hand. */
export function PictureStrip({ pictures, label, speed, isCovered, onOpen }: Props) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { viewport, isReady, isPlaying, toggle, step } = useDrift(speed, isCovered);
  return (
    // Not a section: inside the surrounding region another one would be one landmark too many.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={`container ${css.strip}`} role="group" aria-roledescription={t('carousel.role')} aria-label={label}>
      <div className={css.viewport} ref={viewport} data-ready={isReady}>
        <ul>
          {pictures.map((picture, index) => (
            <li key={picture.src} className={css.slide}>
              <figure>
                <button
                  type="button"
                  className={css.open}
                  aria-label={t('gallery.open', { alt: picture.alt })}
                  onClick={() => onOpen(index)}
                >
                  <Picture picture={picture} sizes={SIZES} />
                </button>
                {picture.caption && <figcaption>{picture.caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.controls} data-ready={isHydrated}>
        <button type="button" aria-label={t('carousel.previous')} onClick={() => step(-1)}>
          <ChevronLeft size={24} aria-hidden />
        </button>
        <button type="button" aria-label={t(isPlaying ? 'carousel.pause' : 'carousel.play')} onClick={toggle}>
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </button>
        <button type="button" aria-label={t('carousel.next')} onClick={() => step(1)}>
          <ChevronRight size={24} aria-hidden />
        </button>
      </div>
    </div>
  );
}
