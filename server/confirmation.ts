import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Built } from '../common/contracts/built.ts';
import { isReference } from './store/reference.ts';

/** The query parameter that carries a submission's reference to the page that confirms it. */
export const REFERENCE = 'r';
/** The one that says that its photographs were not kept: `fotos=no`. */
export const PHOTOS_KEPT = 'fotos';

/** The empty elements that the page reserves; their attributes hold the words, to which the reference is added. */
const ROOM = /(<[^<>]*\bdata-reference="([^"]*)"[^<>]*>)(?=<\/)/;
const ROOM_WITHOUT = /(<[^<>]*\bdata-without-photos="([^"]*)"[^<>]*>)(?=<\/)/;

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
    const named = page.replace(ROOM, (_, element: string, words: string) => `${element}${words} ${reference}`);
    const isWithout = search.get(PHOTOS_KEPT) === 'no';
    const body = Buffer.from(isWithout ? named.replace(ROOM_WITHOUT, '$1$2') : named);
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
