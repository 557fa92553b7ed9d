import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildWithVite } from 'vite';
import { bilingual, orExit } from '#app/catalog/content/content-mistakes.ts';
import { placeholderWarning } from '#app/catalog/content/site-config.ts';
import type { Layout } from '#app/page/layout.ts';
import { htmlFile, readSite, type Site } from '#app/site/site.server.ts';
import type { LocalPage } from '#engine/built-page.ts';
import { appIcons } from '#pictures/app-icons.ts';
import { filesOf } from '#pictures/manifest.ts';
import type { Wanted } from '#pictures/pictures.ts';
import { folderOf, preparePictures } from '#pictures/prepare.ts';
import { makeSharePictures } from '#pictures/share-pictures.ts';
import { BUILT_FILE, type Built } from '../../server/built.ts';
import { readManifest, takeAssets } from './assets.ts';
import { compressTexts } from './compress.ts';
import { isOffline, writeOffline } from './offline/offline.ts';
import { InlineHashes, policyFor } from './policy.ts';
import { measure, type Report, summary } from './report.ts';
import type { ScreenRoutes } from './screens-plugin.ts';
import { inputStamp, STAMP_FILE } from './stamp.ts';
import { headersFile, redirectsFile } from './static-host.ts';
import { type Application, clientConfig, serverConfig } from './vite.ts';

/** Builds and reports the sizes; mistakes in the content end the process with one line each. */
export async function buildOrExit(root: string) {
  console.log(summary(await orExit(() => build(root))));
}

/**
 * Builds `dist` below `root`, which any static host can serve. It replaces the previous one only when it is complete.
 * @throws {ContentError} with one sentence for each mistake in the content
 */
async function build(root: string): Promise<Report> {
  const start = Date.now();
  process.env.NODE_ENV = 'production';
  const stamp = inputStamp(root);
  const day = new Date(start).toISOString().slice(0, 10);
  // A build on another day may say other things: of dates, of a year.
  const name = createHash('sha256')
    .update(stamp + day)
    .digest('hex')
    .slice(0, 10);
  const site = await readSite(root, process.env.SITE_URL, name);
  await preparePictures(root, site.pictures, console.log);
  const warning = placeholderWarning(site.config);
  for (const sentence of [warning ?? [], site.drafts].flat()) console.warn(bilingual(sentence));

  await mkdir(path.join(root, '.build'), { recursive: true });
  const workshop = await mkdtemp(path.join(root, '.build/build-'));
  removeAtExit(workshop);
  const dist = path.join(workshop, 'dist');
  const { renderPage, renderDocument } = await buildApplication(root, workshop, dist, site.screens);
  const manifest = await readManifest(dist);
  const assets = await takeAssets(dist, manifest);
  await rm(path.join(dist, '.vite'), { recursive: true });
  await cp(path.join(root, 'public'), dist, { recursive: true });
  const { layouts, pages, resources } = site;
  await copyPictures(root, site.pictures, path.join(dist, 'images'));
  const shareImages = await makeSharePictures(root, dist, site);
  const inline = new InlineHashes();
  for (const page of pages) {
    const layout = layouts.get(page.language) as Layout; // one for each language
    const html = await renderPage(page, layout, resources);
    const shareImage = site.config.url + shareImages.get(page.address);
    const pieces = await writePieces(dist, page);
    const document = renderDocument({ page, layout, html, assets, siteUrl: site.config.url, shareImage, pieces });
    inline.add(document);
    await write(dist, htmlFile(page), document);
  }
  for (const [address, bytes] of await appIcons(root)) await write(dist, address, bytes);
  for (const [address, text] of site.files) await write(dist, address, text);
  for (const [address, make] of madeFiles(pages)) await write(dist, address, await make());
  const offline = { root, dist, site, assets, manifest, build: name, day, renderPage, renderDocument };
  const writeLists = await writeOffline(offline);
  await compressTexts(dist);
  const contentSecurityPolicy = policyFor(site, inline);
  const version = await writeLists(contentSecurityPolicy);
  const sizes = await measure(dist, manifest, assets.styles, listFile(site));
  const report = {
    pages: pages.length,
    ...sizes,
    offlineBytes: version?.bytes ?? {},
    seconds: Math.round((Date.now() - start) / 100) / 10,
  };
  // Dot files are never served.
  await write(dist, '.redirects.json', JSON.stringify(site.redirects));
  await write(dist, BUILT_FILE, JSON.stringify(builtFor(site, contentSecurityPolicy)));
  await write(dist, '_headers', headersFile(contentSecurityPolicy, !isOffline()));
  await write(dist, '_redirects', redirectsFile(site.redirects));
  await write(dist, '.report.json', JSON.stringify(report));
  await write(dist, STAMP_FILE, stamp);
  await replace(path.join(root, 'dist'), dist, path.join(workshop, 'old'));
  return report;
}

/** The files that pages want made, each once. */
const madeFiles = (pages: Pick<LocalPage, 'made'>[]) => new Map(pages.flatMap(({ made = {} }) => Object.entries(made)));

/** The pieces of a page as text; each is also a file, for who comes to the page from another. */
async function writePieces(dist: string, { pieces = {} }: LocalPage): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, { address, text }] of Object.entries(pieces)) {
    texts[name] = await text();
    await write(dist, address, texts[name]);
  }
  return texts;
}

function builtFor({ serverWords, config, thanks }: Site, contentSecurityPolicy: string): Built {
  const isRecalled = !isOffline();
  return { contentSecurityPolicy, isRecalled, retentionDays: config.privacy.retentionDays, words: serverWords, thanks };
}

async function copyPictures(root: string, pictures: Wanted[], target: string) {
  for (const wanted of pictures) {
    await mkdir(path.dirname(path.join(target, wanted.name)), { recursive: true });
    for (const file of filesOf(wanted.name, wanted.view.widths)) {
      await copyFile(path.join(root, folderOf(wanted), file), path.join(target, file));
    }
  }
}

/** Removes the folder at exit, also after an error or Ctrl-C. */
function removeAtExit(folder: string) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

async function buildApplication(
  root: string,
  workshop: string,
  dist: string,
  screens: ScreenRoutes,
): Promise<Application> {
  const server = path.join(workshop, 'server');
  await buildWithVite(clientConfig(root, dist, screens));
  await buildWithVite(serverConfig(root, server, screens));
  return (await import(pathToFileURL(path.join(server, 'entry.server.mjs')).href)) as Application; // built just now
}

/** The list whose size the report watches. */
function listFile({ pages, redirects }: Site): string {
  const lists = pages.filter(({ screen }) => screen.endsWith('collection'));
  const list = lists.find(({ address }) => address === redirects['/bodegas']) ?? lists[0];
  if (!list) throw new Error('The guide has no collection.');
  return htmlFile(list);
}

async function write(dist: string, address: string, text: string | Buffer) {
  const file = path.join(dist, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function replace(target: string, next: string, old: string) {
  await rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
}
