import { MOST_PHOTOS } from '../../common/contracts/forms.ts';
import { hasTooManyPixels } from '../../common/lib/pictures/most-pixels.ts';
import { pictureHead } from '../../common/lib/pictures/picture-kind.ts';
import type { SentPhoto } from '../store/submission.ts';
import { Refusal } from './check.ts';
import type { PostedFile } from './multipart.ts';

/** The field of the photographs, and the only form that takes them. */
export const PHOTOS = { form: 'publicar', field: 'photos' } as const;

/**
 * Returns the photographs among posted files, recognised by their content and not by their names.
 * @throws {Refusal} if there are too many, if one is too large, or if a file is not a photograph
 */
export function checkPhotos(files: PostedFile[]): SentPhoto[] {
  const refuse = (word: 'tooManyPhotos' | 'photoTooLarge' | 'photoTooManyPixels' | 'noPhoto') =>
    new Refusal(422, word, { problems: [{ field: PHOTOS.field, word }] });
  // A browser posts an empty file if none was chosen.
  const sent = files.filter(({ bytes, isTooLarge }) => isTooLarge || bytes.length > 0);
  if (sent.length > MOST_PHOTOS) throw refuse('tooManyPhotos');
  return sent.map(({ bytes, isTooLarge }) => {
    if (isTooLarge) throw refuse('photoTooLarge');
    const head = pictureHead(bytes);
    if (!head) throw refuse('noPhoto');
    if (hasTooManyPixels(head)) throw refuse('photoTooManyPixels');
    return { format: head.format, bytes };
  });
}
