import type { Resource } from 'i18next';
import { createIndex } from '#app/features/search/engine.ts';
import { businessChoices, roadChoices } from '#app/page/business-choices.server.ts';
import type { ScreenRoutes } from '#builder/screens-plugin.ts';
import { sitemaps } from '#builder/sitemap.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { placeLabel } from '#catalog/places/read-places.ts';
import type { FormTexts, TextsByLanguage } from '#common/contracts/form-texts.ts';
import { localPath, SPANISH } from '#common/lib/address/local-path.ts';
import { paths } from '#common/lib/address/paths.ts';
import { type GeneratedFile, type LocalPage, pageData } from '#engine/built-page.ts';
import { type ShortcutIcon, webManifest } from '#pictures/app-icons.ts';
import type { Wanted } from '#pictures/pictures.ts';
import { ContentError } from '#reading/problems.ts';
import type { Layout } from '#views/layout.ts';
import { drawIconSheet } from './icon-sheet.server.ts';
import { readLayout } from './layout.server.ts';
import { type GuidePage, readPages } from './pages.server.ts';
import { printSheet } from './print-sheet.server.ts';
import { screenRoutes } from './screen-routes.server.ts';
import { readSearchEntries } from './search.server.ts';

/** Everything that follows from content alone, before any HTML: the build and the development server both serve it. */
export type Site = {
  config: Catalogue['site'];
  /** Language → the header and footer; Spanish first. */
  layouts: Map<string, Layout>;
  /** The pages of all languages. */
  pages: GuidePage[];
  resources: Resource;
  /** Address → text: page data, the files of pages, translations, the menus' icons, robots.txt, sitemap.xml. */
  files: Map<string, string>;
  pictures: Wanted[];
  /** The files that are made while the site is built, and belong to no page: the sheet with the menus' prints. */
  generated: Record<string, GeneratedFile>;
  /** Language → the line below the title on every share picture. */
  shareLabels: Map<string, string>;
  /** Short address → address. */
  redirects: Record<string, string>;
  /** Former address of a page → its current one, or null if the page was removed. */
  moved: Record<string, string | null>;
  /** What the browser must know about every screen. */
  screens: ScreenRoutes;
  /** A sentence for the owner about each draft of a listing. */
  drafts: string[];
  /** Language → the server's messages for visitors. */
  formTexts: TextsByLanguage;
  /** Language → the address of the page that confirms a form's arrival. */
  thanks: Record<string, string>;
};

/**
 * Reads the whole site below `root`. `SITE_URL` replaces the address in `content/site.json`.
 * @param build the name of the build, added to every page if given
 * @throws {ContentError} with one sentence for each mistake
 */
export async function readSite(root: string, siteUrl = process.env.SITE_URL, build?: string): Promise<Site> {
  return siteOf(await readCatalogue(root), siteUrl, build);
}

/** The same of content that has been read already. */
export function siteOf(read: Catalogue, siteUrl: string | undefined, build?: string): Site {
  const catalogue = withUrl(read, siteUrl);
  const seen = seenOf(catalogue, build);
  return { ...seen, files: filesOf(catalogue, seen) };
}

/** The site without its files: what somebody sees of it needs none. */
export type SeenSite = Omit<Site, 'files'>;

/** The same without the files of the site, which take a tenth of the work. */
export const seenSiteOf = (read: Catalogue, siteUrl: string | undefined, build?: string): SeenSite =>
  seenOf(withUrl(read, siteUrl), build);

function seenOf(catalogue: Catalogue, build: string | undefined): SeenSite {
  const { languages } = catalogue.locales;
  const sheet = drawIconSheet(catalogue);
  const pages = languages
    .flatMap((language) => readPages(catalogue, language))
    .map((page) => ({ ...page, ...(build && { build }) }));
  const pictures = catalogue.pictures.wanted;
  const prints = printSheet(catalogue.root, pages, pictures);
  return {
    config: catalogue.site,
    layouts: new Map(languages.map((language) => [language, readLayout(catalogue, language, sheet, prints)])),
    pages,
    resources: catalogue.locales.resources,
    pictures,
    generated: { [prints.address]: prints.file },
    shareLabels: new Map(
      languages.map((language) => [
        language,
        wordsIn(catalogue, language)('shareLabel', { name: catalogue.site.name }),
      ]),
    ),
    redirects: redirects(catalogue),
    moved: moved(catalogue),
    screens: screenRoutes(catalogue),
    drafts: catalogue.drafts,
    formTexts: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          ...(catalogue.locales.complete(language, 'server') as Omit<FormTexts, 'choices'>),
          choices: { ...businessChoices(catalogue, language), ...roadChoices(catalogue, language) },
        },
      ]),
    ),
    thanks: Object.fromEntries(languages.map((language) => [language, localPath(language, paths.contactSent)])),
  };
}

function filesOf(catalogue: Catalogue, { pages }: SeenSite): Site['files'] {
  const { languages } = catalogue.locales;
  const sheet = drawIconSheet(catalogue);
  return new Map<string, string>([
    ...pages.map((page): [string, string] => [dataFile(page), JSON.stringify(pageData(page))]),
    ...pages.flatMap(({ files = {} }) => Object.entries(files)),
    [sheet.address, sheet.svg],
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
}

const wordsIn = ({ locales }: Catalogue, language: string) => locales.translator(language, 'catalog');

/** The place with a shortcut icon of its own. */
const CANYON = 'canon-del-atuel';

/** The web app manifest, for the phone's home screen. */
function manifest(catalogue: Catalogue, language: string, pages: GuidePage[]): string {
  const { name } = catalogue.site;
  const t = wordsIn(catalogue, language);
  const home = pages.find((page) => page.language === language && page.path === paths.home);
  const shortcut = (icon: ShortcutIcon, name: string, path: string) => ({ name, icon, url: localPath(language, path) });
  const canyon = catalogue.places.find(({ slug }) => slug === CANYON);
  return webManifest({
    name,
    shortName: t('shortName'),
    description: home?.meta.description ?? name,
    language,
    start: localPath(language, paths.home),
    shortcuts: [
      shortcut('search', t('search.open'), paths.guide),
      shortcut('favourites', t('screens.favourites.label'), paths.favourites),
      shortcut('phones', t('screens.phones.label'), paths.phones),
      ...(canyon ? [shortcut('canyon', placeLabel(canyon, language), canyon.path)] : []),
    ],
  });
}

function redirects({ locales, collections }: Catalogue): Record<string, string> {
  return Object.fromEntries(
    locales.languages.flatMap((language) =>
      collections.map(({ name, path }) => [localPath(language, `/${name}`), localPath(language, path)]),
    ),
  );
}

function moved({ locales, moved }: Catalogue): Record<string, string | null> {
  return Object.fromEntries(
    locales.languages.flatMap((language) =>
      moved.map(({ from, to }) => [localPath(language, from), to && localPath(language, to)]),
    ),
  );
}

/** The search index, which the browser fetches when a visitor starts to search. */
function searchIndex(catalogue: Catalogue, language: string, pages: GuidePage[]): string {
  const own = pages.filter((page) => page.language === language);
  const { entries, ignored, lists, questions } = readSearchEntries(catalogue, language, own);
  return JSON.stringify(createIndex(entries, ignored, lists, questions));
}

/** The file of a page's HTML: a folder's index, or the 404 page of everything below that folder. */
export function htmlFile({ address, status }: LocalPage): string {
  return status === 404 ? `${address}.html` : `${slashless(address)}/index.html`;
}

/** The file of a page's data. */
export function dataFile({ address, status }: LocalPage): string {
  return status === 404 ? `${address}.json` : `${slashless(address)}/page.json`;
}

const slashless = (path: string) => (path === '/' ? '' : path);

/**
 * The translations that the application looks up itself: `catalog` and the collections' texts are already in the pages,
 * `server` is for the server. Spanish fills in what a language lacks, so that the browser need not load both.
 */
function browserWords({ locales, collections }: Catalogue): [string, string][] {
  const ofPages = new Set(['catalog', 'server', ...collections.map(({ name }) => name)]);
  const namespaces = Object.keys(locales.resources[SPANISH] ?? {}).filter((namespace) => !ofPages.has(namespace));
  return locales.languages.flatMap((language) =>
    namespaces.map((namespace): [string, string] => [
      `/locales/${language}/${namespace}.json`,
      JSON.stringify(locales.complete(language, namespace)),
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
