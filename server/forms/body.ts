import type { IncomingMessage } from 'node:http';
import type { Answers } from '../../common/contracts/forms.ts';
import { readJson } from '../http/read-json.ts';
import { chunksOf, wholeOf } from '../http/request-chunks.ts';
import { Refusal } from './check.ts';
import { type Files, LARGEST_TEXT_BYTES, MOST_FIELDS, type PostedForm, readForm } from './multipart.ts';

/** The largest body with photographs; with JavaScript, the browser scales them down first. */
const LARGEST_WITH_PHOTOS_BYTES = 24 * 1024 * 1024;

/** Reads the text of a posted form, up to the first photograph in the field named `photos`. @throws {Refusal} */
export async function readAnswers(request: IncomingMessage, photos: string | null = null): Promise<Answers> {
  const form = emptyForm();
  await readPost(request, form, photos === null ? null : { field: photos, held: null });
  return form.answers;
}

/**
 * Reads a posted form into `form`: multipart, urlencoded or JSON, up to 64 KiB, or multipart up to 24 MiB if `photos`
 * may hold files. If a field is posted twice, the first counts.
 * @throws {Refusal} if the body is too large, of another type or unreadable; `form` has what was read until then
 */
export async function readPost(request: IncomingMessage, form: PostedForm, photos: Files | null): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  const [, kind] =
    /^(multipart\/form-data|application\/x-www-form-urlencoded|application\/json)\s*(?:;|$)/i.exec(type) ?? [];
  if (kind === undefined) throw new Refusal(415, 'unreadable');
  const isLarge = photos !== null && /^multipart/i.test(kind);
  const chunks = isLarge
    ? chunksOf(request, LARGEST_WITH_PHOTOS_BYTES, new Refusal(413, 'photosTooLarge'))
    : chunksOf(request, LARGEST_TEXT_BYTES, new Refusal(413, 'tooLarge'));
  if (!/json$/i.test(kind)) return readForm(request, chunks, form, photos);
  for (const [name, value] of fromJson(await wholeOf(chunks))) {
    if (typeof value !== 'string') throw new Refusal(400, 'unreadable');
    form.answers[name] ??= value;
  }
}

/** A field may have any name, so the answers have no prototype. */
export const emptyForm = (): PostedForm => ({ answers: Object.create(null), photos: [] });

function fromJson(body: Buffer): [string, unknown][] {
  try {
    const data = readJson(body, { deepest: 1, mostValues: MOST_FIELDS });
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return Object.entries(data);
  } catch {
    // the refusal below covers it
  }
  throw new Refusal(400, 'unreadable');
}
