import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { SearchResults } from '#app/components/search/search-results.tsx';
import { isLacked } from '#app/features/search/entry.ts';
import { mostAlike } from '#app/features/search/most-alike.ts';
import { useQuery } from '#app/features/search/use-query.ts';
import { useSearch } from '#app/features/search/use-search.ts';
import { useLacked } from '#app/features/visits/lacked.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import { Button } from '#common/ui/button.tsx';
import { Cards, Overview } from './overview.tsx';
import type page from './page.server.ts';
import css from './screen.module.css';

/** The number of suggestions when nothing was found. */
const NEAREST = 4;
/** A single letter starts no search. */
const SHORTEST_QUERY = 2;

/** The whole guide at a glance, and its search. */
export default function GuideScreen({ data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { hero, intro, cardLink, searchEmpty, kinds } = data;
  const { field, query, settled, isTouched, type, submit, clear } = useQuery();
  const isAsked = query.length >= SHORTEST_QUERY;
  const search = useSearch(isAsked ? query : '', language, isTouched);
  const isSearching = isAsked && !search.hasFailed;
  const count = search.found?.length;
  const isEmpty = count === 0;
  const title = count === undefined ? t('search.title', { query }) : t('search.found', { count, query });
  const isLacking = isEmpty || isLacked(search.found?.[0]?.lacks, wordsOf(query));
  useLacked(isLacking ? query : null);
  return (
    <>
      <div className={css.opening} data-searching={isSearching || undefined}>
        <Hero
          title={isSearching ? title : hero.title}
          titleId={isSearching ? 'resultados' : undefined}
          picture={hero.picture}
        >
          <search className={css.search}>
            <SearchForm id="buscar" field={field} onType={type} onSubmit={submit} />
            <noscript>
              <p>{t('search.needScript')}</p>
            </noscript>
          </search>
          <p className={css.intro}>
            {hero.subtitle} {intro}
          </p>
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
        <section
          id="hallado"
          tabIndex={-1}
          className={`container ${css.results}`}
          aria-labelledby="resultados"
          aria-busy={!search.found}
        >
          {search.found ? <SearchResults found={search.found} query={query} /> : <p>{t('search.loading')}</p>}
          {isEmpty && (
            <>
              <p>{searchEmpty}</p>
              <h2>{t('search.nearest')}</h2>
              <Cards
                cards={mostAlike(query, kinds.cards, ({ name, tagline }) => `${name} ${tagline}`, NEAREST)}
                linkLabel={cardLink}
                heading="h3"
              />
            </>
          )}
          <Button variant="link" onClick={clear}>
            {t('search.clear')}
          </Button>
        </section>
      )}
      <div className={css.all} hidden={isSearching}>
        <Overview data={data} />
      </div>
    </>
  );
}
