import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Count, one } from './count.ts';
import { type Output, say, workspaceTests } from './tools.ts';

/** The folders that the drawing program's own tests read. */
const WATCHED = ['illustrations', 'content/prints'];
const STAMP = '.build/illustrations-passed';

/**
 * Runs the drawing program's own tests. They draw pictures, which takes longer than all other unit tests together, so
 * on a developer's machine they run only when the files that they read differ from those that last passed.
 */
export async function illustrationTests(output: Output): Promise<Count> {
  if (!existsSync('illustrations/package.json')) {
    say(output, 'Not run: they are among the units still.');
    return { passed: 0, failed: 0 };
  }
  const stamp = stampOf(WATCHED);
  if (!process.env.CI && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) {
    say(output, `Not run: ${WATCHED.join(' and ')} are as they were when they last passed.`);
    return { passed: 0, failed: 0 };
  }
  rmSync(STAMP, { force: true });
  const isGood = await workspaceTests(output, 'illustrations');
  if (isGood) {
    mkdirSync(path.dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, stamp);
  }
  return one(isGood);
}

/** Returns a digest of the names and bytes of all files below the folders. */
export function stampOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.filter((name) => !name.includes('node_modules')).sort()) {
      hash.update(`${file}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
