import type { IncomingMessage } from 'node:http';

/**
 * Passes a body on, piece by piece, and throws `tooLarge` beyond `most` bytes. Whoever stops early can still answer: the
 * connection stays open, which a plain loop over the request would close.
 */
export async function* piecesOf(request: IncomingMessage, most: number, tooLarge: Error): AsyncGenerator<Buffer, void> {
  if (Number(request.headers['content-length']) > most) throw tooLarge;
  let size = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) throw tooLarge;
    yield piece;
  }
}

/** Joins the pieces of a body that is small enough to be read at once. */
export async function wholeOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
