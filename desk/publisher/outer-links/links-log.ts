import path from 'node:path';
import { z } from 'zod';
import type { ContentFile } from '#common/contracts/desk/content.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { readJsonFile, writeJsonFile } from '../files.ts';
import type { PageAnswer } from './ask-page.ts';
import { outerLinks } from './outer-links.ts';

/** What a page answered last: the day, how often in a row it was not there, and since when. */
const asked = z.object({ on: z.string(), failures: z.int(), since: z.string() });
const log = z.record(z.string(), asked);
export type LinksLog = z.output<typeof log>;

/** Nobody answers once on a bad day; a page that its server denies counts as if twice. */
const ENOUGH_FAILURES = 2;

const fileOf = (folder: string) => path.join(folder, 'links.json');

/** The answers so far, kept next to the snapshot: they are no facts of the content. */
export const readLinksLog = (folder: string): LinksLog => log.safeParse(readJsonFile(fileOf(folder))).data ?? {};

type Answers = { answers: ReadonlyMap<string, PageAnswer>; known: ReadonlySet<string>; today: string };

/** Keeps answers, and forgets those about addresses that the guide no longer has. */
export function noteAnswers(folder: string, { answers, known, today }: Answers) {
  const all = Object.entries(readLinksLog(folder)).filter(([address]) => known.has(address));
  const log = Object.fromEntries(all);
  for (const [address, answer] of answers) {
    const { failures: before = 0, since = today } = log[address] ?? {};
    const failures = answer === 'there' ? 0 : before + (answer === 'gone' ? ENOUGH_FAILURES : 1);
    log[address] = { on: today, failures, since: failures > 0 && before > 0 ? since : today };
  }
  writeJsonFile(fileOf(folder), log);
}

/** The links of the content that no longer lead to a page. */
export function deadLinks(
  folder: string,
  files: Pick<ContentFile, 'file' | 'title' | 'value'>[],
): NonNullable<Snapshot['deadLinks']> {
  const all = readLinksLog(folder);
  return outerLinks(files).flatMap((link) => {
    const { failures = 0, since = '' } = all[link.address] ?? {};
    return failures < ENOUGH_FAILURES ? [] : [{ ...link, since }];
  });
}
