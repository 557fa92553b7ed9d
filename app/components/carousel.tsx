import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from '#app/i18n/words.tsx';
import css from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

type Props = {
  /** What is shown, for a screen reader. */
  label: string;
  children: ReactNode;
  /** Milliseconds between two pictures; without it nothing moves by itself. */
  autoplayMs?: number;
  /** Whether a touch or key ends the autoplay for good. */
  stopOnInteraction?: boolean;
  /** One slide at a time; several in a row; or a row that becomes a grid on a desktop and rests there. */
  layout?: 'single' | 'row' | 'row-then-grid';
  /** The viewer is open above it: it rests. */
  isCovered?: boolean;
};

/** Slides that loop. Before its script is there it is a row that scrolls and snaps. */
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
    // Not a section: a region of its own inside the one that it stands in would be one landmark too many.
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
        // A row that scrolls must be within a keyboard's reach until its buttons work.
        tabIndex={layout === 'single' || isReady ? undefined : 0}
      >
        <ul className={css[layout]}>
          {slides.map((slide, index) => (
            <li
              // The slides are as fixed as their order.
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
