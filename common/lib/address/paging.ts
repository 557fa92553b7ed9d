/** The number of cards on one page of a list: two, three or four columns all end in a full row. */
export const PAGE_SIZE = 48;

/** Splits items into pages, in order. There is always at least one page, which may be empty. */
export function inPages<Item>(items: Item[]): Item[][] {
  const count = Math.max(1, pagesFor(items.length));
  return Array.from({ length: count }, (_, index) => items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE));
}

export const pagesFor = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** The address of a page of a list; the first is the list itself. */
export const pagePath = (list: string, page: number | string): string => (page === 1 ? list : `${list}/pagina/${page}`);

/**
 * The file with one page of a long list's cards: the page's own `page.json` without a filter, a separate file with one.
 */
export const cardsFile = (list: string, filter: string, page: number): string =>
  filter === 'all' ? `${pagePath(list, page)}/page.json` : `${list}/filtro/${filter}/${page}.json`;

/** The pages that a page links to: its neighbours, and both ends of the list. */
export function linkedPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(wanted)].sort((a, b) => a - b);
}
