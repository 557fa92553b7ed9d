import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '#app/catalog/views.ts';
import { CardGrid } from '#app/components/card-grid.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { FilterBar } from '#app/components/filter-bar.tsx';
import { useFrame } from '#app/components/frame-context.tsx';
import { Hero } from '#app/components/hero.tsx';
import { InlineScript } from '#app/components/inline-script.tsx';
import { MoreCards } from '#app/components/more-cards.tsx';
import { useFilter } from '#app/features/use-filter.ts';
import { useLongList } from '#app/features/use-long-list.ts';
import { useVisitOrder } from '#app/features/use-visit-order.ts';
import { localPath } from '#app/lib/local-path.ts';
import { remember } from '#app/lib/remember.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { usePage } from '#app/use-page.ts';
import type { CollectionData } from './collection.server.ts';

export default function CollectionPage() {
  const { path, data } = usePage<CollectionData>();
  // Another list is another page: nothing of the last one's state or animation stays.
  return <List key={path} data={data} />;
}

function List({ data }: { data: CollectionData }) {
  const { title, standfirst, picture, filterLabel, filters, isShuffled, empty, part, remembered } = data;
  const { language } = useFrame();
  const navigate = useNavigate();
  const isContinued = part !== null && part.page > 1;
  // A filter is of the whole list, and shown on its first page.
  const [active, choose] = useFilter(isContinued ? [] : filters.map(({ value }) => value));
  const goAndChoose = (value: string) =>
    part && navigate(value === 'all' ? part.list : `${part.list}?${new URLSearchParams({ filter: value })}`);
  const cards = useVisitOrder(data.cards, isShuffled);
  const isEmpty = totalOf(data, active) === 0;
  // The static HTML tells of the whole list; what a filter leaves of it is told from the next render on.
  const told = useHydrated() ? active : 'all';
  const total = totalOf(data, told);
  const at = (file: string) => localPath(language, file);
  const list = useLongList({ part, cards, isShown: isKeptBy(told), active: told, total, isShuffled, at });

  useEffect(() => {
    if (remembered) remember(remembered.key, remembered.items);
  }, [remembered]);

  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      <FilterBar label={filterLabel} options={filters} active={active} onChoose={isContinued ? goAndChoose : choose} />
      <CardGrid cards={cards} more={list.more} isShown={isKeptBy(active)} isShuffled={isShuffled} page={part?.page} />
      {part && (
        <MoreCards
          part={part}
          isHidden={told !== active}
          isFiltered={told !== 'all'}
          total={total}
          {...list}
          onMore={list.showMore}
        />
      )}
      <EmptyState title={empty.title} isHidden={!isEmpty}>
        <p>{empty.hint}</p>
      </EmptyState>
      <InlineScript name="list" />
    </>
  );
}

const isKeptBy =
  (filter: string) =>
  ({ filters }: Card) =>
    filter === 'all' || filters.includes(filter);

/** A list of one page has all its cards at hand. */
function totalOf({ filters, cards }: CollectionData, filter: string): number {
  return filters.find(({ value }) => value === filter)?.total ?? cards.filter(isKeptBy(filter)).length;
}
