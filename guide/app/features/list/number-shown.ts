/**
 * Maps each item with `draw`, which receives its position among those that are shown, from 0, or -1 for a hidden one:
 * cards enter one after the other.
 */
export function numberShown<Item, Result>(
  items: Item[],
  isShown: (item: Item) => boolean,
  draw: (item: Item, place: number) => Result,
): Result[] {
  let next = 0;
  return items.map((item) => draw(item, isShown(item) ? next++ : -1));
}
