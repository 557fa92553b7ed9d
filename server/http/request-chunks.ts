import type { IncomingMessage } from 'node:http';

/**
 * Passes a body on, chunk by chunk, and throws `tooLarge` beyond `most` bytes. Whoever stops early can still answer: the
 * connection stays open, which a plain loop over the request would close.
 */
export async function* chunksOf(request: IncomingMessage, most: number, tooLarge: Error): AsyncGenerator<Buffer, void> {
  if (Number(request.headers['content-length']) > most) throw tooLarge;
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    yield chunk;
  }
}

/** Joins the chunks of a body that is small enough to be read at once. */
export async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
