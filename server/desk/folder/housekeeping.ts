import type { Parts } from '../parts.ts';
import { isFinal } from './orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An answered order is of no further use, but a photograph may still be waiting in a draft. */
const ORDER_DAYS = 30;
const PHOTO_DAYS = 60;

/** Deletes, now and daily, the files in the shared folder that this process wrote and that are no longer needed. */
export function startHousekeeping({ folder, orders, drafts, log }: Parts) {
  async function run() {
    const olderThan = (days: number) => {
      const day = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
      return (name: string) => name < day; // names begin with their day
    };
    for (const name of (await folder.names('orders')).filter(olderThan(ORDER_DAYS))) {
      const answer = await orders.answerOf(name.replace(/\.json$/, ''));
      if (answer && isFinal(answer)) await folder.remove('orders', name);
    }
    const inUse = JSON.stringify(await drafts.list());
    for (const name of (await folder.names('photos')).filter(olderThan(PHOTO_DAYS))) {
      if (!inUse.includes(name.replace(/\.bin$/, ''))) await folder.remove('photos', name);
    }
  }
  const start = () =>
    void run().catch((error: unknown) => log.warn({ message: String(error) }, 'the desk’s folder was not tidied'));
  const timer = setInterval(start, DAY_MS);
  timer.unref();
  start();
  return { stop: () => clearInterval(timer) };
}
