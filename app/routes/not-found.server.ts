import type { BuiltPage, PageContext } from '#app/pages.server.ts';

export function notFoundPage({ meta, t }: PageContext): BuiltPage {
  const path = '/404';
  const words = { title: t('notFound.pageTitle'), description: t('notFound.description'), keywords: 'San Rafael, Mendoza' };
  return { path, screen: 'not-found', status: 404, meta: meta(path, words, false), data: null };
}
