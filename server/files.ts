import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file in one encoding. `body` null: too large to keep, read from `file` when asked. */
export type Variant = { encoding: Encoding; etag: string; size: number; file: string; body: Buffer | null };

export type SiteFile = { type: string; isPage: boolean; cacheControl: string; variants: Map<Encoding, Variant> };

const encodings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/** Texts and fonts are small; photographs may grow to more than a small server's memory. */
const LARGEST_KEPT_BYTES = 256 * 1024;

/**
 * Reads `dist` once: address → file. What is not in this list does not exist, so no request reaches the disk's
 * folders, and a build that replaces `dist` meanwhile does not mix with this one.
 */
export function readFiles(dist: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dist, file).split(path.sep).join('/');
    if (!entry.isFile() || /(^|\/)\./.test(name)) continue;
    addFile(files, name, file);
  }
  return files;
}

function addFile(files: Map<string, SiteFile>, name: string, file: string) {
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
  const body = readFileSync(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  known.variants.set(encoding, {
    encoding,
    etag: `"${hash}"`,
    size: body.length,
    file,
    body: body.length > LARGEST_KEPT_BYTES ? null : body,
  });
}

/** Every text of the guide is UTF-8. */
function typeOf(name: string): string {
  const type = name.endsWith('.ico') ? 'image/x-icon' : (lookup(name) ?? 'application/octet-stream');
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** How long a browser may keep a file without asking again. */
function cacheControlOf(name: string): string {
  // Vite's names there hold a hash of the content.
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // Pages ask for them with a version that changes when the picture does.
  if (name.startsWith('images/')) return 'public, max-age=31536000, immutable';
  return 'no-cache';
}

/** A page has the address of its folder, and no other. */
function addressOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/\/index\.html$/, '')}`;
}
