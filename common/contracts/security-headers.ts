/**
 * Every answer of the guide carries it, and nobody else's does. What a device keeps must have it: a hotspot or a proxy
 * answers with a page of its own under the guide's addresses.
 */
export const OWN_HEADER = 'Guide-Answer';

/** The headers that every answer carries. */
export function securityHeaders(hsts: boolean): [string, string][] {
  const headers: [string, string][] = [
    [OWN_HEADER, '1'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'], // for browsers that do not know frame-ancestors
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'], // pages of other sites cannot embed the guide's answers
  ];
  // Browsers obey it for the whole period, so it is only for owners who will never go back to plain http.
  if (hsts) headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return headers;
}

/** Open data and posters, which maps and pages of other sites may read; as patterns of static hosts. */
export const OPEN_FILES = ['/datos/*', '/*.pdf'];

/** Whether pages of other sites may read the file at this address. */
export const isOpenFile = (address: string) => address.startsWith('/datos/') || address.endsWith('.pdf');

/** The headers that open data carry in addition to, or in place of, those of every answer. */
export const openHeaders: [string, string][] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];

/**
 * Whether a browser may show files of this type as a document in which a script could run. Only these need the content
 * security policy, which is longer than many files.
 */
export function isDocument(type: string): boolean {
  return /^(text\/html|[\w.-]+\/([\w.-]+\+)?xml)\b/.test(type);
}

/** The address of the service worker. */
export const WORKER_PATH = '/sw.js';

/**
 * The headers of the service worker. No cache stores it, so that a broken one can be replaced at once. The recalled one
 * also empties the browser's HTTP cache, but not its storage, where visitors' favourites and messages are.
 */
export function workerHeaders(isRecalled = false): [string, string][] {
  const headers: [string, string][] = [['Cache-Control', 'no-store']];
  if (isRecalled) headers.push(['Clear-Site-Data', '"cache"']);
  return headers;
}
