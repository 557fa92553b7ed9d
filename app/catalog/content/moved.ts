import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { addDays, isDay } from '#app/lib/days.ts';
import { parseContent } from './problems.ts';
import { readJson } from './read-file.ts';
import { innerLink, text } from './schema.ts';

/** The list of addresses that pages once had; the owner's desk writes it. */
const FILE = 'content/moved.json';
/** How long the address of a page that is gone says so. */
const GONE_DAYS = 366;

const moved = z.array(
  z.strictObject({
    from: innerLink,
    /** Where the page is now; null: it is gone. */
    to: innerLink.nullable(),
    /** The day on which it moved. */
    on: z.string().refine(isDay, 'must be a day such as 2026-11-21'),
    /** What the page was called. */
    name: text,
  }),
);

export type Moved = z.output<typeof moved>[number];

/**
 * Reads the addresses that pages once had, without those of pages that have been gone for a year.
 * @param today as "2026-11-22"
 * @throws {ContentError} naming the file and the field
 */
export function readMoved(root: string, today: string): Moved[] {
  if (!existsSync(path.join(root, FILE))) return [];
  const all = parseContent(moved, readJson(root, FILE), FILE);
  return all.filter(({ to, on }) => to !== null || addDays(on, GONE_DAYS) >= today);
}
