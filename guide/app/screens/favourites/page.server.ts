import type { BuildContext } from '#app/page/build-context.ts';
import { defineTranslatedPage } from '#app/page/define-page.ts';
import { movedRefs } from '#app/page/moved-refs.server.ts';
import { placeTiles } from '#app/page/place-tiles.server.ts';
import { readPlainPrints } from '#app/page/plain-prints.server.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Known } from './known.ts';

/** Favourites are private: search engines do not index the page, and its HTML holds none of them. */
export default defineTranslatedPage({
  path: paths.favourites,
  isIndexed: false,
  offline: 'always',
  data: (_none, context) => ({
    picture: readPlainPrints(context).saved,
    knownFile: knownFile(context),
    gone: context.t('favourites.gone'),
    compare: context.t('favourites.compare'),
    starts: readPlainPrints(context).favourites.map(({ link, ...way }) => ({ ...way, href: link })),
    steps: ['save', 'compare', 'plan'].map((step) => ({
      title: context.t(`favourites.steps.${step}.title`),
      text: context.t(`favourites.steps.${step}.text`),
    })),
    places: { title: context.t('guide.places'), ways: placeTiles(context) },
  }),
  files: (_data, context) => ({ [knownFile(context)]: JSON.stringify(knownIn(context)) }),
  seo: (_none, { t }) => ({
    title: t('favourites.pageTitle'),
    description: t('favourites.description'),
    keywords: t('favourites.keywords'),
  }),
  share: (_data, { t }) => ({ title: t('favourites.pageTitle') }),
  search: () => null,
});

const knownFile = ({ at }: BuildContext) => at(`${paths.favourites}/fichas.json`);

/** The ids of listings, places, articles and events, which may go. Other favourites stay, or have no own page. */
function knownIn({ catalogue, language }: BuildContext): Known {
  const listings = catalogue.collections.map((collection): [string, string[]] => [
    collection.type,
    [catalogue.views(collection, language)].flatMap(({ cards, brief }) => [...cards, ...brief].map(({ id }) => id)),
  ]);
  return {
    ids: {
      ...Object.fromEntries(listings),
      lugar: catalogue.places.map(({ slug }) => slug),
      nota: catalogue.posts.map(({ slug }) => slug),
      evento: catalogue.events.map(({ id }) => id),
    },
    moved: movedRefs(catalogue),
  };
}
