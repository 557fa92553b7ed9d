import { Heart } from 'lucide-react';
import { Link } from '#app/components/page/link.tsx';
import { Poster } from '#app/components/page/poster.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { useFavourites } from '#app/features/favourites/favourites.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { byMoment } from './by-moment.tsx';
import css from './opening.module.css';
import type { HomeData } from './page.server.ts';

/** The cover: what the guide is, and the two ways into it. */
export function Opening({ hero }: { hero: HomeData['hero'] }) {
  return (
    <div className={css.cover}>
      <Poster
        title={hero.title}
        standfirst={hero.subtitle}
        picture={hero.picture}
        {...(hero.moments.length > 0 && byMoment(hero))}
      >
        <div className={css.ways}>
          <Link className={buttonClass('default', 'lg')} to={hero.href}>
            {hero.button}
          </Link>
          <search className={css.search}>
            <SearchForm id="buscar-portada" />
          </search>
          <Suggestions />
        </div>
      </Poster>
    </div>
  );
}

/** Favourites for returning visitors, example searches for new ones. Both take one line, so nothing shifts. */
function Suggestions() {
  const { t } = useTranslation();
  const count = useFavourites().length;
  if (count > 0) {
    return (
      <p className={css.line}>
        <Link to={paths.favourites}>
          <Heart size={18} aria-hidden /> {t('home.saved', { count })}
        </Link>
      </p>
    );
  }
  return (
    <p className={css.line}>
      {t('home.examples')}
      {[t('home.wine'), t('home.road')].map((words) => (
        <Link key={words} to={`${paths.guide}?q=${encodeURIComponent(words)}`}>
          {words}
        </Link>
      ))}
    </p>
  );
}
