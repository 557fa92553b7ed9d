import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFile, seenSiteOf } from '#builder/site/site.server.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { LocalPage } from '#engine/built-page.ts';
import { filesOf } from '#pictures/manifest.ts';
import { preparePictures } from '#pictures/prepare.ts';
import { sharePictures } from '#pictures/share-pictures.ts';
import { beginBundle, readyApplication } from './application/application.ts';
import { nameOf } from './build-site.ts';
import { BuildCache, CACHE_FOLDER } from './cache/cache.ts';
import { FileWriter } from './files/file-writer.ts';
import { isOffline } from './offline/offline.ts';
import { seenOf } from './seen.ts';
import { cacheFragments, writeGenerated, writePictures } from './slow-files.ts';
import { openWorkshop } from './workshop.ts';
import { madePagesIn, planPages, writePages } from './write-pages.ts';

type Options = {
  outDir: string;
  /** The folder of a finished site. */
  live: string;
  catalogue: Catalogue;
};

/**
 * Builds only what somebody would see differently than in a finished site: the pages, and the files that only they have.
 * It takes a fraction of a build, because nothing is compressed and all other files stay where they are.
 * @throws {ContentError} with one sentence for each mistake in the content
 */
export async function buildChanged(root: string, { outDir, live, catalogue }: Options): Promise<void> {
  process.env.NODE_ENV = 'production';
  const workshop = await openWorkshop(root, outDir);
  try {
    const dist = path.join(workshop.folder, 'dist');
    const files = new FileWriter(dist);
    const folder = {
      write: async (address: string, bytes: string | Buffer) =>
        files.write(path.join(dist, address), Buffer.from(bytes)),
      copy: (address: string, source: string) => files.copy(path.join(dist, address), source),
    };
    const { inputs, build } = nameOf(root, new Date());
    const read = seenSiteOf(catalogue, process.env.SITE_URL, build);
    const cache = new BuildCache(path.join(root, CACHE_FOLDER));
    const site = { ...read, pages: cacheFragments(read.pages, inputs, cache) };
    await preparePictures(root, site.pictures, console.log);
    const { addresses } = await sharePictures(root, site);
    const setting = { root, cache, inputs, workshop: workshop.folder, screens: site.screens, isOffline: isOffline() };
    const application = await readyApplication(beginBundle(setting), { workshop: workshop.folder, dist });
    const changed = new Set<string>();
    const source = {
      ...{ site, application, cache },
      shareImage: ({ address }: LocalPage) => site.config.url + addresses.get(address),
      async write(address: string, text: string) {
        const file = path.join(live, address);
        if (existsSync(file) && seenOf(readFileSync(file, 'utf8')) === seenOf(text)) return;
        changed.add(address);
        await folder.write(address, text);
      },
    };
    const made = madePagesIn(live);
    await writePages(
      source,
      planPages(source).filter(({ file, key }) => made?.pages[file]?.key !== key),
    );
    const pages = site.pages.filter((page) => changed.has(htmlFile(page)));
    for (const [address, text] of pages.flatMap((page) => Object.entries(page.files ?? {})))
      await folder.write(address, text);
    const isNew = (file: string) => !existsSync(path.join(live, 'images', file));
    const generated = Object.fromEntries(
      Object.entries(site.generated).filter(([address]) => !existsSync(path.join(live, address))),
    );
    await writeGenerated([{ generated }, ...pages], inputs, folder, cache);
    const shown = site.pictures.filter(({ name, view, photo }) => photo || filesOf(name, view.widths).some(isNew));
    writePictures(root, shown, folder);
    await workshop.replace(outDir, dist);
  } finally {
    workshop.close();
  }
}
