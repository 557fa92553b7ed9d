import { useMemo } from 'react';
import { useSearchParams } from '#engine/navigation/context.ts';
import { byRank } from './list-state.ts';

/** The items in the order that the address chooses; `guide/app/features/list/inline/before-paint.ts` does the same. */
export function useOrder<Item extends { ranks?: readonly number[] }>(items: Item[], values: string[]): Item[] {
  const [search] = useSearchParams();
  const key = values.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are what `key` holds
  return useMemo(() => byRank(items, search, values), [items, search, key]);
}
