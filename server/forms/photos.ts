import { MOST_PHOTOS } from '../../common/contracts/forms.ts';
import { pictureHead } from '../../common/lib/pictures/picture-kind.ts';
import type { SentPhoto } from '../store/submission.ts';
import { Refusal } from './check.ts';

/** The field of the photographs, and the only form that takes them. */
export const PHOTOS = { form: 'publicar', field: 'photos' } as const;

const LARGEST_BYTES = 10 * 1024 * 1024;
/** A decoded picture takes four bytes per pixel: a file of a few bytes may claim to be larger than any memory. */
const MOST_PIXELS = 120_000_000;

/**
 * Returns the photographs among posted files, recognised by their content and not by their names.
 * @throws {Refusal} if there are too many, if one is too large, or if a file is not a photograph
 */
export async function checkPhotos(files: File[]): Promise<SentPhoto[]> {
  const refuse = (word: 'tooManyPhotos' | 'photoTooLarge' | 'noPhoto') =>
    new Refusal(422, word, { problems: [{ field: PHOTOS.field, word }] });
  const sent = files.filter(({ size }) => size > 0); // a browser posts an empty file if none was chosen
  if (sent.length > MOST_PHOTOS) throw refuse('tooManyPhotos');
  return Promise.all(
    sent.map(async (file) => {
      if (file.size > LARGEST_BYTES) throw refuse('photoTooLarge');
      const bytes = Buffer.from(await file.arrayBuffer());
      const head = pictureHead(bytes);
      if (!head) throw refuse('noPhoto');
      if (head.width * head.height > MOST_PIXELS) throw refuse('photoTooLarge');
      return { format: head.format, bytes };
    }),
  );
}
