import { createReadStream, read } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { gunzip } from 'node:zlib';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { sendText } from '../http/send.ts';
import { chooseEncoding } from './encodings.ts';
import { isOpen, isUnchanged, PACKED, type SiteFile, type Variant } from './files.ts';
import type { Readers } from './readers.ts';

/**
 * The file system of streams that share a descriptor. When a visitor leaves, the destroyed stream would otherwise close
 * the file for everybody, regardless of `autoClose`.
 */
const SHARED = { read, close: (_: number, done: (error?: null) => void) => done(null) };

export const isFilm = ({ type }: SiteFile) => type.startsWith('video/');
export const varyOf = ({ variants }: SiteFile) => (variants.size > 1 ? 'Accept-Encoding' : undefined);

/** Sends a file in the encoding that suits the request, or says that the browser has it already. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  readers: Readers,
  found: SiteFile,
  status: 200 | 404 | 410,
  contentSecurityPolicy: string | undefined,
) {
  const variant = found.variants.get(chooseEncoding(request, found.variants)) as Variant;
  const { etag, encoding, size } = variant;
  if (!isUnchanged(variant)) return sendText(response, 503, 'This file is being replaced');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', found.cacheControl);
  response.setHeader('ETag', etag);
  if (contentSecurityPolicy) response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  const vary = varyOf(found);
  if (vary) response.setHeader('Vary', vary);
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304).end();
    return;
  }
  if (isFilm(found)) {
    response.setHeader('Accept-Ranges', 'bytes');
    if (isRangeAsked(request, etag)) return sendRange(request, response, readers, found, variant);
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Type': found.type, 'Content-Length': size });
  if (variant.content === PACKED && request.method !== 'HEAD') sendUnpacked(response, found);
  else sendBody(request, response, readers, variant);
}

/** Whether to send a part. A player that has part of an older film gets the whole new one. */
function isRangeAsked({ headers }: IncomingMessage, etag: string): boolean {
  return headers.range !== undefined && (headers['if-range'] === undefined || headers['if-range'] === etag);
}

/**
 * Sends the part that a player requests: the beginning, then the part that the visitor jumps to. A request for several
 * parts at once gets the whole file.
 */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  readers: Readers,
  found: SiteFile,
  variant: Variant,
) {
  const { size } = variant;
  const ranges = parseRange(size, request.headers.range ?? '');
  if (ranges === -1) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? [] : ranges;
  if (!range) {
    response.writeHead(200, { 'Content-Type': found.type, 'Content-Length': size });
    return sendBody(request, response, readers, variant);
  }
  response.writeHead(206, {
    'Content-Type': found.type,
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    'Content-Length': range.end - range.start + 1,
  });
  sendBody(request, response, readers, variant, range);
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  readers: Readers,
  { content, size }: Variant,
  range?: { start: number; end: number },
) {
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(content)) response.end(range ? content.subarray(range.start, range.end + 1) : content);
  else if (isOpen(content)) {
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const stream = createReadStream('', { fd: content.descriptor, start, end, fs: SHARED });
    readers.begin();
    pipeline(stream, response, readers.end); // a visitor who leaves also ends the reading
  }
}

/** Sends a text that is kept only compressed. */
function sendUnpacked(response: ServerResponse, { variants }: SiteFile) {
  const packed = variants.get('gzip')?.content;
  gunzip(Buffer.isBuffer(packed) ? packed : Buffer.alloc(0), (error, text) => {
    if (error) response.destroy(error);
    else response.end(text);
  });
}
