import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Store, Submission } from './store.ts';

const MINUTE_MS = 60_000;
/** The first again after one minute, then twice as long each time, at most every six hours, for ever. */
const waitMs = (tries: number) => Math.min(MINUTE_MS * 2 ** (tries - 1), 6 * 60 * MINUTE_MS);

type Options = {
  store: Store;
  log: Logger;
  mail: NonNullable<Config['mail']>;
  /** For tests. */
  minuteMs?: number | undefined;
};

/** Tells the owner by mail of each new submission, however long it takes, and never in a visitor's way. */
export function startNotices({ store, log, mail, minuteMs = MINUTE_MS }: Options) {
  let transport: Transporter | null = null;
  let running: Promise<void> | null = null;
  const timer = setInterval(wake, minuteMs);
  timer.unref();

  async function sendAll() {
    for (;;) {
      const now = Date.now();
      const due = await store.takeNotice(now, (tries) => now + (waitMs(tries) * minuteMs) / MINUTE_MS);
      if (!due) return;
      try {
        transport ??= await connect(mail.url);
        await transport.sendMail({ from: mail.from, to: mail.to, ...notice(due.submission) });
        await store.markNotified(due.submission.id);
        log.info({ id: due.submission.id, tries: due.tries }, 'notice sent');
      } catch (error) {
        // A mail server's answer may quote addresses: only its code is logged.
        const { code = 'unknown' } = error as { code?: string };
        log.warn({ id: due.submission.id, tries: due.tries, code }, 'notice not sent; it will be tried again');
      }
    }
  }

  function wake() {
    running ??= sendAll()
      .catch((error: unknown) => log.error({ message: String(error) }, 'notices wait'))
      .finally(() => {
        running = null;
      });
  }

  wake();
  return {
    /** Something new may be waiting. */
    wake,
    async stop() {
      clearInterval(timer);
      await running;
      transport?.close();
    },
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(url, { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 } as object);
}

/** In Spanish: its reader is the owner. */
function notice({ id, form, answers, language, receivedAt }: Submission) {
  const subject = answers.subject ?? answers.establishmentName ?? answers.email ?? '';
  const lines = Object.entries(answers).map(([name, answer]) => `${name}: ${answer}`);
  const date = new Date(receivedAt).toISOString();
  return {
    subject: `[${form} ${id}] ${subject.replace(/\s+/g, ' ')}`,
    text: `${lines.join('\n')}\n\n${form} ${id}, ${date}, ${language}\n`,
    ...(answers.email ? { replyTo: answers.email } : {}),
  };
}
