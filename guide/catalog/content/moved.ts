import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { addDays, isDay } from '#common/lib/days.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { innerLink, text } from './schema.ts';

/** The list of former page addresses, and of others that people open all the same, written by the owner's desk. */
const FILE = 'content/moved.json';
/** The number of days for which a removed page is answered with 410. */
const GONE_DAYS = 366;

const moved = z.array(
  z.strictObject({
    from: innerLink,
    /** The page's current address; null if it was removed. */
    to: innerLink.nullable(),
    /** The day on which it was moved or removed. */
    on: z.string().refine(isDay, 'must be a day such as 2026-11-21'),
    /** The page's title at that time: of the one that was there, or else of the one that it leads to. */
    name: text,
  }),
);

export type Moved = z.output<typeof moved>[number];

/**
 * Reads the former addresses of pages, without those of pages removed more than a year ago.
 * @param today as "2026-11-22"
 * @throws {ContentError} naming the file and the field
 */
export function readMoved(root: string, today: string): Moved[] {
  if (!existsSync(path.join(root, FILE))) return [];
  const all = parseContent(moved, readJson(root, FILE), FILE);
  return all.filter(({ to, on }) => to !== null || addDays(on, GONE_DAYS) >= today);
}
