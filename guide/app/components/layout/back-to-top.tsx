import { ArrowUp } from 'lucide-react';
import { useScroll } from '#app/features/scroll/scroll.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './floating.module.css';

/** Appears when the page is scrolled far down, and takes the visitor back up. */
export function BackToTop() {
  const { t } = useTranslation();
  const { isFar } = useScroll();
  if (!isFar) return null;
  return (
    <button
      type="button"
      className={`${css.floating} ${css.top}`}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
        document.getElementById('contenido')?.focus({ preventScroll: true });
      }}
    >
      <ArrowUp size={22} aria-hidden /> <span>{t('backToTop')}</span>
    </button>
  );
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
