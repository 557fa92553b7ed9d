// Configuration for hosts that only serve files, such as Netlify and Cloudflare Pages, in place of the guide's server.
import {
  OPEN_FILES,
  openHeaders,
  securityHeaders,
  WORKER_PATH,
  workerHeaders,
} from '#common/contracts/security-headers.ts';

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
  // These hosts join a header's values where two rules set it: the general one has to go first.
  const openLines = openHeaders.flatMap(([name, value]) =>
    headers.some(([other]) => other === name) ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`],
  );
  const open = OPEN_FILES.flatMap((files) => [files, ...openLines]);
  const worker = [WORKER_PATH, ...workerHeaders(isRecalled).map(([name, value]) => `  ${name}: ${value}`)];
  return [...['/*', ...lines], ...kept, ...lists, ...open, ...worker, ''].join('\n');
}

/**
 * The text of `_redirects`: the short addresses, the new addresses of pages that moved, and the pages' addresses as
 * people type them. Each page has a line: a placeholder would pass on an address of another host.
 */
export function redirectsFile(
  redirects: Record<string, string>,
  moved: Record<string, string | null> = {},
  pages: readonly string[] = [],
): string {
  const short = Object.entries(redirects).map(([alias, target]) => `${alias} ${target} 302\n`);
  const permanent = Object.entries(moved).flatMap(([from, to]) => (to === null ? [] : [`${from} ${to} 301\n`]));
  return [...short, ...permanent, ...pages.flatMap(typed)].join('');
}

/** "/es/favoritos" for Spanish pages, "/pt-br/favoritos" and "/PT/…" for those in other languages. */
function typed(page: string): string[] {
  const language = /^\/([a-z]{2})(?=\/|$)/.exec(page)?.[1];
  if (!language) return [`/es${page === '/' ? '' : page} ${page} 301\n`];
  const rest = page.slice(language.length + 1);
  const prefixes = [language.toUpperCase(), ...(language === 'pt' ? ['pt-br', 'pt-BR'] : [])];
  return prefixes.map((prefix) => `/${prefix}${rest} ${page} 301\n`);
}
