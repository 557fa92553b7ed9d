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

/** What people add to a language, or write it with: "pt-br". */
const REGIONS: Record<string, string[]> = { en: ['us', 'gb'], pt: ['br', 'pt'] };

/**
 * The text of `_redirects`: the short addresses, the new addresses of pages that moved, and the pages' addresses as
 * people type them. Hosts allow some 2000 lines: a language with a prefix needs one for each way of writing it. Each
 * Spanish page has a line, because a placeholder behind "/es" would pass on an address of another host.
 */
export function redirectsFile(
  redirects: Record<string, string>,
  moved: Record<string, string | null> = {},
  pages: readonly string[] = [],
): string {
  const short = Object.entries(redirects).map(([alias, target]) => `${alias} ${target} 302\n`);
  const permanent = Object.entries(moved).flatMap(([from, to]) => (to === null ? [] : [`${from} ${to} 301\n`]));
  const ours = ['ES', 'es-ar', 'es-AR', 'es_AR'].map((home) => `/${home} / 301\n`);
  const spanish = pages.flatMap((page) => (languageOf(page) ? [] : [`/es${page === '/' ? '' : page} ${page} 301\n`]));
  const languages = [...new Set(pages.map(languageOf).filter((language) => language !== undefined))];
  return [...short, ...permanent, ...(spanish.length > 0 ? ours : []), ...spanish, ...languages.flatMap(typed)].join(
    '',
  );
}

const languageOf = (page: string) => /^\/([a-z]{2})(?=\/|$)/.exec(page)?.[1];

/** "/pt-br/favoritos", "/pt_BR/favoritos" and "/PT/favoritos" lead to "/pt/favoritos". */
function typed(language: string): string[] {
  const regions = (REGIONS[language] ?? []).flatMap((region) => [region, region.toUpperCase()]);
  const withRegion = regions.flatMap((region) => [`${language}-${region}`, `${language}_${region}`]);
  const prefixes = [language.toUpperCase(), ...withRegion];
  return prefixes.flatMap((prefix) => [`/${prefix} /${language} 301\n`, `/${prefix}/* /${language}/:splat 301\n`]);
}
