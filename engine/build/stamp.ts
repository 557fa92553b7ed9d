import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that the result of a build depends on. */
const INPUTS = [
  'app',
  'content',
  'engine',
  'locales',
  'map',
  'pictures',
  'prints',
  'public',
  'scripts',
  'server/http/security.ts',
  'package-lock.json',
];

/** The stamp's file in `dist`. Its name begins with a dot, so it is never served. */
export const STAMP_FILE = '.stamp';

/** A short text that changes whenever anything that the build reads changes. */
export function inputStamp(root: string): string {
  const hash = createHash('sha256').update([process.env.SITE_URL, process.env.OFFLINE].join());
  for (const file of INPUTS.flatMap((input) => filesIn(root, input)).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`\n${file}:${content.length}:`).update(content);
  }
  return hash.digest('hex');
}

/** Whether `dist` is what a build would make now. */
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
