import { useMemo } from 'react';
import { inOrder } from './list-state.ts';

/**
 * The items in this visit's own order. `guide/app/features/list/inline/before-paint.ts` has already applied it to the static
 * HTML before the first paint, so the very first render in the browser must agree.
 */
export function useVisitOrder<Item extends { id: string }>(items: Item[], isShuffled: boolean): Item[] {
  return useMemo(() => inVisitOrder(items, isShuffled), [items, isShuffled]);
}

export function inVisitOrder<Item extends { id: string }>(items: Item[], isShuffled: boolean): Item[] {
  return inOrder(items, isShuffled && typeof window !== 'undefined' ? window.guide?.visitOrder : undefined);
}
