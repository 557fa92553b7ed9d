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

/** Writes the HTML of all pages. Returns the hashes of the scripts in them. */
export async function writePages(source: Source): Promise<InlineHashes> {
  const { site, application, shareImage, write } = source;
  const inline = new InlineHashes();
  const bodyOf = bodies(source);
  for (const page of site.pages) {
    const layout = layoutOf(site, page);
    const html = await bodyOf(page, layout);
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
    await write(htmlFile(page), document, page.isThin);
  }
  return inline;
}

/**
 * Returns a function that renders a page's body, or reuses that of an earlier build. A body depends on the application,
 * its translations, the layout, the page's data and the day, but not on the build's name, which it does not receive.
 */
function bodies({ site, application, cache }: Pick<Source, 'site' | 'application' | 'cache'>) {
  const words = keyOf([JSON.stringify(site.resources)]);
  const frames = new Map([...site.layouts].map(([language, layout]) => [language, JSON.stringify(layout)]));
  return (page: LocalPage, layout: Layout): Promise<string> => {
    const { build: _, ...unnamed } = page;
    const data = pageData(unnamed);
    const days = daysOf(Date.now()).join();
    const key = ['body', application.version, words, frames.get(page.language) ?? '', days, JSON.stringify(data)];
    return cache.text(key, () => application.renderPage(data, layout, site.resources));
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
