import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from '#engine/navigation/context.ts';
import { ALL, chosenFilter, FILTER } from './list-state.ts';
import { setOrDelete } from './use-narrowing.ts';

/** The parameter for how many pages of a list are shown; each filter starts over. */
export const UP_TO = 'hasta';

/**
 * The active filter: it lives in the address, and a choice replaces the history entry instead of adding one. The choice
 * is shown at once; the address, which every link on the page depends on, follows after the paint.
 */
export function useFilter(values: string[]): [active: string, choose: (value: string) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [active, showAtOnce] = useOptimistic(chosenFilter(search, values));
  const choose = (value: string) =>
    startTransition(async () => {
      showAtOnce(value);
      const next = new URLSearchParams(search);
      setOrDelete(next, FILTER, value === ALL ? '' : value);
      next.delete(UP_TO);
      await navigate(`?${next}`, { replace: true, preventScrollReset: true });
    });
  return [active, choose];
}
