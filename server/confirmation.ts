import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Built } from '../common/contracts/built.ts';
import { isReference } from './store/reference.ts';

/** The query parameter that carries a submission's reference to the page that confirms it. */
export const REFERENCE = 'r';

/** The empty element that the page reserves for the reference; its attribute holds the words that precede it. */
const ROOM = /(<[^<>]*\bdata-reference="([^"]*)"[^<>]*>)(?=<\/)/;

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
    const reference = new URLSearchParams(query).get(REFERENCE) ?? '';
    if (page === undefined || !isReference(reference)) return false;
    const body = Buffer.from(
      page.replace(ROOM, (_, element: string, words: string) => `${element}${words} ${reference}`),
    );
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
