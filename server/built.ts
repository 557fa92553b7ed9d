import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FILE, type Built } from '../common/contracts/built.ts';
import { decodeText } from './text/decode-text.ts';

/** The named folder cannot be served. The message is a sentence for the owner. */
export class SiteError extends Error {}

/** @throws {SiteError} when there is no built site in `dist`. */
export function readBuilt(dist: string): Built {
  return readBuildFile(dist, BUILT_FILE) as Built; // written by the build
}

/**
 * Reads one of the JSON files that the build writes for the server, which somebody may have edited since.
 * @throws {SiteError} when it is missing or broken.
 */
export function readBuildFile(dist: string, name: string): unknown {
  const file = path.join(dist, name);
  try {
    return JSON.parse(decodeText(readFileSync(file)) ?? '');
  } catch (error) {
    if (error instanceof SyntaxError) throw new SiteError(`${file} is broken: build the site again (npm run build).`);
    const { code } = error as NodeJS.ErrnoException; // what readFileSync throws
    if (code === 'EACCES') throw new SiteError(`${file} may not be read by this user: check who owns it.`);
    throw new SiteError(
      `There is no built site in ${dist} (${name} is missing): build it with npm run build, or name its folder.`,
    );
  }
}
