import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Built } from '../../common/contracts/built.ts';
import type { FormTexts } from '../../common/contracts/form-texts.ts';
import type { FormName } from '../../common/contracts/forms.ts';
import { type Answers, hiddenFields } from '../../common/contracts/forms.ts';
import { FORM_SENT, PHOTOS_KEPT, REFERENCE } from '../confirmation.ts';
import { addressOf, networksOf } from '../http/address.ts';
import { sendJson } from '../http/send.ts';
import { referenceOf } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import type { NewSubmission } from '../store/submission.ts';
import { emptyForm, readPost } from './body.ts';
import { checkAnswers, isFormName, Refusal } from './check.ts';
import { languageOf } from './form-page.ts';
import { holdFor } from './held.ts';
import { createLimits } from './limits.ts';
import { isFromOtherSite } from './origin.ts';
import { checkPhotos, PHOTOS } from './photos.ts';
import { refuse, wantsJson } from './refuse.ts';

/** Nobody fills in a form faster. A faster submission is still stored, but marked. */
const FASTEST_MS = 2000;
/** How long visitors are told to wait after the database failed. */
const RETRY_S = 10;

type Options = {
  store: Store;
  log: Logger;
  /** Returns the texts of the site that is served now. */
  built: () => Pick<Built, 'words' | 'thanks'>;
  trustedProxies: number;
  postsPer10Minutes: number;
  postsPerHour: number;
  /** Whether the owner wants a mail for each submission. */
  isNoticeWanted: boolean;
  /** Called once a new submission is on disk. */
  onNew: () => void;
};

/**
 * Handles posts to `/f/<form>`. Once the submission is on disk, it answers 200 to clients that ask for JSON and
 * redirects everybody else to the page that confirms it. Refusals are in the language of the form's page.
 */
export function createIntake(options: Options) {
  const { store, log, built, trustedProxies, postsPer10Minutes, postsPerHour, isNoticeWanted, onNew } = options;
  const limits = createLimits({ postsPer10Minutes, postsPerHour });

  return async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const { words: texts, thanks } = built();
    const language = languageOf(request, texts);
    const post = emptyForm();
    const held = holdFor(networksOf(addressOf(request, trustedProxies)).household);
    response.setHeader('Cache-Control', 'no-store');
    try {
      const form = await admit(request, name);
      await readPost(request, post, form === PHOTOS.form ? { field: PHOTOS.field, held } : null);
      const answers = checkAnswers(form, post.answers);
      const sent = await checkPhotos(post.photos);
      const photos = (await limits.hasRoom(addressOf(request, trustedProxies), sent)) ? sent : [];
      const withoutPhotos = sent.length - photos.length;
      const own = submissionOf(form, answers, post.answers, language, isNoticeWanted);
      const submission = { ...own, photos, withoutPhotos };
      await limits.countKept(addressOf(request, trustedProxies), answers);
      const { id, isNew, photos: kept } = await store.add(submission);
      const isWithout = sent.length > 0 && kept === 0;
      if (isWithout) log.warn({ id, photos: sent.length }, 'photographs not kept: there are many that nobody has seen');
      if (isNew) onNew();
      log.info({ form, isNew, suspicion: submission.suspicion }, 'post kept');
      accept(request, response, thanks[language] ?? '/', { form, reference: referenceOf(id), isWithout });
    } catch (error) {
      const refusal = asRefusal(error, request);
      const { status, word: reason, problems } = refusal;
      const fields = problems.map(({ field }) => field);
      log.info({ form: isFormName(name) ? name : null, status, reason, fields }, 'post refused');
      const posted = Object.keys(post.answers).length > 0 ? post.answers : null;
      const asked = { name, language, texts: texts[language] as FormTexts, posted }; // `languageOf` chose one
      await refuse(request, response, refusal, asked);
    } finally {
      held.release();
    }
  };

  /** Makes all checks that need no body. */
  async function admit(request: IncomingMessage, name: string): Promise<FormName> {
    if (!isFormName(name)) throw new Refusal(404, 'unknownForm');
    if (request.method !== 'POST') throw new Refusal(405, 'onlyPost');
    if (isFromOtherSite(request)) throw new Refusal(403, 'otherSite');
    await limits.countVisitor(addressOf(request, trustedProxies));
    return name;
  }

  function asRefusal(error: unknown, request: IncomingMessage): Refusal {
    if (error instanceof Refusal) return error;
    if (error instanceof StoreError) log.error({ code: error.code }, error.message);
    else if (request.destroyed && !request.complete)
      return new Refusal(400, 'unreadable'); // the visitor has disconnected
    else log.error({ err: error }, 'post failed');
    return new Refusal(503, 'unavailable', { retryAfter: RETRY_S });
  }
}

/** @param kept the submission's form and reference, and whether its photographs were not kept */
function accept(
  request: IncomingMessage,
  response: ServerResponse,
  thanksPage: string,
  { form, reference, isWithout }: { form: FormName; reference: string; isWithout: boolean },
) {
  if (wantsJson(request)) return sendJson(response, 200, { ok: true, reference, ...(isWithout && { photos: false }) });
  const search = new URLSearchParams({
    [REFERENCE]: reference,
    ...(form === 'publicar' && { [FORM_SENT]: form }),
    ...(isWithout && { [PHOTOS_KEPT]: 'no' }),
  });
  response.writeHead(303, { Location: `${thanksPage}?${search}` }).end();
}

function submissionOf(
  form: FormName,
  answers: Answers,
  posted: Answers,
  language: string,
  isNoticeWanted: boolean,
): Omit<NewSubmission, 'photos'> {
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
    isNoticeDue: isNoticeWanted,
  };
}

/** A person whose browser autofills forms may trigger either check, so nothing is discarded because of it. */
function suspicionOf(posted: Answers): NewSubmission['suspicion'] {
  if (posted[hiddenFields.trap]) return 'trap';
  const elapsed = posted[hiddenFields.elapsed] ?? '';
  // The value is empty without JavaScript, and negative if the visitor's clock was set back meanwhile.
  return /^\d+$/.test(elapsed) && Number(elapsed) < FASTEST_MS ? 'fast' : null;
}
