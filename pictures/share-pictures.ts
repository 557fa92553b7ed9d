import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '#app/catalog/views.ts';
import { eachOf } from '#app/lib/each-of.ts';
import { kept } from './kept.ts';
import { digestOf } from './manifest.ts';
import type { Wanted } from './pictures.ts';
import { folderOf } from './prepare.ts';
import { sharePicture } from './share.ts';

/** The folder of the share pictures below `dist`. */
const FOLDER = '/images/share';
const CACHE = 'guia-share';
/** The number of pictures made at a time: the library uses all cores itself. */
const AT_ONCE = 4;

/** The pages, all pictures that they show, and for each language the line below the title of every share picture. */
type Source = {
  pages: { path: string; address: string; language: string; share: { title: string; picture?: Picture | undefined } }[];
  pictures: Wanted[];
  shareLabels: Map<string, string>;
};

/**
 * Makes the share pictures of all pages below `dist`; returns the address of a page → that of its picture. Pages with
 * the same title and picture share one, and finished ones are cached between builds. With `SHARE_PICTURES=usual` all
 * pages use the home page's: `growth.ts` does not wait for pictures of listings that do not exist.
 */
export async function makeSharePictures(root: string, dist: string, { pages, pictures, shareLabels }: Source) {
  const home = pages.find(({ path }) => path === '/');
  const usual = home?.share.picture;
  const isUsual = process.env.SHARE_PICTURES === 'usual';
  const program = digestOf(await readFile(path.join(root, 'pictures/share.ts')));
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
    const bytes = await kept(root, `${CACHE}/${version}.jpg`, () => sharePicture(parts));
    await writeFile(path.join(dist, FOLDER, `${version}.jpg`), bytes);
  });
  return addresses;
}
