import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import { definePages } from '#app/page/define-page.ts';
import { keepMessages } from '#app/page/offline-messages.server.ts';
import { readPlainPrints } from '#app/page/plain-prints.server.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { tripData } from './trip-data.server.ts';

export type TripPageData = {
  /** The translations of the trip's own namespace, which no other page loads. */
  words: object;
  /** The address of the file with everything that a trip can consist of. */
  dataFile: string;
  keep: OfflineMessages['keep'];
  /** What an empty trip shows beside its questions. */
  print: Picture;
};

/** The visitor's plan. It is private: search engines do not index the page, and its HTML holds none of it. */
export default definePages<TripPageData>({
  routes: () => [paths.trip],
  links: ({ t }) => [{ path: paths.trip, label: t('screens.trip.label'), menus: {}, icon: 'route', offline: 'always' }],
  pages(context) {
    const { locales } = context.catalogue;
    const t = locales.translator(context.language, 'trip');
    const dataFile = context.at(`${paths.trip}/datos.json`);
    const print = readPlainPrints(context).trip;
    const words = { title: t('trip.pageTitle'), description: t('trip.description'), keywords: t('trip.keywords') };
    return [
      {
        path: paths.trip,
        status: 200,
        offline: 'always',
        meta: context.meta(paths.trip, words, false),
        data: { words: locales.complete(context.language, 'trip'), dataFile, keep: keepMessages(context), print },
        share: { title: words.title },
        search: {},
        files: { [dataFile]: JSON.stringify(tripData(context)) },
      },
    ];
  },
});
