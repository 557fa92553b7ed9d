/** The agreement of pages and server on counting what the guide does: numbers of acts, and nothing about who acted. */

/** Where pages report what happened on them. */
export const VISITS_PATH = '/f/visita';

/** What a visitor may press on a page, by the name under which it is counted. */
export const PRESSES = ['whatsapp', 'llamada', 'sitio', 'compartir', 'viaje'] as const;
export type Press = (typeof PRESSES)[number];

/** Everything that is counted of a page: that it was opened, and each press. */
export type Act = 'visita' | Press;

/** One document's report. Addresses are as the browser shows them, without query and fragment. */
export type VisitReport = {
  /** The pages that were opened, one entry for each time. */
  seen: string[];
  /** The presses, each with the page that it was about. */
  pressed: [page: string, press: Press][];
  /** What was searched and not found, as {@link countableWords} leaves it. */
  lacked: string[];
};

/** The most entries in each list of a report. */
export const MOST_IN_REPORT = 30;
/** The largest report in bytes: full lists of long addresses. */
export const LARGEST_REPORT = 8 * 1024;

/** An address as the guide's own pages have it, with at most one list above: "/bodegas-en-san-rafael/la-luna". */
const LOST_PAGE = /^(?:\/[a-z]{2,}(?:-[a-z0-9]+)*)?\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_PAGE = 120;
const MOST_DIGITS = 4;

/** Addresses of the server itself, which it does not answer everywhere and not to everyone. They are no pages. */
const OF_THE_SERVER: readonly string[] = ['/escritorio', '/f', '/healthz', '/metrics'];

/** Whether an address that nothing answers may be counted: of the guide's own form, and no telephone number. */
export const mayBeLost = (page: string): boolean =>
  page.length <= LONGEST_PAGE &&
  LOST_PAGE.test(page) &&
  page.replace(/\D/g, '').length <= MOST_DIGITS &&
  !OF_THE_SERVER.includes(page);

const LONGEST_WORDS = 40;
const MOST_WORDS = 4;

/**
 * A query as it may be counted: short, in small letters. Null for one with a digit, an @ or more than a few words: it may
 * be a telephone number, an address or a message, and say something about the person who typed it.
 */
export function countableWords(query: string): string | null {
  const words = query.toLowerCase().replace(/\s+/g, ' ').trim();
  if (words.length < 2 || words.length > LONGEST_WORDS || words.split(' ').length > MOST_WORDS) return null;
  return /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(words) ? words : null;
}
