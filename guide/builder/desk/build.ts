import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { deskConfig } from './config.ts';

const STAMP = 'built-from';
/** What a bundle depends on besides the files that it reads: the packages, and how it is built. */
const ALWAYS = [
  'package-lock.json',
  'guide/builder/styles/fonts.ts',
  'guide/builder/desk/build.ts',
  'guide/builder/desk/config.ts',
];

/** The folder of the built desk, relative to the project. */
export const DESK_DIST = '.build/desk';

/** Each file that a built desk was made from → the hash of its content. */
type Stamp = Record<string, string>;

/**
 * Builds the desk unless every file that its bundle was made from is as it was: a new file can only enter through one
 * of those. Returns whether it built.
 * @throws Vite's errors; the previous build then counts as stale
 */
export async function buildDesk(root: string, isForced = false): Promise<boolean> {
  const outDir = path.join(root, DESK_DIST);
  const stamp = path.join(outDir, STAMP);
  if (!isForced && isCurrent(root, stamp)) return false;
  rmSync(stamp, { force: true });
  const files = new Set<string>();
  const config = deskConfig(root, outDir);
  await build({ ...config, plugins: [...(config.plugins ?? []), collect(root, files)] });
  writeFileSync(stamp, JSON.stringify(stampOf(root, [...ALWAYS, ...files].sort())));
  return true;
}

/** Collects every file of the project that a bundle reads: modules, and what styles import, such as fonts. */
function collect(root: string, files: Set<string>): Plugin {
  return {
    name: 'collect-files',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []));
      const modules = [...this.getModuleIds()].map((id) => id.replace(/^\0|[?#].*$/g, ''));
      const styles = modules.filter((id) => id.endsWith('.css')).flatMap(importedBy);
      for (const name of [...modules, ...styles, ...assets.map((asset) => path.resolve(root, 'desk/client', asset))]) {
        const file = path.relative(root, name);
        // The lock file names the versions of packages.
        if (!file.startsWith('..') && !file.includes('node_modules') && existsSync(path.join(root, file)))
          files.add(file);
      }
    },
  };
}

/** The style sheets that one imports, at any depth: they become part of its module. */
function importedBy(style: string): string[] {
  if (!existsSync(style)) return [];
  const names = [...readFileSync(style, 'utf8').matchAll(/@import\s+(?:url\()?['"](\.[^'"]+)['"]/g)];
  const files = names.map(([, name = '']) => path.resolve(path.dirname(style), name));
  return files.flatMap((file) => [file, ...importedBy(file)]);
}

/** Whether a built desk's files are all as they were. */
export function isCurrent(root: string, stamp: string): boolean {
  try {
    const built = JSON.parse(readFileSync(stamp, 'utf8')) as Stamp; // a damaged one does not match
    const now = stampOf(root, Object.keys(built));
    return Object.keys(built).length > ALWAYS.length && Object.keys(built).every((file) => built[file] === now[file]);
  } catch {
    return false; // it was never built, or a file is gone
  }
}

const stampOf = (root: string, files: string[]): Stamp =>
  Object.fromEntries(files.map((file) => [file, hashOf(path.join(root, file))]));

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
