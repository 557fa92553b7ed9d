import type { Picture } from '#app/catalog/views.ts';
import type { Cut } from './offline/release.ts';
import type { Page, Told } from './page.ts';

/** The header above a page: dark letters on a solid ground, or white letters over the page's first picture. */
export type HeaderStyle = 'solid' | 'transparent';

/**
 * Markup that is too large for a page's data: it stands in the page's HTML, and in a file for who comes by a link. The
 * text may depend on source files and on the address, on no content and on no words: it is kept from build to build.
 */
export type Piece = { address: string; text(): Promise<string> };

/**
 * A file that is made, and then kept from build to build. `from` says everything that its bytes depend on, besides its
 * address and the programs in `map/` and `pictures/`. `cut` is what stands for it on a device without a network.
 */
export type MadeFile = { from: string; make(): Promise<Buffer>; cut?: Cut };

/**
 * A page as the build knows it. Its `path` is the same in every language; `LocalPage` adds the address. Fields that
 * `Page` lacks go into the HTML and the files beside it, and never reach the application, but for what it tells other
 * programs (`toldOf`).
 */
export type BuiltPage = Omit<Page, 'icons' | 'build' | 'isStandIn'> & {
  status: 200 | 404;
  /** JSON-LD for search engines, in the vocabulary of schema.org. */
  structuredData?: object[] | undefined;
  /** What the page's share picture is made of. A page without a picture of its own uses the home page's. */
  share: { title: string; picture?: Picture | undefined };
  /** Pictures of the page's subject, for image search; by default, the picture of `share`. */
  pictures?: Picture[];
  /** The day on which an article was published: "2026-09-15". */
  publishedOn?: string;
  /** The absolute URLs of the previous and next pages, where a list spans several. */
  sequence?: { previous: string | null; next: string | null };
  /** "always": it is kept on every visitor's device, for where there is no signal. */
  offline?: 'always' | undefined;
  /** Files that belong to the page: address → text. */
  files?: Record<string, string> | undefined;
  /** Files that take time, made once however many pages ask for them, by their address. */
  made?: Record<string, MadeFile> | undefined;
  /** What the build puts into each `<div data-piece="name">` of the page: name → markup. */
  pieces?: Record<string, Piece> | undefined;
};

/** A page in one language, at its address: "/en/favoritos" for the path "/favoritos". */
export type LocalPage = BuiltPage & Page & { language: string; address: string };

/** The part of a page that the application needs; the rest is for the HTML alone. The build's name comes first, or not at all. */
export function pageData({ build, path, screen, meta, data, icons }: Page): Page {
  return { ...(build && { build }), path, screen, meta, data, icons };
}

/** What the HTML of a page tells other programs, for who comes to it from another page. */
export function toldOf(page: LocalPage, image: string): Told {
  const { structuredData = [], publishedOn } = page;
  return { structuredData, image, imageAlt: shareAlt(page), ...(publishedOn && { publishedOn }) };
}

/** Describes the share picture: the title, printed below the page's picture. */
export function shareAlt({ share }: LocalPage): string {
  return [share.title, share.picture?.alt].filter(Boolean).join('. ');
}
