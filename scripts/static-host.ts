// What hosts read that only serve files, such as Netlify and Cloudflare Pages, in place of our server's code.
import { securityHeaders } from '../server/security.ts';

/**
 * The file `_headers`: the server's own headers, and how long files may be kept. The policy for content goes with every
 * file here: these hosts choose by address, not by type, and a list of all pages would leave out the 404 pages.
 */
export function headersFile(contentSecurityPolicy: string): string {
  const headers = [['Content-Security-Policy', contentSecurityPolicy], ...securityHeaders(false)];
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
  const kept = ['/assets/*', '/images/*'].flatMap((files) => [
    files,
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  return [...['/*', ...lines], ...kept, ''].join('\n');
}

/** The file `_redirects`: the short addresses. */
export function redirectsFile(redirects: Record<string, string>): string {
  return Object.entries(redirects)
    .map(([alias, target]) => `${alias} ${target} 302\n`)
    .join('');
}
