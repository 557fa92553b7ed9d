import type { Indexed } from '#app/features/search/engine.ts';

/** What the guide's own search knows about a page, besides its title, description and picture. */
export type PageSearch = {
  /** The key below `search.labels` for the kind of result; "page" by default. */
  kind?: 'page' | 'place' | 'article';
  /** Whether the page is about what its title names, and comes first for those words. */
  isMain?: boolean;
  /** False where the page's own texts are found one by one, or are nothing that anybody looks for. */
  readsData?: boolean;
  /** False where search finds the page's parts, and not the page. */
  isFound?: boolean;
  /** A complete entry in place of the page's. */
  entry?: Omit<Indexed, 'id' | 'href' | 'picture'>;
  /** Things on the page that are found individually. */
  parts?: Indexed[];
  /** The names by which this page links to others: path → names. */
  names?: Map<string, string[]>;
};

/** An entry with only what is required. */
export const plainEntry = { main: '', also: '', has: '', body: '', picture: null, phone: null, isSample: false };

/** The address of a thing on a page: the page's, followed by the thing's anchor. */
export function partAddress(path: string, name: string): { id: string; href: string } {
  const href = `${path}#${name}`;
  return { id: href, href };
}

/** Fields for machines, previews of texts that are also there in full, and what a panel says that several pages have. */
const UNREAD =
  /^(id|type|lang|kind|tone|icon|href|src|link|embed|filters|back|contact|whatsapp|version|color|position|summary|keep|install|trust)$/;
const ADDRESS = /^(\/|[a-z]+:|#)/;

/**
 * Every text in a page's data, at any depth, except in pictures, which say nothing that the text beside them does not.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return ADDRESS.test(value) ? [] : [value.replace(/<[^>]*>/g, ' ')];
  if (typeof value !== 'object' || value === null || 'widths' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.test(key) ? [] : textsIn(inner)));
}
