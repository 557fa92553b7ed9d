import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '#common/contracts/picture.ts';
import { digestOf } from './manifest.ts';
import type { Wanted } from './pictures.ts';
import { folderOf } from './prepare.ts';
import type { shareSheet } from './share.ts';

/** The folder of the share pictures in the guide. */
const FOLDER = '/images/share';

/** The pages, all pictures that they show, and for each language the line below the title of every share picture. */
type Source = {
  pages: { path: string; address: string; language: string; share: { title: string; picture?: Picture | undefined } }[];
  pictures: Wanted[];
  shareLabels: Map<string, string>;
};

/** A share picture: its address changes with everything that it is made of. */
export type SharePicture = { address: string; make: () => Promise<Buffer> };

export type SharePictures = {
  /** The address of a page → that of its picture. */
  addresses: Map<string, string>;
  /** One group for each print: its pictures are made one after another and share a sheet. */
  groups: SharePicture[][];
};

/**
 * The share pictures of all pages, before they are made. Pages with the same title and picture share one. With
 * `SHARE_PICTURES=usual` all pages use the home page's: `growth.ts` does not wait for pictures of listings that do not
 * exist.
 */
export async function sharePictures(root: string, { pages, pictures, shareLabels }: Source): Promise<SharePictures> {
  const home = pages.find(({ path }) => path === '/');
  const usual = home?.share.picture;
  const isUsual = process.env.SHARE_PICTURES === 'usual';
  const program = await programDigest(root);
  const bySrc = new Map(pictures.map((wanted) => [wanted.view.src, wanted]));
  const addresses = new Map<string, string>();
  const groups = new Map<string, Map<string, { title: string; label: string }>>();
  for (const page of pages) {
    const { title, picture = usual } = isUsual && home ? home.share : page.share;
    const print = bySrc.get(picture?.src ?? '');
    if (!print) throw new Error(`${page.address}: its share picture is none of the guide's pictures.`);
    const label = shareLabels.get(page.language) ?? '';
    const version = digestOf([program, title, label, print.view.version].join('\n'));
    const file = path.join(root, folderOf(print), `${print.name}-${print.view.width}.avif`);
    const address = `${FOLDER}/${version}.jpg`;
    groups.set(file, (groups.get(file) ?? new Map()).set(address, { title, label }));
    addresses.set(page.address, address);
  }
  return { addresses, groups: [...groups].map(([file, parts]) => groupOf(file, parts)) };
}

function groupOf(file: string, parts: Map<string, { title: string; label: string }>): SharePicture[] {
  let sheet: ReturnType<typeof shareSheet> | undefined;
  return [...parts].map(([address, { title, label }]) => ({
    address,
    async make() {
      const { sharePicture, shareSheet } = await import('./share.ts'); // not loaded if all pictures can be reused
      sheet ??= shareSheet(file);
      return sharePicture(await sheet, title, label);
    },
  }));
}

/** A digest of everything that draws the pictures: the code, its fonts and the mark. */
async function programDigest(root: string): Promise<string> {
  const fonts = await readdir(path.join(root, 'guide/pictures/fonts'));
  const files = [
    'share.ts',
    'band.ts',
    'pixels.ts',
    'lettering.ts',
    '../public/marca.svg',
    ...fonts.sort().map((name) => `fonts/${name}`),
  ];
  const digests = await Promise.all(
    files.map(async (file) => digestOf(await readFile(path.join(root, 'guide/pictures', file)))),
  );
  return digestOf(digests.join());
}
