import { LONGEST_PHOTO_PX, SENT_PHOTO_QUALITY } from '#common/contracts/photos.ts';
import { redrawPhoto } from '#common/lib/pictures/redraw-photo.ts';

const SIZE = { longestPx: LONGEST_PHOTO_PX, quality: SENT_PHOTO_QUALITY };
/** Smaller files are sent as they are, unless they are JPEGs, in which cameras note where they were taken. */
const SMALL_BYTES = 700_000;

/**
 * Shrinks photographs on the device, so that they can be sent on a slow connection, and draws every JPEG again, which
 * removes its metadata. A picture that the browser cannot open is sent as it is.
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
  const isJpeg = file.type === 'image/jpeg';
  if (file.size <= SMALL_BYTES && !isJpeg) return file;
  try {
    const blob = await redrawPhoto(file, SIZE);
    return blob && (isJpeg || blob.size < file.size) ? blob : file;
  } catch (error) {
    console.warn('A photograph is sent as it is.', error);
    return file;
  }
}
