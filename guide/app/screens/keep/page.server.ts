import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import { defineTranslatedPage } from '#app/page/define-page.ts';
import { offlineMessages } from '#app/page/offline-messages.server.ts';
import { readPlainPrints } from '#app/page/plain-prints.server.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Link } from '#views/views.ts';

type KeepData = Pick<OfflineMessages, 'keep' | 'install'> & {
  page: OfflineMessages['page'];
  picture: Picture;
  links: Link[];
};

/** How to take the guide along: its size, what it includes, and how to add it to the home screen. */
export default defineTranslatedPage<KeepData>({
  path: paths.keep,
  menus: { community: 8 },
  icon: 'download',
  offline: 'always',
  data: (_, context) => {
    const { keep, install, page } = offlineMessages(context);
    return { keep, install, page, picture: readPlainPrints(context).keep, links: context.alwaysKept() };
  },
  seo: (_, context) => {
    const { pageTitle, description } = offlineMessages(context).page;
    return { title: pageTitle, description, keywords: 'San Rafael, Mendoza, sin señal' };
  },
  share: ({ keep, picture }) => ({ title: keep.title, picture }),
});
