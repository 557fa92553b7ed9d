import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FormName } from '#app/features/forms/forms.ts';
import { hiddenFields } from '#app/features/forms/names.ts';
import { localPath, prefixOf, SPANISH } from '#app/lib/local-path.ts';
import { paths } from '#app/paths.ts';
import { addressOf, sendJson } from '../http.ts';
import { type NewSubmission, type Store, StoreError } from '../store.ts';
import { readAnswers } from './body.ts';
import { type Answers, checkAnswers, isFormName, Refusal } from './check.ts';
import { isFromOtherSite } from './origin.ts';
import { refusalPage } from './refusal-page.ts';
import { sentence, type WordsByLanguage, wordsIn } from './words.ts';

export const FORMS_PATH = '/f/';

/** Nobody fills a form faster; who does is kept all the same, and marked. */
const FASTEST_MS = 2000;
const RATE_WINDOW_S = 10 * 60;
/** After a failure of the database. */
const RETRY_S = 10;

type Options = {
  store: Store;
  log: Logger;
  words: WordsByLanguage;
  trustedProxies: number;
  postsPer10Minutes: number;
  /** Whether the owner wants a mail for each. */
  isNoticeWanted: boolean;
  /** Called once a new submission is on the disk. */
  onNew: () => void;
};

/**
 * Takes the posts to `/f/<form>`: answers 200 in JSON to who asks for JSON, and leads everybody else to the page that
 * says that it arrived, once the submission is on the disk. Refusals are a sentence, in the language of the form's page.
 */
export function createIntake(options: Options) {
  const { store, log, words, trustedProxies, postsPer10Minutes, isNoticeWanted, onNew } = options;
  const limiter = new RateLimiterMemory({ points: postsPer10Minutes, duration: RATE_WINDOW_S });

  return async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const language = languageOf(request, words);
    response.setHeader('Cache-Control', 'no-store');
    try {
      const form = await admit(request, name);
      const posted = await readAnswers(request);
      const answers = checkAnswers(form, posted);
      const submission = submissionOf(form, answers, posted, language, isNoticeWanted);
      const isNew = await store.add(submission);
      if (isNew) onNew();
      log.info({ form, isNew, suspicion: submission.suspicion }, 'post kept');
      accept(request, response, language);
    } catch (error) {
      refuse(request, response, name, language, asRefusal(error, request));
    }
  };

  /** Everything that can be said before the body is read. */
  async function admit(request: IncomingMessage, name: string): Promise<FormName> {
    if (!isFormName(name)) throw new Refusal(404, 'unknownForm');
    if (request.method !== 'POST') throw new Refusal(405, 'onlyPost');
    if (isFromOtherSite(request)) throw new Refusal(403, 'otherSite');
    try {
      await limiter.consume(rateKey(addressOf(request, trustedProxies)));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal(429, 'tooMany', [], Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
    return name;
  }

  function asRefusal(error: unknown, request: IncomingMessage): Refusal {
    if (error instanceof Refusal) return error;
    if (request.destroyed && !request.complete) return new Refusal(400, 'unreadable'); // the visitor went away
    if (error instanceof StoreError) log.error({ code: error.code }, error.message);
    else log.error({ err: error }, 'post failed');
    return new Refusal(503, 'unavailable', [], RETRY_S);
  }

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    form: string,
    language: string,
    refusal: Refusal,
  ) {
    const { status, word, fields, retryAfter } = refusal;
    log.info({ form: isFormName(form) ? form : null, status, reason: word, fields }, 'post refused');
    const spoken = wordsIn(words, language);
    const text = sentence(spoken, word, fields, language);
    if (status === 405) response.setHeader('Allow', 'POST');
    if (retryAfter !== null) response.setHeader('Retry-After', retryAfter);
    // What is still on its way is not read: the connection cannot be used again.
    if (!request.complete) response.setHeader('Connection', 'close');
    if (wantsJson(request)) return sendJson(response, status, { error: text, fields });
    const page = refusalPage({ language, words: spoken, text, back: formPage(request) });
    response.writeHead(status, page.headers).end(page.body);
  }
}

function accept(request: IncomingMessage, response: ServerResponse, language: string) {
  if (wantsJson(request)) return sendJson(response, 200, { ok: true });
  response.writeHead(303, { Location: localPath(language, paths.contactSent) }).end();
}

function wantsJson(request: IncomingMessage): boolean {
  if (/^application\/json/i.test(request.headers['content-type'] ?? '')) return true;
  return new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json';
}

/** The page that the form stands on, as the browser tells it: a path of this site, or null. */
function formPage({ headers }: IncomingMessage): string | null {
  const { referer, host } = headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.host === host ? url.pathname : null;
}

function languageOf(request: IncomingMessage, words: WordsByLanguage): string {
  const language = prefixOf(formPage(request) ?? '').slice(1);
  return Object.hasOwn(words, language) ? language : SPANISH;
}

/** A household has one IPv4 address, or a whole network of 64 bits of IPv6. */
function rateKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

function submissionOf(
  form: FormName,
  answers: Answers,
  posted: Answers,
  language: string,
  isNoticeWanted: boolean,
): NewSubmission {
  const attempt = posted[hiddenFields.attempt] ?? '';
  const suspicion = suspicionOf(posted);
  return {
    form,
    answers,
    language,
    receivedAt: Date.now(),
    suspicion,
    attempt: /^[0-9a-f]{32}$/.test(attempt) ? attempt : null,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([form, answers]))
      .digest('base64url'),
    isNoticeDue: isNoticeWanted && suspicion === null,
  };
}

/** A person may trip over either, with a browser that fills forms: so nothing is thrown away for it. */
function suspicionOf(posted: Answers): NewSubmission['suspicion'] {
  if (posted[hiddenFields.trap]) return 'trap';
  const elapsed = posted[hiddenFields.elapsed] ?? '';
  return elapsed !== '' && Number(elapsed) < FASTEST_MS ? 'fast' : null; // empty without JavaScript
}
