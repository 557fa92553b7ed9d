/**
 * How a list behaves: which filter an address chooses, in which order and which of its items are shown, and when there
 * are none; `number-shown.ts` numbers those that are shown. The script that runs before the first paint
 * (`guide/app/features/list/inline/before-paint.ts`) and the application both use this module, so that the application finds
 * the list as it would have rendered it. Nothing here may touch the DOM, and every byte is part of every list's HTML.
 */
import { having, inZone, WITH, ZONE } from '#common/lib/address/narrowing.ts';

export const FILTER = 'filter';
export const ALL = 'all';

/** The filter that keeps what is open now, by the reader's clock. */
export const OPEN_NOW = 'abierto-ahora';

/** The parameter of the address that orders a list. */
export const ORDER = 'orden';

/** Screens on which a list is one column of cards; the styles of the cards say the same. */
export const ONE_COLUMN = '(max-width: 652px)';

/** The width of a print in the compact view, as in the HTML attribute `sizes`. */
export const IN_A_ROW = '104px';

type Filtered = { filters: readonly string[]; marks?: readonly string[] | undefined };
type Order = (ids: string[]) => string[];

/** The filter that the address chooses among `values`; an unknown one means all. */
export const chosenFilter = (search: URLSearchParams, values: readonly string[]): string =>
  values.find((value) => value === search.get(FILTER)) ?? ALL;

/** The marks that the address asks for, as far as the list offers them. */
export const askedOf = (search: URLSearchParams, offered: readonly string[]): string[] =>
  [inZone(search.get(ZONE) ?? ''), ...(search.get(WITH) ?? '').split(' ').map(having)].filter((mark) =>
    offered.includes(mark),
  );

/** Whether a filter keeps an item that has all marks asked for. */
export const isKeptBy =
  (filter: string, asked: readonly string[] = []) =>
  ({ filters, marks }: Filtered): boolean =>
    (filter === ALL || filters.includes(filter)) && asked.every((mark) => marks?.includes(mark));

/** The items in the order of the ids in `order`; without it, in their own. */
export const inOrder = <Item extends { id: string }>(items: Item[], order?: Order | false): Item[] =>
  order ? order(items.map((item) => item.id)).flatMap((id) => items.filter((item) => item.id === id)) : items;

/** The items in the order that the address chooses among `values`; each item has a rank for every one of them. */
export const byRank = <Item extends { ranks?: readonly number[] }>(
  items: Item[],
  search: URLSearchParams,
  values: readonly string[],
): Item[] => {
  const chosen = values.indexOf(search.get(ORDER) ?? '');
  const rank = ({ ranks }: Item) => ranks?.[chosen] ?? 0;
  return chosen < 0 ? items : [...items].sort((a, b) => rank(a) - rank(b));
};

/** Whether a filter keeps nothing. In a list of several pages, all that its `total` counts may be on other pages. */
export const isEmpty = (items: Filtered[], filter: string, total = 0, asked: readonly string[] = []): boolean =>
  !total && !items.some(isKeptBy(filter, asked));
