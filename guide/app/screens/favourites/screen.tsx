import { Heart } from 'lucide-react';
import { FavouriteCard } from '#app/components/cards/favourite-card.tsx';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { WaysOn } from '#app/components/page/ways-on.tsx';
import { type Favourite, toggleFavourite, useFavourites } from '#app/features/favourites/favourites.ts';
import { useCompleted } from '#app/features/favourites/use-completed.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { paths } from '#common/lib/address/paths.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { addressOf, hasContact } from './address-of.ts';
import { useKnown } from './known.ts';
import type page from './page.server.ts';
import css from './screen.module.css';

/** The listings that the visitor saved in this browser. */
export default function FavouritesPage({ data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { collections } = useLayout();
  const stored = useFavourites();
  const { isGone } = useKnown(data.knownFile, stored);
  const favourites = useCompleted(stored, (one) => (isGone(one) ? null : addressOf(one, collections)));
  const isHydrated = useHydrated();
  const places = favourites.filter((one) => one.type === 'lugar' && !isGone(one)).map(({ id }) => id);
  const remove = (favourite: Favourite) => {
    toggleFavourite(favourite);
    // The button that had the focus no longer exists.
    document.getElementById('contenido')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Hero title={t('favourites.title')} standfirst={t('favourites.standfirst')} picture={data.picture} />
      <div className={css.list}>
        <noscript>
          <p className="container">{t('favourites.needScript')}</p>
        </noscript>
        {isHydrated && favourites.length === 0 && (
          <section className={`container ${css.empty}`} aria-labelledby="vacio">
            <div className={css.start}>
              <h2 id="vacio">{t('favourites.empty')}</h2>
              <p className={css.hint}>
                <Heart size={22} aria-hidden /> {t('favourites.emptyHint')}
              </p>
              <Link className={buttonClass()} to={paths.home}>
                {t('favourites.explore')}
              </Link>
            </div>
            <ol className={css.steps}>
              {data.steps.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}.</strong> {text}
                </li>
              ))}
            </ol>
            <WaysOn ways={data.starts} look="trio" />
          </section>
        )}
        {isHydrated && favourites.length === 0 && (
          <section className="container" aria-labelledby="lugares">
            <h2 id="lugares" className={css.onward}>
              {data.places.title}
            </h2>
            <WaysOn ways={data.places.ways} look="posters" />
          </section>
        )}
        {isHydrated && favourites.length > 0 && (
          <p className={`container ${css.plan}`}>
            <Link className={buttonClass()} to={paths.trip}>
              {t('favourites.plan')}
            </Link>
            {places.length > 1 && (
              <Link className={buttonClass('outline')} to={`${paths.compare}?lugares=${places.slice(0, 3).join(',')}`}>
                {data.compare}
              </Link>
            )}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {isHydrated && t('favourites.count', { count: favourites.length })}
        </p>
        <ul className={`container ${css.grid}`}>
          {favourites.map((favourite) => (
            <li key={`${favourite.type} ${favourite.id}`} data-about>
              <FavouriteCard
                favourite={favourite}
                isContactable={hasContact(favourite) && !isGone(favourite)}
                note={isGone(favourite) ? data.gone : null}
                onRemove={() => remove(favourite)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
