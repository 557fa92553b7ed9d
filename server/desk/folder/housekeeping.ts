import { doubtOf, mostAtOnce } from '../../store/doubt.ts';
import type { Services } from '../services.ts';
import { isFinal } from './orders.ts';
import { timeOfId } from './shared-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An answered order is of no further use, but a photograph may still be waiting in a draft. */
const ORDER_DAYS = 30;
const PHOTO_DAYS = 60;

/**
 * Deletes, now and daily, the files in the shared folder that this process wrote and that are no longer needed. If the
 * clock may be wrong, all stay; if many are old, a tenth goes each day, so that there is time to notice a wrong clock.
 */
export function startHousekeeping({ folder, orders, drafts, log }: Services) {
  /** The names in a folder that are older than `days`, and may go today. */
  async function oldIn(name: 'orders' | 'photos', days: number): Promise<string[]> {
    const now = Date.now();
    const names = (await folder.names(name)).toSorted();
    const isOld = (file: string) => timeOfId(file) < now - days * DAY_MS;
    const old = names.filter(isOld);
    const last = Math.max(...[...(await folder.names('orders')), ...(await folder.names('photos'))].map(timeOfId));
    const ages = { total: names.length, older: old.length, newest: Number.isFinite(last) ? last : null };
    const doubt = doubtOf(ages, now);
    if (doubt) log.error({ folder: name, count: old.length, doubt }, 'old files of the desk kept: look at the clock');
    if (doubt === 'clock') return [];
    return old.slice(0, mostAtOnce(names.length));
  }

  async function run() {
    for (const name of await oldIn('orders', ORDER_DAYS)) {
      const answer = await orders.answerOf(name.replace(/\.json$/, ''));
      if (answer && isFinal(answer)) await folder.remove('orders', name);
    }
    const inUse = JSON.stringify(await drafts.list());
    for (const name of await oldIn('photos', PHOTO_DAYS)) {
      if (!inUse.includes(name.replace(/\.bin$/, ''))) await folder.remove('photos', name);
    }
  }
  const tidy = () =>
    run().then(
      () => log.debug('the desk’s folder was tidied'),
      (error: unknown) => log.warn({ message: String(error) }, 'the desk’s folder was not tidied'),
    );
  let running = tidy();
  const timer = setInterval(() => {
    running = tidy();
  }, DAY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
