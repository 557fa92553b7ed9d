import { dataFile, htmlFile, type Site } from '#builder/site/site.server.ts';
import { crawlerMetadataOf, type LocalPage, pageData } from '#engine/built-page.ts';
import type { Layout } from '#views/layout.ts';
import type { Ready } from './application/application.ts';
import { type BuildCache, keyOf } from './cache/cache.ts';
import { InlineHashes } from './policy.ts';

type Source = {
  site: Site;
  application: Ready;
  cache: BuildCache;
  /** Page → the absolute URL of its share picture. */
  shareImage: (page: LocalPage) => string;
  write: (address: string, text: string, isThin?: boolean) => Promise<void>;
};

/** The file that names what each page of a site was made from. Its name begins with a dot, so it is never served. */
export const PAGES_FILE = '.pages.json';

/** The file of a page's HTML → a key of everything that the page depends on, besides the name of its build. */
export type PageKeys = Record<string, string>;

/**
 * Writes the HTML of all pages. Returns the hashes of the scripts in them, and the keys of the pages.
 * @param known the keys of a finished site, whose pages are left out
 */
export async function writePages(
  source: Source,
  known: PageKeys = {},
): Promise<{ inline: InlineHashes; keys: PageKeys }> {
  const { site, application, cache, shareImage, write } = source;
  const inline = new InlineHashes();
  const keysOf = pageKeys(source);
  const keys: PageKeys = {};
  for (const page of site.pages) {
    const file = htmlFile(page);
    const { data, body, document: key } = keysOf(page);
    keys[file] = key;
    if (known[file] === key) continue;
    const layout = layoutOf(site, page);
    const html = await cache.text(['body', body], () => application.renderPage(data, layout, site.resources));
    const fragments = await writeFragments(source, page);
    const document = application.renderDocument({
      page,
      layout,
      html,
      assets: application.assets,
      siteUrl: site.config.url,
      shareImage: shareImage(page),
      fragments,
    });
    inline.add(document);
    await write(file, document, page.isThin);
  }
  return { inline, keys };
}

/**
 * Returns a function that names what a page's body and its whole document are made from. A body depends on the
 * application, its translations, the layout, the page's data and the day, but not on the build's name, which it does not
 * receive; the document also on the page's metadata, and on the browser's part of the application.
 */
function pageKeys({ site, application, shareImage }: Pick<Source, 'site' | 'application' | 'shareImage'>) {
  const words = keyOf([JSON.stringify(site.resources)]);
  const frames = new Map([...site.layouts].map(([language, layout]) => [language, JSON.stringify(layout)]));
  const days = daysOf(Date.now()).join();
  return (page: LocalPage) => {
    const { build: _, ...unnamed } = page;
    const data = pageData(unnamed);
    const { data: _data, ...head } = unnamed;
    const body = keyOf([application.version, words, frames.get(page.language) ?? '', days, JSON.stringify(data)]);
    const around = [application.program, site.config.url, shareImage(page), JSON.stringify(head)];
    return { data, body, document: keyOf([body, ...around]) };
  };
}

/** The day in UTC and in San Rafael, three hours behind. */
const daysOf = (now: number) => [0, 3].map((hours) => new Date(now - hours * 3_600_000).toISOString().slice(0, 10));

const layoutOf = ({ layouts }: Site, { language }: LocalPage) => layouts.get(language) as Layout; // one for each language

/** Returns the fragments of a page as text; each is also written as a file, for visitors who come from another page. */
async function writeFragments({ write }: Source, { fragments = {} }: LocalPage) {
  const texts: Record<string, string> = {};
  for (const [name, { address, text }] of Object.entries(fragments)) {
    texts[name] = await text();
    await write(address, texts[name]);
  }
  return texts;
}

/**
 * The site's files, in which page data have the same metadata for other programs as the page's HTML. Data stored on
 * devices lack it: no other program reads a page there.
 */
export function filesWithMetadata({ pages, files }: Pick<Site, 'pages' | 'files'>, shareImage: Source['shareImage']) {
  const data = pages.map((page): [string, string] => [
    dataFile(page),
    JSON.stringify({ ...pageData(page), crawler: crawlerMetadataOf(page, shareImage(page)) }),
  ]);
  return new Map([...files, ...data]);
}
