import { LONGEST_PHOTO_PX, SENT_PHOTO_QUALITY } from '#common/contracts/photos.ts';
import { redrawPhoto } from '#common/lib/pictures/redraw-photo.ts';

/** Above this a photograph takes minutes to send by telephone, and the guide shows none of what is left out. */
const MOST_BYTES = 3 * 1024 * 1024;
const SIZE = { longestPx: LONGEST_PHOTO_PX, quality: SENT_PHOTO_QUALITY };

/**
 * A photograph that is too large, made smaller in the browser and turned upright. One that the browser cannot read, or
 * that would not get smaller, is sent as it is: the publisher reads more formats.
 */
export async function smaller(file: File): Promise<File> {
  if (file.size <= MOST_BYTES) return file;
  try {
    const redrawn = await redrawPhoto(file, SIZE);
    return redrawn && redrawn.size < file.size ? new File([redrawn], file.name, { type: redrawn.type }) : file;
  } catch (error) {
    console.warn('A photograph is sent as it is, because this browser cannot make it smaller.', error);
    return file;
  }
}
