import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { joinRules, splitStyles } from '#builder/styles/split-styles.ts';
import type { Styles } from '#engine/document.ts';
import { STYLE_SOURCES_FILE, type StyleSources } from '../styles/screen-styles.ts';

/** A style sheet that a script loads by its address (`x.css?url`), for parts that no page starts with. */
const isSheetOfItsOwn = ({ src = '' }: ManifestChunk) => src.endsWith('.css') && src.includes('/');

/**
 * Splits Vite's style file: every page contains the rules of the layout and of its own screen, and each screen's rules
 * are also a file, which the application loads. The print rules become another file, for which no first paint waits.
 */
export async function takeStyles(dist: string, manifest: Manifest): Promise<Styles> {
  const built = Object.values(manifest).filter((entry) => !isSheetOfItsOwn(entry));
  const names = [...new Set(built.flatMap(({ file, css = [] }) => [file, ...css]))];
  const files = names.filter((name) => name.endsWith('.css')).map((name) => path.join(dist, name));
  const layered = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  await Promise.all(files.map((file) => rm(file)));
  const sources = JSON.parse(await readFile(path.join(dist, STYLE_SOURCES_FILE), 'utf8')) as StyleSources; // written by our own plugin
  const rules = [...splitStyles(layered)].map(([layer, own]) => ({ layer, ...own }));
  const screenRules = (needed: string[]) =>
    rules.filter(({ layer }) => needed.includes(layer)).map(({ screen }) => screen);
  const everywhere = screenRules(sources.layout);
  const layout = joinRules(everywhere);
  const screens = new Map(
    Object.entries(sources.screens).map(([screen, needed]) => [screen, joinRules(screenRules(needed), everywhere)]),
  );

  const write = async (address: string, css: string) => {
    await mkdir(path.dirname(path.join(dist, address)), { recursive: true });
    await writeFile(path.join(dist, address), css);
    return address;
  };
  const folder = `/assets/styles-${version([...screens.values()].join('\n'))}`;
  for (const [screen, css] of screens) await write(`${folder}/${screen}.css`, css);
  const paper = joinRules(rules.map(({ print }) => print));
  return { layout, screens, folder, print: await write(`/assets/print-${version(paper)}.css`, paper) };
}

const version = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
