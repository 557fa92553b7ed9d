import type { Logger } from 'pino';
import { spokenDate } from '../inbox/dates.ts';
import type { Mailer } from '../mail/send.ts';
import { type LastBackup, lastBackup } from './backup.ts';
import type { Reminders } from './reminders.ts';

const HOUR_MS = 60 * 60 * 1000;

type Options = {
  /** What `deploy/backup.sh` writes; null if nobody can say when the last backup was. */
  file: string | null;
  to: string;
  mailer: Mailer;
  reminders: Reminders;
  log: Logger;
  /** Tests shorten it. */
  hourMs?: number | undefined;
};

/** Tells the owner by mail, once a day, that the last good backup is too old. */
export function startBackupWarning({ file, to, mailer, reminders, log, hourMs = HOUR_MS }: Options) {
  let running: Promise<void> | null = null;

  async function look() {
    const backup = await lastBackup(file, Date.now());
    if (!backup?.isOld || !(await reminders.take('backup', Date.now()))) return;
    try {
      await mailer.send({ to, ...mailOf(backup) });
      log.warn({ last: backup.at }, 'the last backup is old: the owner was told');
    } catch (error) {
      // A mail server's answer may quote addresses: only its code is logged.
      log.warn({ code: (error as { code?: string }).code ?? 'unknown' }, 'the warning of an old backup was not sent');
      await reminders.giveBack('backup');
    }
  }

  // Not at once: the first backup of a new installation may still be at work.
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => log.error({ message: String(error) }, 'the warning of an old backup waits'))
      .finally(() => {
        running = null;
      });
  }, hourMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      mailer.close();
    },
  };
}

/** In Spanish, because the owner reads it. */
function mailOf({ at }: LastBackup) {
  const state = at
    ? `La última copia de seguridad de la guía es del ${spokenDate(Date.parse(at))}.`
    : 'La guía todavía no tiene ninguna copia de seguridad.';
  return {
    subject: '[guía] Falta la copia de seguridad',
    text: `${state} Se hace una por noche: si falta dos días, algo anda mal.

Reenviale este correo a quien cuida el servidor. Con «sudo guide backup» se hace una ahora, y «sudo guide logs backup» dice qué pasó.
`,
  };
}
