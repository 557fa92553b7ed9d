import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentFile } from '../../../desk/contract/content.ts';
import { readAnswers } from '../../forms/body.ts';
import { type Answers, cleaned, Refusal } from '../../forms/check.ts';
import { createLimits } from '../../forms/limits.ts';
import { isFromOtherSite } from '../../forms/origin.ts';
import { PAGE_POLICY } from '../../forms/page-style.ts';
import { addressOf } from '../../http/address.ts';
import type { Store } from '../../store/store.ts';
import { isToken } from '../access/tokens.ts';
import type { Parts } from '../parts.ts';
import { privateHeaders } from '../serve/headers.ts';
import { ANYTHING_ELSE, proposalPage, thanksPage } from './proposal-page.ts';
import { type Tellable, tellableIn } from './tellable.ts';

/** Before the secret of a business's own link. */
export const PROPOSAL_PATH = '/f/ficha/';
const LONGEST = 1000;
const POSTS_PER_10_MINUTES = 10;
const POSTS_PER_HOUR = 200;
const HOW = 'Lo dice el negocio, por el enlace de su ficha.';

type Options = { parts: Parts; store: Store; trustedProxies: number; isNoticeWanted: boolean };

/**
 * Answers the link with which a business proposes changes to its own listing. Each change becomes a suggestion like a
 * visitor's, which waits for the owner. Returns false for what is no link, or one that is too old.
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

  async function keep(request: IncomingMessage, listing: ContentFile, fields: Tellable[]): Promise<number> {
    if (isFromOtherSite(request)) throw new Refusal(403, 'otherSite');
    await limits.countVisitor(addressOf(request, trustedProxies));
    const told = changesIn(await readAnswers(request), fields);
    for (const { label, value } of told) {
      await limits.countKept();
      const answers = { page: listing.href ?? listing.title, field: label, value, how: HOW };
      const fingerprint = createHash('sha256')
        .update(JSON.stringify(['sabes', answers]))
        .digest('base64url');
      await store.add({
        ...{ form: 'sabes', answers, language: 'es', receivedAt: Date.now(), suspicion: null },
        ...{ attempt: null, fingerprint, isNoticeDue: isNoticeWanted },
      });
    }
    return told.length;
  }

  return async (request: IncomingMessage, response: ServerResponse, token: string): Promise<boolean> => {
    const found = await listingOf(token);
    const isPost = request.method === 'POST';
    if (!found || (!isPost && request.method !== 'GET')) return false;
    const { listing, fields } = found;
    try {
      const { title, href } = listing;
      const page = isPost ? thanksPage(title, href, await keep(request, listing, fields)) : proposalPage(title, fields);
      send(response, 200, page);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!request.complete) response.setHeader('Connection', 'close');
      send(response, error.status, proposalPage(listing.title, fields));
    }
    return true;
  };
}

/** What differs from the listing, and what was written besides. */
function changesIn(posted: Answers, fields: Tellable[]): { label: string; value: string }[] {
  const named = [...fields, { name: ANYTHING_ELSE, label: 'Otra cosa', value: '' }];
  return named.flatMap(({ name, label, value: now }) => {
    const value = cleaned(posted[name] ?? now).slice(0, LONGEST);
    return value === cleaned(now) ? [] : [{ label, value: value === '' ? 'Ya no es así: hay que borrarlo.' : value }];
  });
}

function send(response: ServerResponse, status: number, page: string) {
  for (const [name, value] of privateHeaders(PAGE_POLICY)) response.setHeader(name, value);
  // The address is a secret; without any referrer at all, browsers would not say that the form comes from here.
  response.setHeader('Referrer-Policy', 'same-origin');
  const body = Buffer.from(page);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}
