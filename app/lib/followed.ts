/** What hearts and plans call a thing of the guide. */
type Ref = { type: string; id: string };

/** "bodega:antes" → "bodega:ahora", or null for what has left the guide. */
export type MovedRefs = Record<string, string | null>;

/** The same with the name under which the guide has it today; itself where nothing moved. */
export function followed<Item extends Ref>(item: Item, moved: MovedRefs): Item {
  const [type, id] = moved[`${item.type}:${item.id}`]?.split(':') ?? [];
  return type && id ? { ...item, type, id } : item;
}
