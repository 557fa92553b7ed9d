import { defineWordsPage } from '#app/page/define-page.ts';
import { paths } from '#app/paths.ts';

/** A visitor's favourites are nobody else's business: search engines keep away, and the page itself holds nothing. */
export default defineWordsPage({
  path: paths.favourites,
  isIndexed: false,
  data: () => null,
  seo: (_none, { t }) => ({
    title: t('favourites.pageTitle'),
    description: t('favourites.description'),
    keywords: t('favourites.keywords'),
  }),
  share: (_data, { t }) => ({ title: t('favourites.pageTitle') }),
  search: () => null,
});
