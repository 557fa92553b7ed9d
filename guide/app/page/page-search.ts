import type { Indexed } from '#app/features/search/engine.ts';

/** What the guide's own search knows about a page, besides its title, description and picture. */
export type PageSearch = {
  /** The key below `search.labels` for the kind of result; "page" by default. */
  kind?: 'page' | 'place' | 'article';
  /** Whether the page is about what its title names, and comes first for those words. */
  isMain?: boolean;
  /** False if the page's texts are found individually, or nobody would search for them. */
  readsData?: boolean;
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

/** Fields for machines, previews of texts that also appear in full, and the texts of panels that pages share. */
const UNREAD =
  /^(id|type|lang|kind|tone|icon|href|src|link|embed|filters|back|contact|marks|whatsapp|version|color|position|summary|keep|install|trust)$/;
const ADDRESS = /^(\/|[a-z]+:|#)/;

/**
 * Every text in a page's data, at any depth, except in pictures, whose texts only repeat the text beside them.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return ADDRESS.test(value) ? [] : [value.replace(/<[^>]*>/g, ' ')];
  if (typeof value !== 'object' || value === null || 'widths' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.test(key) ? [] : textsIn(inner)));
}
