import type { Resource } from 'i18next';
import { type LocalPage, pageData } from '#app/built-page.server.ts';
import type { Catalogue } from '#app/catalog/catalogue.ts';
import { readCatalogue } from '#app/catalog/catalogue.ts';
import { ContentError } from '#app/catalog/problems.ts';
import { createIndex } from '#app/features/search/engine.ts';
import { readFrame } from '#app/frame.server.ts';
import { localPath, SPANISH } from '#app/lib/local-path.ts';
import type { Frame } from '#app/page.ts';
import { readPages } from '#app/pages.server.ts';
import { paths, placePath } from '#app/paths.ts';
import { readSearchEntries } from '#app/search.server.ts';
import { type ShortcutIcon, webManifest } from '#art/app-icons.ts';
import type { Wanted } from '#art/pictures.ts';
import type { Words, WordsByLanguage } from '../server/forms/words.ts';
import { sitemaps } from './sitemap.ts';

/** Everything that content alone decides, before any HTML: what build and development server both serve. */
export type Site = {
  config: Catalogue['site'];
  /** Language → header and footer; Spanish first. */
  frames: Map<string, Frame>;
  /** Of all languages. */
  pages: LocalPage[];
  resources: Resource;
  /** Address → text: page data, the files of pages, words, robots.txt, sitemap.xml. */
  files: Map<string, string>;
  pictures: Wanted[];
  /** Language → what stands below the title on every share picture. */
  shareLabels: Map<string, string>;
  /** Short address → address. */
  redirects: Record<string, string>;
  /** A sentence for the owner about each listing that is not finished. */
  drafts: string[];
  /** Language → what the server says to visitors. */
  serverWords: WordsByLanguage;
};

/**
 * Reads the whole site below `root`. `SITE_URL` replaces the address in `content/site.json`.
 * @throws {ContentError} with one sentence for each mistake.
 */
export async function readSite(root: string, siteUrl = process.env.SITE_URL): Promise<Site> {
  const catalogue = withUrl(await readCatalogue(root), siteUrl);
  const { languages } = catalogue.words;
  const frames = new Map(languages.map((language) => [language, readFrame(catalogue, language)]));
  const pages = languages.flatMap((language) => readPages(catalogue, language));
  const files = new Map<string, string>([
    ...pages.map((page): [string, string] => [dataFile(page), JSON.stringify(pageData(page))]),
    ...pages.flatMap(({ files = {} }) => Object.entries(files)),
    ...browserWords(catalogue),
    ...languages.map((language): [string, string] => [
      `/search/${language}.json`,
      searchIndex(catalogue, language, pages),
    ]),
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${catalogue.site.url}/sitemap.xml\n`],
    ...sitemaps(pages, catalogue.site),
    ...languages.map((language): [string, string] => [
      localPath(language, '/manifest.webmanifest'),
      manifest(catalogue, language, pages),
    ]),
  ]);
  return {
    config: catalogue.site,
    frames,
    pages,
    resources: catalogue.words.resources,
    files,
    pictures: catalogue.pictures.wanted,
    shareLabels: new Map(
      languages.map((language) => [
        language,
        wordsIn(catalogue, language)('shareLabel', { name: catalogue.site.name }),
      ]),
    ),
    redirects: redirects(catalogue),
    drafts: catalogue.drafts,
    serverWords: Object.fromEntries(
      languages.map((language) => [language, catalogue.words.complete(language, 'server') as Words]),
    ),
  };
}

const wordsIn = ({ words }: Catalogue, language: string) => words.translator(language, 'catalog');

/** For what a visitor puts on the phone's first screen. */
function manifest(catalogue: Catalogue, language: string, pages: LocalPage[]): string {
  const { name } = catalogue.site;
  const t = wordsIn(catalogue, language);
  const home = pages.find((page) => page.language === language && page.path === paths.home);
  const shortcut = (icon: ShortcutIcon, word: string, path: string) => ({
    name: t(word),
    icon,
    url: localPath(language, path),
  });
  return webManifest({
    name,
    shortName: t('shortName'),
    description: home?.meta.description ?? name,
    language,
    start: localPath(language, paths.home),
    shortcuts: [
      shortcut('search', 'search.open', paths.guide),
      shortcut('favourites', 'screens.favourites.label', paths.favourites),
      shortcut('phones', 'screens.phones.label', paths.phones),
      shortcut('canyon', 'screens.canon-del-atuel.label', placePath('canon-del-atuel')),
    ],
  });
}

function redirects({ words, collections }: Catalogue): Record<string, string> {
  return Object.fromEntries(
    words.languages.flatMap((language) =>
      collections.map(({ name, path }) => [localPath(language, `/${name}`), localPath(language, path)]),
    ),
  );
}

/** Fetched when a visitor begins to search. */
function searchIndex(catalogue: Catalogue, language: string, pages: LocalPage[]): string {
  const own = pages.filter((page) => page.language === language);
  const { entries, ignored } = readSearchEntries(catalogue, language, own);
  return JSON.stringify(createIndex(entries, ignored));
}

/** Where a page's HTML lies: a folder's index, or the 404 page of everything below that folder. */
export function htmlFile({ address, status }: LocalPage): string {
  return status === 404 ? `${address}.html` : `${slashless(address)}/index.html`;
}

function dataFile({ address, status }: LocalPage): string {
  return status === 404 ? `${address}.json` : `${slashless(address)}/page.json`;
}

const slashless = (path: string) => (path === '/' ? '' : path);

/**
 * What the application looks up itself: `catalog` and the collections' words are in the pages already, `server` is not
 * its own. Where a
 * language lacks a word it gets the Spanish one here, so that the browser need not load both languages.
 */
function browserWords({ words, collections }: Catalogue): [string, string][] {
  const ofPages = new Set(['catalog', 'server', ...collections.map(({ name }) => name)]);
  const namespaces = Object.keys(words.resources[SPANISH] ?? {}).filter((namespace) => !ofPages.has(namespace));
  return words.languages.flatMap((language) =>
    namespaces.map((namespace): [string, string] => [
      `/locales/${language}/${namespace}.json`,
      JSON.stringify(words.complete(language, namespace)),
    ]),
  );
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
