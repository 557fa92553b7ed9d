import { EmptyState } from '#app/components/empty-state.tsx';
import { FavouriteCard } from '#app/components/favourite-card.tsx';
import { useFrame } from '#app/components/frame-context.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { type Favourite, toggleFavourite, useFavourites } from '#app/features/favourites/favourites.ts';
import { useCompleted } from '#app/features/favourites/use-completed.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import css from './favourites.module.css';

/** What the visitor saved in this browser. */
export default function FavouritesPage() {
  const { t } = useTranslation();
  const { collections } = useFrame();
  const favourites = useCompleted(useFavourites(), collections);
  const isHydrated = useHydrated();
  const remove = (favourite: Favourite) => {
    toggleFavourite(favourite);
    // The button that had the focus is gone.
    document.getElementById('contenido')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Hero title={t('favourites.title')} standfirst={t('favourites.standfirst')} />
      <div className={css.list}>
        <noscript>
          <p className="container">{t('favourites.needScript')}</p>
        </noscript>
        {isHydrated && favourites.length === 0 && (
          <EmptyState title={t('favourites.empty')}>
            <p>{t('favourites.emptyHint')}</p>
            <Link className={buttonClass('default')} to={paths.home}>
              {t('favourites.explore')}
            </Link>
          </EmptyState>
        )}
        <p className="visually-hidden" role="status">
          {isHydrated && t('favourites.count', { count: favourites.length })}
        </p>
        <ul className={`container ${css.grid}`}>
          {favourites.map((favourite) => (
            <li key={`${favourite.type} ${favourite.id}`}>
              <FavouriteCard favourite={favourite} onRemove={() => remove(favourite)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
