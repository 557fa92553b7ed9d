import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '#app/features/announce/announce.ts';
import { isSame, type NamedFavourite, toggleFavourite, useFavourites } from '#app/features/favourites/favourites.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './heart-button.module.css';

/** How long the word is shown: twice as long as it takes to read. */
const SAID_MS = 1600;

type Props = { favourite: NamedFavourite; className?: string | undefined };

/** Saves a listing in this browser or removes it, and says so. The heart is red while the listing is saved. */
export function HeartButton({ favourite, className = '' }: Props) {
  const { t } = useTranslation();
  const isSaved = useFavourites().some((other) => isSame(other, favourite));
  const [taps, setTaps] = useState(0);
  const said = t(isSaved ? 'heart.saved' : 'heart.removed');

  useEffect(() => {
    if (taps === 0) return;
    const timer = setTimeout(() => setTaps(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [taps]);

  const toggle = () => {
    toggleFavourite(favourite);
    setTaps(taps + 1);
    announce(`${t(isSaved ? 'heart.removed' : 'heart.saved')}: ${favourite.name}`);
  };
  return (
    <button
      type="button"
      data-needs-script
      className={`${css.heart} ${className}`}
      aria-label={t(isSaved ? 'heart.remove' : 'heart.add', { name: favourite.name })}
      aria-pressed={isSaved}
      data-said={taps > 0 ? said : undefined}
      onClick={toggle}
    >
      <Heart size={22} aria-hidden />
    </button>
  );
}
