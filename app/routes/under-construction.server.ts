import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import type { Link } from '#app/catalog/views.ts';
import { unfinishedPaths } from '#app/paths.ts';

export type UnderConstructionData = { title: string; text: string; links: Link[] };

/** Where visitors of an unfinished page find something today: names of collections. */
const alternatives = ['excursiones', 'bodegas', 'emprendimientos', 'gastronomia'];

export function underConstructionPages({ catalogue, language, meta, t }: PageContext): BuiltPage[] {
  const links = catalogue.collections
    .filter(({ name }) => alternatives.includes(name))
    .map(({ name, path }): Link => ({ href: path, label: catalogue.words.translator(language, name)('title') }));
  return unfinishedPaths.map(({ name, path }) => {
    const title = t(`screens.${name}.label`);
    const data: UnderConstructionData = { title, text: t('construction.text'), links };
    const words = {
      title: t('construction.pageTitle', { title }),
      description: t('construction.description', { title }),
      keywords: `${title}, San Rafael, Mendoza`,
    };
    return { path, screen: 'under-construction', status: 200, meta: meta(path, words, false), data, share: { title } };
  });
}
