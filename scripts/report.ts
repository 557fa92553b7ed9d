import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Styles } from '#app/document.ts';
import { scriptsOf } from './assets.ts';
import { brotli } from './compress.ts';

export type Report = {
  pages: number;
  /** Of a collection's list: everything before the page answers to a finger. */
  firstLoadScriptKilobytes: number;
  /** Of the first collection's list, styles included. */
  listDocumentKilobytes: number;
  /** What stands in the pages of each screen. */
  styleKilobytes: Record<string, number>;
  seconds: number;
};

/** Sizes as the network sees them. */
export async function measure(dist: string, manifest: Manifest, { frame, screens }: Styles, listFile: string) {
  const scripts = scriptsOf(manifest, 'collection');
  return {
    firstLoadScriptKilobytes: await kilobytes(dist, scripts),
    listDocumentKilobytes: await kilobytes(dist, [listFile]),
    styleKilobytes: Object.fromEntries(
      await Promise.all(
        [...screens].map(async ([screen, { css }]) => [screen, await compressed([frame.css + css])] as const),
      ),
    ),
  };
}

async function kilobytes(dist: string, files: string[]): Promise<number> {
  return compressed(await Promise.all(files.map((file) => readFile(path.join(dist, file)))));
}

async function compressed(texts: (string | Buffer)[]): Promise<number> {
  const sizes = await Promise.all(texts.map(async (text) => (await brotli(Buffer.from(text))).length));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}

export function summary(report: Report): string {
  const { pages, firstLoadScriptKilobytes, listDocumentKilobytes, styleKilobytes, seconds } = report;
  const styles = Object.entries(styleKilobytes).map(([screen, kilobytes]) => `${screen} ${kilobytes}`);
  return [
    `Built ${pages} pages in ${seconds} s.`,
    `A list's scripts: ${firstLoadScriptKilobytes} kB; the wineries' HTML with styles: ${listDocumentKilobytes} kB (brotli).`,
    `Styles in a page, in kB: ${styles.join(', ')}.`,
  ].join('\n');
}
