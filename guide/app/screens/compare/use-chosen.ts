import { startTransition, useOptimistic } from 'react';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { useNavigate, useSearchParams } from '#engine/navigation/context.ts';
import { CHOSEN, chosenIn, MOST } from './chosen.ts';

/** The places that the address names, and a function that adds or removes one: shown at once, and then in the address. */
export function useChosen(ids: string[]) {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  // The static HTML knows no address.
  const [chosen, showAtOnce] = useOptimistic(isHydrated ? chosenIn(search, ids) : []);
  const toggle = (id: string) =>
    startTransition(async () => {
      const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-MOST);
      showAtOnce(next);
      const address = next.length > 0 ? `?${CHOSEN}=${next.join(',')}` : '?';
      await navigate(address, { replace: true, preventScrollReset: true });
    });
  return { chosen, toggle };
}
