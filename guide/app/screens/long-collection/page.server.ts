import { isKeptBy } from '#app/features/list/list-state.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { listPages } from '#app/screens/collection/list-pages.server.ts';
import { sharedFilters } from '#app/screens/collection/practical-filters.server.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { cardsFile, inPages, pagePath } from '#common/lib/address/paging.ts';
import type { LongListData } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';

/** The lists that span several pages, each page at an address of its own, which works without JavaScript. */
export default definePages<LongListData>({
  routes: ({ collections }) => collections.map(({ path }) => pagePath(path, ':page')),
  pages: (context) => context.catalogue.collections.flatMap((collection) => longListPages(context, collection)),
});

function longListPages(context: BuildContext, collection: NamedCollection): ScreenPage<LongListData>[] {
  const pages = listPages(context, collection);
  if (pages.length === 1) return [];
  const { path } = collection;
  const { url } = context;
  return pages.map((page, index): ScreenPage<LongListData> => {
    const number = index + 1;
    return {
      ...page,
      data: { ...page.data, part: { list: path, page: number, pages: pages.length } },
      // Search finds a long list once, by its first page.
      search: number === 1 ? page.search : null,
      sequence: {
        previous: number > 1 ? url(pagePath(path, number - 1)) : null,
        next: number < pages.length ? url(pagePath(path, number + 1)) : null,
      },
      files: number === 1 ? filteredCards(context, collection) : {},
    };
  });
}

/** The cards that each filter of a long list keeps, in files that the browser fetches when the filter is chosen. */
function filteredCards({ at, catalogue, language }: BuildContext, collection: NamedCollection): Record<string, string> {
  const { path, filters } = collection;
  const { cards } = catalogue.views(collection, language);
  const keptBy = (filter: string): Card[] => cards.filter(isKeptBy(filter));
  return Object.fromEntries(
    [...filters, ...sharedFilters(cards)].flatMap((filter) =>
      inPages(keptBy(filter)).map((cards, index) => [
        at(cardsFile(path, filter, index + 1)),
        JSON.stringify({ data: { cards } }),
      ]),
    ),
  );
}
