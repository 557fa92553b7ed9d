import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import type { Link } from '#app/catalog/views.ts';
import { paths, unfinishedScreens } from '#app/paths.ts';

export type UnderConstructionData = { title: string; text: string; links: Link[] };

/** Where visitors of an unfinished page find something like it today: names of collections, the nearest first. */
const alternatives: Record<(typeof unfinishedScreens)[number], string[]> = {
  gifts: ['emprendimientos', 'aceiteras', 'bodegas', 'gastronomia'],
  delicatessen: ['gastronomia', 'aceiteras', 'emprendimientos', 'bodegas'],
  wineShops: ['bodegas', 'gastronomia', 'excursiones', 'aceiteras'],
};

/** The pages that say that their content is still to come. */
export function underConstructionPages({ catalogue, language, meta, t }: PageContext): BuiltPage[] {
  const linkTo = (wanted: string): Link[] =>
    catalogue.collections
      .filter(({ name }) => name === wanted)
      .map(({ name, path }) => ({ href: path, label: catalogue.words.translator(language, name)('title') }));
  return unfinishedScreens.map((name) => {
    const path = paths[name];
    const title = t(`screens.${name}.label`);
    const data: UnderConstructionData = {
      title,
      text: t('construction.text'),
      links: alternatives[name].flatMap(linkTo),
    };
    const words = {
      title: t('construction.pageTitle', { title }),
      description: t('construction.description', { title }),
      keywords: `${title}, San Rafael, Mendoza`,
    };
    return { path, screen: 'under-construction', status: 200, meta: meta(path, words, false), data, share: { title } };
  });
}
