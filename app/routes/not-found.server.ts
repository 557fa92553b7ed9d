import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { paths } from '#app/paths.ts';

export type NotFoundData = { title: string; text: string };

/** For an address that the guide does not have, and for a place that it does not know. */
export function notFoundPages({ meta, t }: PageContext): BuiltPage[] {
  const page = (path: string, pageTitle: string, data: NotFoundData): BuiltPage => {
    const words = { title: pageTitle, description: data.text, keywords: 'San Rafael, Mendoza' };
    return {
      path,
      screen: 'not-found',
      status: 404,
      meta: meta(path, words, false),
      data,
      share: { title: data.title },
    };
  };
  return [
    page('/404', t('notFound.pageTitle'), { title: t('notFound.page.title'), text: t('notFound.page.text') }),
    page(`${paths.places}/404`, t('notFound.place.pageTitle'), {
      title: t('notFound.place.pageTitle'),
      text: t('notFound.place.text'),
    }),
  ];
}
