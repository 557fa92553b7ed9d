import { type ReactNode, useEffect } from 'react';
import type { Card } from '#app/catalog/views.ts';
import { isKeptBy } from '#app/lib/is-kept-by.ts';
import { remember } from '#app/lib/remember.ts';
import type { CollectionData } from '#app/routes/collection.server.ts';
import { CardGrid } from './card-grid.tsx';
import { EmptyState } from './empty-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Hero } from './hero.tsx';
import { InlineScript } from './inline-script.tsx';

type Props = {
  data: CollectionData;
  /** In the order in which they are shown. */
  cards: Card[];
  /** What was added to them, all of it shown. */
  more?: Card[];
  /** Which page of a long list it is. */
  page?: number;
  active: string;
  onChoose: (filter: string) => void;
  /** Whether the filter keeps nothing of the whole list. */
  isEmpty: boolean;
  /** After the cards. */
  children?: ReactNode;
};

/** A list of cards under its picture, with its filters. */
export function ListPage({ data, cards, more, page, active, onChoose, isEmpty, children }: Props) {
  const { title, standfirst, picture, filterLabel, filters, isShuffled, empty, remembered } = data;

  useEffect(() => {
    if (remembered) remember(remembered.key, remembered.items);
  }, [remembered]);

  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      <FilterBar label={filterLabel} options={filters} active={active} onChoose={onChoose} />
      <CardGrid cards={cards} more={more} isShown={isKeptBy(active)} isShuffled={isShuffled} page={page} />
      {children}
      <EmptyState title={empty.title} isHidden={!isEmpty}>
        <p>{empty.hint}</p>
      </EmptyState>
      <InlineScript name="list" />
    </>
  );
}
