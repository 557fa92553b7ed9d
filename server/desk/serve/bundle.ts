import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { typeOf } from '../../static/files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The folder of the built pages in the project, and in a release. */
const FOLDERS = ['.build/desk', 'desk'];

export type BundleFile = { type: string; body: Buffer; packed: Buffer };

export type Bundle = {
  /** The sign-in page, and the addresses below `/escritorio/` that it and its styles refer to. */
  entry: BundleFile;
  entryAssets: ReadonlySet<string>;
  desk: BundleFile;
  /** Everything below `assets/`, by its address below `/escritorio/`. */
  assets: ReadonlyMap<string, BundleFile>;
};

/** The folder of the desk's built pages; null if they have not been built. */
export const bundleFolder = (): string | null =>
  FOLDERS.map((name) => path.join(ROOT, name)).find((folder) => existsSync(path.join(folder, 'entry.html'))) ?? null;

/** Reads the desk's pages and all their files into memory: nothing else can be requested. */
export function readBundle(folder: string): Bundle {
  const entry = readOne(path.join(folder, 'entry.html'));
  const assets = new Map<string, BundleFile>();
  const below = path.join(folder, 'assets');
  for (const item of existsSync(below) ? readdirSync(below, { recursive: true, withFileTypes: true }) : []) {
    const file = path.join(item.parentPath, item.name);
    if (item.isFile()) assets.set(path.relative(folder, file).split(path.sep).join('/'), readOne(file));
  }
  const named = namesIn(entry);
  const fonts = named.flatMap((name) => (name.endsWith('.css') ? namesIn(assets.get(name)) : []));
  return { entry, entryAssets: new Set([...named, ...fonts]), desk: readOne(path.join(folder, 'desk.html')), assets };
}

/** The files that a page or a style sheet refers to. */
const namesIn = (file: BundleFile | undefined): string[] =>
  [...(file?.body.toString() ?? '').matchAll(/\/escritorio\/(assets\/[\w./-]+)/g)].map(([, name = '']) => name);

function readOne(file: string): BundleFile {
  const body = readFileSync(file);
  return { type: typeOf(file), body, packed: gzipSync(body, { level: 9 }) };
}
