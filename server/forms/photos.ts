import { MOST_PHOTOS } from '../../app/features/forms/schemas.ts';
import { pictureHead } from '../desk/folder/picture-kind.ts';
import type { SentPhoto } from '../store/submission.ts';
import { Refusal } from './check.ts';

/** The field of the photographs, and the only form that takes them. */
export const PHOTOS = { form: 'publicar', field: 'photos' } as const;

const LARGEST_BYTES = 10 * 1024 * 1024;
/** Unpacked, a picture takes four bytes for each: a file of a few bytes may claim to be larger than any memory. */
const MOST_PIXELS = 120_000_000;

/**
 * The photographs among posted files, by what they are and not by what their names say.
 * @throws {Refusal} for too many, for one that is too large, and for what is no photograph
 */
export async function checkPhotos(files: File[]): Promise<SentPhoto[]> {
  const refuse = (word: 'tooManyPhotos' | 'photoTooLarge' | 'noPhoto') =>
    new Refusal(422, word, { problems: [{ field: PHOTOS.field, word }] });
  const sent = files.filter(({ size }) => size > 0); // a browser posts an empty file where none was chosen
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
