import type { BuildContext } from '#app/page/build-context.ts';
import type { MenuLink, MenuName } from '#app/page/menus.ts';
import { readMenuWords } from '#catalog/content/menus.ts';
import type { IconName } from '#views/icons.ts';
import type { IconLink, Link } from '#views/views.ts';
import { screens } from './screens.server.ts';

/** The icon of an entry without one of its own. */
export const ANY_ICON: IconName = 'map-pin';

/** The labels and menu positions of all screens' pages. */
export function linksOf(context: BuildContext): MenuLink[] {
  const { locales, root } = context.catalogue;
  const { labels } = readMenuWords(root, locales.languages, context.language);
  return screens
    .flatMap(({ name, links }) => links(context, name))
    .map((link) => ({ ...link, label: labels.get(link.path) ?? link.label }));
}

/** The links of one menu, by position and then by name. */
export function menuOf(links: MenuLink[], menu: MenuName, language: string): MenuLink[] {
  return links
    .flatMap((link) => {
      const position = link.menus[menu];
      return position === undefined ? [] : [{ position, link }];
    })
    .sort((a, b) => a.position - b.position || a.link.label.localeCompare(b.link.label, language))
    .map(({ link }) => link);
}

/** The link to a page, as content and components use it. */
export const plainLink = ({ path, label }: MenuLink): Link => ({ href: path, label });

/** The same with its icon. */
export const iconLink = ({ icon = ANY_ICON, isUnfinished = false, ...link }: MenuLink): IconLink => ({
  ...plainLink(link),
  icon,
  isUnfinished,
});
