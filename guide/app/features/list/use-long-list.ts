import { useMemo } from 'react';
import { cardsFile, PAGE_SIZE, pagesFor } from '#common/lib/address/paging.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import type { ListPart } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';
import { ALL, FILTER } from './list-state.ts';
import { UP_TO } from './use-filter.ts';
import { useMoreCards } from './use-more-cards.ts';
import { inVisitOrder } from './use-visit-order.ts';

type Given = {
  part: ListPart;
  cards: Card[];
  isShown: (card: Card) => boolean;
  active: string;
  /** The number of cards in the whole list under the active filter. */
  total: number;
  isShuffled: boolean;
  /** The address of a file of the list in this language. */
  at: (file: string) => string;
};

/**
 * The cards that follow those of the page: the next pages of its list, or the rest of what the filter keeps, as far as
 * the visitor has opened it. The address holds how far that is, so that a link and Back restore it.
 */
export function useLongList({ part, cards, isShown, active, total, isShuffled, at }: Given) {
  const [search, setSearch] = useSearchParams();
  const own = cards.filter(isShown).length;
  const isWhole = active === ALL;
  const page = isWhole ? part.page : 1;
  const last = pagesFor(total);
  // A filter that was just chosen is not in the address yet, whose `hasta` still belongs to the previous one.
  const asked = (search.get(FILTER) ?? ALL) === active ? Number.parseInt(search.get(UP_TO) ?? '', 10) : page;
  const upTo = Math.min(last, Math.max(page, asked || page));
  // The page holds its own part of the whole list, and of a filter only what happens to be on it.
  const first = isWhole ? page + 1 : 1;
  const isComplete = !isWhole && own === total;
  const files = isComplete
    ? []
    : Array.from({ length: Math.max(0, upTo - first + 1) }, (_, index) =>
        at(cardsFile(part.list, active, first + index)),
      );
  const { parts, isLoading, hasFailed, retry } = useMoreCards(files);

  // A fetched array never changes, so the files and how many have arrived identify the result.
  const key = [...files, parts.length].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const added = useMemo(() => {
    const known = new Set(cards.map(({ id }) => id));
    return parts.map((part) => inVisitOrder(part, isShuffled).filter(({ id }) => !known.has(id)));
  }, [cards, isShuffled, key]);
  const more = added.flat();

  const before = (page - 1) * PAGE_SIZE;
  return {
    more,
    /** The first card of the latest addition. */
    firstNew: added.at(-1)?.[0]?.id,
    from: before + 1,
    to: before + own + more.length,
    isLoading,
    hasFailed,
    showMore() {
      if (hasFailed) return retry();
      if (isLoading) return;
      setSearch((search) => search.set(UP_TO, String(upTo + 1)));
    },
  };
}
