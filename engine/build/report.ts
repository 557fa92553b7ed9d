import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Styles } from '#engine/document.ts';
import type { Version } from '#engine/offline/release.ts';
import { scriptsOf } from './assets.ts';
import type { BuildCache } from './cache/cache.ts';
import { brotli } from './compress.ts';

export type Report = {
  pages: number;
  /** The scripts of a collection's list: everything that loads before the page reacts to a finger. */
  firstLoadScriptKilobytes: number;
  /** The HTML of the list that the report watches, including styles. */
  listDocumentKilobytes: number;
  /** The inline styles of each screen's pages. */
  styleKilobytes: Record<string, number>;
  /** Language → level → what keeping the guide fetches, in bytes. */
  offlineBytes: Version['bytes'];
  seconds: number;
};

/** Measures sizes as they go over the network. */
export async function measure(
  dist: string,
  manifest: Manifest,
  { layout, screens }: Styles,
  listFile: string,
  cache: BuildCache,
) {
  const compressed = async (texts: (string | Buffer)[]): Promise<number> => {
    const sizes = await Promise.all(texts.map((text) => sizeOf(Buffer.from(text), cache)));
    return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
  };
  const scripts = scriptsOf(manifest, 'collection');
  return {
    firstLoadScriptKilobytes: await compressed(
      await Promise.all(scripts.map((file) => readFile(path.join(dist, file)))),
    ),
    listDocumentKilobytes: Math.round((await stat(path.join(dist, `${listFile}.br`))).size / 100) / 10,
    styleKilobytes: Object.fromEntries(
      await Promise.all(
        [...screens].map(async ([screen, { css }]) => [screen, await compressed([layout.css + css])] as const),
      ),
    ),
  };
}

/** Pieces of styles and whole scripts are the same from build to build. */
const sizeOf = async (text: Buffer, cache: BuildCache): Promise<number> =>
  Number(await cache.text(['size', text], async () => String((await brotli(text)).length)));

export function summary(report: Report): string {
  const { pages, firstLoadScriptKilobytes, listDocumentKilobytes, styleKilobytes, offlineBytes, seconds } = report;
  const styles = Object.entries(styleKilobytes).map(([screen, kilobytes]) => `${screen} ${kilobytes}`);
  return [
    `Built ${pages} pages in ${seconds} s.`,
    `A list's scripts: ${firstLoadScriptKilobytes} kB; the wineries' HTML with styles: ${listDocumentKilobytes} kB (brotli).`,
    `Styles in a page, in kB: ${styles.join(', ')}.`,
    ...Object.entries(offlineBytes).map(
      ([language, bytes]) =>
        `Kept in ${language}, in kB: ${Object.entries(bytes).map(([level, size]) => `${level} ${Math.round(size / 1000)}`)}.`,
    ),
  ].join('\n');
}
