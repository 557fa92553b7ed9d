import type { Logger } from 'pino';
import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A clock this far from the newest message may be wrong. */
const FURTHEST_MS = 31 * DAY_MS;
/** At most this share of all messages is deleted at once. One always may be: a small inbox has no tenth. */
const LARGEST_PART = 0.1;

export type Expired = {
  count: number;
  /** Why nothing is deleted without the owner's consent; null if there is no doubt. */
  doubt: 'clock' | 'many' | null;
};

/** Counts the submissions older than `days` at `now`, and reports whether that is plausible. */
export async function findExpired(store: Store, days: number, now: number): Promise<Expired> {
  const { total, older, newest } = await store.ages(now - days * DAY_MS);
  const isClockOdd = newest !== null && Math.abs(now - newest) > FURTHEST_MS;
  const isMany = older > Math.max(1, total * LARGEST_PART);
  return { count: older, doubt: older === 0 ? null : isClockOdd ? 'clock' : isMany ? 'many' : null };
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
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  void run();
  return { stop: () => clearInterval(timer) };
}
