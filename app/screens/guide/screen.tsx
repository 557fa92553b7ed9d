import { Picture } from '#app/components/gallery/picture.tsx';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { SearchResults } from '#app/components/search/search-results.tsx';
import { nearest } from '#app/features/search/nearest.ts';
import { useQuery } from '#app/features/search/use-query.ts';
import { useSearch } from '#app/features/search/use-search.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type page from './page.server.ts';
import type { GuideCard } from './page.server.ts';
import css from './screen.module.css';

const CARD = '(min-width: 1270px) 290px, (min-width: 969px) 33vw, (min-width: 653px) 50vw, calc(100vw - 32px)';
/** The number of suggestions when nothing was found. */
const NEAREST = 4;
const FIRST_ROW = 2;
/** A single letter is not searched. */
const SHORTEST_QUERY = 2;

/** Every category of the guide, and the search through all that is in it. */
export default function GuideScreen({ data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { hero, intro, cardLink, searchEmpty, cards, own } = data;
  const { field, query, settled, isTouched, type, submit, clear } = useQuery();
  const isAsked = query.length >= SHORTEST_QUERY;
  const search = useSearch(isAsked ? query : '', language, isTouched);
  const isSearching = isAsked && !search.hasFailed;
  const isEmpty = search.found?.length === 0;
  return (
    <>
      <div className={css.opening} data-searching={isSearching || undefined}>
        <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture}>
          <search className={css.search}>
            <SearchForm id="buscar" field={field} onType={type} onSubmit={submit} />
            <noscript>
              <p>{t('search.needScript')}</p>
            </noscript>
          </search>
        </Hero>
      </div>
      <p className="visually-hidden" role="status">
        {settled === query && search.found && t('search.count', { count: search.found.length })}
      </p>
      {search.hasFailed && (
        <div className={`container ${css.failed}`} role="alert">
          <p>{t('search.failed')}</p>
          <Button variant="outline" onClick={search.retry}>
            {t('search.retry')}
          </Button>
        </div>
      )}
      {/* A direct link to results shows this instead of the cards until the application has started. */}
      <p className={`container ${css.pending}`}>{t('search.loading')}</p>
      {isSearching && (
        <section className={`container ${css.results}`} aria-labelledby="resultados" aria-busy={!search.found}>
          <header>
            <h2 id="resultados" tabIndex={-1}>
              {t('search.title', { query })}
            </h2>
            <p className={css.count}>
              {search.found ? t('search.count', { count: search.found.length }) : t('search.loading')}
            </p>
          </header>
          {search.found && <SearchResults found={search.found} />}
          {isEmpty && (
            <>
              <p>{searchEmpty}</p>
              <h3>{t('search.nearest')}</h3>
              <Cards
                cards={nearest(query, cards, ({ name, tagline }) => `${name} ${tagline}`, NEAREST)}
                linkLabel={cardLink}
                heading="h4"
              />
            </>
          )}
          <Button variant="outline" onClick={clear}>
            {t('search.clear')}
          </Button>
        </section>
      )}
      <div className={`container ${css.all}`} hidden={isSearching}>
        <p className={css.intro}>{intro}</p>
        <p className={css.own}>
          <Link className={buttonClass('default')} to={own.trip.href}>
            {own.trip.label}
          </Link>
          <Link className={buttonClass('outline')} to={own.beforeLeaving.href}>
            {own.beforeLeaving.label}
          </Link>
        </p>
        <Cards cards={cards} linkLabel={cardLink} heading="h2" />
      </div>
    </>
  );
}

type CardsProps = { cards: GuideCard[]; linkLabel: string; heading: 'h2' | 'h4' };

function Cards({ cards, linkLabel, heading: Heading }: CardsProps) {
  return (
    <ul className={css.grid}>
      {cards.map(({ id, name, tagline, href, picture }, index) => (
        <li key={id}>
          <article className={css.card}>
            <div className={css.print}>
              <Picture picture={picture} sizes={CARD} priority={index < FIRST_ROW ? 'early' : 'late'} isDecorative />
            </div>
            <Heading className={css.name}>{name}</Heading>
            <p className={css.tagline}>{tagline}</p>
            <Link className={css.explore} to={href}>
              {linkLabel} <span className="visually-hidden">{name}</span>
            </Link>
          </article>
        </li>
      ))}
    </ul>
  );
}
