import { spokenDate } from './dates.ts';
import { type CommandInput, type InboxContext, InboxError } from './inbox-context.ts';
import { removeConfirmed } from './remove.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes, with the owner's consent, messages older than the privacy page promises, which the server kept in doubt. */
export async function expire(context: InboxContext, { options }: CommandInput) {
  const { store, retentionDays: days, say } = context;
  if (days === null) {
    throw new InboxError(
      'Cuánto se guardan los mensajes lo dice el sitio construido, dist/, y acá no está: hacelo donde corre la guía.',
    );
  }
  const now = Date.now();
  const old = (await store.list()).filter(({ receivedAt }) => receivedAt < now - days * DAY_MS);
  if (old.length === 0) return say(`No hay nada de más de ${days} días.`);
  say(`Según el reloj de esta máquina es el ${spokenDate(now)}: si está mal, pará acá y corregí el reloj.\n`);
  await removeConfirmed(context, old, options);
}
