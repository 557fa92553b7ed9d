import type { Link } from '#app/catalog/views.ts';
import type { OfflineWords } from '#app/lib/text/offline-words.ts';
import { defineWordsPage } from '#app/page/define-page.ts';
import { offlineWords } from '#app/page/offline-words.server.ts';
import { paths } from '#app/paths.ts';

type KeepData = Pick<OfflineWords, 'keep' | 'install'> & { page: OfflineWords['page']; links: Link[] };

/** Takes the guide along: what it weighs, what is there, and how it comes onto the home screen. */
export default defineWordsPage<KeepData>({
  path: paths.keep,
  menus: { community: 8 },
  icon: 'download',
  offline: 'always',
  data: (_, context) => {
    const { keep, install, page } = offlineWords(context);
    return { keep, install, page, links: context.alwaysKept() };
  },
  seo: (_, context) => {
    const { pageTitle, description } = offlineWords(context).page;
    return { title: pageTitle, description, keywords: 'San Rafael, Mendoza, sin señal' };
  },
  share: ({ keep }) => ({ title: keep.title }),
});
