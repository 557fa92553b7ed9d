import { LONGEST_PHOTO_PX, SENT_PHOTO_QUALITY } from '#common/contracts/photos.ts';
import { inTime } from '#common/lib/in-time.ts';
import { redrawPhoto } from '#common/lib/pictures/redraw-photo.ts';

const SIZE = { longestPx: LONGEST_PHOTO_PX, quality: SENT_PHOTO_QUALITY };
/** Some browsers never finish opening a picture. */
const PATIENCE_MS = 20_000;
/** Smaller files may be sent as they are. */
const SMALL_BYTES = 700_000;
/**
 * Drawn again however small: in JPEGs cameras note where they were taken, and the others unpack into so much that the
 * guide takes few points of them.
 */
const ALWAYS = new Set(['image/jpeg', 'image/webp', 'image/avif', 'image/heic', 'image/heif']);

/**
 * Shrinks photographs on the device, so that they can be sent on a slow connection, and draws them again, which
 * removes their metadata. A picture that the browser cannot open is sent as it is.
 */
export async function withSmallPhotos(posted: FormData): Promise<void> {
  for (const name of new Set(posted.keys())) {
    const files = posted.getAll(name).filter((value) => value instanceof File);
    if (files.length === 0) continue;
    posted.delete(name);
    for (const file of files) {
      // A browser posts an empty file where none was chosen.
      if (file.size > 0) posted.append(name, await smaller(file), file.name);
    }
  }
}

async function smaller(file: File): Promise<Blob> {
  const isAlways = ALWAYS.has(file.type);
  if (file.size <= SMALL_BYTES && !isAlways) return file;
  try {
    const blob = await inTime(redrawPhoto(file, SIZE), PATIENCE_MS);
    return blob && (isAlways || blob.size < file.size) ? blob : file;
  } catch (error) {
    console.warn('A photograph is sent as it is.', error);
    return file;
  }
}
