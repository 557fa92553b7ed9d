import type { Indexed } from '#app/features/search/engine.ts';

/** What the guide's own search knows about a page, besides its title, description and picture. */
export type PageSearch = {
  /** The key below `search.labels` for the kind of result; "page" by default. */
  kind?: 'page' | 'place' | 'article';
  /** Whether the page is about what its title names, and comes first for those words. */
  isMain?: boolean;
  /**
   * What else search reads of the page, besides its title, description and keywords: for a page with a content file, by
   * default, the texts of that file. Empty if they are found individually, or nobody would search for them.
   */
  texts?: readonly string[];
  /** False if search finds the page's parts, but not the page. */
  isFound?: boolean;
  /** A complete entry that replaces the page's. */
  entry?: Omit<Indexed, 'id' | 'href' | 'picture'>;
  /** Things on the page that are found individually. */
  parts?: Indexed[];
  /** The names under which this page links to others: path → names. */
  names?: Map<string, string[]>;
};

/** An entry with the required fields only. */
export const plainEntry = { main: '', also: '', has: '', body: '', picture: null, phone: null, isSample: false };

/** The address of a thing on a page: the page's address with the thing's anchor. */
export function partAddress(path: string, name: string): { id: string; href: string } {
  const href = `${path}#${name}`;
  return { id: href, href };
}
