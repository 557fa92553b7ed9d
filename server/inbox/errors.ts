import { createBrowserErrors } from '../watch/browser-errors.ts';
import type { InboxContext } from './inbox-context.ts';

const DAYS = 30;

/** Lists the errors that stopped pages in visitors' browsers, for whoever repairs the guide. */
export async function errors({ store, say }: InboxContext) {
  const found = await createBrowserErrors(store).list(DAYS, Date.now());
  if (found.length === 0) return say(`Ninguna página falló en el navegador de nadie en los últimos ${DAYS} días.`);
  for (const { day, count, page, script, message } of found)
    say(
      `${day}  ${count}  ${page || '(página desconocida)'}  ${script || '(sin programa de la guía)'}\n  ${message || '(otros errores de ese día)'}`,
    );
}
