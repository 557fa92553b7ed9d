import { MOST_PHOTOS } from '../../common/contracts/forms.ts';
import { hasTooManyPixelsOfStrangers } from '../../common/lib/pictures/most-pixels.ts';
import { type PictureHead, pictureHead } from '../../common/lib/pictures/picture-kind.ts';
import { isWholePicture } from '../../common/lib/pictures/whole-picture.ts';
import { BusyError, tryPicture, type Verdict } from '../pictures/decoded.ts';
import type { SentPhoto } from '../store/submission.ts';
import { Refusal } from './check.ts';
import type { PostedFile } from './multipart.ts';

/** The field of the photographs, and the only form that takes them. */
export const PHOTOS = { form: 'publicar', field: 'photos' } as const;

/**
 * Returns the photographs among posted files, recognised by their content and not by their names, and decoded to their
 * last point before anything is stored.
 * @throws {Refusal} if there are too many, if one is too large, or if a file is not a photograph
 */
export async function checkPhotos(files: PostedFile[]): Promise<SentPhoto[]> {
  const refuse = (word: 'tooManyPhotos' | 'photoTooLarge' | 'photoTooManyPixels' | 'noPhoto' | 'brokenPhoto') =>
    new Refusal(422, word, { problems: [{ field: PHOTOS.field, word }] });
  // A browser posts an empty file if none was chosen.
  const sent = files.filter(({ bytes, isTooLarge }) => isTooLarge || bytes.length > 0);
  if (sent.length > MOST_PHOTOS) throw refuse('tooManyPhotos');
  const photos: SentPhoto[] = [];
  for (const { bytes, isTooLarge } of sent) {
    if (isTooLarge) throw refuse('photoTooLarge');
    const head = pictureHead(bytes);
    if (!head) throw refuse('noPhoto');
    if (hasTooManyPixelsOfStrangers(head)) throw refuse('photoTooManyPixels');
    const verdict = isWholePicture(bytes, head) ? await decoded(head, bytes) : 'broken';
    if (verdict === 'too large') throw refuse('photoTooManyPixels');
    if (verdict === 'broken') throw refuse('brokenPhoto');
    photos.push({ format: head.format, bytes });
  }
  return photos;
}

async function decoded({ format }: PictureHead, bytes: Buffer): Promise<Verdict> {
  try {
    return await tryPicture({ format, bytes });
  } catch (error) {
    if (error instanceof BusyError) throw new Refusal(503, 'unavailable', { retryAfter: RETRY_S });
    throw error;
  }
}

const RETRY_S = 60;
