import type { IncomingMessage } from 'node:http';

/**
 * Whether the desk's own page asks. Browsers add the two headers themselves, and no page can forge them. A request that
 * changes something must name its origin, and carry a header that no other page may send without asking first.
 */
export function isFromDesk({ headers, method }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined && headers.origin !== origin) return false;
  return method === 'GET' || (headers.origin === origin && headers['x-desk'] === '1');
}

/** Whether the request came by the desk's own name: another name may lead here, too, and would be another site. */
export function isForDesk({ headers }: IncomingMessage, origin: string): boolean {
  const { host = '' } = headers;
  return URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === new URL(origin).hostname;
}
