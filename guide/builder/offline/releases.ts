import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { Site } from '#builder/site/site.server.ts';
import { pictureFile } from '#common/lib/pictures/picture-files.ts';
import type { LocalPage } from '#engine/built-page.ts';
import {
  bytesOf,
  filesOf,
  LEVELS,
  type Release,
  type ReleaseFile,
  releaseFile,
  SUM_LENGTH,
  VERSION_FILE,
  type Version,
} from '#engine/offline/release.ts';
import { scriptsOf } from '../assets.ts';
import type { Compressor } from '../compress.ts';
import { CLIENT_ENTRY } from '../entries.ts';
import type { WrittenPack } from './packs.ts';

/** The width of a phone's screen, below its full resolution: half the bytes of the pictures shown with a network. */
const PICTURE_WIDTH = 480;

export type ReleaseSource = {
  dist: string;
  manifest: Manifest;
  site: Pick<Site, 'pages' | 'pictures' | 'redirects' | 'layouts'>;
  build: string;
  day: string;
  /** The addresses of the screens' styles and of the print rules. */
  styles: { folder: string; print: string };
  /** The fonts that the first paint needs. */
  fonts: string[];
  /** Language → its packs, already compressed. */
  packs: Map<string, WrittenPack[]>;
  compressor: Compressor;
  contentSecurityPolicy: string;
};

/** Writes the list of files to store for each language, and their sizes. */
export async function writeReleases(source: ReleaseSource): Promise<Version> {
  const { dist, build, day, compressor } = source;
  const version: Version = { build, day, bytes: {} };
  const write = async (address: string, data: object) => {
    const file = path.join(dist, address);
    await mkdir(path.dirname(file), { recursive: true });
    const text = Buffer.from(JSON.stringify(data));
    await writeFile(file, text);
    await compressor.file(file, text);
  };
  const releases = [...source.site.layouts.keys()].map((language) => releaseOf(source, language));
  await Promise.all(releases.map((release) => write(releaseFile(release.language), release)));
  for (const release of releases) {
    const list = sizeOf(dist, releaseFile(release.language));
    version.bytes[release.language] = Object.fromEntries(
      LEVELS.map((level) => [level, list + bytesOf(filesOf(release, level))]),
    ) as Version['bytes'][string]; // one for each level
  }
  await write(VERSION_FILE, version);
  return version;
}

function releaseOf(source: ReleaseSource, language: string): Release {
  const { dist, manifest, site, build, day, styles, fonts, contentSecurityPolicy } = source;
  const packs = source.packs.get(language) ?? [];
  const own = site.pages.filter((page) => page.language === language);
  const screens = Object.fromEntries(
    [...new Set(site.pages.map(({ screen }) => screen))].map((screen) => [screen, scriptsFor(manifest, screen)]),
  );
  const inPacks = new Set(packs.filter(({ level }) => level === 'essential').flatMap(({ addresses }) => addresses));
  const needed = new Set(
    own
      .filter(
        ({ address }) => inPacks.has(`${address === '/' ? '' : address}/page.json`) || inPacks.has(`${address}.json`),
      )
      .flatMap(({ screen }) => {
        const { start = [], later = [] } = screens[screen] ?? {};
        return [...start, ...later, ...lateStylesFor(manifest, screen), `${styles.folder}/${screen}.css`];
      }),
  );
  const isEssential = (url: string) => needed.has(url) || url === styles.print || fonts.includes(url);
  const file = (url: string, level: ReleaseFile['level']): ReleaseFile => ({
    ...{ url, bytes: sizeOf(dist, url), level },
    sum: sumOf(dist, url),
  });
  const files = [
    ...packs.map(({ url, level, isText }) => ({ ...file(url, level), isText })),
    ...assetsIn(dist).map((url) => file(url, isEssential(url) ? 'essential' : 'text')),
    ...site.pictures.map(({ view }) => file(pictureFile(view, widthOf(view.widths), 'avif'), 'whole')),
  ].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  const indexOf = new Map(files.map(({ url }, index) => [url, index]));
  const texts = packs.flatMap(({ url, addresses }) => addresses.map((address) => [address, indexOf.get(url) ?? -1]));
  return {
    build,
    day,
    language,
    files,
    texts: Object.fromEntries(texts) as Release['texts'], // pairs of address and index
    crops: cropsOf(own),
    screens,
    styles: styles.folder,
    redirects: site.redirects,
    contentSecurityPolicy,
  };
}

/** The pictures of these pages that a part of a drawing replaces. */
function cropsOf(pages: LocalPage[]): NonNullable<Release['crops']> {
  const generated = pages.flatMap(({ generated = {} }) => Object.entries(generated));
  return Object.fromEntries(generated.flatMap(([address, { crop }]) => (crop ? [[address, crop]] : [])));
}

/** The largest width that is no larger than a phone needs. */
const widthOf = (widths: number[]) => widths.findLast((width) => width <= PICTURE_WIDTH) ?? widths[0] ?? 0;

/** Scripts, styles, fonts and other files with a hash in their name; no packs, which each belong to one language. */
function assetsIn(dist: string): string[] {
  const names = readdirSync(path.join(dist, 'assets'), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => `/assets/${name.split(path.sep).join('/')}`)
    .filter((url) => !/\.(br|gz)$/.test(url) && !url.startsWith('/assets/offline/'))
    .filter((url) => statSync(path.join(dist, url)).isFile())
    .sort();
}

function scriptsFor(manifest: Manifest, screen: string): Release['screens'][string] {
  const start = scriptsOf(manifest, screen).map((file) => `/${file}`);
  const all = chunksFor(manifest, screen).flatMap(({ file }) => (file.endsWith('.js') ? [`/${file}`] : []));
  return { start, later: all.filter((file) => !start.includes(file)) };
}

/** The style sheets that a screen's scripts load by their addresses, such as that of notices. */
const lateStylesFor = (manifest: Manifest, screen: string): string[] =>
  chunksFor(manifest, screen).flatMap(({ assets = [] }) =>
    assets.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
  );

/** What a screen loads, now or later. */
function chunksFor(manifest: Manifest, screen: string): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  const isOwn = (key: string) => !/^(guide\/app\/screens|content\/locales)\//.test(key); // not other screens; words are in packs
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(add);
    chunk.dynamicImports?.filter(isOwn).forEach(add);
  };
  add(CLIENT_ENTRY);
  add(`guide/app/screens/${screen}/screen.tsx`);
  return [...found.values()];
}

/** What `sumOf` of the engine says of the file, which servers send as it is once it is unpacked. */
function sumOf(dist: string, url: string): string {
  const bytes = readFileSync(path.join(dist, url.split('?')[0] ?? ''));
  return createHash('sha256').update(bytes).digest('base64').slice(0, SUM_LENGTH);
}

/** The size in which the network transfers a file to a current browser. */
function sizeOf(dist: string, url: string): number {
  const file = path.join(dist, url.split('?')[0] ?? '');
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
