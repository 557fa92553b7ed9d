import type { WayOn } from '#app/components/page/ways-on.tsx';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePages } from '#app/page/define-page.ts';
import { readPlainPrints } from '#app/page/plain-prints.server.ts';
import { collectionPicture } from '#catalog/listings/collection-picture.ts';
import type { Picture } from '#common/contracts/picture.ts';

type UnderConstructionData = { title: string; text: string; links: WayOn[]; picture: Picture };

/** The pages that have an address and a name, but no content yet. */
const unfinished = [
  {
    name: 'gifts',
    path: '/regionales-y-regalerias-en-san-rafael',
    icon: 'gift',
    alternatives: ['emprendimientos', 'aceiteras', 'bodegas', 'gastronomia'],
  },
  {
    name: 'delicatessen',
    path: '/delicatessen-y-embutidos-en-san-rafael',
    icon: 'ham',
    alternatives: ['gastronomia', 'aceiteras', 'emprendimientos', 'bodegas'],
  },
  {
    name: 'wine-shops',
    path: '/vinerias-en-san-rafael',
    icon: 'bottle-wine',
    alternatives: ['bodegas', 'gastronomia', 'excursiones', 'aceiteras'],
  },
] as const;

/** The pages that announce content still to come. */
export default definePages<UnderConstructionData>({
  header: 'transparent',
  routes: () => unfinished.map(({ path }) => path),
  links: ({ t }) =>
    unfinished.map(({ name, path, icon }) => ({
      path,
      label: t(`screens.${name}.label`),
      menus: { plan: 1 },
      icon,
      isUnfinished: true,
    })),
  pages: (context) => {
    const { meta, t } = context;
    const picture = readPlainPrints(context).construction;
    return unfinished.map(({ name, path, alternatives }) => {
      const title = t(`screens.${name}.label`);
      const words = {
        title: t('construction.pageTitle', { title }),
        description: t('construction.description', { title }),
        keywords: `${title}, San Rafael, Mendoza`,
      };
      return {
        path,
        status: 200,
        meta: meta(path, words, false),
        data: { title, text: t('construction.text'), links: linksTo(alternatives, context), picture },
        share: { title },
        pictures: [picture],
        search: null,
      };
    });
  },
});

/** Links to similar things that already exist; `names` are collections, the most similar first. */
function linksTo(names: readonly string[], { catalogue, language }: BuildContext): WayOn[] {
  return names.flatMap((wanted) =>
    catalogue.collections
      .filter(({ name }) => name === wanted)
      .map((collection) => ({
        href: collection.path,
        label: catalogue.locales.translator(language, collection.name)('title'),
        picture: collectionPicture(catalogue, collection, language),
      })),
  );
}
