import type { Resource } from 'i18next';
import type { BuiltPage } from '#app/built-page.server.ts';
import type { Catalogue } from '#app/catalog/catalogue.ts';
import { readCatalogue } from '#app/catalog/catalogue.ts';
import { ContentError } from '#app/catalog/problems.ts';
import { SPANISH } from '#app/catalog/words.ts';
import { createIndex } from '#app/features/search/engine.ts';
import { readFrame } from '#app/frame.server.ts';
import type { Frame } from '#app/page.ts';
import { readPages } from '#app/pages.server.ts';
import { readSearchEntries } from '#app/search.server.ts';
import { webManifest } from '#art/app-icons.ts';
import type { Wanted } from '#art/pictures.ts';

/** Everything that content alone decides, before any HTML: what build and development server both serve. */
export type Site = {
  config: Catalogue['site'];
  frame: Frame;
  pages: BuiltPage[];
  resources: Resource;
  /** Address → text: page data, the files of pages, words, robots.txt, sitemap.xml. */
  files: Map<string, string>;
  pictures: Wanted[];
  /** Below the title on every share picture. */
  shareLabel: string;
  /** Short address → address. */
  redirects: Record<string, string>;
};

/**
 * Reads the whole site below `root`. `SITE_URL` replaces the address in `content/site.json`.
 * @throws {ContentError} with one sentence for each mistake.
 */
export async function readSite(root: string, siteUrl = process.env.SITE_URL): Promise<Site> {
  const catalogue = withUrl(await readCatalogue(root), siteUrl);
  const t = catalogue.words.translator(SPANISH, 'catalog');
  const frame = readFrame(catalogue, SPANISH);
  const pages = readPages(catalogue, SPANISH);
  const files = new Map<string, string>([
    ...pages.map((page): [string, string] => [dataFile(page), JSON.stringify(pageData(page))]),
    ...pages.flatMap(({ files = {} }) => Object.entries(files)),
    ...browserWords(catalogue),
    [`/search/${SPANISH}.json`, searchIndex(catalogue, pages)],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${catalogue.site.url}/sitemap.xml\n`],
    ['/sitemap.xml', sitemap(pages)],
    ['/manifest.webmanifest', webManifest({ name: catalogue.site.name, shortName: t('shortName'), language: SPANISH })],
  ]);
  return {
    config: catalogue.site,
    frame,
    pages,
    resources: catalogue.words.resources,
    files,
    pictures: catalogue.pictures.wanted,
    shareLabel: t('shareLabel', { name: catalogue.site.name }),
    redirects: Object.fromEntries(frame.collections.map(({ name, path }) => [`/${name}`, path])),
  };
}

/** Fetched when a visitor begins to search. */
function searchIndex(catalogue: Catalogue, pages: BuiltPage[]): string {
  const { entries, ignored } = readSearchEntries(catalogue, SPANISH, pages);
  return JSON.stringify(createIndex(entries, ignored));
}

/** Where a page's HTML lies: a folder's index, or the 404 page of everything below that folder. */
export function htmlFile({ path, status }: BuiltPage): string {
  return status === 404 ? `${path}.html` : `${slashless(path)}/index.html`;
}

function dataFile({ path, status }: BuiltPage): string {
  return status === 404 ? `${path}.json` : `${slashless(path)}/page.json`;
}

const slashless = (path: string) => (path === '/' ? '' : path);

/** What the application needs of a page; the rest is for the HTML alone. */
export function pageData({ path, screen, meta, data }: BuiltPage) {
  return { path, screen, meta, data };
}

/** What the application looks up itself. `catalog` and the collections' words are in the pages already. */
function browserWords({ words, collections }: Catalogue): [string, string][] {
  const ofPages = new Set(['catalog', ...collections.map(({ name }) => name)]);
  return Object.entries(words.resources).flatMap(([language, namespaces]) =>
    Object.entries(namespaces)
      .filter(([namespace]) => !ofPages.has(namespace))
      .map(([namespace, texts]): [string, string] => [`/locales/${language}/${namespace}.json`, JSON.stringify(texts)]),
  );
}

function sitemap(pages: BuiltPage[]): string {
  const urls = pages
    .filter(({ status, meta }) => status === 200 && meta.isIndexed)
    .map(({ meta }) => `<url><loc>${encodeURI(meta.canonical).replaceAll('&', '&amp;')}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function withUrl(catalogue: Catalogue, siteUrl: string | undefined): Catalogue {
  if (!siteUrl) return catalogue;
  const url = URL.parse(siteUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new ContentError([
      `the environment's SITE_URL is "${siteUrl}", but must be an address such as https://example.com.`,
    ]);
  }
  const placeholders = catalogue.site.placeholders.filter((field) => field !== 'url');
  return { ...catalogue, site: { ...catalogue.site, url: url.href.replace(/\/+$/, ''), placeholders } };
}
