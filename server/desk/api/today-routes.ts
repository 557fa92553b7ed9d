import { SITE_FILE } from '../../../common/contracts/desk/content.ts';
import type { Snapshot } from '../../../common/contracts/desk/snapshot.ts';
import { withRoadNames } from '../inbox/road-names.ts';
import type { Services } from '../services.ts';
import type { Route } from './route.ts';
import { lostDismiss } from './schemas.ts';
import { titleIn } from './title.ts';

/** Errors of the last days are shown: older ones may be repaired already. */
const ERROR_DAYS = 7;
/** An address that fewer opened is somebody's slip, and nothing to do. */
const FEWEST_LOST = 3;
const MOST_LOST = 5;

/** Routes for the desk's first page: what there is to do today. */
export function todayRoutes(services: Services): Record<string, Route> {
  const { content, messages, browserErrors, history, lastBackup, visits } = services;

  return {
    async 'GET today'() {
      const snapshot = await content.snapshot();
      const { due, roads, undated, launch, deadLinks } = snapshot;
      const [drafts, arrived, backup, lostPages, errors] = await Promise.all([
        draftsByTitle(services),
        messages.list('new'),
        lastBackup(),
        lostPagesOf(services),
        browserErrors.ofDays(ERROR_DAYS, Date.now()),
      ]);
      const waiting = withRoadNames(arrived, snapshot);
      const of = { due, roads, undated, launch, deadLinks, isLive: isLive(snapshot) };
      return { ...of, lostPages, waiting, drafts, backup, browserErrors: errors };
    },

    async 'POST lost/dismiss'({ session, body }) {
      const { page } = await body(lostDismiss);
      await visits.dismissLost(page);
      await history.write(session.person, `No quiere ver más la dirección perdida ${page}.`);
      return {};
    },
  };
}

function isLive({ files }: Pick<Snapshot, 'files'>): boolean {
  const site = files.find(({ file }) => file === SITE_FILE)?.value as { mode?: string } | undefined; // checked before
  return site?.mode === 'live';
}

/** The unpublished edits, with the titles that people know their files by. */
async function draftsByTitle({ content, drafts }: Services) {
  const titles = new Map((await content.snapshot()).files.map(({ file, title }) => [file, title]));
  return (await drafts.list()).map(({ change: { file, value }, at, by }) => ({
    file,
    title: titles.get(file) ?? titleIn(value) ?? file,
    at,
    by: by.name,
  }));
}

/** The addresses that several visitors opened and that nothing answers to this day. */
async function lostPagesOf({ visits, pages }: Services) {
  const lost = await visits.lost();
  return lost.filter(({ page, count }) => count >= FEWEST_LOST && !pages().isAnswered(page)).slice(0, MOST_LOST);
}
