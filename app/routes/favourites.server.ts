import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { paths } from '#app/paths.ts';

export function favouritesPage({ meta, t }: PageContext): BuiltPage {
  const path = paths.favourites;
  const words = {
    title: t('favourites.pageTitle'),
    description: t('favourites.description'),
    keywords: t('favourites.keywords'),
  };
  // What a visitor saved is nobody else's business: not indexed.
  return {
    path,
    screen: 'favourites',
    status: 200,
    meta: meta(path, words, false),
    data: null,
    share: { title: words.title },
  };
}
