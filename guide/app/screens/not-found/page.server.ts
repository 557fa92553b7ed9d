import type { WayOn } from '#app/components/page/ways-on.tsx';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { placeTiles } from '#app/page/place-tiles.server.ts';
import { PLAIN_PRINTS, plainPrints, readPlainPrints } from '#app/page/plain-prints.server.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { inPages, pagePath } from '#common/lib/address/paging.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Link } from '#views/views.ts';
import { movedPages } from './moved-pages.server.ts';

type Words = { title: string; text: string; links?: Link[] };

/** `links` lead on from an address that once had a page. */
export type NotFoundData = Words & { picture: Picture; links?: Link[]; places: { title: string; ways: WayOn[] } };

/**
 * The pages for unknown addresses, for unknown places, for pages beyond the end of a list, and for addresses that once
 * had a page.
 */
export default definePages<NotFoundData>({
  header: 'transparent',
  routes: () => [`${paths.places}/:slug`, '*'],
  content: { file: PLAIN_PRINTS, schema: plainPrints },
  pages: (context) => {
    const { t } = context;
    const place = t('notFound.place.pageTitle');
    return [
      missingPage(context, '/404', t('notFound.pageTitle')),
      missingPage(context, `${paths.places}/404`, place, { title: place, text: t('notFound.place.text') }),
      ...missingParts(context),
      ...movedPages(context, (path, title, data) => ({
        ...missingPage(context, path, title, data),
        status: 200 as const,
      })),
    ];
  },
});

/** For each list of several pages, the page shown beyond its end. */
function missingParts(context: BuildContext): ScreenPage<NotFoundData>[] {
  const { catalogue, language } = context;
  return catalogue.collections
    .filter((collection) => inPages(catalogue.views(collection, language).cards).length > 1)
    .map(({ name, path }) => {
      const t = catalogue.locales.translator(language, name);
      return missingPage(context, pagePath(path, '404'), t('list.missing', { label: t('label') }));
    });
}

/** Makes the page for unknown addresses beside `path`; without `data` it has the general text. */
function missingPage(context: BuildContext, path: string, pageTitle: string, data?: Words): ScreenPage<NotFoundData> {
  const { meta, t } = context;
  const picture = readPlainPrints(context).notFound;
  const said = data ?? { title: t('notFound.page.title'), text: t('notFound.page.text') };
  const words = { title: pageTitle, description: said.text, keywords: 'San Rafael, Mendoza' };
  return {
    path,
    status: 404,
    meta: meta(path, words, false),
    data: { ...said, picture, places: { title: t('guide.places'), ways: placeTiles(context) } },
    share: { title: said.title },
    pictures: [picture],
    search: null,
  };
}
