import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LARGEST_PHOTO_BYTES, LEAST_PHOTO_PX } from '#common/contracts/photos.ts';
import { mostPixels } from '#common/lib/pictures/most-pixels.ts';
import { ContentError } from '#reading/problems.ts';
import { filesIn, foldersIn } from '#reading/read-file.ts';
import { digestOf } from './manifest.ts';

/** One of the owner's photographs, turned upright. `file` is relative to the project. */
export type Photo = {
  file: string;
  key: string;
  width: number;
  height: number;
  widths: number[];
  color: string;
};

/** The texts of a photograph on a page; `position`, in CSS, is the part that stays visible when a box crops it. */
export type PhotoWords = { alt: string; caption: string | null; position: string };

const NAME = /^photo-([1-9]\d*)\.(jpe?g|png|webp|avif)$/i;
const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);
const STEPS = [320, 480, 720, 1080];
const LARGEST = 1600;

/**
 * Reads the photographs in the folders below `folder`, by folder name: `listings/bodega-suter/photo-1.jpg` belongs to
 * the listing `bodega-suter`, for which `owners` has "bodega-suter". Photographs of those in `drafts` are not read yet.
 * @throws {ContentError} with a sentence for each photograph that cannot be shown, and for each file that is not a
 * photograph
 */
export async function readPhotos(
  root: string,
  folder: string,
  owners: string[],
  drafts: string[] = [],
): Promise<Map<string, Photo[]>> {
  const problems: string[] = [];
  const photos = new Map<string, Photo[]>();
  for (const owner of foldersIn(root, folder)) {
    const place = `${folder}/${owner}`;
    if (!owners.includes(owner)) {
      if (drafts.includes(owner)) continue;
      problems.push(`${place}: there is no file of this name beside this folder; give it the name of what it shows.`);
      continue;
    }
    const names = filesIn(root, place).sort((a, b) => numberOf(a) - numberOf(b) || a.localeCompare(b));
    const found: Photo[] = [];
    for (const name of names) {
      // Sequential: a large photograph takes hundreds of megabytes while it is read.
      const photo = await readPhoto(root, `${place}/${name}`).catch(collect);
      if (photo) found.push(photo);
    }
    photos.set(owner, found);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return photos;

  function collect(error: unknown): null {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

const numberOf = (name: string) => Number(NAME.exec(name)?.[1] ?? Infinity);

/** @throws {ContentError} with one sentence that names the file and the remedy */
async function readPhoto(root: string, file: string): Promise<Photo> {
  const fail = (sentence: string) => new ContentError([`${file}: ${sentence}`]);
  if (!NAME.test(path.basename(file))) {
    throw fail('photographs are called photo-1.jpg, photo-2.jpg and so on (JPEG, PNG or WebP); rename or remove it.');
  }
  const full = path.join(root, file);
  if (statSync(full).size > LARGEST_PHOTO_BYTES.content) {
    throw fail('is larger than 60 MB; save the photograph smaller, 4000 pixels wide are plenty.');
  }
  const bytes = readFileSync(full);
  const { default: sharp } = await import('sharp'); // loading it takes a while, and a guide may have no photographs
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(({ format, autoOrient }) => ({ format, ...autoOrient }))
    .catch(() => ({ format: 'unreadable', width: 0, height: 0 }));
  if (!READABLE.has(format)) {
    throw fail('is no photograph that can be read; save it as JPEG, PNG or WebP and replace it.');
  }
  if (width * height > mostPixels('jpeg')) {
    throw fail(`has ${width} × ${height} pixels; save it smaller, 4000 pixels wide are plenty.`);
  }
  if (width < LEAST_PHOTO_PX) {
    throw fail(`is only ${width} pixels wide; use one of at least ${LEAST_PHOTO_PX}, the original from the camera.`);
  }
  // Decodes the whole file: a broken one must stop the build, not leave a hole in a page.
  const [red, green, blue] = await sharp(bytes, { limitInputPixels: mostPixels('jpeg'), failOn: 'truncated' })
    .flatten()
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => {
      throw fail('is broken, its end is missing; copy it again from the camera or save it again.');
    });
  const largest = Math.min(width, LARGEST);
  const widths = [...STEPS.filter((step) => step < largest), largest].slice(-4);
  return {
    file,
    key: digestOf(bytes),
    width: largest,
    height: Math.round((largest * height) / width),
    widths,
    color: `rgb(${red} ${green} ${blue})`,
  };
}
