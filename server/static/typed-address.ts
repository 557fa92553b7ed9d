import { withoutMarks } from '../../common/lib/text/fold.ts';

/** What chat programs and sentences add to the end of an address: no address of the guide ends in a sign. */
const TAIL = /[^\p{L}\p{N}/]{1,40}$/u;
/** A trip in an address whose "#" a chat program has escaped, once or twice: "/mi-viaje%23v1d.…". */
const ESCAPED_HASH = /(?:#|%23)([\w.~-]*)/;
/** What programs append to follow a visitor, where the "?" before it was escaped or left out. */
const APPENDED = /(?:[?&]|%3F).*/is;

/**
 * The address of the page that somebody meant who typed an address, or whose chat program bent it: in capitals, with
 * the language of the guide's own addresses ("/es"), with a region ("/pt-br", "/es_419"), with the accents of its words,
 * as a file ("/index.html", "/contacto.html"), with a point or a bracket behind. Null unless that page exists, so that it
 * never leads out of the site.
 * @param pageAt the page that an address without mistakes leads to
 */
export function meantAddress(address: string, pageAt: (address: string) => string | undefined): string | null {
  const [, hash] = ESCAPED_HASH.exec(address) ?? [];
  const path = address.replace(/(?:#|%23).*/s, '').replace(APPENDED, '');
  const found = candidates(path).map(pageAt).find(Boolean);
  if (found === undefined || (found === address && hash === undefined)) return null;
  return hash ? `${found}#${hash.replace(/[.~]{1,20}$/, '')}` : found;
}

function candidates(path: string): string[] {
  const bare = withoutSlash(path.replace(/\/{2,}/g, '/').replace(TAIL, ''));
  const plain = withoutSlash(bare.replace(/(\/index)?\.html?$/i, ''));
  const lower = withoutMarks(plain.toLowerCase());
  return [bare, plain, lower].flatMap((one) => [one, inKnownLanguage(one)]).map((one) => one || '/');
}

/** "/es/favoritos" → "/favoritos", "/pt-br" → "/pt". */
const inKnownLanguage = (path: string) =>
  path.replace(/^\/es(?:[-_](?:[a-z]{2,3}|\d{3}))?(?=\/|$)/i, '').replace(/^\/([a-z]{2})[-_][a-z]{2}(?=\/|$)/i, '/$1');

const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);
