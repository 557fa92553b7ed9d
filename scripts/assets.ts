import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Assets } from '#app/document.ts';
import { CLIENT_ENTRY } from './vite.ts';

/** The two faces that every first screen shows: the only ones worth a preload. */
const FIRST_FONTS = ['piazzolla-latin-wght-normal.woff2', 'archivo-latin-wght-normal.woff2'];

/** What Vite made for the browser below `dist`. */
export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own file
}

/**
 * What each document needs of the client build. The style file itself goes: every page holds it whole, but for the
 * rules of paper, which come as a file that no first paint waits for.
 */
export async function takeAssets(dist: string, manifest: Manifest): Promise<Assets> {
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`The client build has no ${CLIENT_ENTRY}.`);
  const styleFiles = new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css')),
  );
  for (const chunk of Object.values(manifest)) for (const file of chunk.css ?? []) styleFiles.add(file);
  const styles = await Promise.all([...styleFiles].map((file) => readFile(path.join(dist, file), 'utf8')));
  await Promise.all([...styleFiles].map((file) => rm(path.join(dist, file))));
  const { screen, print } = splitStyles(styles.join('\n').trim());
  const printStyles = `/assets/print-${createHash('sha256').update(print).digest('base64url').slice(0, 8)}.css`;
  await writeFile(path.join(dist, printStyles), print);
  return {
    css: screen,
    printStyles,
    entry: `/${entry.file}`,
    fonts: FIRST_FONTS.map((name) => fontAddress(manifest, name)),
  };
}

/** Vite's CSS is minified: a block of paper's rules holds rules, and no other blocks. */
const PRINT_BLOCK = /@page\s?\{[^{}]*\}|@media print\s?\{((?:[^{}]|\{[^{}]*\})*)\}/g;

export function splitStyles(css: string): { screen: string; print: string } {
  const blocks = [...css.matchAll(PRINT_BLOCK)].map(([block, rules]) => rules ?? block);
  return { screen: css.replace(PRINT_BLOCK, ''), print: blocks.join('') };
}

function fontAddress(manifest: Manifest, name: string): string {
  const font = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}`));
  if (!font) throw new Error(`No style sheet uses ${name}; correct FIRST_FONTS in scripts/assets.ts.`);
  return `/${font[1].file}`;
}

/** Every script a browser loads for a screen: the entry's, then the screen's own. */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(CLIENT_ENTRY);
  add(screen);
  return [...found];
}
