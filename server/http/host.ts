import type { IncomingMessage } from 'node:http';

/** Matches a name, an IPv4 address or an IPv6 address in brackets, optionally followed by a port. */
const HOST = /^([\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(:\d{1,5})?$/;

/**
 * Whether the request has exactly one valid `Host` header. With two, a proxy may believe one and this server the other.
 * An HTTP/1.0 request may have none.
 */
export function hasGoodHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  return hostsIn(rawHeaders) === 1 && HOST.test(headers.host);
}

/** `headersDistinct` would tell as well, but copies all headers of every request. */
function hostsIn(rawHeaders: string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count++;
  return count;
}
