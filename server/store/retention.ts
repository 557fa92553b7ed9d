import type { Logger } from 'pino';
import { type Doubt, doubtOf } from './doubt.ts';
import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export type Expired = {
  count: number;
  /** Why nothing is deleted without the owner's consent; null if there is no doubt. */
  doubt: Doubt | null;
};

/** Counts the submissions older than `days` at `now`, and reports whether that is plausible. */
export async function findExpired(store: Store, days: number, now: number): Promise<Expired> {
  const ages = await store.ages(now - days * DAY_MS);
  return { count: ages.older, doubt: doubtOf(ages, now) };
}

type Options = { store: Store; log: Logger; days: () => number };

/**
 * Deletes, now and every hour, submissions older than the privacy page promises. A wrong clock must not empty the
 * inbox, so in case of doubt nothing is deleted, and the log and the inbox ask the owner.
 */
export function startRetention({ store, log, days: daysNow }: Options) {
  async function run() {
    try {
      const now = Date.now();
      const days = daysNow();
      const { count, doubt } = await findExpired(store, days, now);
      if (doubt)
        log.error({ count, days, doubt }, 'old submissions kept: look at the clock, then npm run inbox -- expire');
      else if (count > 0)
        log.info({ count: await store.removeOlderThan(now - days * DAY_MS), days }, 'old submissions removed');
    } catch (error) {
      log.error({ message: String(error) }, 'old submissions could not be removed; tried again in an hour');
    }
  }
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, HOUR_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
