import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file in one encoding. A file that is too large for memory stays open instead. */
export type Variant = { encoding: Encoding; etag: string; size: number; content: Buffer | OpenFile | typeof PACKED };

/** The content of a text that is kept only compressed: nearly nobody takes the four times larger one. */
export const PACKED = 'packed';

/** An open file stays readable as it was, even if its folder is replaced or deleted. */
export type OpenFile = { descriptor: number; changedMs: number };

export type SiteFile = { type: string; isPage: boolean; cacheControl: string; variants: Map<Encoding, Variant> };

const encodings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Texts, fonts and prints are small. Larger are the film, the PDFs and the pictures for social networks, whose robots ask
 * once: with them the guide would take 80 MB more, and photographs may exceed a small server's memory. The largest prints
 * are for screens that few visitors have, and WebP is for the few browsers without AVIF.
 */
const LARGEST_KEPT_BYTES = { webp: 12 * 1024, picture: 48 * 1024, other: 96 * 1024 };

function mostKept(type: string): number {
  if (type === 'image/webp') return LARGEST_KEPT_BYTES.webp;
  return /^image\/(?!svg)/.test(type) ? LARGEST_KEPT_BYTES.picture : LARGEST_KEPT_BYTES.other;
}

/**
 * Reads `dist` once and maps addresses to files. An address that is not in the map does not exist, so no request looks
 * up a path on disk, and a build that replaces `dist` meanwhile does not mix with this one.
 */
export function readFiles(dist: string): Map<string, SiteFile> {
  const reading = filesOneByOne(dist);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** How long a visitor may wait while another site is read. */
const TURN_MS = 10;

/**
 * Reads another site while this process keeps answering. Content that is the same as in the site `before` is kept in
 * memory only once.
 */
export async function readFilesInTurns(dist: string, before: Map<string, SiteFile>): Promise<Map<string, SiteFile>> {
  const reading = filesOneByOne(dist, before);
  let since = performance.now();
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    if (performance.now() - since < TURN_MS) continue;
    await new Promise((resolve) => void setImmediate(resolve));
    since = performance.now();
  }
}

/** Yields after each file. */
function* filesOneByOne(
  dist: string,
  before = new Map<string, SiteFile>(),
): Generator<void, Map<string, SiteFile>, void> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dist, file).split(path.sep).join('/');
    if (!entry.isFile() || /(^|\/)\./.test(name)) continue;
    addFile(files, name, file, before);
    yield;
  }
  return files;
}

function addFile(files: Map<string, SiteFile>, name: string, file: string, before: Map<string, SiteFile>) {
  const encoding = encodings[path.extname(name)] ?? 'identity';
  const plain = encoding === 'identity' ? name : name.slice(0, -path.extname(name).length);
  const address = addressOf(plain);
  const known = files.get(address) ?? {
    type: typeOf(plain),
    isPage: plain.endsWith('index.html'),
    cacheControl: cacheControlOf(plain),
    variants: new Map<Encoding, Variant>(),
  };
  files.set(address, known);
  const most = encoding === 'identity' && isKeptCompressed(file) ? PACKED : mostKept(known.type);
  const { sum, size, content } = readContent(file, most);
  const etag = `"${sum}"`;
  const same = before.get(address)?.variants.get(encoding);
  const isKept = same?.etag === etag && Buffer.isBuffer(same.content); // an open file is closed with its own site
  known.variants.set(encoding, isKept ? same : { encoding, etag, size, content });
}

/** Whether the same content is in memory as gzip. */
function isKeptCompressed(file: string): boolean {
  const size = statSync(`${file}.gz`, { throwIfNoEntry: false })?.size;
  return size !== undefined && size <= LARGEST_KEPT_BYTES.other;
}

type Read = { sum: string; size: number; content: Variant['content'] };

/** @param most the size up to which its bytes are kept; `PACKED` if another form of it is */
function readContent(file: string, most: number | typeof PACKED): Read {
  const descriptor = openSync(file, 'r');
  if (most !== PACKED && fstatSync(descriptor).size <= most) {
    const body = readFileSync(descriptor);
    closeSync(descriptor);
    return { sum: sumOf(createHash('sha256').update(body)), size: body.length, content: body };
  }
  const through = readThrough(descriptor);
  if (most !== PACKED) return { ...through, content: { descriptor, changedMs: fstatSync(descriptor).mtimeMs } };
  closeSync(descriptor);
  return { ...through, content: PACKED };
}

/** Where files are read that are not kept: with memory for each, the process would stay half as large again. */
const scratch = Buffer.alloc(LARGEST_KEPT_BYTES.other);

function readThrough(descriptor: number): { sum: string; size: number } {
  const hash = createHash('sha256');
  let size = 0;
  for (let read = -1; read !== 0; size += read) {
    read = readSync(descriptor, scratch);
    hash.update(scratch.subarray(0, read));
  }
  return { sum: sumOf(hash), size };
}

const sumOf = (hash: Hash) => hash.digest('base64url').slice(0, 22);

export const isOpen = (content: Variant['content']): content is OpenFile =>
  content !== PACKED && !Buffer.isBuffer(content);

/** Whether the file is still as it was read. Some tools write into a file instead of replacing it. */
export function isUnchanged({ size, content }: Variant): boolean {
  if (!isOpen(content)) return true;
  const now = fstatSync(content.descriptor);
  return now.size === size && now.mtimeMs === content.changedMs;
}

/** The types that `mrmime` does not know, or names differently. */
const UNLISTED: Record<string, string> = { '.ico': 'image/x-icon', '.vcf': 'text/vcard' };

/** Returns a file's content type; every text of the guide is UTF-8. */
export function typeOf(name: string): string {
  const type = UNLISTED[path.extname(name)] ?? lookup(name) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** How long a browser may keep a file without asking again. */
function cacheControlOf(name: string): string {
  // Vite puts a hash of the content into these names.
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // Pages request them with a version that changes when the picture does.
  if (name.startsWith('images/')) return 'public, max-age=31536000, immutable';
  return 'no-cache';
}

/** Returns the address of a file. A page has the address of its folder and no other. */
function addressOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/\/index\.html$/, '')}`;
}
