import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { Assets, Style, Styles } from '#engine/document.ts';
import { cutStyles } from './cut-styles.ts';
import { FONTS } from './fonts.ts';
import { policyHash } from './policy.ts';
import { STYLE_SOURCES_FILE, type StyleSources } from './screen-styles.ts';
import { CLIENT_ENTRY } from './vite.ts';

/** Vite's manifest of what it built for the browser below `dist`. */
export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own file
}

/** What each document needs from the client build. */
export async function takeAssets(dist: string, manifest: Manifest): Promise<Assets & { styles: Styles }> {
  return {
    styles: await takeStyles(dist, manifest),
    scripts: (screen) => scriptsOf(manifest, screen).map((file) => `/${file}`),
    fonts: FONTS.map((font) => fontAddress(manifest, path.basename(font))),
  };
}

/** A style sheet that a script asks for by its address (`x.css?url`), for what no page starts with. */
const isSheetOfItsOwn = ({ src = '' }: ManifestChunk) => src.endsWith('.css') && src.includes('/');

/**
 * Splits Vite's style file: every page holds the rules of the layout and of its own screen, and the application finds
 * each screen's as a file, too. The print rules become one more file, which no first paint waits for.
 */
async function takeStyles(dist: string, manifest: Manifest): Promise<Styles> {
  const built = Object.values(manifest).filter((entry) => !isSheetOfItsOwn(entry));
  const names = [...new Set(built.flatMap(({ file, css = [] }) => [file, ...css]))];
  const files = names.filter((name) => name.endsWith('.css')).map((name) => path.join(dist, name));
  const layered = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  await Promise.all(files.map((file) => rm(file)));
  const sources = JSON.parse(await readFile(path.join(dist, STYLE_SOURCES_FILE), 'utf8')) as StyleSources; // written by our own plugin
  const pieces = [...cutStyles(layered)].map(([layer, piece]) => ({ layer, ...piece }));
  const styleOf = (needed: string[]): Style => {
    const css = pieces.flatMap(({ layer, screen }) => (needed.includes(layer) ? [screen] : [])).join('');
    return { css, hash: policyHash(css) };
  };
  const layout = styleOf(sources.layout);
  const screens = new Map(Object.entries(sources.screens).map(([screen, needed]) => [screen, styleOf(needed)]));

  const write = async (address: string, css: string) => {
    await mkdir(path.dirname(path.join(dist, address)), { recursive: true });
    await writeFile(path.join(dist, address), css);
    return address;
  };
  const folder = `/assets/styles-${version([...screens.values()].map(({ css }) => css).join('\n'))}`;
  for (const [screen, { css }] of screens) await write(`${folder}/${screen}.css`, css);
  const paper = pieces.map(({ print }) => print).join('');
  return { layout, screens, folder, print: await write(`/assets/print-${version(paper)}.css`, paper) };
}

const version = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

function fontAddress(manifest: Manifest, name: string): string {
  const font = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}`));
  if (!font) throw new Error(`No style sheet uses ${name}; correct FONTS in engine/build/fonts.ts.`);
  return `/${font[1].file}`;
}

/** Every script that a browser loads for a screen: first the entry's, then the screen's own. */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  const route = `app/screens/${screen}/screen.tsx`;
  for (const key of [CLIENT_ENTRY, route]) if (!manifest[key]) throw new Error(`The client build has no ${key}.`);
  const found = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(CLIENT_ENTRY);
  add(route);
  return [...found];
}
