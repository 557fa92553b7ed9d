/** What chat programs and sentences add to the end of an address. */
const TAIL = /[\s.,;:!?'"»)\]]{1,20}$/u;
/** A trip in an address whose "#" a chat program has escaped: "/mi-viaje%23v1d.…". */
const ESCAPED_HASH = /^([^#]*)#([\w.~-]*)$/;

/**
 * The address of the page that somebody meant who typed an address, or whose chat program bent it: in capitals, with
 * the language of the guide's own addresses ("/es"), with a region ("/pt-br"), as a file ("/index.html",
 * "/contacto.html"), with a point behind. Null unless that page exists, so that it never leads out of the site.
 */
export function meantAddress(address: string, isThere: (address: string) => boolean): string | null {
  const [, path = address, hash] = ESCAPED_HASH.exec(address) ?? [];
  const found = candidates(path).find(isThere);
  if (found === undefined || (found === address && hash === undefined)) return null;
  return hash ? `${found}#${hash.replace(TAIL, '')}` : found;
}

function candidates(path: string): string[] {
  const bare = withoutSlash(path.replace(TAIL, ''));
  const plain = withoutSlash(bare.replace(/(\/index)?\.html?$/i, ''));
  return [bare, plain, plain.toLowerCase()].flatMap((one) => [one, inKnownLanguage(one)]).map((one) => one || '/');
}

/** "/es/favoritos" → "/favoritos", "/pt-br" → "/pt". */
const inKnownLanguage = (path: string) =>
  path.replace(/^\/es(-[a-z]{2,3})?(?=\/|$)/i, '').replace(/^\/([a-z]{2})-[a-z]{2}(?=\/|$)/i, '/$1');

const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);
