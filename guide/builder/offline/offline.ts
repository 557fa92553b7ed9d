import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Site } from '#builder/site/site.server.ts';
import type { Assets, DocumentParts, Styles } from '#engine/document.ts';
import type { Version } from '#engine/offline/release.ts';
import type { Layout } from '#views/layout.ts';
import type { Compressor } from '../compress.ts';
import type { Folder } from '../files/folder.ts';
import { type WrittenPack, writePacks } from './packs.ts';
import { writeReleases } from './releases.ts';
import { shellOf } from './shell.ts';

type Source = {
  dist: string;
  site: Site;
  assets: Assets & { styles: Styles };
  manifest: Manifest;
  build: string;
  day: string;
  folder: Folder;
  compressor: Compressor;
  renderDocument: (parts: DocumentParts) => string;
  renderPage: (page: Site['pages'][number], layout: Layout, resources: Site['resources']) => Promise<string>;
};

/** With `OFFLINE=off`, the guide stores nothing on devices, and deletes what it stored before. */
export const isOffline = () => process.env.OFFLINE !== 'off';

/** Small files that every page links to. */
const MARKS = ['/favicon.svg', '/marca.svg'];

/**
 * Writes the packs for the worker, but not yet the lists of releases, which need the sizes of compressed files.
 * @returns a function that writes the lists, to be called once everything is compressed
 */
export async function writeOffline(
  source: Source,
): Promise<(contentSecurityPolicy: string) => Promise<Version | null>> {
  const { dist, site, assets, manifest, build, day, folder, compressor } = source;
  if (!isOffline()) return async () => null;
  const marks = await Promise.all(
    MARKS.map(
      async (address): Promise<[string, string]> => [address, await readFile(path.join(dist, address), 'utf8')],
    ),
  );
  const packs = new Map<string, WrittenPack[]>();
  for (const language of site.layouts.keys()) {
    const shell = await shellFor(source, language);
    const write = (address: string, text: string) => folder.write(address, text);
    packs.set(language, await writePacks({ site, language, shell, marks, write }));
  }
  return (contentSecurityPolicy) =>
    writeReleases({
      dist,
      manifest,
      site,
      build,
      day,
      styles: assets.styles,
      fonts: assets.fonts,
      packs,
      compressor,
      contentSecurityPolicy,
    });
}

async function shellFor({ site, assets, renderPage, renderDocument }: Source, language: string): Promise<string> {
  const page = site.pages.find((one) => one.language === language && one.path === '/404');
  const layout = site.layouts.get(language);
  if (!page || !layout) throw new Error(`The language "${language}" has no 404 page to take its frame from.`);
  const html = await renderPage(page, layout, site.resources);
  return shellOf(renderDocument({ page, layout, html, assets, siteUrl: site.config.url }));
}
