import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Styles } from '#engine/document.ts';
import type { Version } from '#engine/offline/release.ts';
import { scriptsOf } from './assets.ts';
import type { BuildCache } from './cache/cache.ts';
import { brotli, PAGE_QUALITY } from './compress.ts';

export type Report = {
  pages: number;
  /** The scripts of a collection's list: everything that loads before the page reacts to a touch. */
  firstLoadScriptKilobytes: number;
  /** The HTML of the list that the report tracks, including styles. */
  listDocumentKilobytes: number;
  /** The inline styles of each screen's pages. */
  styleKilobytes: Record<string, number>;
  /** Language → level → the bytes fetched to store the guide on a device. */
  offlineBytes: Version['bytes'];
  seconds: number;
};

/** Measures the sizes of files as the network transfers them. */
export async function measure(
  dist: string,
  manifest: Manifest,
  { layout, screens }: Styles,
  listFile: string,
  cache: BuildCache,
) {
  const sent = async (files: string[]): Promise<number> => {
    const sizes = await Promise.all(files.map((file) => sentBytes(path.join(dist, file))));
    return kilobytes(sizes.reduce((sum, size) => sum + size, 0));
  };
  return {
    firstLoadScriptKilobytes: await sent(scriptsOf(manifest, 'collection')),
    listDocumentKilobytes: await sent([listFile]),
    styleKilobytes: Object.fromEntries(
      await Promise.all(
        [...screens].map(async ([screen, css]) => [screen, await sizeInPage(layout + css, cache)] as const),
      ),
    ),
  };
}

/** Tiny files are sent as they are. */
async function sentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/** Styles are part of pages, so they are compressed in the same way. */
async function sizeInPage(css: string, cache: BuildCache): Promise<number> {
  const size = async () => String((await brotli(Buffer.from(css), PAGE_QUALITY)).length);
  return kilobytes(Number(await cache.text(['size', String(PAGE_QUALITY), css], size)));
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

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
