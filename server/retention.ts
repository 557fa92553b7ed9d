import type { Logger } from 'pino';
import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type Options = { store: Store; log: Logger; days: number };

/** Takes away, now and every hour, what is older than the privacy page promises. */
export function startRetention({ store, log, days }: Options) {
  async function run() {
    try {
      const count = await store.removeOlderThan(Date.now() - days * DAY_MS);
      if (count > 0) log.info({ count, days }, 'old submissions removed');
    } catch (error) {
      log.error({ message: String(error) }, 'old submissions could not be removed; tried again in an hour');
    }
  }
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  void run();
  return { stop: () => clearInterval(timer) };
}
