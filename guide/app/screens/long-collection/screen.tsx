import { useLayout } from '#app/components/layout/layout-context.tsx';
import { ListPage } from '#app/components/list/list-page.tsx';
import { MoreCards } from '#app/components/list/more-cards.tsx';
import { ALL, FILTER, isKeptBy } from '#app/features/list/list-state.ts';
import { useFilter } from '#app/features/list/use-filter.ts';
import { useLongList } from '#app/features/list/use-long-list.ts';
import { useVisitOrder } from '#app/features/list/use-visit-order.ts';
import type { PageProps } from '#app/page/define-page.ts';
import { localPath } from '#common/lib/address/local-path.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { useNavigate } from '#engine/navigation/context.ts';
import type { LongListData } from '#views/list-views.ts';
import type page from './page.server.ts';

/** One page of a list that spans several; its code loads only with such a list. */
export default function LongCollectionScreen({ path, data }: PageProps<typeof page>) {
  return <LongList key={path} data={data} />;
}

function LongList({ data }: { data: LongListData }) {
  const { filters, isShuffled, part } = data;
  const { language } = useLayout();
  const navigate = useNavigate();
  // A filter applies to the whole list, and is shown on its first page.
  const isContinued = part.page > 1;
  const [active, choose] = useFilter(isContinued ? [] : filters.map(({ value }) => value));
  const goAndChoose = (value: string) =>
    navigate(value === ALL ? part.list : `${part.list}?${new URLSearchParams({ [FILTER]: value })}`);
  const isHydrated = useHydrated();
  const totalOf = (filter: string) => filters.find(({ value }) => value === filter)?.total ?? 0;

  const cards = useVisitOrder(data.cards, isShuffled);
  // The static HTML describes the whole list; the active filter is reflected from the next render on.
  const applied = isHydrated ? active : ALL;
  const total = totalOf(applied);
  const at = (file: string) => localPath(language, file);
  const list = useLongList({ part, cards, isShown: isKeptBy(applied), active: applied, total, isShuffled, at });
  return (
    <ListPage
      data={data}
      cards={cards}
      more={list.more}
      page={part.page}
      active={active}
      total={totalOf(active)}
      onChoose={isContinued ? goAndChoose : choose}
    >
      <MoreCards
        part={part}
        isHidden={applied !== active}
        isFiltered={applied !== ALL}
        total={total}
        {...list}
        onMore={list.showMore}
      />
    </ListPage>
  );
}
