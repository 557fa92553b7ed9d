/**
 * Prepares one uploaded photograph, in a separate process, because people may upload anything:
 * `node prepare-photo.ts <upload> <folder> <id>` writes `<id>.jpg` and `<id>.webp`, and reports the result.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Upload } from '#common/contracts/desk/api.ts';
import { LARGEST_PHOTO_BYTES, LEAST_PHOTO_PX, LONGEST_PHOTO_PX } from '#common/contracts/photos.ts';
import { isDiskError } from '#common/lib/disk-error.ts';
import { mostPixels } from '#common/lib/pictures/most-pixels.ts';
import { type PictureHead, pictureHead } from '#common/lib/pictures/picture-kind.ts';
import { writeInOneStep } from '../files.ts';
import { profileOfHeic, withProfile } from './colour-profile.ts';
import { DISK_FAILED } from './disk-failed.ts';

const PREVIEW_SIDE = 1200;

/** The photograph cannot be used; the sentence says why and what to do. */
class RefusedError extends Error {}

const [upload = '', folder = '', id = ''] = process.argv.slice(2);
const said = await prepare().catch((error: unknown): Upload => {
  if (isDiskError(error)) {
    console.error(error);
    process.exit(DISK_FAILED); // which is not the photograph's fault
  }
  const unreadable = 'La foto no se puede leer: puede estar cortada. Sacala o bajala de nuevo.';
  return { state: 'refused', error: error instanceof RefusedError ? error.message : unreadable };
});
if (process.send) process.send(said, () => process.exit(0));
else console.log(JSON.stringify(said));

async function prepare(): Promise<Upload> {
  const bytes = readFileSync(upload);
  if (bytes.length > LARGEST_PHOTO_BYTES.content)
    throw new RefusedError('La foto pesa más de 60 MB: mandala más chica.');
  const { picture, profile } = await upright(bytes);
  const { data: pixels, info } = await picture
    .resize({ width: LONGEST_PHOTO_PX, height: LONGEST_PHOTO_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .keepIccProfile() // and no other metadata: not where, when or by whom it was taken
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  if (info.width < LEAST_PHOTO_PX) {
    throw new RefusedError(
      `La foto mide solo ${info.width} píxeles de ancho: hacen falta ${LEAST_PHOTO_PX}. Mandá la original, no una captura ni una reenviada.`,
    );
  }
  const data = profile ? withProfile(pixels, profile) : pixels;
  const preview = await sharp(data)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .toBuffer();
  writeInOneStep(path.join(folder, `${id}.jpg`), data);
  writeInOneStep(path.join(folder, `${id}.webp`), preview);
  return { state: 'ready', width: info.width, height: info.height, href: `/escritorio/foto/${id}.webp` };
}

/** A photograph, and the profile that explains its pixels where sharp does not know it. */
type Upright = { picture: Sharp; profile: Buffer | null };

async function upright(bytes: Buffer): Promise<Upright> {
  const kind = pictureHead(bytes)?.format ?? null;
  if (kind === null)
    throw new RefusedError('Este archivo no es una foto que se pueda usar: mandala como JPG, PNG, WebP o HEIC.');
  if (kind === 'heic') return fromHeic(bytes);
  const most = mostPixels(kind);
  const picture = sharp(bytes, {
    limitInputPixels: most,
    failOn: 'truncated',
    sequentialRead: true,
    animated: false,
  });
  const { width, height } = await picture.metadata();
  if (width * height > most) throw tooLarge({ format: kind, width, height });
  return { picture: picture.autoOrient(), profile: null };
}

/** Decodes the HEIC of phones, which sharp does not read. The decoder turns it upright itself. */
async function fromHeic(bytes: Buffer): Promise<Upright> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  await libheif.ready;
  const images = new libheif.HeifDecoder().decode(bytes);
  // A file may have several pictures, and tiles of them: one is what it shows.
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in it.');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels('heic')) throw tooLarge({ format: 'heic', width, height });
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const shown = await new Promise<typeof pixels | null>((resolve) => image.display(pixels, resolve));
  for (const one of images) one.free();
  if (!shown) throw new Error('It cannot be decoded.');
  const picture = sharp(Buffer.from(shown.data.buffer), { raw: { width, height, channels: 4 } });
  return { picture, profile: await profileOfHeic(bytes) };
}

const tooLarge = ({ format, width, height }: PictureHead) =>
  new RefusedError(
    `La foto dice medir ${width} × ${height} píxeles, y puede tener hasta ${mostPixels(format) / 1_000_000} millones: mandala más chica.`,
  );
