import type { PageContext } from './built-page.server.ts';
import { paths, placePath, placeSlugs } from './paths.ts';

/** What menus call the page at an address of this site, for links whose content gives no words: "Cómo llegar". */
export function pageLabel({ catalogue, language, t }: PageContext, href: string): string {
  const collection = catalogue.collections.find(({ path }) => path === href);
  if (collection) return catalogue.words.translator(language, collection.name)('label');
  const screen = Object.entries(paths).find(([, path]) => path === href)?.[0];
  const name = screen ?? placeSlugs.find((slug) => placePath(slug) === href);
  // An address that no page has stops the build later, with the file and field that name it.
  return name ? t(`screens.${name}.label`) : href;
}
