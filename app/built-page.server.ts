import type { Catalogue } from './catalog/catalogue.ts';
import type { InnerLink } from './catalog/links.ts';
import type { Picture } from './catalog/views.ts';
import type { Translate } from './catalog/words.ts';
import type { Meta, Page } from './page.ts';

/** What a screen is given to make its pages of one language. */
export type PageContext = {
  catalogue: Catalogue;
  language: string;
  /** How its dates are written: "en-GB". */
  locale: string;
  t: Translate;
  /** Links that content files hold; checked when all pages are known. */
  links: InnerLink[];
  /** Where a path is in this language: "/en/favoritos". For plain links and files; the application's own links are told by the router. */
  at(path: string): string;
  /** The same as a whole address. */
  url(path: string): string;
  /** Adds what all pages share to their title, description and keywords. */
  meta(path: string, words: Pick<Meta, 'title' | 'description' | 'keywords'>, isIndexed?: boolean): Meta;
};

/** `structuredData` and `share` go into the HTML, for search engines and networks, and never to the application. */
/** `path` is the same in every language; where the page is, `LocalPage` says. */
export type BuiltPage = Omit<Page, 'icons'> & {
  status: 200 | 404;
  structuredData?: object[];
  /** What the page's share picture is made of. A page without a picture of its own has the home page's. */
  share: { title: string; picture?: Picture };
  /** What the page shows of its subject, for who searches pictures; without it, the picture of `share`. */
  pictures?: Picture[];
  /** Day on which an article came out: "2026-09-15". */
  publishedOn?: string;
  /** Whole addresses of the pages before and after it, where a list goes on for several. */
  sequence?: { previous: string | null; next: string | null };
  /** Files that belong to the page: address → text. */
  files?: Record<string, string>;
};

/** A page at its address: "/en/favoritos" for the path "/favoritos". */
export type LocalPage = BuiltPage & Page & { language: string; address: string };

/** What the application needs of a page; the rest is for the HTML alone. */
export function pageData({ path, screen, meta, data, icons }: Page): Page {
  return { path, screen, meta, data, icons };
}
