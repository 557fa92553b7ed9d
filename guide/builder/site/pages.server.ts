/** Makes every page of the guide from checked content. */

import type { BuildContext } from '#app/page/build-context.ts';
import type { ScreenPage } from '#app/page/define-page.ts';
import type { MenuLink } from '#app/page/menus.ts';
import { checkLinks } from '#catalog/content/links.ts';
import { menuLinks } from '#catalog/content/menus.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { synonymLinks } from '#catalog/search-synonyms.ts';
import { localPath } from '#common/lib/address/local-path.ts';
import { daysTogether, withDots, withNames, withRoads, withUnits } from '#common/lib/text/kept-together.ts';
import type { LocalPage } from '#engine/built-page.ts';
import { ContentError } from '#reading/problems.ts';
import { withBreadcrumbs } from './breadcrumbs.server.ts';
import { drawingsOf } from './icon-drawings.server.ts';
import { iconLink, linksOf, menuOf, plainLink } from './menu-links.server.ts';
import { screens } from './screens.server.ts';

/** A page at its address, with its data for the guide's own search. */
export type GuidePage = LocalPage & Pick<ScreenPage, 'search'>;

/**
 * Makes every page of one language.
 * @throws {ContentError} when two pages share an address, or content links to a page that does not exist
 */
export function readPages(catalogue: Catalogue, language: string): GuidePage[] {
  const context = pageContext(catalogue, language);
  const pages = screens.flatMap(({ name, pages }) => pages(context).map((page) => ({ screen: name, ...page })));
  context.links.push(...synonymLinks(catalogue.root), ...menuLinks(catalogue.root));
  checkAddresses(pages);
  checkLinks(context.links, new Set(pages.map(({ path }) => path)));
  const whole = keptWhole(catalogue.locales.languages);
  return withBreadcrumbs(context, pages).map((page) => ({
    ...page,
    data: whole(page.data),
    language,
    address: context.at(page.path),
    icons: drawingsOf(page.icons ?? []),
  }));
}

/** The data of a page with its numbers and names kept whole, and no "·" at a line's start, wherever written. */
function keptWhole(languages: readonly string[]) {
  const ways = [withUnits, daysTogether(languages), withRoads, withNames, withDots];
  return (data: unknown): unknown => JSON.parse(ways.reduce((text, keep) => keep(text), JSON.stringify(data ?? null)));
}

/** The context in which the pages of one language are made. */
export function pageContext(catalogue: Catalogue, language: string): BuildContext {
  const t = catalogue.locales.translator(language, 'catalog');
  const at = (path: string) => localPath(language, path);
  const url = (path: string) => catalogue.site.url + at(path);
  let known: MenuLink[] | undefined;
  const links = () => (known ??= linksOf(context));
  const context: BuildContext = {
    catalogue,
    language,
    locale: t('locale').replace('_', '-'),
    t,
    links: [],
    at,
    url,
    // An address without a page stops the build later, with an error that names the file and field.
    linkTo: (path) => iconLink(links().find((link) => link.path === path) ?? { path, label: path, menus: {} }),
    labelOf: (path) => context.linkTo(path).label,
    menu: (name) => menuOf(links(), name, language).map(iconLink),
    alwaysKept: () =>
      links()
        .filter(({ offline }) => offline === 'always')
        .map(plainLink),
    meta: (path, words, isIndexed = true) => ({ ...words, canonical: url(path), isIndexed }),
  };
  return context;
}

function checkAddresses(pages: { path: string }[]) {
  const seen = new Set<string>();
  const doubled = pages.filter(({ path }) => seen.size === seen.add(path).size);
  if (doubled.length > 0) {
    throw new ContentError(
      doubled.map(({ path }) => `${path}: two pages have this address; give one of them another id or path.`),
    );
  }
}
