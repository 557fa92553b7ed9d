import { rmSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildWithVite } from 'vite';
import { placeholderWarning } from '#app/catalog/site-config.ts';
import type { Frame } from '#app/page.ts';
import { appIcons } from '#art/app-icons.ts';
import type { Wanted } from '#art/pictures.ts';
import { folderOf, printAll, unprinted } from '#art/press.ts';
import { filesOf } from '#art/prints.ts';
import { BUILT_FILE, type Built } from '../server/built.ts';
import { readManifest, takeAssets } from './assets.ts';
import { compressTexts } from './compress.ts';
import { orExit } from './content-mistakes.ts';
import { InlineHashes, policyFor } from './policy.ts';
import { measure, type Report, summary } from './report.ts';
import { makeSharePictures } from './share.ts';
import { htmlFile, readSite, type Site } from './site.ts';
import { inputStamp, STAMP_FILE } from './stamp.ts';
import { headersFile, redirectsFile } from './static-host.ts';
import { type Application, clientConfig, serverConfig } from './vite.ts';

/** Builds and says how large it is; mistakes in the content end the process with one line each. */
export async function buildOrExit(root: string) {
  console.log(summary(await orExit(() => build(root))));
}

/**
 * Makes `dist` below `root`: what any static host can serve. It replaces the old one only when it is complete.
 * @throws {ContentError} with one sentence for each mistake in the content.
 */
async function build(root: string): Promise<Report> {
  const start = Date.now();
  process.env.NODE_ENV = 'production';
  const stamp = inputStamp(root);
  const site = await readSite(root);
  await printAll(root, unprinted(root, site.pictures), console.log);
  const warning = placeholderWarning(site.config);
  for (const sentence of [warning ?? [], site.drafts].flat()) console.warn(sentence);

  await mkdir(path.join(root, '.build'), { recursive: true });
  const workshop = await mkdtemp(path.join(root, '.build/build-'));
  removeAtExit(workshop);
  const dist = path.join(workshop, 'dist');
  const { renderPage, renderDocument } = await buildApplication(root, workshop, dist);
  const manifest = await readManifest(dist);
  const assets = await takeAssets(dist, manifest);
  await rm(path.join(dist, '.vite'), { recursive: true });
  await cp(path.join(root, 'public'), dist, { recursive: true });
  const { frames, pages, resources } = site;
  await copyPictures(root, site.pictures, path.join(dist, 'images'));
  const shareImages = await makeSharePictures(root, dist, site);
  const inline = new InlineHashes();
  for (const page of pages) {
    const frame = frames.get(page.language) as Frame; // one for each language
    const html = await renderPage(page, frame, resources);
    const shareImage = site.config.url + shareImages.get(page.address);
    const document = renderDocument({ page, frame, html, assets, siteUrl: site.config.url, shareImage });
    inline.add(document);
    await write(dist, htmlFile(page), document);
  }
  for (const [address, bytes] of await appIcons(root)) await write(dist, address, bytes);
  for (const [address, text] of site.files) await write(dist, address, text);
  await compressTexts(dist);
  const sizes = await measure(dist, manifest, assets.styles, listFile(site));
  const report = { pages: pages.length, ...sizes, seconds: Math.round((Date.now() - start) / 100) / 10 };
  // Dot files are never served.
  await write(dist, '.redirects.json', JSON.stringify(site.redirects));
  const contentSecurityPolicy = policyFor(site, inline);
  await write(dist, BUILT_FILE, JSON.stringify(builtFor(site, contentSecurityPolicy)));
  await write(dist, '_headers', headersFile(contentSecurityPolicy));
  await write(dist, '_redirects', redirectsFile(site.redirects));
  await write(dist, '.report.json', JSON.stringify(report));
  await write(dist, STAMP_FILE, stamp);
  await replace(path.join(root, 'dist'), dist, path.join(workshop, 'old'));
  return report;
}

function builtFor({ serverWords, config }: Site, contentSecurityPolicy: string): Built {
  return { contentSecurityPolicy, retentionDays: config.privacy.retentionDays, words: serverWords };
}

async function copyPictures(root: string, pictures: Wanted[], target: string) {
  for (const wanted of pictures) {
    await mkdir(path.dirname(path.join(target, wanted.name)), { recursive: true });
    for (const file of filesOf(wanted.name, wanted.view.widths)) {
      await copyFile(path.join(root, folderOf(wanted), file), path.join(target, file));
    }
  }
}

/** Also after an error or Ctrl-C. */
function removeAtExit(folder: string) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

async function buildApplication(root: string, workshop: string, dist: string): Promise<Application> {
  const server = path.join(workshop, 'server');
  await buildWithVite(clientConfig(root, dist));
  await buildWithVite(serverConfig(root, server));
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
