import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { paths } from '#app/paths.ts';

export type NotFoundData = { title: string; text: string };

/** For an address that the guide does not have, and for a place that it does not know. */
export function notFoundPages(context: PageContext): BuiltPage[] {
  const { t } = context;
  const place = t('notFound.place.pageTitle');
  return [
    notFoundPage(context, '/404', t('notFound.pageTitle')),
    notFoundPage(context, `${paths.places}/404`, place, { title: place, text: t('notFound.place.text') }),
  ];
}

/** What stands at an unknown address below that of `path`; without `data` it says what is said of any address. */
export function notFoundPage(
  { meta, t }: PageContext,
  path: string,
  pageTitle: string,
  data?: NotFoundData,
): BuiltPage {
  const said = data ?? { title: t('notFound.page.title'), text: t('notFound.page.text') };
  const words = { title: pageTitle, description: said.text, keywords: 'San Rafael, Mendoza' };
  return {
    path,
    screen: 'not-found',
    status: 404,
    meta: meta(path, words, false),
    data: said,
    share: { title: said.title },
  };
}
