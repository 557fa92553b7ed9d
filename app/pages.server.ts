/** Every page of the guide, made from checked content: where the build starts reading. */
import type { Catalogue } from './catalog/catalogue.ts';
import { checkLinks, type InnerLink } from './catalog/links.ts';
import { ContentError } from './catalog/problems.ts';
import type { Meta, Page } from './page.ts';
import { collectionPages } from './routes/collection.server.ts';
import { favouritesPage } from './routes/favourites.server.ts';
import { homePage } from './routes/home.server.ts';
import { notFoundPages } from './routes/not-found.server.ts';
import { underConstructionPages } from './routes/under-construction.server.ts';

/** What a screen is given to make its pages of one language. */
export type PageContext = {
  catalogue: Catalogue;
  language: string;
  t: ReturnType<Catalogue['words']['translator']>;
  /** Links that content files hold; checked when all pages are known. */
  links: InnerLink[];
  /** Adds what all pages share to their title, description and keywords. */
  meta(path: string, words: Pick<Meta, 'title' | 'description' | 'keywords'>, isIndexed?: boolean): Meta;
};

/** `structuredData` goes into the HTML for search engines and never to the application. */
export type BuiltPage = Page & { status: 200 | 404; structuredData?: object[] };

/**
 * @throws {ContentError} when two pages share an address, or content links to a page that does not exist.
 */
export function readPages(catalogue: Catalogue, language: string): BuiltPage[] {
  const context: PageContext = {
    catalogue,
    language,
    t: catalogue.words.translator(language, 'catalog'),
    links: [],
    meta: (path, words, isIndexed = true) => ({ ...words, canonical: catalogue.site.url + path, isIndexed }),
  };
  const pages = [
    homePage(context),
    ...catalogue.collections.flatMap((collection) => collectionPages(context, collection)),
    favouritesPage(context),
    ...underConstructionPages(context),
    ...notFoundPages(context),
  ];
  checkAddresses(pages);
  checkLinks(context.links, new Set(pages.map(({ path }) => path)));
  return pages;
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
