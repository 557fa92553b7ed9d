import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

type Props = {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** Milliseconds between two pictures; by default nothing moves on its own. */
  autoplayMs?: number | undefined;
  /** Whether a touch or key ends the autoplay for good. */
  stopOnInteraction?: boolean | undefined;
  /** One slide at a time; several in a row; or a row that becomes a static grid on desktops. */
  layout?: 'single' | 'row' | 'row-then-grid';
  /** Whether the viewer is open above it, so that it pauses. */
  isCovered?: boolean;
};

/** Slides that loop. Until its script has loaded it is a row with scroll snapping. */
export function Carousel({
  label,
  children,
  autoplayMs,
  stopOnInteraction = true,
  layout = 'single',
  isCovered = false,
}: Props) {
  const { t } = useTranslation();
  const slides = Children.toArray(children);
  const { viewport, selected, isReady, isPlaying, previous, next, toggle } = useCarousel({
    autoplayMs,
    stopOnInteraction,
    restsOnDesktop: layout === 'row-then-grid',
    isCovered,
  });
  return (
    // Not a section: inside the surrounding region another one would be one landmark too many.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={`${css.carousel} ${layout === 'row-then-grid' ? css.resting : ''}`}
      role="group"
      aria-roledescription={t('carousel.role')}
      aria-label={label}
    >
      <div
        className={css.viewport}
        ref={viewport}
        data-ready={isReady}
        // A scrolling row must be focusable until its buttons work.
        tabIndex={layout === 'single' || isReady ? undefined : 0}
      >
        <ul className={css[layout]}>
          {slides.map((slide, index) => (
            <li
              // The slides never change or move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              className={css.slide}
              aria-label={t('carousel.position', { index: index + 1, count: slides.length })}
              inert={isReady && layout === 'single' && index !== selected}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={css.controls} data-ready={isReady}>
          <button type="button" aria-label={t('carousel.previous')} onClick={previous}>
            <ChevronLeft size={24} aria-hidden />
          </button>
          {autoplayMs !== undefined && (
            <button type="button" aria-label={t(isPlaying ? 'carousel.pause' : 'carousel.play')} onClick={toggle}>
              {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
            </button>
          )}
          <button type="button" aria-label={t('carousel.next')} onClick={next}>
            <ChevronRight size={24} aria-hidden />
          </button>
          <span className={css.position} aria-hidden>
            {selected + 1} / {slides.length}
          </span>
        </div>
      )}
    </div>
  );
}
