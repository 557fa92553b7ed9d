import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { sendableEmail } from '../../common/lib/text/email.ts';
import { visible, visibleLine } from '../../common/lib/text/visible.ts';
import type { Config } from '../config/config.ts';
import { spokenDate } from '../inbox/dates.ts';
import { formLabels, labelled, languageName, type Names, spokenAnswers } from '../inbox/words.ts';
import { referenceOf } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submission.ts';
import { createMailer } from './send.ts';

const MINUTE_MS = 60_000;
/** The first retry comes after one minute; the wait then doubles up to six hours, and the retries never end. */
const waitMs = (tries: number) => Math.min(MINUTE_MS * 2 ** (tries - 1), 6 * 60 * MINUTE_MS);

/** Suspected messages get no mail of their own; one mail a day says how many there are. */
const SUSPECTED_MINUTES = 24 * 60;

type Options = {
  store: Store;
  log: Logger;
  mail: NonNullable<Config['mail']>;
  /** The origin of the owner's desk, such as `https://guide.example.com`; null if it is off. */
  deskOrigin: string | null;
  /** What the guide that is served now calls its pages and lists. */
  names: () => Names;
  /** Tests shorten it. */
  minuteMs?: number | undefined;
};

/** Notifies the owner by mail of each new submission, however long that takes, without delaying any visitor. */
export function startNotices({ store, log, mail, deskOrigin, names, minuteMs = MINUTE_MS }: Options) {
  const mailer = createMailer(mail);
  let running: Promise<void> | null = null;
  const timer = setInterval(wake, minuteMs);
  timer.unref();

  const limiter = new RateLimiterMemory({ points: mail.perHour, duration: (3600 * minuteMs) / MINUTE_MS });
  let isWaiting = false;

  /** Whether this hour's mails are used up. The rest go out later, and the log says so once. */
  async function isFull(): Promise<boolean> {
    const isUsedUp = ((await limiter.get('all'))?.remainingPoints ?? 1) <= 0;
    if (isUsedUp && !isWaiting) log.warn({ perHour: mail.perHour }, 'notices wait: too many in this hour');
    isWaiting = isUsedUp;
    return isUsedUp;
  }

  async function sendAll() {
    while (!(await isFull())) {
      const now = Date.now();
      const nextTry = (tries: number) => now + (waitMs(tries) * minuteMs) / MINUTE_MS;
      const due = await store.takeNotice(now, nextTry, SUSPECTED_MINUTES * minuteMs);
      if (!due) return;
      const suspected = await store.countSuspected();
      const said = { ...due.submission, answers: spokenAnswers(due.submission.answers, names()) };
      try {
        await limiter.consume('all');
        await mailer.send({ to: mail.to, ...mailOf(said, suspected, deskOrigin) });
        if (due.submission.suspicion === null) await store.markNotified(due.submission.id);
        else await store.markSuspectedNotified();
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
    /** Sends the notices that are due: call it when something new may be waiting. */
    wake,
    async stop() {
      clearInterval(timer);
      await running;
      mailer.close();
    },
  };
}

/** Writes the mail in Spanish, because the owner reads it. `suspected` counts the waiting suspected messages. */
function mailOf(submission: Submission, suspected: number, deskOrigin: string | null) {
  const they = suspected === 1 ? 'Espera 1 mensaje que parece' : `Esperan ${suspected} mensajes que parecen`;
  const where = deskOrigin ? `${deskOrigin}/escritorio` : 'npm run inbox -- list --spam';
  const also = `${they} de una máquina (o quizá de una persona): ${where}`;
  if (submission.suspicion !== null) return { subject: `[guía] ${they} de una máquina`, text: `${also}\n` };
  const { text, ...rest } = notice(submission, deskOrigin);
  return { ...rest, text: suspected > 0 ? `${text}\n${also}\n` : text };
}

function notice({ id, form, answers, language, receivedAt }: Submission, deskOrigin: string | null) {
  const subject = answers.subject || answers.establishmentName || answers.page || answers.email || '';
  const lines = labelled(answers).map(({ label, value }) => `${label}: ${indented(visible(value))}`);
  const arrived = `${formLabels[form]} ${id}, referencia ${referenceOf(id)}, ${spokenDate(receivedAt)}, en ${languageName(language)}`;
  const next = deskOrigin ? `${deskOrigin}/escritorio` : `npm run inbox -- show ${id}`;
  const replyTo = answers.email && sendableEmail(answers.email);
  return {
    subject: `[${formLabels[form]} ${id}] ${visibleLine(subject)}`,
    text: `${lines.join('\n')}\n\n${arrived}\n\n${nextStep[form]}: ${next}\n`,
    ...(replyTo ? { replyTo } : {}),
  };
}

/** The one thing for the owner to do next, for each form. */
const nextStep: Record<Submission['form'], string> = {
  contacto: 'Para contestar, respondé este correo; después marcalo como listo',
  publicar: 'Para hacer su ficha o contestarle que no',
  boletin: 'Para verlo',
  sabes: 'Para comprobarlo y aceptarlo',
  camino: 'Para aceptarlo hoy mismo: se muestra 48 horas',
};

/** Indents all lines but the first, so that only the notice's own lines begin at the margin. */
const indented = (text: string) => text.replaceAll('\n', '\n    ');
