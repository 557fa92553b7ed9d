import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Returns the visitor's address: the connection's own, or the one that the outermost of the owner's `proxies` recorded.
 * Anything further left in X-Forwarded-For comes from the visitor and proves nothing.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const written =
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-proxies)
      ?.trim() ?? '';
  const bare = withoutPort(written);
  return ipaddr.isValid(bare) ? bare : own;
}

/** Some proxies add the port: "203.0.113.1:4711", "[2001:db8::1]:4711". */
function withoutPort(written: string): string {
  const [, bracketed] = /^\[([^\]]*)\]/.exec(written) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [host = '', port, ...more] = written.split(':');
  return port !== undefined && more.length === 0 ? host : written;
}

/** The networks that an address belongs to, in the same form for every spelling of the address. */
export type Networks = {
  /** One IPv4 address, or the 64 bits of IPv6 that a household has. */
  household: string;
  /** The 48 bits of IPv6 that a customer may have, with room for 65,536 households; null for IPv4. */
  customer: string | null;
};

export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { household: 'unknown', customer: null };
  const parsed = ipaddr.process(address.replace(/%.*$/, '')); // this turns an IPv4-mapped IPv6 address into IPv4
  if (parsed.kind() === 'ipv4') return { household: parsed.toString(), customer: null };
  const parts = (parsed as ipaddr.IPv6).parts; // its kind says so
  return { household: parts.slice(0, 4).join(':'), customer: parts.slice(0, 3).join(':') };
}
