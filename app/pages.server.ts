/** Every page of the guide, made from checked content: where the build starts reading. */

import type { BuiltPage, LocalPage, PageContext } from './built-page.server.ts';
import type { Catalogue } from './catalog/catalogue.ts';
import { checkLinks } from './catalog/links.ts';
import { ContentError } from './catalog/problems.ts';
import { iconsIn } from './icon-drawings.server.ts';
import { withBreadcrumbs } from './json-ld.server.ts';
import { localPath } from './lib/local-path.ts';
import { agendaPage } from './routes/agenda.server.ts';
import { arrivePage } from './routes/arrive.server.ts';
import { blogPages } from './routes/blog.server.ts';
import { carRentalPage } from './routes/car-rental.server.ts';
import { clubPage } from './routes/club.server.ts';
import { collectionPages } from './routes/collection.server.ts';
import { contactPages } from './routes/contact.server.ts';
import { faqPage } from './routes/faq.server.ts';
import { favouritesPage } from './routes/favourites.server.ts';
import { fishingPage } from './routes/fishing.server.ts';
import { guidePage } from './routes/guide.server.ts';
import { homePage } from './routes/home.server.ts';
import { inspirationPage } from './routes/inspiration.server.ts';
import { notFoundPages } from './routes/not-found.server.ts';
import { phonesPage } from './routes/phones.server.ts';
import { placePages } from './routes/place.server.ts';
import { privacyPage } from './routes/privacy.server.ts';
import { publishPage } from './routes/publish.server.ts';
import { tipsPage } from './routes/tips.server.ts';
import { transportPage } from './routes/transport.server.ts';
import { underConstructionPages } from './routes/under-construction.server.ts';
import { welcomePage } from './routes/welcome.server.ts';
import { synonymLinks } from './search-synonyms.server.ts';

/**
 * @throws {ContentError} when two pages share an address, or content links to a page that does not exist.
 */
export function readPages(catalogue: Catalogue, language: string): LocalPage[] {
  const context = pageContext(catalogue, language);
  const pages = [
    homePage(context),
    ...catalogue.collections.flatMap((collection) => collectionPages(context, collection)),
    favouritesPage(context),
    guidePage(context),
    agendaPage(context),
    phonesPage(context),
    transportPage(context),
    arrivePage(context),
    tipsPage(context),
    faqPage(context),
    ...blogPages(context),
    ...placePages(context),
    clubPage(context),
    welcomePage(context),
    carRentalPage(context),
    fishingPage(context),
    inspirationPage(context),
    ...contactPages(context),
    publishPage(context),
    privacyPage(context),
    ...underConstructionPages(context),
    ...notFoundPages(context),
  ];
  context.links.push(...synonymLinks(catalogue.root));
  checkAddresses(pages);
  checkLinks(context.links, new Set(pages.map(({ path }) => path)));
  return withBreadcrumbs(context, pages).map((page) => ({
    ...page,
    language,
    address: context.at(page.path),
    icons: iconsIn(page.data),
  }));
}

/** What the pages of one language are made with. */
export function pageContext(catalogue: Catalogue, language: string): PageContext {
  const t = catalogue.words.translator(language, 'catalog');
  const at = (path: string) => localPath(language, path);
  const url = (path: string) => catalogue.site.url + at(path);
  return {
    catalogue,
    language,
    locale: t('locale').replace('_', '-'),
    t,
    links: [],
    at,
    url,
    meta: (path, words, isIndexed = true) => ({ ...words, canonical: url(path), isIndexed }),
  };
}

function checkAddresses(pages: BuiltPage[]) {
  const seen = new Set<string>();
  const doubled = pages.filter(({ path }) => seen.size === seen.add(path).size);
  if (doubled.length > 0) {
    throw new ContentError(
      doubled.map(({ path }) => `${path}: two pages have this address; give one of them another id or path.`),
    );
  }
}
