/** How favourites and plans refer to a thing of the guide. */
type Ref = { type: string; id: string };

/** "bodega:antes" → "bodega:ahora", or null if it has left the guide. */
export type MovedRefs = Record<string, string | null>;

/** Returns the item with its current reference, or the item itself if it has not moved. */
export function followed<Item extends Ref>(item: Item, moved: MovedRefs): Item {
  const [type, id] = moved[`${item.type}:${item.id}`]?.split(':') ?? [];
  return type && id ? { ...item, type, id } : item;
}
