import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Built } from '../common/contracts/built.ts';
import { isReference } from './store/reference.ts';

/** The query parameter that carries a submission's reference to the page that confirms it. */
export const REFERENCE = 'r';
/** The one that says that its photographs were not kept: `fotos=no`. */
export const PHOTOS_KEPT = 'fotos';
/** The one that says which form it was, if it is not `contacto`, whose sequel the page shows by default. */
export const FORM_SENT = 'de';

/** The empty elements that the page reserves: for the reference, and for the words in an attribute. */
const ROOM = /(<[^<>]*\bdata-reference="[^"]*"[^<>]*>)(?=<\/)/;
const ROOM_WITHOUT = /(<[^<>]*\bdata-without-photos="([^"]*)"[^<>]*>)(?=<\/)/;
/** The attribute by which the page shows what one form's sender is told. */
const SENT_FORM = /(\bdata-sent-form=")contacto(?=")/;

/**
 * Answers requests for the page that confirms a form, with the reference written into it, because visitors without
 * JavaScript could not read it otherwise. Returns false for every other request.
 */
export function createConfirmation(dist: string, { thanks, contentSecurityPolicy }: Built) {
  const pages = new Map(
    Object.values(thanks).flatMap((address) => {
      const file = path.join(dist, address, 'index.html');
      return existsSync(file) ? [[address, readFileSync(file, 'utf8')] as const] : [];
    }),
  );

  return (address: string, query: string, response: ServerResponse): boolean => {
    const page = pages.get(address);
    const search = new URLSearchParams(query);
    const reference = search.get(REFERENCE) ?? '';
    if (page === undefined || !isReference(reference)) return false;
    let html = page.replace(ROOM, (element) => element + reference);
    if (search.get(PHOTOS_KEPT) === 'no') html = html.replace(ROOM_WITHOUT, '$1$2');
    if (search.get(FORM_SENT) === 'publicar') html = html.replace(SENT_FORM, '$1publicar');
    const body = Buffer.from(html);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'no-store',
    });
    response.end(body);
    return true;
  };
}
