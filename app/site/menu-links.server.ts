import type { Link } from '#app/catalog/views.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import type { MenuLink, MenuName } from '#app/page/define-page.ts';
import { screens } from './screens.server.ts';

/** The labels and menu positions of all screens' pages. */
export function linksOf(context: BuildContext): MenuLink[] {
  return screens.flatMap(({ name, links }) => links(context, name));
}

/** The links of one menu, by position and then by name. */
export function menuOf(links: MenuLink[], menu: MenuName, language: string): Link[] {
  return links
    .flatMap(({ path, label, menus }) => {
      const position = menus[menu];
      return position === undefined ? [] : [{ position, link: { href: path, label } }];
    })
    .sort((a, b) => a.position - b.position || a.link.label.localeCompare(b.link.label, language))
    .map(({ link }) => link);
}
