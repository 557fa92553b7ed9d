import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocalPage } from '#app/built-page.server.ts';
import { folderOf } from '#art/press.ts';
import { digestOf } from '#art/prints.ts';
import { sharePicture } from '#art/share.ts';
import type { Site } from './site.ts';

const CACHE = 'node_modules/.cache/guia-share';
/** Pictures made at a time: the library uses the cores itself. */
const AT_ONCE = 4;

/** Address of a page's share picture, without its version: "/images/share/faq.jpg". */
function shareAddress({ address }: Pick<LocalPage, 'address'>): string {
  return `/images/share${address === '/' ? '/portada' : address}.jpg`;
}

/**
 * Makes the share picture of every page below `dist`; returns a page's address → its picture's. What was made before for the same
 * title and picture is kept from build to build.
 */
export async function makeSharePictures(root: string, dist: string, { pages, pictures, shareLabels }: Site) {
  const usual = pages.find(({ path }) => path === '/')?.share.picture;
  const program = digestOf(await readFile(path.join(root, 'art/share.ts')));
  const addresses = new Map<string, string>();
  const queue = [...pages];
  const makeSome = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const { title, picture = usual } = page.share;
      const wanted = pictures.find(({ view }) => view.src === picture?.src);
      if (!wanted) throw new Error(`${page.address}: its share picture is none of the guide's pictures.`);
      const label = shareLabels.get(page.language) ?? '';
      const version = digestOf([program, title, label, wanted.view.version].join('\n'));
      const address = shareAddress(page);
      const made = path.join(root, CACHE, `${version}.jpg`);
      const file = path.join(root, folderOf(wanted), `${wanted.name}-${wanted.view.width}.avif`);
      await keep(made, () => sharePicture({ file, title, label }));
      await mkdir(path.dirname(path.join(dist, address)), { recursive: true });
      await copyFile(made, path.join(dist, address));
      addresses.set(page.address, `${address}?v=${version}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeSome));
  return addresses;
}

async function keep(file: string, make: () => Promise<Buffer>) {
  try {
    await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    await writeFile(part, await make());
    await rename(part, file); // two builds at once must not read half a picture
  }
}
