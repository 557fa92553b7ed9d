import { ListPage } from '#app/components/list-page.tsx';
import { useFilter } from '#app/features/use-filter.ts';
import { useVisitOrder } from '#app/features/use-visit-order.ts';
import { isKeptBy } from '#app/lib/is-kept-by.ts';
import { usePage } from '#app/use-page.ts';
import type { CollectionData } from './collection.server.ts';

export default function CollectionPage() {
  const { path, data } = usePage<CollectionData>();
  // Another list is another page: nothing of the last one's state or animation stays.
  return <List key={path} data={data} />;
}

function List({ data }: { data: CollectionData }) {
  const [active, choose] = useFilter(data.filters.map(({ value }) => value));
  const cards = useVisitOrder(data.cards, data.isShuffled);
  const isEmpty = !cards.some(isKeptBy(active));
  return <ListPage data={data} cards={cards} active={active} onChoose={choose} isEmpty={isEmpty} />;
}
