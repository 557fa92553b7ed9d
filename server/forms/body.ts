import type { IncomingMessage } from 'node:http';
import { type Answers, Refusal } from './check.ts';

/** Twelve times the longest message that the forms accept. */
const LARGEST_BYTES = 64 * 1024;

/**
 * Reads a posted form: multipart, urlencoded or JSON, up to 64 KiB. If a field is posted twice, the first counts.
 * @throws {Refusal} if the body is too large, of another type or unreadable.
 */
export async function readAnswers(request: IncomingMessage): Promise<Answers> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded|application\/json)\s*(;|$)/i.test(type)) {
    throw new Refusal(415, 'unreadable');
  }
  const body = await readBody(request);
  const entries = /json/i.test(type.split(';', 1)[0] ?? '') ? fromJson(body) : await fromForm(type, body);
  const answers: Answers = Object.create(null); // a field may have any name
  for (const [name, value] of entries) {
    if (typeof value !== 'string') throw new Refusal(400, 'unreadable');
    answers[name] ??= value;
  }
  return answers;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > LARGEST_BYTES) throw new Refusal(413, 'tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BYTES) throw new Refusal(413, 'tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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

/** Lets the platform parse what its own forms send. */
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
