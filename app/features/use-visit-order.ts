import { useMemo } from 'react';

/**
 * The items in this visit's own order. `inline/list.js` has already put the static HTML into it before the first
 * paint, so the very first render in the browser must agree.
 */
export function useVisitOrder<Item extends { id: string }>(items: Item[], isShuffled: boolean): Item[] {
  return useMemo(() => inVisitOrder(items, isShuffled), [items, isShuffled]);
}

export function inVisitOrder<Item extends { id: string }>(items: Item[], isShuffled: boolean): Item[] {
  const guide = typeof window === 'undefined' ? undefined : window.guide;
  if (!isShuffled || !guide) return items;
  const byId = new Map(items.map((item) => [item.id, item]));
  return guide.visitOrder([...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
}
