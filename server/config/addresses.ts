// Checks for addresses in the configuration. They parse instead of matching, because a regular expression for an
// address easily takes quadratic time.

const DATABASE_SERVERS = new Set(['http:', 'https:', 'libsql:', 'ws:', 'wss:']);

/** Accepts a file or a libSQL server. A database that exists only in memory would be lost, so it is rejected. */
export function isDatabaseUrl(text: string): boolean {
  if (text.startsWith('file:'))
    return text.length > 'file:'.length && !text.includes('?') && !text.includes(':memory:');
  const url = parse(text);
  return url !== null && DATABASE_SERVERS.has(url.protocol) && url.hostname !== '';
}

export function isMailServerUrl(text: string): boolean {
  const url = parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
}

/**
 * Whether connecting to this mail server would send the password unencrypted. Without `requireTLS`, an attacker in the
 * middle can suppress the encryption.
 */
export function sendsPasswordOpenly(text: string): boolean {
  const url = parse(text);
  if (url?.protocol !== 'smtp:' || url.password === '' || isThisMachine(url.hostname)) return false;
  return url.searchParams.get('requireTLS') !== 'true' || url.searchParams.get('ignoreTLS') === 'true';
}

/**
 * Whether the desk can be opened at this address: passkeys belong to a host name, not to an IP address, and browsers
 * support them only over https or on localhost.
 */
export function isDeskUrl(text: string): boolean {
  const url = parse(text);
  if (!url || url.username || url.password || url.search || url.hash || url.pathname !== '/') return false;
  if (url.protocol === 'http:') return url.hostname === 'localhost';
  return url.protocol === 'https:' && /[a-z]/i.test(url.hostname) && !url.hostname.startsWith('[');
}

const isThisMachine = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** Returns null for anything but an address, and for one with white space, which `URL` would silently remove. */
function parse(text: string): URL | null {
  return /\s/.test(text) || !URL.canParse(text) ? null : new URL(text);
}
