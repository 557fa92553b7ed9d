import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All that decides what the build makes. */
const INPUTS = ['app', 'art', 'content', 'locales', 'public', 'scripts', 'server/security.ts', 'package-lock.json'];

/** In `dist`, a dot file, so that it is never served. */
export const STAMP_FILE = '.stamp';

/** A short text that changes when anything changes that the build reads. */
export function inputStamp(root: string): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const file of INPUTS.flatMap((input) => filesIn(root, input)).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`\n${file}:${content.length}:`).update(content);
  }
  return hash.digest('hex');
}

/** Whether `dist` holds what a build would make now. */
export function isFresh(root: string): boolean {
  const file = path.join(root, 'dist', STAMP_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === inputStamp(root);
}

function filesIn(root: string, input: string): string[] {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [input];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
