import { useEffect } from 'react';
import { CardGrid } from '#app/components/card-grid.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { FilterBar } from '#app/components/filter-bar.tsx';
import { Hero } from '#app/components/hero.tsx';
import { InlineScript } from '#app/components/inline-script.tsx';
import { useFilter } from '#app/features/use-filter.ts';
import { useVisitOrder } from '#app/features/use-visit-order.ts';
import { remember } from '#app/lib/remember.ts';
import { usePage } from '#app/use-page.ts';
import type { CollectionData } from './collection.server.ts';

export default function CollectionPage() {
  const { path, data } = usePage<CollectionData>();
  // Another list is another page: nothing of the last one's state or animation stays.
  return <List key={path} data={data} />;
}

function List({ data }: { data: CollectionData }) {
  const { title, standfirst, picture, filterLabel, filters, isShuffled, empty, remembered } = data;
  const [active, choose] = useFilter(filters.map(({ value }) => value));
  const cards = useVisitOrder(data.cards, isShuffled);
  const isShown = ({ filters }: (typeof cards)[number]) => active === 'all' || filters.includes(active);

  useEffect(() => {
    if (remembered) remember(remembered.key, remembered.items);
  }, [remembered]);

  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      <FilterBar label={filterLabel} options={filters} active={active} onChoose={choose} />
      <CardGrid cards={cards} isShown={isShown} isShuffled={isShuffled} />
      <EmptyState title={empty.title} isHidden={cards.some(isShown)}>
        <p>{empty.hint}</p>
      </EmptyState>
      <InlineScript name="list" />
    </>
  );
}
