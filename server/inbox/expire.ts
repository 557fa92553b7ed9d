import { spokenDate } from './dates.ts';
import { type Asked, type Desk, InboxError } from './desk.ts';
import { removeConfirmed } from './remove.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes, with the owner's consent, what is older than the privacy page promises and the server kept in doubt. */
export async function expire(desk: Desk, { options }: Asked) {
  const { store, retentionDays: days, say } = desk;
  if (days === null) {
    throw new InboxError(
      'How long messages are kept stands in the built site, dist/, which is not here: run this where the guide runs.',
    );
  }
  const now = Date.now();
  const old = (await store.list()).filter(({ receivedAt }) => receivedAt < now - days * DAY_MS);
  if (old.length === 0) return say(`Nothing is older than ${days} days.`);
  say(`By this machine's clock it is ${spokenDate(now)}: if that is wrong, stop here and set the clock.\n`);
  await removeConfirmed(desk, old, options);
}
