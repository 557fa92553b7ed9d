import type { IncomingMessage } from 'node:http';
import type { Answers } from '../../common/contracts/forms.ts';
import { Refusal } from './check.ts';

/** Twelve times the longest message that the forms accept. */
const LARGEST_BYTES = 64 * 1024;
/** The largest body with photographs; with JavaScript, the browser scales them down first. */
const LARGEST_WITH_PHOTOS_BYTES = 24 * 1024 * 1024;
/** The limit for all bodies that are being read at the same time. */
const MOST_HELD_BYTES = 96 * 1024 * 1024;
const RETRY_S = 60;

let held = 0;

export type PostedForm = { answers: Answers; photos: File[] };

/** Reads a posted form without photographs: {@link readPost}. */
export async function readAnswers(request: IncomingMessage): Promise<Answers> {
  return (await readPost(request, null)).answers;
}

/**
 * Reads a posted form: multipart, urlencoded or JSON, up to 64 KiB, or 24 MiB if the field named `photos` may hold
 * files. If a field is posted twice, the first counts.
 * @throws {Refusal} if the body is too large, of another type or unreadable.
 */
export async function readPost(request: IncomingMessage, photos: string | null): Promise<PostedForm> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded|application\/json)\s*(;|$)/i.test(type)) {
    throw new Refusal(415, 'unreadable');
  }
  const body = await readBody(request, photos !== null);
  const entries = /json/i.test(type.split(';', 1)[0] ?? '') ? fromJson(body) : await fromForm(type, body);
  const answers: Answers = Object.create(null); // a field may have any name
  const files: File[] = [];
  for (const [name, value] of entries) {
    if (name === photos && value instanceof File) {
      files.push(value);
      continue;
    }
    if (typeof value !== 'string') throw new Refusal(400, 'unreadable');
    answers[name] ??= value;
  }
  return { answers, photos: files };
}

async function readBody(request: IncomingMessage, hasPhotos: boolean): Promise<Buffer> {
  const most = hasPhotos ? LARGEST_WITH_PHOTOS_BYTES : LARGEST_BYTES;
  const word = hasPhotos ? 'photosTooLarge' : 'tooLarge';
  if (Number(request.headers['content-length']) > most) throw new Refusal(413, word);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      held += chunk.length;
      if (size > most) throw new Refusal(413, word);
      if (held > MOST_HELD_BYTES) throw new Refusal(503, 'unavailable', { retryAfter: RETRY_S });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    held -= size;
  }
}

function fromJson(body: Buffer): [string, unknown][] {
  try {
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return Object.entries(data);
  } catch {
    // the refusal below covers it
  }
  throw new Refusal(400, 'unreadable');
}

/** Parses the encodings of HTML forms with the platform's own parser. */
async function fromForm(type: string, body: Buffer): Promise<[string, unknown][]> {
  try {
    const request = new Request('http://form', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new Uint8Array(body),
    });
    return [...(await request.formData()).entries()];
  } catch {
    throw new Refusal(400, 'unreadable');
  }
}
