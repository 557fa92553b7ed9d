import { useFrame } from '#app/components/frame-context.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { SearchForm } from '#app/components/search-form.tsx';
import { SearchResults } from '#app/components/search-results.tsx';
import { nearest } from '#app/features/search/nearest.ts';
import { useQuery } from '#app/features/search/use-query.ts';
import { useSearch } from '#app/features/search/use-search.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { Button } from '#app/ui/button.tsx';
import { usePage } from '#app/use-page.ts';
import css from './guide.module.css';
import type { GuideCard, GuideData } from './guide.server.ts';

const CARD = '(min-width: 1270px) 290px, (min-width: 969px) 33vw, (min-width: 653px) 50vw, calc(100vw - 32px)';
/** Proposed where nothing was found. */
const NEAREST = 4;
const FIRST_ROW = 2;
/** One letter says nothing yet. */
const SHORTEST_QUERY = 2;

/** Every category of the guide, and the search through all that is in it. */
export default function GuidePage() {
  const { t } = useTranslation();
  const { language } = useFrame();
  const { hero, intro, cardLink, searchEmpty, cards } = usePage<GuideData>().data;
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
      {/* A direct link to results shows this instead of the cards until the application is there. */}
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
