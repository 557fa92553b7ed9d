import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextsByLanguage } from './forms/form-texts.ts';
import { decodeText } from './text/decode-text.ts';

/** The name of the file in `dist`. It begins with a dot, so the server never serves it. */
export const BUILT_FILE = '.server.json';

/** The data that the build passes to the server, because only the build knows the content. */
export type Built = {
  contentSecurityPolicy: string;
  /** Whether `/sw.js` is the recalled one, which deletes the data that the guide stored on devices. */
  isRecalled?: boolean;
  /** A page's former address → its current one, or null if the page was removed. */
  moved?: Record<string, string | null>;
  /** How long submissions are kept, as stated on the privacy page. */
  retentionDays: number;
  words: TextsByLanguage;
  /** Maps each language to the address of the page that confirms a form. */
  thanks: Record<string, string>;
};

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
