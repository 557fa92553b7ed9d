import { findExpired } from '../store/retention.ts';
import { type Desk, typed } from './desk.ts';

/** Returns what the list says if the server keeps old messages because it is in doubt; null otherwise. */
export async function keptInDoubt({ store, retentionDays: days }: Desk): Promise<string | null> {
  if (days === null) return null;
  const { count, doubt } = await findExpired(store, days, Date.now());
  if (!doubt) return null;
  const why = doubt === 'clock' ? 'the clock is far from the newest message' : 'they are many at once';
  return `${count} older than the promised ${days} days are kept, because ${why}. To delete them: ${typed('expire')}`;
}
