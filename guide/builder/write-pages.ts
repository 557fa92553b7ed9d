import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFile, htmlFile, type SeenSite, type Site } from '#builder/site/site.server.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { crawlerMetadataOf, type LocalPage, pageData } from '#engine/built-page.ts';
import type { Page } from '#engine/page.ts';
import type { Layout } from '#views/layout.ts';
import type { Ready } from './application/application.ts';
import { type BuildCache, keyOf } from './cache/cache.ts';
import { scriptHasher } from './policy.ts';
import { type Inputs, isProgram, partStamp } from './stamp.ts';

type Source = {
  site: SeenSite;
  application: Ready;
  cache: BuildCache;
  /** Page → the absolute URL of its share picture. */
  shareImage: (page: LocalPage) => string;
  write: (address: string, text: string, isThin?: boolean) => Promise<void>;
};

/** The file that says what each page of a site was made from. Its name begins with a dot, so it is never served. */
export const PAGES_FILE = '.pages.json';

/** What a page was made from, its files, and the hashes of its inline scripts. */
type MadePage = { key: string; files: string[]; scripts: string[] };

/** What the pages of a site were made from. */
export type MadePages = {
  /** The name of the site's build, which is in all pages. */
  build: string;
  /** Names the program and the day, without which no page is the same. */
  program: string;
  /** By the file of its HTML. */
  pages: Record<string, MadePage>;
};

/** A page, and what it is made from. */
export type PlannedPage = {
  page: LocalPage;
  /** The file of its HTML. */
  file: string;
  /** The page's data without the build's name. */
  data: Page;
  /** Names everything that its body depends on. */
  body: string;
  /** Names everything that the whole page depends on, besides the name of its build. */
  key: string;
};

/** What the pages of a finished site were made from; null if it does not say so, or its file is damaged: all are made. */
export function madePagesIn(dist: string): MadePages | null {
  try {
    const made = JSON.parse(readFileSync(path.join(dist, PAGES_FILE), 'utf8')) as Partial<MadePages>; // written by a build
    const { build, program, pages } = made;
    return build && program && pages ? { build, program, pages } : null;
  } catch {
    return null;
  }
}

/** Names the program that makes pages, how well it compresses them, and the day. */
export const programOn = (inputs: Inputs, now: number): string =>
  keyOf([partStamp(inputs, isProgram), process.env.COMPRESSION ?? '', todayInSanRafael(new Date(now))]);

/**
 * Says what every page is made from. A body depends on the application, its translations, the layout, the page's data
 * and the day, but not on the build's name, which it does not receive; the page also on its metadata, on the browser's
 * part of the application, and on how well it is compressed.
 */
export function planPages({ site, application, shareImage }: Omit<Source, 'cache' | 'write'>): PlannedPage[] {
  const words = keyOf([JSON.stringify(site.resources)]);
  const frames = new Map([...site.layouts].map(([language, layout]) => [language, JSON.stringify(layout)]));
  const day = todayInSanRafael(); // the only clock that screens read while they are rendered
  return site.pages.map((page) => {
    const { build: _, ...unnamed } = page;
    const data = pageData(unnamed);
    const { data: _data, ...head } = unnamed;
    const body = keyOf([application.version, words, frames.get(page.language) ?? '', day, JSON.stringify(data)]);
    const around = [application.program, site.config.url, shareImage(page), JSON.stringify(head)];
    const key = keyOf([body, ...around, process.env.COMPRESSION ?? '']);
    return { page, file: htmlFile(page), data, body, key };
  });
}

/** The files that are made with a page: its HTML, its data and its fragments. */
export const filesOf = ({ page, file }: Pick<PlannedPage, 'page' | 'file'>): string[] => [
  file,
  dataFile(page),
  ...Object.values(page.fragments ?? {}).map(({ address }) => address),
];

/** The pages that are planned among those that were made, in the order in which they are planned. */
export const inOrder = (planned: PlannedPage[], made: MadePages['pages']): MadePages['pages'] =>
  Object.fromEntries(planned.flatMap(({ file }) => (made[file] ? [[file, made[file]]] : [])));

/** Writes the HTML of pages and their fragments. Returns what they were made from. */
export async function writePages(source: Source, planned: PlannedPage[]): Promise<MadePages['pages']> {
  const { site, application, cache, shareImage, write } = source;
  const hashesOf = scriptHasher();
  const made: MadePages['pages'] = {};
  for (const { page, file, data, body, key } of planned) {
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
    made[file] = { key, files: filesOf({ page, file }), scripts: hashesOf(document) };
    await write(file, document, page.isThin);
  }
  return made;
}

const layoutOf = ({ layouts }: SeenSite, { language }: LocalPage) => layouts.get(language) as Layout; // one for each language

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
 * The site's files, with the data of only those pages that are `written`. They have the same metadata for other programs
 * as the page's HTML; data stored on devices lack it: no other program reads a page there.
 */
export function filesWithMetadata(
  { pages, files }: Pick<Site, 'pages' | 'files'>,
  written: LocalPage[],
  shareImage: Source['shareImage'],
): Map<string, string> {
  const all = new Map(files);
  for (const page of pages) all.delete(dataFile(page));
  for (const page of written) {
    const crawler = crawlerMetadataOf(page, shareImage(page));
    all.set(dataFile(page), JSON.stringify({ ...pageData(page), crawler }));
  }
  return all;
}
