/** The language of the addresses without a prefix, and of every text without a translation. */
export const SPANISH = 'es';

/** The prefix of every path in a language: "" for Spanish, "/en" for English. */
export function pathPrefix(language: string): string {
  return language === SPANISH ? '' : `/${language}`;
}

/** The address of a path in a language: `("en", "/favoritos")` → "/en/favoritos", `("en", "/")` → "/en". */
export function localPath(language: string, path: string): string {
  return path === '/' ? pathPrefix(language) || '/' : pathPrefix(language) + path;
}

/** The language prefix of an address: "/en/favoritos" → "/en", "/favoritos" → "". */
export function prefixOf(address: string): string {
  return /^\/[a-z]{2}(-[A-Z]{2})?(?=\/|$)/.exec(address)?.[0] ?? '';
}
