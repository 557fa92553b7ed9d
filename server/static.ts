import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { prefixOf } from '#app/lib/local-path.ts';
import { type Encoding, readFiles, type SiteFile, type Variant } from './files.ts';
import { sendText } from './http.ts';
import { lightPictures } from './light-pictures.ts';
import { isDocument } from './security.ts';

/** Smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers requests for the built site. Everything but large files comes from memory, as it was at the start.
 * @param contentSecurityPolicy goes with documents only.
 */
export function createStatic(dist: string, contentSecurityPolicy?: string): Answer {
  const files = readFiles(dist);
  const light = lightPictures(files);
  const redirects = readRedirects(dist);
  const policyOf = ({ type }: SiteFile) => (isDocument(type) ? contentSecurityPolicy : undefined);

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const [rawPath = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const address = decode(rawPath);
    if (address === null) return sendText(response, 400, 'Bad request');

    const bare = address.replace(/\/+$/, '');
    const alias = redirects.get(bare);
    if (alias) return redirect(response, 302, alias, query);
    if (light.has(address)) response.setHeader('Vary', 'Save-Data');
    const file = (request.headers['save-data'] === 'on' && light.get(address)) || files.get(address);
    if (file) return sendFile(request, response, file, is404Page(address) ? 404 : 200, policyOf(file));
    // Only a page that exists is redirected to: "//elsewhere.example/" must not lead out of the site.
    if (files.get(bare)?.isPage) return redirect(response, 301, bare, query);
    const missing = /\.\w+$/.test(bare) ? undefined : nearest404(files, bare);
    if (missing) return sendFile(request, response, missing, 404, policyOf(missing));
    return sendText(response, 404, 'Not found');
  };
}

/** Short addresses: the build writes them beside the pages, in a file that is never served. */
function readRedirects(dist: string): Map<string, string> {
  const file = path.join(dist, '.redirects.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)); // the build's own
}

const is404Page = (address: string) => address.endsWith('/404.html');

/** "/bodegas/x%2Fy" → "/bodegas/x/y"; null when it is no text. */
function decode(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}

/** A list has its own page for a listing that nobody knows, a language its own for every other address. */
function nearest404(files: Map<string, SiteFile>, address: string): SiteFile | undefined {
  const parent = address.slice(0, Math.max(address.lastIndexOf('/'), 0));
  return files.get(`${parent}/404.html`) ?? files.get(`${prefixOf(address)}/404.html`) ?? files.get('/404.html');
}

function redirect(response: ServerResponse, status: 301 | 302, target: string, query: string | undefined) {
  // The query goes on as it came; what no header may hold, and no browser sends, is left out.
  const search = query === undefined ? '' : `?${query.replace(/[^\x21-\x7e]/g, '')}`;
  response.setHeader('Location', encodeURI(target) + search);
  response.setHeader('Cache-Control', 'no-cache');
  sendText(response, status, 'Moved');
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: SiteFile,
  status: 200 | 404,
  contentSecurityPolicy: string | undefined,
) {
  const variant = chooseVariant(request, found);
  const { etag, encoding, size } = variant;
  response.setHeader('Cache-Control', found.cacheControl);
  response.setHeader('ETag', etag);
  if (contentSecurityPolicy) response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  if (found.variants.size > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304).end();
    return;
  }
  if (found.type.startsWith('video/')) {
    response.setHeader('Accept-Ranges', 'bytes');
    if (isRangeAsked(request, etag)) return sendRange(request, response, found, variant);
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Type': found.type, 'Content-Length': size });
  sendBody(request, response, variant);
}

/** The smallest form of a file that the browser says it reads. */
function chooseVariant(request: IncomingMessage, { variants }: SiteFile): Variant {
  const accepted = new Negotiator(request).encodings([...variants.keys()]);
  const chosen = ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  return variants.get(chosen) as Variant; // every file exists uncompressed
}

/** A player that holds a part of an older film gets the new one whole. */
function isRangeAsked({ headers }: IncomingMessage, etag: string): boolean {
  return headers.range !== undefined && (headers['if-range'] === undefined || headers['if-range'] === etag);
}

/** What players ask for: the beginning, then from where the visitor jumps to. Several parts at once get the whole. */
function sendRange(request: IncomingMessage, response: ServerResponse, found: SiteFile, variant: Variant) {
  const { size } = variant;
  const ranges = parseRange(size, request.headers.range ?? '');
  if (ranges === -1) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? [] : ranges;
  if (!range) {
    response.writeHead(200, { 'Content-Type': found.type, 'Content-Length': size });
    return sendBody(request, response, variant);
  }
  response.writeHead(206, {
    'Content-Type': found.type,
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    'Content-Length': range.end - range.start + 1,
  });
  sendBody(request, response, variant, range);
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { body, file }: Variant,
  range?: { start: number; end: number },
) {
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(range ? body.subarray(range.start, range.end + 1) : body);
  else pipeline(createReadStream(file, range), response, () => {}); // a visitor who leaves ends the reading too
}
