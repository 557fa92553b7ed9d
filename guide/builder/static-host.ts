// Configuration for hosts that only serve files, such as Netlify and Cloudflare Pages, in place of the guide's server.
import { securityHeaders, WORKER_PATH, workerHeaders } from '#common/contracts/security-headers.ts';

/**
 * The text of `_headers`: the server's own headers, and how long files may be cached. Every file gets the content
 * security policy: these hosts select by address, not by type, and a list of all pages would miss the 404 pages.
 */
export function headersFile(contentSecurityPolicy: string, isRecalled = false): string {
  const headers = [['Content-Security-Policy', contentSecurityPolicy], ...securityHeaders(false)];
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
  const kept = ['/assets/*', '/images/*'].flatMap((files) => [
    files,
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  const lists = ['/offline/*', '  Cache-Control: no-cache']; // how devices find a new release
  const worker = [WORKER_PATH, ...workerHeaders(isRecalled).map(([name, value]) => `  ${name}: ${value}`)];
  return [...['/*', ...lines], ...kept, ...lists, ...worker, ''].join('\n');
}

/** The text of `_redirects`: the short addresses, and the new addresses of pages that moved. */
export function redirectsFile(redirects: Record<string, string>, moved: Record<string, string | null> = {}): string {
  const short = Object.entries(redirects).map(([alias, target]) => `${alias} ${target} 302\n`);
  const permanent = Object.entries(moved).flatMap(([from, to]) => (to === null ? [] : [`${from} ${to} 301\n`]));
  return [...short, ...permanent].join('');
}
