import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

export const FILTER = 'filter';
export const ALL = 'all';
/** How far a list was opened: that of another filter is another list. */
export const UP_TO = 'hasta';

/**
 * The chosen filter: lives in the address, and a choice replaces the entry instead of adding history. It is shown at
 * once; the address, which every link on the page hears of, follows when the page is painted.
 */
export function useFilter(values: string[]): [active: string, choose: (value: string) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get(FILTER);
  const [active, showAtOnce] = useOptimistic(wanted !== null && values.includes(wanted) ? wanted : ALL);
  const choose = (value: string) =>
    startTransition(async () => {
      showAtOnce(value);
      const next = new URLSearchParams(search);
      if (value === ALL) next.delete(FILTER);
      else next.set(FILTER, value);
      next.delete(UP_TO);
      await navigate(`?${next}`, { replace: true, preventScrollReset: true });
    });
  return [active, choose];
}
