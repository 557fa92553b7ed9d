import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { screenRoutes } from '#builder/site/screen-routes.server.ts';
import { htmlFile, type Site, siteOf } from '#builder/site/site.server.ts';
import { countsVisits, placeholderWarning } from '#catalog/content/site-config.ts';
import { type Catalogue, readCatalogue } from '#catalog/listings/catalogue.ts';
import { doubtfulTranslations } from '#catalog/mistakes/doubtful-translations.ts';
import { BUILT_FILE, type Built } from '#common/contracts/built.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import type { LocalPage } from '#engine/built-page.ts';
import { preparePictures } from '#pictures/prepare.ts';
import { sharePictures } from '#pictures/share-pictures.ts';
import { bilingual } from '#reading/content-mistakes.ts';
import { beginBundle, readyApplication } from './application/application.ts';
import { BuildCache, CACHE_FOLDER, keyOf } from './cache/cache.ts';
import { Compressor } from './compress.ts';
import { EarlierPages } from './earlier-pages.ts';
import { BackgroundWriter } from './files/background-writer.ts';
import { Folder } from './files/folder.ts';
import { isOffline, writeOffline } from './offline/offline.ts';
import { policyFor } from './policy.ts';
import { measure, type Report } from './report.ts';
import { cacheFragments, writeGenerated, writeIcons, writePictures, writeSharePictures } from './slow-files.ts';
import { type Inputs, readInputs, STAMP_FILE, stampOf } from './stamp.ts';
import { headersFile, redirectsFile } from './static-host.ts';
import { Background, type ProgressListener, step } from './steps.ts';
import { openWorkshop } from './workshop.ts';
import {
  filesWithMetadata,
  inOrder,
  type MadePages,
  madePagesIn,
  PAGES_FILE,
  planPages,
  programOn,
  writePages,
} from './write-pages.ts';

/** Twice the memory of a first build. */
const PLENTY_BYTES = 4e9;

type Options = {
  /** The folder to replace: by default, `dist` below the root. */
  outDir?: string;
  /** An earlier site, whose unchanged files are shared: by default, the one that is replaced. */
  earlier?: string | null;
  /** The content, if somebody has read it already. */
  catalogue?: Catalogue;
  /** Called when each step begins, and again with its seconds when it is done. */
  onProgress?: ProgressListener;
};

/**
 * Builds the guide into a folder that any static host can serve. The previous one is replaced only when the new one is
 * complete; a build that fails leaves it as it is. Parts that have not changed since an earlier build are reused
 * (docs/decisions/022), and the result is the same to the byte. A process builds once, and with the program of the
 * project it builds: everything it has read stays in memory, so it would not see later changes.
 * @param root the folder of the project: its content, and the program that runs this
 * @throws {ContentError} with one sentence for each mistake in the content
 */
export async function buildSite(
  root: string,
  { outDir = path.join(root, 'dist'), earlier = outDir, catalogue, onProgress = () => {} }: Options = {},
): Promise<Report> {
  const workshop = await openWorkshop(root, outDir);
  const dist = path.join(workshop.folder, 'dist');
  const background = new Background();
  const files = new BackgroundWriter(dist, earlier);
  try {
    const setting = { workshop: workshop.folder, dist, earlier, files, background, catalogue, onProgress };
    const report = await makeSite(root, setting);
    await workshop.replace(outDir, dist);
    return report;
  } finally {
    await background.settle();
    await files.close();
    workshop.close();
  }
}

type Setting = {
  workshop: string;
  dist: string;
  earlier: string | null;
  files: BackgroundWriter;
  background: Background;
  catalogue: Catalogue | undefined;
  onProgress: ProgressListener;
};

/** Makes the whole site in `dist`, which is in the workshop. */
async function makeSite(root: string, setting: Setting): Promise<Report> {
  const { workshop, dist, earlier, files, background, onProgress } = setting;
  const start = Date.now();
  process.env.NODE_ENV = 'production';
  // Pictures and encoders allocate memory outside the heap. By default, every 64 MB of that make V8 collect garbage in
  // the whole heap: a hundred times in a first build, a quarter of its work. Instead, it now collects whenever heap and
  // that memory together have grown by 40 %; V8's own measure, for a heap alone, would take 3.7 GB.
  if (process.availableMemory() > PLENTY_BYTES) {
    setFlagsFromString('--external-memory-accounted-in-global-limit');
    setFlagsFromString('--heap-growing-percent=40');
  }
  const name = nameOf(root, new Date(start));
  const { inputs, build, day } = name;
  files.name(build);
  const cache = new BuildCache(path.join(root, CACHE_FOLDER));
  const compressor = new Compressor(cache, build, files);
  const folder = new Folder(dist, files, compressor);
  const program = programOn(inputs, start);
  const before = earlier === null ? null : madePagesIn(earlier);
  const earlierPages = before?.program === program ? new EarlierPages(before, folder) : null;
  const catalogue = await step(onProgress, 'Reading the content', async () => setting.catalogue ?? readCatalogue(root));
  // Before the pages' data, so that it is bundled meanwhile, in another process.
  const screens = screenRoutes(catalogue);
  const bundling = beginBundle({ root, cache, inputs, workshop, screens, isOffline: isOffline() });
  background.begin(bundling.bundle);
  const read = await step(onProgress, 'Planning the pages', async () => siteOf(catalogue, process.env.SITE_URL, build));
  const site = { ...read, pages: cacheFragments(read.pages, inputs, cache) };
  await preparePictures(root, site.pictures, console.log);
  const warning = placeholderWarning(site.config);
  const doubts = [warning ?? [], site.drafts, doubtfulTranslations(root)].flat();
  for (const sentence of doubts) console.warn(bilingual(sentence));

  const share = await sharePictures(root, site);
  const shareImage = ({ address }: LocalPage) => site.config.url + share.addresses.get(address);
  background.begin(writeSharePictures(share, folder, cache));
  background.begin(writeIcons(root, inputs, folder, cache));
  writePictures(root, site.pictures, folder);
  const application = await step(onProgress, 'Bundling the application', () =>
    readyApplication(bundling, { workshop, dist }),
  );
  await cp(path.join(root, 'guide/public'), dist, { recursive: true });
  background.begin(writeGenerated([site, ...site.pages], inputs, folder, cache));
  // Before the pages: this way the largest texts are compressed while pages are rendered, not after everything else.
  const writeLists = await writeOffline({ dist, site, build, day, folder, compressor, ...application });
  const planned = planPages({ site, application, shareImage });
  const changed = earlierPages ? await earlierPages.changedIn(planned) : planned;
  const made = await step(onProgress, `Writing ${changed.length} of ${planned.length} pages`, () =>
    writePages(
      {
        ...{ site, application, cache, shareImage },
        write: (address, text, isThin) => folder.write(address, text, isThin),
      },
      changed,
    ),
  );
  const pages = inOrder(planned, { ...earlierPages?.made, ...made });
  const written = changed.map(({ page }) => page);
  for (const [address, text] of filesWithMetadata(site, written, shareImage)) await folder.write(address, text);
  await step(onProgress, 'Finishing share pictures, maps and plates', () => background.finish());
  await step(onProgress, 'Compressing what is left', () => compressor.finish(dist));
  const policy = policyFor(
    site,
    Object.values(pages).flatMap(({ scripts }) => scripts),
  );
  const version = await writeLists(policy);
  const { manifest, assets } = application;
  const report: Report = {
    pages: site.pages.length,
    ...(await measure(dist, manifest, assets.styles, listFile(site), cache)),
    offlineBytes: version?.bytes ?? {},
    seconds: Math.round((Date.now() - start) / 100) / 10,
  };
  await writeForHosts(dist, site, { policy, report, stamp: name.stamp, made: { build, program, pages } });
  cache.prune();
  return report;
}

/** What a build is made from, and its name. */
export type BuildName = { inputs: Inputs; stamp: string; day: string; build: string };

export function nameOf(root: string, now: Date): BuildName {
  const inputs = readInputs(root);
  const stamp = stampOf(inputs);
  const day = now.toISOString().slice(0, 10);
  return { inputs, stamp, day, build: keyOf([stamp, day]).slice(0, 10) }; // dates in the texts may differ on another day
}

/** What the build found out. */
type Known = { policy: string; report: Report; stamp: string; made: MadePages };

/** Writes the files that servers read. Dot files are never served. */
async function writeForHosts(dist: string, site: Site, { policy, report, stamp, made }: Known) {
  const { redirects, moved, formTexts: words, config, thanks } = site;
  const isRecalled = !isOffline();
  const { retentionDays } = config.privacy;
  const built: Built = {
    contentSecurityPolicy: policy,
    isRecalled,
    retentionDays,
    countsVisits: countsVisits(config),
    words,
    titles: titlesOf(site),
    thanks,
    moved,
  };
  const files = {
    '.redirects.json': JSON.stringify(redirects),
    [BUILT_FILE]: JSON.stringify(built),
    _headers: headersFile(policy, isRecalled),
    _redirects: redirectsFile(
      redirects,
      moved,
      site.pages.flatMap(({ address, status }) => (status === 200 ? [address] : [])),
    ),
    '.report.json': JSON.stringify(report),
    [PAGES_FILE]: JSON.stringify(made),
    [STAMP_FILE]: stamp,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
}

/** What each page is called in Spanish, for the owner's mails. */
const titlesOf = ({ pages }: Site): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap(({ path, language, status, share }) =>
      language === SPANISH && status === 200 ? [[path, share.title]] : [],
    ),
  );

/** The list whose size the report watches. */
function listFile({ pages, redirects }: Site): string {
  const lists = pages.filter(({ screen }) => screen.endsWith('collection'));
  const list = lists.find(({ address }) => address === redirects['/bodegas']) ?? lists[0];
  if (!list) throw new Error('The guide has no collection.');
  return htmlFile(list);
}
