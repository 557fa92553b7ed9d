import { localPath, pathPrefix } from '#common/lib/address/local-path.ts';

/** One entry of the browser's history. */
export type Location = {
  /** Without the language's prefix: "/favoritos". */
  pathname: string;
  /** "?filtro=x", or "". */
  search: string;
  /** "#donde", or "". */
  hash: string;
  /** The state that the page was opened with; it lives as long as the entry. */
  state: unknown;
  /** Identifies the entry. */
  key: string;
};

/** The guide's data in `history.state`. */
type EntryState = Pick<Location, 'state' | 'key'>;

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Returns the browser's location. An entry that the browser made itself gets a key, and a short address becomes the
 * address that it redirects to.
 */
export function currentLocation(language: string, redirects: Record<string, string>): Location {
  const { pathname, search, hash } = window.location;
  const path = pathname.slice(pathPrefix(language).length) || '/';
  const known = history.state as Partial<EntryState> | null; // of this origin, perhaps written by an older build
  const entry = { state: known?.state ?? null, key: known?.key ?? newKey() };
  const location = { pathname: redirects[path] ?? path, search, hash, ...entry };
  if (!known?.key || redirects[path]) history.replaceState(entry, '', addressOf(language, location));
  return location;
}

/** Resolves an address such as "/favoritos", "?filtro=x" or "#donde" relative to a location. */
export function resolve(to: string, { pathname, search }: Location, state: unknown): Location {
  const url = new URL(to, `http://guide${pathname}${search}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash, state, key: newKey() };
}

/** The address in the browser, with the language's prefix. */
export function addressOf(language: string, { pathname, search, hash }: Location): string {
  return localPath(language, pathname) + search + hash;
}

export const entryOf = ({ state, key }: Location): EntryState => ({ state, key });

/** Whether an address only leads to another place on the same page. */
export function isPlaceOn(page: Location, to: Location): boolean {
  return page.pathname === to.pathname && page.search === to.search && (page.hash !== to.hash || to.hash !== '');
}
