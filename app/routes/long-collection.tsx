import { useNavigate } from 'react-router';
import { useFrame } from '#app/components/frame-context.tsx';
import { ListPage } from '#app/components/list-page.tsx';
import { MoreCards } from '#app/components/more-cards.tsx';
import { ALL, FILTER, useFilter } from '#app/features/use-filter.ts';
import { useLongList } from '#app/features/use-long-list.ts';
import { useVisitOrder } from '#app/features/use-visit-order.ts';
import { isKeptBy } from '#app/lib/is-kept-by.ts';
import { localPath } from '#app/lib/local-path.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { usePage } from '#app/use-page.ts';
import type { LongCollectionData } from './collection.server.ts';

/** A page of a list that goes on: its code comes only with such a list. */
export default function LongCollectionPage() {
  const { path, data } = usePage<LongCollectionData>();
  return <LongList key={path} data={data} />;
}

function LongList({ data }: { data: LongCollectionData }) {
  const { filters, isShuffled, part } = data;
  const { language } = useFrame();
  const navigate = useNavigate();
  // A filter is of the whole list, and shown on its first page.
  const isContinued = part.page > 1;
  const [active, choose] = useFilter(isContinued ? [] : filters.map(({ value }) => value));
  const goAndChoose = (value: string) =>
    navigate(value === ALL ? part.list : `${part.list}?${new URLSearchParams({ [FILTER]: value })}`);
  const isHydrated = useHydrated();
  const totalOf = (filter: string) => filters.find(({ value }) => value === filter)?.total ?? 0;

  const cards = useVisitOrder(data.cards, isShuffled);
  // The static HTML tells of the whole list; what a filter leaves of it is told from the next render on.
  const told = isHydrated ? active : ALL;
  const total = totalOf(told);
  const at = (file: string) => localPath(language, file);
  const list = useLongList({ part, cards, isShown: isKeptBy(told), active: told, total, isShuffled, at });
  return (
    <ListPage
      data={data}
      cards={cards}
      more={list.more}
      page={part.page}
      active={active}
      onChoose={isContinued ? goAndChoose : choose}
      isEmpty={totalOf(active) === 0}
    >
      <MoreCards
        part={part}
        isHidden={told !== active}
        isFiltered={told !== ALL}
        total={total}
        {...list}
        onMore={list.showMore}
      />
    </ListPage>
  );
}
