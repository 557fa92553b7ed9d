import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { addDays } from '../../common/lib/days.ts';
import { todayInSanRafael } from '../../common/lib/san-rafael.ts';
import { doubtOf, mostAtOnce } from '../store/doubt.ts';
import type { Store } from '../store/store.ts';
import { dismissLost, lostIn, monthsOf, searchesIn } from './numbers.ts';
import { additions, agesOf, type Batch, removalBefore } from './rows.ts';
import { createTally } from './tally.ts';

/** How often the numbers are written: each write holds up the process for as long as the disk takes. */
const WRITE_MS = 10_000;
/** Maximum number of rows in one transaction: about a millisecond, between which pages are answered. */
const LARGEST_WRITE = 100;
/** Two years, as the privacy page says: a month can be compared with the same one of last year. */
const KEPT_DAYS = 731;

export type Visits = ReturnType<typeof createVisits>;

type Options = { store: Pick<Store, 'run'>; log: Logger; writeMs?: number | undefined };

/**
 * Counts what happens on the guide's pages, by day, page and language. Counting itself only touches memory; what is
 * there is written now and then, so that thousands of reports cost as much of the disk as one.
 */
export function createVisits({ store: { run }, log, writeMs = WRITE_MS }: Options) {
  const tally = createTally();
  /** What a failed write still owes. Its rows keep their batch, because some may have been written. */
  let owed: Batch | null = null;
  let writing: Promise<void> | null = null;
  let cleanedOn = '';

  async function write() {
    const day = todayInSanRafael();
    const batch = owed ?? { id: randomInt(2 ** 47), day, ...tally.take() };
    owed = batch;
    const statements = additions(batch);
    for (let at = 0; at < statements.length; at += LARGEST_WRITE) {
      await run(statements.slice(at, at + LARGEST_WRITE), 'write');
      await wait(0);
    }
    owed = null;
    if (cleanedOn === day || statements.length === 0) return;
    await removeOld(run, log, day);
    cleanedOn = day;
  }

  /** Writes what was counted so far. It never fails: what could not be written is written the next time. */
  function flush(): Promise<void> {
    writing ??= write()
      .catch((error: unknown) => log.error({ message: String(error) }, 'visits not written; tried again soon'))
      .finally(() => {
        writing = null;
      });
    return writing;
  }

  const timer = setInterval(() => void flush(), writeMs);
  timer.unref();

  return {
    add: tally.add,
    addSearch: tally.addSearch,
    addLost: tally.addLost,
    flush,
    /** The numbers of this month and the last, up to this moment. */
    async months(today = todayInSanRafael()) {
      await flush();
      return monthsOf(run, today);
    },
    /** What was searched and not found this month and the last, the most frequent first. */
    async searches(today = todayInSanRafael()) {
      await flush();
      return searchesIn(run, today);
    },
    /** Addresses that somebody opened this month or the last and nothing answered, the most frequent first. */
    async lost(today = todayInSanRafael()) {
      await flush();
      return lostIn(run, today);
    },
    /** Leaves such an address out until it is asked for much more often. */
    async dismissLost(page: string, today = todayInSanRafael()): Promise<void> {
      await flush();
      await dismissLost(run, today, page);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await writing;
      await flush();
    },
  };
}

/** Once a day. A clock that jumps removes nothing, and the days after it no more than can be noticed in time. */
async function removeOld(run: Store['run'], log: Logger, today: string) {
  const first = addDays(today, -KEPT_DAYS);
  const [row] = (await run([agesOf(first, today)], 'read'))[0]?.rows ?? [];
  const newest = typeof row?.newest === 'string' ? Date.parse(row.newest) : null;
  const ages = { total: Number(row?.total), older: Number(row?.older), newest };
  const doubt = doubtOf(ages, Date.parse(today));
  if (doubt) log.error({ days: ages.older, doubt }, 'old numbers of visits kept: look at the clock');
  if (doubt !== 'clock') await run(removalBefore(first, mostAtOnce(ages.total)), 'write');
}
