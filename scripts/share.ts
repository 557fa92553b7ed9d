import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf } from '#art/press.ts';
import { digestOf } from '#art/prints.ts';
import { sharePicture } from '#art/share.ts';
import { eachOf } from './each-of.ts';
import type { Site } from './site.ts';

/** Below `dist`. */
const FOLDER = '/images/share';
const CACHE = 'node_modules/.cache/guia-share';
/** Pictures made at a time: the library uses the cores itself. */
const AT_ONCE = 4;

/**
 * Makes the share pictures of all pages below `dist`; returns a page's address → its picture's. Pages of the same title
 * and picture have one together, and what was made before is kept from build to build. With `SHARE_PICTURES=usual` all
 * have the home page's: `growth.ts` does not wait for pictures of listings that do not exist.
 */
export async function makeSharePictures(root: string, dist: string, { pages, pictures, shareLabels }: Site) {
  const home = pages.find(({ path }) => path === '/');
  const usual = home?.share.picture;
  const isUsual = process.env.SHARE_PICTURES === 'usual';
  const program = digestOf(await readFile(path.join(root, 'art/share.ts')));
  const bySrc = new Map(pictures.map((wanted) => [wanted.view.src, wanted]));
  const addresses = new Map<string, string>();
  const wanted = new Map<string, Parameters<typeof sharePicture>[0]>();
  for (const page of pages) {
    const { title, picture = usual } = isUsual && home ? home.share : page.share;
    const print = bySrc.get(picture?.src ?? '');
    if (!print) throw new Error(`${page.address}: its share picture is none of the guide's pictures.`);
    const label = shareLabels.get(page.language) ?? '';
    const version = digestOf([program, title, label, print.view.version].join('\n'));
    const file = path.join(root, folderOf(print), `${print.name}-${print.view.width}.avif`);
    wanted.set(version, { file, title, label });
    addresses.set(page.address, `${FOLDER}/${version}.jpg`);
  }
  await mkdir(path.join(dist, FOLDER), { recursive: true });
  await eachOf(wanted, AT_ONCE, async ([version, parts]) => {
    const made = path.join(root, CACHE, `${version}.jpg`);
    await keep(made, () => sharePicture(parts));
    await copyFile(made, path.join(dist, FOLDER, `${version}.jpg`));
  });
  return addresses;
}

async function keep(file: string, make: () => Promise<Buffer>) {
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, await make());
  await rename(part, file); // two builds at once must not read half a picture
}
