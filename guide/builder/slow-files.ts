import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { eachOf } from '#common/lib/each-of.ts';
import type { Fragment, LocalPage } from '#engine/built-page.ts';
import { filesOf } from '#pictures/manifest.ts';
import type { Wanted } from '#pictures/pictures.ts';
import { folderOf } from '#pictures/prepare.ts';
import type { SharePictures } from '#pictures/share-pictures.ts';
import type { BuildCache } from './cache/cache.ts';
import type { Folder } from './files/folder.ts';
import { type Inputs, isCode, isDrawing, partStamp } from './stamp.ts';

/** Node runs this work and reads files on four threads: this leaves some of them free for the pages. */
const AT_ONCE = 2;

/** Writes the share pictures. */
export async function writeSharePictures({ groups }: SharePictures, folder: Folder, cache: BuildCache) {
  await eachOf(groups, AT_ONCE, async (group) => {
    for (const { address, make } of group) {
      await folder.write(address, await cache.picture(['share picture', process.version, address], make));
    }
  });
}

/** Writes the generated files of the site and of all pages, each once. */
export async function writeGenerated(
  owners: { generated?: LocalPage['generated'] }[],
  inputs: Inputs,
  folder: Pick<Folder, 'write'>,
  cache: BuildCache,
) {
  const program = partStamp(inputs, isDrawing);
  const files = new Map(owners.flatMap(({ generated = {} }) => Object.entries(generated)));
  // In the order of their addresses, all parts of one map come before those of the next.
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  await eachOf(sorted, AT_ONCE, async ([address, { from, make }]) => {
    await folder.write(address, await cache.picture(['made', program, address, from], make));
  });
}

/** Returns the pages with cached fragments: documents and packs both use them. */
export function cacheFragments<Page extends LocalPage>(pages: Page[], inputs: Inputs, cache: BuildCache): Page[] {
  const code = partStamp(inputs, isCode);
  const kept = ({ address, text }: Fragment): Fragment => ({
    address,
    text: () => cache.text(['fragment', code, address], text),
  });
  return pages.map((page) => {
    const fragments = Object.entries(page.fragments ?? {}).map(([name, fragment]) => [name, kept(fragment)] as const);
    return { ...page, fragments: Object.fromEntries(fragments) };
  });
}

/** Writes the icons for browsers and home screens. */
export async function writeIcons(root: string, inputs: Inputs, folder: Folder, cache: BuildCache) {
  const bytes = await cache.bytes(['icons', partStamp(inputs, isDrawing)], async () => {
    const { appIcons } = await import('#pictures/draw-app-icons.ts'); // not loaded when the icons are cached
    return serialize([...(await appIcons(root))]);
  });
  const icons = deserialize(bytes) as [string, Buffer][]; // serialised above
  for (const [address, icon] of icons) await folder.write(address, icon);
}

/** Copies the files of all pictures. */
export function writePictures(root: string, pictures: Wanted[], folder: Pick<Folder, 'copy'>) {
  const files = pictures.flatMap((wanted) =>
    filesOf(wanted.name, wanted.view.widths).map((file) => ({ file, from: folderOf(wanted) })),
  );
  for (const { file, from } of files) folder.copy(`images/${file}`, path.join(root, from, file));
}
