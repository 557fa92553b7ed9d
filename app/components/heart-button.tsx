import { Heart } from 'lucide-react';
import { isSame, type NamedFavourite, toggleFavourite, useFavourites } from '#app/features/favourites/favourites.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import css from './heart-button.module.css';

type Props = { favourite: NamedFavourite; className?: string };

/** Saves a listing in this browser, or takes it out. Red while saved. */
export function HeartButton({ favourite, className = '' }: Props) {
  const { t } = useTranslation();
  const isSaved = useFavourites().some((other) => isSame(other, favourite));
  return (
    <button
      type="button"
      data-needs-script
      className={`${css.heart} ${className}`}
      aria-label={t(isSaved ? 'heart.remove' : 'heart.add', { name: favourite.name })}
      aria-pressed={isSaved}
      onClick={() => toggleFavourite(favourite)}
    >
      <Heart size={22} aria-hidden />
    </button>
  );
}
