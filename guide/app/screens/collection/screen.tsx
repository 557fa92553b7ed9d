import { useMemo } from 'react';
import { isOver } from '#app/components/facts/is-over.ts';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { ListPage } from '#app/components/list/list-page.tsx';
import { useFilter } from '#app/features/list/use-filter.ts';
import { useNear } from '#app/features/list/use-near.ts';
import { useOpenNow } from '#app/features/list/use-open-now.ts';
import { useOrder } from '#app/features/list/use-order.ts';
import { useVisitOrder } from '#app/features/list/use-visit-order.ts';
import type { PageProps } from '#app/page/define-page.ts';
import type { ListData } from '#views/list-views.ts';
import type page from './page.server.ts';

export default function CollectionScreen({ path, data }: PageProps<typeof page>) {
  // The key remounts the component for another list, so that no state or animation of the previous one remains.
  return <List key={path} data={data} />;
}

function List({ data: built }: { data: ListData }) {
  const data = useOpenNow(built);
  const [active, choose] = useFilter(data.filters.filter(({ until }) => !isOver(until)).map(({ value }) => value));
  const own = useVisitOrder(data.cards, data.isShuffled);
  const ordered = useOrder(
    own,
    data.orders.options.slice(1).map(({ value }) => value),
  );
  const { language } = useLayout();
  const nearness = useNear(data.narrow, language);
  const near = nearness.near === 'failed' ? null : nearness.near;
  const cards = useMemo(() => near?.cards(ordered) ?? ordered, [near, ordered]);
  const brief = useMemo(() => data.brief && (near?.brief(data.brief) ?? data.brief), [near, data.brief]);
  return <ListPage data={{ ...data, brief }} cards={cards} nearness={nearness} active={active} onChoose={choose} />;
}
