import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { scriptsOf } from './assets.ts';
import { brotli } from './compress.ts';

export type Report = {
  pages: number;
  /** Of a collection's list: everything before the page answers to a finger. */
  firstLoadScriptKilobytes: number;
  /** Of the first collection's list, styles included. */
  listDocumentKilobytes: number;
  seconds: number;
};

/** Sizes as the network sees them. */
export async function measure(dist: string, manifest: Manifest, listFile: string) {
  const scripts = scriptsOf(manifest, 'app/routes/collection.tsx');
  return {
    firstLoadScriptKilobytes: await kilobytes(dist, scripts),
    listDocumentKilobytes: await kilobytes(dist, [listFile]),
  };
}

async function kilobytes(dist: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await brotli(await readFile(path.join(dist, file)))).length),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}

export function summary({ pages, firstLoadScriptKilobytes, listDocumentKilobytes, seconds }: Report): string {
  return [
    `Built ${pages} pages in ${seconds} s.`,
    `A list's scripts: ${firstLoadScriptKilobytes} kB; the wineries' HTML with styles: ${listDocumentKilobytes} kB (brotli).`,
  ].join('\n');
}
