import { setTimeout as wait } from 'node:timers/promises';
import type { ContentFile } from '#common/contracts/desk/content.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { askPage, type PageAnswer } from './ask-page.ts';
import { noteAnswers, readLinksLog } from './links-log.ts';
import { isAsked, outerLinks } from './outer-links.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** One page after the other, so that no server notices. */
const PAUSE_MS = 5000;

type Options = {
  now?: Date;
  ask?: (address: string) => Promise<PageAnswer>;
  pause?: () => Promise<unknown>;
};

/**
 * Asks each page that the content links to whether it is still there, unless it was asked in the last week. `folder` is
 * where the answers are kept. If nobody at all answers, it is this machine that has no network: nothing is noted.
 */
export async function weeklyRound(
  folder: string,
  files: Pick<ContentFile, 'file' | 'title' | 'value'>[],
  { now = new Date(), ask = (address) => askPage(address, isAsked), pause = () => wait(PAUSE_MS) }: Options = {},
): Promise<void> {
  const known = new Set(outerLinks(files).map(({ address }) => address));
  const log = readLinksLog(folder);
  const weekAgo = todayInSanRafael(new Date(now.getTime() - WEEK_MS));
  const answers = new Map<string, PageAnswer>();
  for (const address of known) {
    const last = log[address];
    if (last && last.on > weekAgo) continue;
    answers.set(address, await ask(address));
    await pause();
  }
  if ([...answers.values()].every((answer) => answer === 'silent')) return;
  noteAnswers(folder, { answers, known, today: todayInSanRafael(now) });
}
