import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from './encode.ts';
import { digestOf, filesOf, PHOTOS_FOLDER, type Print, readManifest, writeManifest } from './manifest.ts';
import type { Photo } from './photos.ts';
import type { Wanted } from './pictures.ts';

/**
 * Prints the owner's photographs among `wanted` whose files are missing or were made from another photograph,
 * and records each in their folder's manifest. `report` receives a line about each.
 */
export async function printPhotos(root: string, wanted: Wanted[], report: (line: string) => void = () => {}) {
  const queue = unprintedPhotos(root, wanted);
  // Sequential: a large photograph takes hundreds of megabytes, and the encoder uses all cores itself.
  for (const [index, { name, photo }] of queue.entries()) {
    const print = await printPhoto(root, name, photo);
    const folder = path.join(root, PHOTOS_FOLDER);
    writeManifest(folder, { ...readManifest(folder), [name]: print });
    report(`${index + 1}/${queue.length} ${name}`);
  }
}

/** The photographs whose files are missing or were made from another photograph. */
export function unprintedPhotos(root: string, wanted: Wanted[]): { name: string; photo: Photo }[] {
  const folder = path.join(root, PHOTOS_FOLDER);
  const manifest = readManifest(folder);
  return wanted.flatMap(({ name, photo }) => {
    if (!photo) return [];
    const isThere = filesOf(name, photo.widths).every((file) => existsSync(path.join(folder, file)));
    return isThere && manifest[name]?.key === photo.key ? [] : [{ name, photo }];
  });
}

/** Prints one photograph, turned upright and without any of its metadata, above all not the location. */
async function printPhoto(root: string, name: string, { file, key, widths, color }: Photo): Promise<Print> {
  const upright = sharp(path.join(root, file))
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .flatten()
    .toColourspace('srgb');
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const encoded of await encode(sharp(data, { raw: { width, height, channels } }), widths)) {
    const target = path.join(root, PHOTOS_FOLDER, `${name}-${encoded.width}.${encoded.format}`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, encoded.bytes);
  }
  return { key, width, height, widths, color, digest: digestOf(data) };
}
