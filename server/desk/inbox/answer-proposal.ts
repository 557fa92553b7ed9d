import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answers } from '../../../common/contracts/forms.ts';
import { readAnswers } from '../../forms/body.ts';
import { Refusal } from '../../forms/check.ts';
import { createLimits } from '../../forms/limits.ts';
import { isFromOtherSite } from '../../forms/origin.ts';
import { addressOf } from '../../http/address.ts';
import type { Store } from '../../store/store.ts';
import { StoreError } from '../../store/store-error.ts';
import { bothOf } from '../../visits/numbers.ts';
import { DeskError } from '../desk-error.ts';
import { privateHeaders } from '../serve/headers.ts';
import type { Services } from '../services.ts';
import { suggestions } from './keep-suggestions.ts';
import { type ListingFinder, listingFinder } from './listing-finder.ts';
import { openingPage } from './opening-page.ts';
import { OPEN } from './opening-script.ts';
import { LANGUAGE, proposalLink, tokenIn } from './proposal-link.ts';
import type { OwnNumbers } from './proposal-numbers.ts';
import { FILE, proposalPage, SECRET, thanksPage } from './proposal-page.ts';
import { PROPOSAL_POLICY } from './proposal-style.ts';
import { type ProposalLanguage as Language, proposalLanguage } from './proposal-words.ts';
import { changesIn } from './proposed-changes.ts';

const POSTS_PER_10_MINUTES = 10;
const POSTS_PER_HOUR = 200;

/** What a form sent: its answers and the secret of its link. */
type Sent = { posted: Answers; token: string; language: Language };

type Options = { services: Services; store: Store; trustedProxies: number; isNoticeWanted: boolean };

/**
 * Answers the link with which a business proposes changes to its own listing. Each change becomes a suggestion like a
 * visitor's, which waits for the owner. Returns false for an address that does not exist.
 */
export function createProposalAnswer({ services, store, trustedProxies, isNoticeWanted }: Options) {
  const limits = createLimits({ postsPer10Minutes: POSTS_PER_10_MINUTES, postsPerHour: POSTS_PER_HOUR });
  const keep = suggestions({ store, isNoticeWanted });
  const finder = listingFinder(services);

  /** Opens a link, or keeps what was sent with it. @throws {Refusal | StoreError | DeskError} */
  async function answerPost(request: IncomingMessage, { posted, token, language }: Sent) {
    const found = await finder.ofToken(token);
    if (!found)
      return { status: 404, page: openingPage({ language, problem: 'unknownLink', link: posted[OPEN] ?? '' }) };
    const { listing, fields } = found;
    const { title, href } = listing;
    const link = { token, file: listing.file };
    if (posted[OPEN] !== undefined)
      return {
        status: 200,
        page: proposalPage({ link, language, title, fields, numbers: await numbersOf(services, href) }),
      };
    const address = addressOf(request, trustedProxies);
    await limits.countVisitor(address);
    const changes = changesIn(posted, fields);
    await keep(listing, changes, language, (answers) => limits.countKept(address, answers));
    return { status: 200, page: thanksPage({ link, language, title, href, changes }) };
  }

  /** Answers a form, also one that cannot be read or kept: then with what was written in it, to be sent again. */
  async function answerForm(request: IncomingMessage, response: ServerResponse, inPath: string, language: Language) {
    const sent: Sent = { posted: {}, token: inPath, language };
    try {
      if (isFromOtherSite(request)) throw new Refusal(403, 'otherSite');
      sent.posted = await readAnswers(request);
      sent.token = inPath || secretIn(sent.posted);
      const { status, page } = await answerPost(request, sent);
      return send(request, response, status, page);
    } catch (error) {
      const status = statusOf(error, request, services.log);
      if (!request.complete) response.setHeader('Connection', 'close');
      return send(request, response, status, await shownAgain(sent, finder));
    }
  }

  /** Leads on from a link of earlier releases, which has its secret in the path. */
  async function answerOldLink(request: IncomingMessage, response: ServerResponse, token: string, language: Language) {
    try {
      if (!(await finder.ofToken(token))) return false;
      response.writeHead(303, { Location: proposalLink(token, language), 'Cache-Control': 'no-store' }).end();
      return true;
    } catch (error) {
      const page = openingPage({ language, problem: 'unavailable', link: token });
      return send(request, response, statusOf(error, request, services.log), page);
    }
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    inPath: string,
    search: string,
  ): Promise<boolean> => {
    const language = proposalLanguage(new URLSearchParams(search).get(LANGUAGE));
    if (request.method === 'POST') return answerForm(request, response, inPath, language);
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (inPath === '') return send(request, response, 200, openingPage({ language }));
    return answerOldLink(request, response, inPath, language);
  };
}

/** The secret of the link that a form opens, or was opened with. */
const secretIn = (posted: Answers): string =>
  (posted[OPEN] === undefined ? posted[SECRET] : tokenIn(posted[OPEN])) || '';

/** The form with what was written in it; it needs no database, because what the listing says is public. */
async function shownAgain({ posted, token, language }: Sent, { ofFile }: ListingFinder): Promise<string> {
  const file = posted[FILE] ?? null;
  const found = posted[OPEN] === undefined ? await ofFile(file).catch(() => null) : null;
  if (!found) return openingPage({ language, problem: 'unavailable', link: posted[OPEN] ?? '' });
  const { listing, fields } = found;
  const link = { token, file: listing.file };
  return proposalPage({ link, language, title: listing.title, fields, refused: posted });
}

function statusOf(error: unknown, request: IncomingMessage, log: Services['log']): number {
  if (error instanceof Refusal || error instanceof DeskError) return error.status;
  if (request.destroyed && !request.complete) return 400; // the sender has disconnected
  if (error instanceof StoreError) log.error({ code: error.code }, error.message);
  else log.error({ err: error }, 'a business’s link failed');
  return 503;
}

/** What was counted on a listing's page; the form matters more, so a failure leaves it out. */
async function numbersOf(services: Services, href: string | null): Promise<OwnNumbers | null> {
  if (!services.isCounted()) return null;
  try {
    const { ids, rows } = await services.visits.months();
    return { months: ids, counts: bothOf(rows.filter(({ page }) => page === href)) };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    services.log.error({ code: error.code }, error.message);
    return null;
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, page: string): true {
  for (const [name, value] of privateHeaders(PROPOSAL_POLICY)) response.setHeader(name, value);
  // With no referrer at all, browsers would not report that the form comes from this site.
  response.setHeader('Referrer-Policy', 'same-origin');
  if (status === 503) response.setHeader('Retry-After', 10);
  const body = Buffer.from(page);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
