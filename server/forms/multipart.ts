import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Answers } from '../../common/contracts/forms.ts';
import { MOST_PHOTOS } from '../../common/contracts/forms.ts';
import { LARGEST_PHOTO_BYTES } from '../../common/contracts/photos.ts';
import { Refusal } from './check.ts';
import type { Held } from './held.ts';
import { SharedBytes } from './shared-bytes.ts';

/** The text of a form: many times the longest message that the forms accept. */
export const LARGEST_TEXT_BYTES = 64 * 1024;
/** Several times the fields of the longest form. */
export const MOST_FIELDS = 64;
/** The text with the heads of all parts, and what a file has passed on a moment later than it was read. */
const LARGEST_BESIDE_FILES_BYTES = 512 * 1024;

const LIMITS = {
  fields: MOST_FIELDS,
  fieldNameSize: 200,
  fieldSize: LARGEST_TEXT_BYTES,
  files: 4 * MOST_PHOTOS, // the sentence about too many can still be said
  fileSize: LARGEST_PHOTO_BYTES.form,
  parts: MOST_FIELDS + 4 * MOST_PHOTOS,
  headerPairs: 8,
  headerSize: 4096,
};
/** RFC 2046 allows no longer ones. */
const LONGEST_BOUNDARY = 70;

/** A file as posted: its bytes, none of them if it is larger than a photograph may be. */
export type PostedFile = { bytes: Buffer; isTooLarge: boolean };
export type PostedForm = { answers: Answers; photos: PostedFile[] };

export type Files = {
  /** The field that may hold files. */
  field: string;
  /** Where their bytes are counted; null reads the text before the first file only. */
  held: Held | null;
};

/**
 * Reads a form as it arrives, and stops where it has more than a form of the guide can have. What arrived until then is
 * in `form`, so that a refusal can show it again.
 * @throws {Refusal}
 */
export async function readForm(
  request: IncomingMessage,
  chunks: AsyncIterable<Buffer>,
  form: PostedForm,
  files: Files | null,
): Promise<void> {
  const parser = open(request.headers['content-type'] ?? '');
  const seen = { all: 0, ofFiles: 0 };
  const failed = new Promise<never>((_, reject) => {
    parser.on('error', () => reject(new Refusal(400, 'unreadable')));
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'])
      parser.on(limit, () => reject(new Refusal(413, 'tooLarge')));
    takeFields(parser, form.answers, reject);
    parser.on('file', (name: string | undefined, stream: NodeJS.ReadableStream) => {
      stream.on('error', () => {}); // the parser reports it, too
      if (!files || name !== files.field) return reject(new Refusal(400, 'unreadable'));
      if (!files.held) return reject(new AllRead());
      form.photos.push(takeFile(stream, files.held, seen, reject));
    });
  });
  failed.catch(() => {}); // it may fail while nobody waits for it
  try {
    for await (const chunk of slicesOf(chunks)) {
      seen.all += chunk.length;
      // The parser tells of a long field only at its end, and of long heads of parts never.
      if (seen.all - seen.ofFiles > LARGEST_BESIDE_FILES_BYTES) throw new Refusal(413, 'tooLarge');
      await Promise.race([written(parser, chunk), failed]);
    }
    await Promise.race([new Promise<void>((resolve) => parser.once('finish', resolve).end()), failed]);
  } catch (error) {
    if (!(error instanceof AllRead)) throw error;
  }
}

/** Cuts chunks so small that even the worst of them takes the parser little time, and lets others be answered between. */
async function* slicesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      yield chunk.subarray(at, at + SLICE_BYTES);
      await nextTurn();
    }
  }
}

const SLICE_BYTES = 4096;

/** Everything that is wanted has been read. */
class AllRead extends Error {}

type Reject = (reason: Error) => void;

function open(type: string): BusboyInstance {
  try {
    const [, boundary] = /boundary="?([^";]*)/i.exec(type) ?? [];
    if (boundary !== undefined && boundary.length > LONGEST_BOUNDARY) throw new RangeError('boundary');
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    throw new Refusal(400, 'unreadable');
  }
}

/** If a field is posted twice, the first counts. */
function takeFields(parser: BusboyInstance, answers: Answers, reject: Reject) {
  let size = 0;
  parser.on('field', (name: string | undefined, value: string, isNameCut: boolean, isCut: boolean) => {
    size += (name?.length ?? 0) + value.length;
    if (isNameCut || isCut || size > LARGEST_TEXT_BYTES) return reject(new Refusal(413, 'tooLarge'));
    if (name === undefined) return reject(new Refusal(400, 'unreadable'));
    answers[name] ??= value;
  });
}

function takeFile(stream: NodeJS.ReadableStream, held: Held, seen: { ofFiles: number }, reject: Reject): PostedFile {
  const file: PostedFile = { bytes: Buffer.alloc(0), isTooLarge: false };
  let arrived: SharedBytes | null = null;
  stream.on('data', (chunk: Buffer) => {
    seen.ofFiles += chunk.length;
    if (file.isTooLarge) return;
    arrived ??= new SharedBytes(LARGEST_PHOTO_BYTES.form);
    if (held.take(chunk.length)) arrived.add(chunk);
    else reject(new Refusal(503, 'unavailable', { retryAfter: RETRY_S }));
  });
  stream.on('limit', () => {
    file.isTooLarge = true;
    seen.ofFiles = Number.POSITIVE_INFINITY; // the rest of this file is not counted
    arrived = null;
  });
  stream.on('end', () => {
    if (arrived) file.bytes = arrived.all();
  });
  return file;
}

const RETRY_S = 60;

const written = (parser: BusboyInstance, chunk: Buffer) =>
  new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
