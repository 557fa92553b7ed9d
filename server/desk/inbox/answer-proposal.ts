import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentFile } from '../../../common/contracts/desk/content.ts';
import type { Answers } from '../../../common/contracts/forms.ts';
import { writtenText } from '../../../common/lib/text/written.ts';
import { readAnswers } from '../../forms/body.ts';
import { Refusal } from '../../forms/check.ts';
import { createLimits } from '../../forms/limits.ts';
import { isFromOtherSite } from '../../forms/origin.ts';
import { addressOf } from '../../http/address.ts';
import type { Store } from '../../store/store.ts';
import { isToken } from '../access/tokens.ts';
import type { Parts } from '../parts.ts';
import { privateHeaders } from '../serve/headers.ts';
import { ANYTHING_ELSE, LANGUAGE, proposalPage, type Told, thanksPage } from './proposal-page.ts';
import { PROPOSAL_POLICY } from './proposal-style.ts';
import { type ProposalLanguage, proposalLanguage } from './proposal-words.ts';
import { type Tellable, tellableIn } from './tellable.ts';

/** The path of a business's own link, followed by its secret. */
export const PROPOSAL_PATH = '/f/ficha/';
const LONGEST = 1000;
const POSTS_PER_10_MINUTES = 10;
const POSTS_PER_HOUR = 200;
/** The value that the owner sees if a business emptied a field. */
const GONE = 'Ya no es así: hay que borrarlo.';
const HOW = 'Lo dice el negocio, por el enlace de su ficha.';

type Options = { parts: Parts; store: Store; trustedProxies: number; isNoticeWanted: boolean };

/**
 * Answers the link with which a business proposes changes to its own listing. Each change becomes a suggestion like a
 * visitor's, which waits for the owner. Returns false if the link is unknown or expired.
 */
export function createProposalAnswer({ parts, store, trustedProxies, isNoticeWanted }: Options) {
  const limits = createLimits({ postsPer10Minutes: POSTS_PER_10_MINUTES, postsPerHour: POSTS_PER_HOUR });

  async function listingOf(token: string) {
    const file = isToken(token) ? await parts.proposals.fileOf(token, Date.now()) : null;
    const { files, kinds } = await parts.content.snapshot();
    const listing = files.find((one) => one.file === file);
    const kind = kinds.find(({ id }) => id === listing?.kind);
    return listing && kind ? { listing, fields: tellableIn(listing, kind) } : null;
  }

  async function keep(listing: ContentFile, told: Told[], language: ProposalLanguage) {
    for (const { label, value } of told) {
      await limits.countKept();
      const answers = { page: listing.href ?? listing.title, field: label, value: value ?? GONE, how: HOW };
      const fingerprint = createHash('sha256')
        .update(JSON.stringify(['sabes', answers]))
        .digest('base64url');
      await store.add({
        ...{ form: 'sabes', answers, language, receivedAt: Date.now(), suspicion: null },
        ...{ attempt: null, fingerprint, isNoticeDue: isNoticeWanted },
      });
    }
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    token: string,
    search: string,
  ): Promise<boolean> => {
    const found = await listingOf(token);
    const isPost = request.method === 'POST';
    if (!found || (!isPost && request.method !== 'GET')) return false;
    const { listing, fields } = found;
    const { title, href } = listing;
    const language = proposalLanguage(new URLSearchParams(search).get(LANGUAGE));
    let posted: Answers = {};
    try {
      if (!isPost) {
        send(response, 200, proposalPage({ language, title, fields }));
        return true;
      }
      if (isFromOtherSite(request)) throw new Refusal(403, 'otherSite');
      posted = await readAnswers(request);
      await limits.countVisitor(addressOf(request, trustedProxies));
      const told = changesIn(posted, fields);
      await keep(listing, told, language);
      send(response, 200, thanksPage({ language, title, href, told }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!request.complete) response.setHeader('Connection', 'close');
      send(response, error.status, proposalPage({ language, title, fields, refused: posted }));
    }
    return true;
  };
}

/** Returns the values that differ from the listing, and the text in the field for anything else. */
function changesIn(posted: Answers, fields: Tellable[]): Told[] {
  const named = [...fields, { name: ANYTHING_ELSE, label: 'Otra cosa', value: '' }];
  return named.flatMap(({ name, label, value: now }) => {
    const value = writtenText(posted[name] ?? now)
      .slice(0, LONGEST)
      .trim();
    return value === writtenText(now).trim() ? [] : [{ name, label, value: value === '' ? null : value }];
  });
}

function send(response: ServerResponse, status: number, page: string) {
  for (const [name, value] of privateHeaders(PROPOSAL_POLICY)) response.setHeader(name, value);
  // The address is secret; but with no referrer at all, browsers would not report that the form comes from this site.
  response.setHeader('Referrer-Policy', 'same-origin');
  const body = Buffer.from(page);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}
