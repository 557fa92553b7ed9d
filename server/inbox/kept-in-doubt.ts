import { findExpired } from '../store/retention.ts';
import { type InboxContext, typed } from './inbox-context.ts';

/** Returns a sentence for the list if the server keeps old messages because it is in doubt; null otherwise. */
export async function keptInDoubt({ store, retentionDays: days }: InboxContext): Promise<string | null> {
  if (days === null) return null;
  const { count, doubt } = await findExpired(store, days, Date.now());
  if (!doubt) return null;
  const why = doubt === 'clock' ? 'el reloj está lejos del mensaje más nuevo' : 'son muchos de una vez';
  return `Hay ${count} de más de los ${days} días prometidos que no se borraron, porque ${why}. Para borrarlos: ${typed('expire')}`;
}
