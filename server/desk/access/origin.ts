import type { IncomingMessage } from 'node:http';

/**
 * Whether the request comes from the desk's own page. Browsers set the two headers themselves, and no page can forge
 * them. A request that changes something must state its origin, and carry a header that other sites' pages cannot send
 * without a CORS preflight.
 */
export function isFromDesk({ headers, method }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined && headers.origin !== origin) return false;
  return method === 'GET' || (headers.origin === origin && headers['x-desk'] === '1');
}

/** Whether the request used the desk's own host name: others may lead here, but to a browser they are other sites. */
export function isForDesk({ headers }: IncomingMessage, origin: string): boolean {
  return hostName(headers) === new URL(origin).hostname;
}

/** Whether the request used the desk's host name with or without the "www." that people add or leave out. */
export function isForNeighbour({ headers }: IncomingMessage, origin: string): boolean {
  const { hostname } = new URL(origin);
  const name = hostName(headers);
  return name === `www.${hostname}` || `www.${name}` === hostname;
}

function hostName({ host = '' }: IncomingMessage['headers']): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}
