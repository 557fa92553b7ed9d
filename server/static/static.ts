import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Built } from '../../common/contracts/built.ts';
import {
  isDocument,
  isOpenFile,
  openHeaders,
  WORKER_PATH,
  workerHeaders,
} from '../../common/contracts/security-headers.ts';
import { readBuildFile } from '../built.ts';
import { sendText } from '../http/send.ts';
import { readFiles, type SiteFile } from './files.ts';
import { lightPictures } from './light-pictures.ts';
import { countReaders } from './readers.ts';
import { isFilm, sendFile, varyOf } from './send-file.ts';
import { meantAddress } from './typed-address.ts';
import type { Look } from './usual.ts';

const REDIRECTS_FILE = '.redirects.json';

type StaticBuilt = Partial<Pick<Built, 'contentSecurityPolicy' | 'isRecalled' | 'moved'>>;

/** Answers requests for files. `close` closes them once the answers in progress are done. */
export type Static = ((request: IncomingMessage, response: ServerResponse) => void) & {
  close(): void;
  /** Whether there is a page at exactly this address, and not only a note that it has moved. */
  hasPage(address: string): boolean;
  /** The files whose answer is the same for everybody. */
  look: Look;
  /** Whether somebody who opens this address gets a page, be it by a redirect. */
  isAnswered(address: string): boolean;
  files: Map<string, SiteFile>;
};

/**
 * Answers requests for the built site. Everything but large files comes from memory, as it was at the start.
 * @param built its policy is sent with documents only.
 * @param files the files in `dist`, if they have been read already
 */
export function createStatic(dist: string, built: StaticBuilt = {}, files = readFiles(dist)): Static {
  const readers = countReaders(files);
  const light = lightPictures(files);
  const redirects = readRedirects(dist);
  const moved = new Map(Object.entries(built.moved ?? {}));
  const policyOf = ({ type }: SiteFile) => (isDocument(type) ? built.contentSecurityPolicy : undefined);
  const send = (request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404 | 410) =>
    sendFile(request, response, readers, file, status, policyOf(file));
  const pageAt = (address: string) =>
    redirects.get(address) ?? moved.get(address) ?? (files.get(address)?.isPage ? address : undefined);

  /** The headers that an address has whether or not there is a file. */
  const headersAt = (address: string) => [
    ...(address === WORKER_PATH ? workerHeaders(built.isRecalled) : []),
    ...(light.has(address) ? [['Vary', 'Save-Data'] as const] : []),
    ...(isOpenFile(address) ? openHeaders : []),
  ];

  const refuseMethod = (request: IncomingMessage, response: ServerResponse, address: string) => {
    const bare = withoutSlashes(address);
    const isKnown = redirects.has(bare) || files.has(address) || files.has(bare || '/');
    if (!isKnown) return sendText(response, 404, 'Not found');
    if (request.method === 'OPTIONS' && isOpenFile(address)) return answerPreflight(response);
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed');
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [rawPath = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const address = decode(rawPath);
    if (address === null) return sendText(response, 400, 'Bad request');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response, address);

    const bare = withoutSlashes(address);
    const alias = redirects.get(bare);
    if (alias) return redirect(response, 302, alias, query);
    const now = moved.get(bare);
    if (now) return redirect(response, 301, now, query);

    for (const [name, value] of headersAt(address)) response.setHeader(name, value);
    const file = (request.headers['save-data'] === 'on' && light.get(address)) || files.get(address);
    if (file) return send(request, response, file, is404Page(address) ? 404 : moved.has(address) ? 410 : 200);

    // Only a page that exists is redirected to: "//elsewhere.example/" must not lead out of the site.
    const page = files.get(bare)?.isPage ? bare : meantAddress(bare, pageAt);
    if (page) return redirect(response, 301, page, query);
    // A browser that opens an address gets the page that says so; a page that misses a file, only a short text.
    const isOpened = !/\.\w+$/.test(bare) || request.headers.accept?.includes('text/html');
    const missing = isOpened ? nearest404(files, bare) : undefined;
    if (missing) return send(request, response, missing, 404);
    return sendText(response, 404, 'Not found');
  };

  const hasPage = (address: string) => files.get(address)?.isPage === true && !moved.has(address);

  const look: Look = (address) => {
    const file = files.get(address);
    const bare = withoutSlashes(address);
    const isOther = redirects.has(bare) || moved.has(bare) || is404Page(address) || address === WORKER_PATH;
    if (!file || isOther || isOpenFile(address) || isFilm(file)) return null;
    const vary = varyOf(file) ?? (light.has(address) ? 'Save-Data' : undefined);
    const headers: [string, string | undefined][] = [
      ['Content-Type', file.type],
      ['Cache-Control', file.cacheControl],
      ['Content-Security-Policy', policyOf(file)],
      ['Vary', vary],
    ];
    return { file, headers: headers.filter((header): header is [string, string] => header[1] !== undefined) };
  };
  const isAnswered = (address: string) => hasPage(address) || redirects.has(address) || moved.has(address);
  return Object.assign(answer, { close: readers.close, hasPage, isAnswered, look, files });
}

/** A browser asks first when a page of another site sends headers of its own, as libraries for maps do. */
function answerPreflight(response: ServerResponse) {
  const allowed = [
    ...openHeaders,
    ['Access-Control-Allow-Methods', 'GET, HEAD'],
    ['Access-Control-Allow-Headers', '*'],
  ];
  for (const [name = '', value = ''] of allowed) response.setHeader(name, value);
  response.writeHead(204).end();
}

/** Reads the short addresses, which the build writes into a file that is never served. */
function readRedirects(dist: string): Map<string, string> {
  if (!existsSync(path.join(dist, REDIRECTS_FILE))) return new Map();
  return new Map(Object.entries(readBuildFile(dist, REDIRECTS_FILE) as Record<string, string>)); // written by the build
}

const is404Page = (address: string) => address.endsWith('/404.html');

/** "/bodegas//" → "/bodegas". A regular expression such as /\/+$/ would take quadratic time. */
function withoutSlashes(address: string): string {
  let end = address.length;
  while (end > 0 && address[end - 1] === '/') end--;
  return address.slice(0, end);
}

/** "/bodegas/x%2Fy" → "/bodegas/x/y"; null if it is not valid text. */
function decode(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}

/** Matches the prefix of a language's addresses: "/en" in "/en/favoritos". */
const LANGUAGE = /^\/[a-z]{2}(-[A-Z]{2})?(?=\/|$)/;

/** Finds the nearest 404 page: a list has its own for unknown listings, a language its own for everything else. */
function nearest404(files: Map<string, SiteFile>, address: string): SiteFile | undefined {
  const parent = address.slice(0, Math.max(address.lastIndexOf('/'), 0));
  return (
    files.get(`${parent}/404.html`) ??
    files.get(`${LANGUAGE.exec(address)?.[0] ?? ''}/404.html`) ??
    files.get('/404.html')
  );
}

function redirect(response: ServerResponse, status: 301 | 302, target: string, query: string | undefined) {
  // The query is passed on unchanged, except for characters that no header may contain and no browser sends.
  const search = query === undefined ? '' : `?${query.replace(/[^\x21-\x7e]/g, '')}`;
  const [page = '', hash] = encodeURI(target).split('#');
  response.setHeader('Location', page + search + (hash ? `#${hash}` : ''));
  response.setHeader('Cache-Control', 'no-cache');
  sendText(response, status, 'Moved');
}
