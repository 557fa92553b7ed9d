import { z } from 'zod';
import { isListing } from '../../../common/contracts/desk/listing-file.ts';
import type { Answer } from '../../../common/contracts/desk/orders.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Submission } from '../../store/submission.ts';
import type { Services } from '../services.ts';
import { proposalLink } from './proposal-link.ts';
import { pageIn } from './proposal-page.ts';
import { proposalLanguage } from './proposal-words.ts';
import { publishedMail } from './published-mail.ts';

const CHECK_MS = 5000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The first retry comes after a minute; the wait doubles up to six hours. */
const waitMs = (tries: number) => Math.min(MINUTE_MS * 2 ** (tries - 1), 6 * 60 * MINUTE_MS);
/** A mail server that has refused a mail this often will not accept it. */
const MOST_TRIES = 12;

const person = z.object({ name: z.string(), email: z.string() });
/** The work to do once the publisher has carried out an order. */
const work = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('publish'),
    by: person,
    words: z.string(),
    /** The published drafts: they are deleted, unless somebody has edited them since. */
    drafts: z.array(z.object({ file: z.string(), revision: z.number() })),
    requests: z.array(z.object({ id: z.number(), file: z.string() })),
  }),
  z.object({ type: z.literal('accept'), message: z.number() }),
]);
type Work = z.infer<typeof work>;

/**
 * Follows up on finished orders, even if nobody has the desk open: deletes drafts, marks requests as done, mails
 * businesses. Each step may be repeated, so that a restart loses none; only a mail may then be sent twice.
 */
export function startFollowUps(services: Services) {
  const { run, orders, log } = services;
  let running: Promise<void> | null = null;
  const timer = setInterval(() => void runDue(), CHECK_MS);
  timer.unref();

  async function runEach() {
    const now = Date.now();
    const sql = 'SELECT * FROM desk_follow_up WHERE due_at <= ? OR due_at > ?'; // a clock was ahead
    for (const row of await rowsOf(run, sql, [now, now + DAY_MS], 'read')) {
      const order = String(row.order_id);
      const answer = await orders.answerOf(order);
      if (!answer || answer.state === 'working') {
        if (!orders.exists(order)) await forget(order); // it never reached the publisher
        continue;
      }
      if (await take(order, Number(row.tries))) {
        if (answer.state === 'done') await follow(services, work.parse(JSON.parse(String(row.work))), answer);
        await forget(order);
      }
    }
  }

  /** Claims the work for this process, and postpones it in case it fails. */
  async function take(order: string, tries: number): Promise<boolean> {
    if (tries >= MOST_TRIES) {
      log.error({ order }, 'what follows an order was given up');
      await forget(order);
      return false;
    }
    const sql = 'UPDATE desk_follow_up SET tries = ?, due_at = ? WHERE order_id = ? AND tries = ? RETURNING tries';
    const args = [tries + 1, Date.now() + waitMs(tries + 1), order, tries];
    return (await rowsOf(run, sql, args, 'write')).length > 0;
  }

  const forget = (order: string) => rowsOf(run, 'DELETE FROM desk_follow_up WHERE order_id = ?', [order], 'write');

  function runDue(): Promise<void> {
    running ??= runEach()
      .catch((error: { code?: string }) =>
        log.warn({ code: error.code ?? String(error) }, 'what follows an order waits'),
      )
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    async add(order: string, what: Work): Promise<void> {
      const sql = 'INSERT INTO desk_follow_up (order_id, work, due_at) VALUES (?, ?, ?)';
      await rowsOf(run, sql, [order, JSON.stringify(what), Date.now()], 'write');
    },

    /** Does the work that is due now. Never rejects. */
    run: runDue,

    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

export type FollowUps = ReturnType<typeof startFollowUps>;

type Done = Extract<Answer, { state: 'done' }>;

async function follow(services: Services, what: Work, answer: Done) {
  const { drafts, messages, history, content } = services;
  if (what.type === 'accept') {
    await messages.mark(what.message, 'done');
    return;
  }
  for (const { file, revision } of what.drafts) await drafts.remove(file, revision);
  for (const { id, file } of what.requests) {
    const request = await messages.get(id).catch(() => null); // deleted meanwhile
    if (!request || request.state === 'done') continue;
    const href = (await content.find(file))?.href ?? answer.pages[0]?.href;
    if (href) await mailBusiness(services, request, file, href);
    await messages.mark(id, 'done');
  }
  await history.write(what.by, `Quedó publicado${what.words ? ` «${what.words}»` : ''}.`);
}

/** Tells a business that its listing is published, with the link for its later changes. */
async function mailBusiness({ mailer, proposals, origin }: Services, request: Submission, file: string, href: string) {
  const to = request.answers.email;
  if (!mailer || !to || !isListing(file)) return;
  const token = await proposals.open(file, Date.now());
  const language = proposalLanguage(request.language);
  const mail = publishedMail(request, origin + pageIn(language, href), origin + proposalLink(token, language));
  await mailer.send({ to, ...mail });
}
