import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { prefixOf } from '#app/lib/local-path.ts';
import { readFiles, type SiteFile } from './files.ts';
import { chooseVariant, isKnown } from './negotiate.ts';
import { type Range, readRange } from './range.ts';

type Site = { files: Map<string, SiteFile>; redirects: Map<string, string> };

/** Serves a built site. Everything but large pictures comes from memory, as it was when the server started. */
export function createSite({ dist }: { dist: string }): Server {
  const site: Site = { files: readFiles(dist), redirects: readRedirects(dist) };
  return createServer((request, response) => answer(site, request, response));
}

/** Short addresses: the build writes them beside the pages, in a file that is never served. */
function readRedirects(dist: string): Map<string, string> {
  const file = path.join(dist, '.redirects.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)); // the build's own
}

function answer({ files, redirects }: Site, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
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
  const file = files.get(address);
  if (file) return sendFile(request, response, file, is404Page(address) ? 404 : 200);
  // Only a page that exists is redirected to: "//elsewhere.example/" must not lead out of the site.
  if (files.get(bare)?.isPage) return redirect(response, 301, bare, query);
  const missing = /\.\w+$/.test(bare) ? undefined : nearest404(files, bare);
  if (missing) return sendFile(request, response, missing, 404);
  return sendText(response, 404, 'Not found');
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
  response.setHeader('Location', encodeURI(target) + (query === undefined ? '' : `?${query}`));
  response.setHeader('Cache-Control', 'no-cache');
  sendText(response, status, 'Moved');
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length });
  response.end(text);
}

function sendFile(request: IncomingMessage, response: ServerResponse, found: SiteFile, status: 200 | 404) {
  const { etag, encoding, size, file, body } = chooseVariant(found, request.headers['accept-encoding']);
  response.setHeader('Cache-Control', found.cacheControl);
  response.setHeader('ETag', etag);
  if (found.variants.size > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304).end();
    return;
  }
  if (found.type.startsWith('video/')) {
    response.setHeader('Accept-Ranges', 'bytes');
    const { range: asked, 'if-range': ifRange } = request.headers;
    const range = readRange(asked, size, etag, ifRange === undefined ? undefined : String(ifRange));
    if (range === 'impossible') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
      return;
    }
    if (range !== 'whole') return sendPart(request, response, found, range);
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Type': found.type, 'Content-Length': size });
  if (request.method === 'HEAD' || body) response.end(body);
  else pipeline(createReadStream(file), response, () => {}); // a visitor who leaves ends the reading too
}

/** What players ask for: the beginning, then from where the visitor jumps to. */
function sendPart(request: IncomingMessage, response: ServerResponse, found: SiteFile, range: Range & object) {
  const { first, last } = range;
  const { size, file } = chooseVariant(found);
  response.writeHead(206, {
    'Content-Type': found.type,
    'Content-Range': `bytes ${first}-${last}/${size}`,
    'Content-Length': last - first + 1,
  });
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(file, { start: first, end: last }), response, () => {});
}
