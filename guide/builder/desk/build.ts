import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { deskConfig } from './config.ts';

/** The files and folders that the desk is built from. */
const SOURCES = [
  'desk/client',
  'common/contracts',
  'common/lib',
  'common/ui',
  'common/ui/styles',
  'map/browser',
  'package-lock.json',
];
const STAMP = 'built-from';

/** The folder of the built desk, relative to the project. */
export const DESK_DIST = '.build/desk';

/**
 * Builds the desk unless it was already built from the same sources. Returns whether it built.
 * @throws Vite's errors; the previous build then counts as stale
 */
export async function buildDesk(root: string, isForced = false): Promise<boolean> {
  const outDir = path.join(root, DESK_DIST);
  const stamp = path.join(outDir, STAMP);
  const sources = hashOf(root);
  if (!isForced && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  rmSync(stamp, { force: true });
  await build(deskConfig(root, outDir));
  writeFileSync(stamp, sources);
  return true;
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(root: string, source: string): string[] {
  if (/\.\w+$/.test(source)) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .sort();
}
