import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The headers with which proxies say for whom they ask. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'];
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a program on this machine asks, and not a proxy on it for somebody else. A proxy that says nothing is known by
 * the guide's public name, which it passes on; a page that made a browser here ask, by the name of its own site.
 */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { remoteAddress = '' } = socket;
  if (FORWARDED.some((name) => headers[name] !== undefined) || !OWN_NAME.test(headers.host ?? '')) return false;
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
}
