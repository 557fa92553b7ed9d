import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WordsByLanguage } from './forms/words.ts';

/** In `dist`, a dot file, so that it is never served. */
export const BUILT_FILE = '.server.json';

/** What the build tells the server, because only it knows the content. */
export type Built = {
  contentSecurityPolicy: string;
  /** How long submissions are kept, as the privacy page says. */
  retentionDays: number;
  words: WordsByLanguage;
};

export function readBuilt(dist: string): Built {
  return JSON.parse(readFileSync(path.join(dist, BUILT_FILE), 'utf8')) as Built; // the build's own
}
