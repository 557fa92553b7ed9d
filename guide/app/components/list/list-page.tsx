import { type ReactNode, useEffect } from 'react';
import { CardGrid } from '#app/components/cards/card-grid.tsx';
import { DatedPrices } from '#app/components/facts/dated-prices.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { Link } from '#app/components/page/link.tsx';
import { ALL, FILTER, isEmpty, isKeptBy } from '#app/features/list/list-state.ts';
import { useNarrowing } from '#app/features/list/use-narrowing.ts';
import type { NearState } from '#app/features/list/use-near.ts';
import { MANY, useView } from '#app/features/list/view.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { remember } from '#common/lib/storage/remember.ts';
import type { ListData } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';
import { BriefList } from './brief-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import css from './list-page.module.css';
import { ListTools } from './list-tools.tsx';
import { marksIn } from './narrow-by.tsx';

type Props = {
  data: ListData;
  /** The cards, in the order in which they are shown. */
  cards: Card[];
  /** What is known of nearness, in a list that can be sorted by it. */
  nearness?: NearState;
  /** Cards added after `cards`, all of them shown. */
  more?: Card[];
  /** The number of this page in a long list. */
  page?: number;
  active: string;
  /** In a long list, the number of cards on all of its pages that the filter keeps. */
  total?: number;
  onChoose: (filter: string) => void;
  /** Content that follows the cards. */
  children?: ReactNode;
};

/** With more rows below the cards than this, which are some five screens of a phone, their zones are folded. */
const MANY_ROWS = 40;

const NOTHING: string[] = [];
const EVERYTHING = () => true;

/** A list of cards under its picture, with its filters. */
export function ListPage({ data, cards, nearness, more, page, active, total, onChoose, children }: Props) {
  const {
    title,
    standfirst,
    picture,
    filterLabel,
    filters,
    isShuffled,
    orders,
    openNow,
    map,
    who,
    note,
    empty,
    brief,
    narrow,
    remembered,
  } = data;

  const isHydrated = useHydrated();
  const narrowing = useNarrowing(narrow ? marksIn(narrow) : NOTHING);
  const isShown = isKeptBy(active, narrowing.asked);
  const rows = brief?.zones.flatMap(({ rows }) => rows) ?? [];
  // The static HTML describes the whole list.
  const isRowShown = isHydrated ? isShown : EVERYTHING;
  const shownRows = rows.filter(isRowShown).length;
  const hasCards = cards.some(isShown);
  const isMany = cards.length + rows.length > MANY;
  const view = useView(isMany);

  useEffect(() => {
    if (remembered) remember(remembered.key, remembered.items);
  }, [remembered]);

  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} isBrief>
        {(note || who) && (
          <p className={css.note}>
            {note} {who && <Link to={who.href}>{who.label}</Link>}
          </p>
        )}
      </Hero>
      {cards.length > 0 && (
        <FilterBar
          label={filterLabel}
          options={filters}
          active={active}
          onChoose={onChoose}
          narrow={narrow}
          narrowing={narrowing}
          nearness={nearness}
          shown={isHydrated ? cards.filter(isShown).length + shownRows : null}
        >
          <ListTools
            map={isHydrated && active !== ALL ? { ...map, href: `${map.href}&${FILTER}=${active}` } : map}
            orders={cards.length > 1 ? orders : null}
            view={view}
          />
        </FilterBar>
      )}
      <CardGrid
        view={view}
        orders={orders.options.slice(1).map(({ value }) => value)}
        cards={cards}
        more={more}
        isShown={isShown}
        isShuffled={isShuffled}
        isMany={isMany}
        page={page}
      />
      {children}
      {brief && (
        <Below>
          {/* "Also there" follows other things. */}
          <BriefList
            list={hasCards || !isHydrated ? brief : { ...brief, title }}
            isShown={isRowShown}
            isFolded={shownRows > MANY_ROWS && !(isHydrated && narrowing.zone)}
          />
        </Below>
      )}
      <EmptyState title={empty.title} isHidden={!isEmpty(cards, active, total, narrowing.asked) || shownRows > 0}>
        <p>{empty.hint}</p>
        {empty.link && <Link to={empty.link.href}>{empty.link.label}</Link>}
      </EmptyState>
      {openNow && <InlineScript name="dated" />}
      <InlineScript name="list" />
      <DatedPrices cards={cards} />
    </>
  );
}
