import type { IncomingMessage } from 'node:http';

/**
 * Whether another site made the visitor's browser post this. Browsers report it in Sec-Fetch-Site; older ones send the
 * page's origin in Origin. A client that sends neither is not a browser that could be misled.
 */
export function isFromOtherSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
