// What newer browsers have as methods of arrays, for those that the guide declares (guide/builder/entries.ts).

/** The last item that passes. */
export function lastWhere<Item>(items: readonly Item[], passes: (item: Item) => unknown): Item | undefined {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index] as Item; // the index is within
    if (passes(item)) return item;
  }
  return undefined;
}

/** The items with one more at `index`. */
export function inserted<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** The first items and the rest, which is folded; all are first if so few would be left that folding spares little. */
export function firstAndRest<Item>(items: readonly Item[], first: number, tooFew: number): [Item[], Item[]] {
  const end = items.length > first + tooFew ? first : items.length;
  return [items.slice(0, end), items.slice(end)];
}
