import type { Picture } from '#common/contracts/picture.ts';
import type { DrawingCrop } from './offline/release.ts';
import type { CrawlerMetadata, Page } from './page.ts';

/** The header above a page: dark text on a solid background, or white text over the page's first picture. */
export type HeaderStyle = 'solid' | 'transparent';

/**
 * Markup that is too large for a page's data: it is part of the page's HTML, and a file of its own for visitors who
 * arrive through a link inside the guide. The text may depend on source files and on the address, but not on content or
 * translations: it is cached from build to build.
 */
export type Fragment = { address: string; text(): Promise<string> };

/**
 * A generated file, cached from build to build. `from` holds everything that its bytes depend on, besides its address
 * and the programs in `map/` and `guide/pictures/`. `crop` replaces it on a device without a network.
 */
export type GeneratedFile = { from: string; make(): Promise<Buffer>; crop?: DrawingCrop };

/**
 * A page as the build knows it. Its `path` is the same in every language; `LocalPage` adds the address. Fields that
 * `Page` lacks go into the HTML and the files beside it, and never reach the application, except for the metadata for
 * other programs (`crawlerMetadataOf`).
 */
export type BuiltPage = Omit<Page, 'icons' | 'build' | 'isStandIn'> & {
  status: 200 | 404;
  /** JSON-LD for search engines, in the vocabulary of schema.org. */
  structuredData?: object[] | undefined;
  /** The contents of the page's share picture. A page without a picture of its own uses the home page's. */
  share: { title: string; picture?: Picture | undefined };
  /** Pictures of the page's subject, for image search; by default, the picture of `share`. */
  pictures?: Picture[];
  /** The day on which an article was published: "2026-09-15". */
  publishedOn?: string;
  /** One of many pages that say little: it is compressed at a tenth of the work, for 7 % more bytes. */
  isThin?: boolean;
  /** The absolute URLs of the previous and next pages, where a list spans several. */
  sequence?: { previous: string | null; next: string | null };
  /** "always": the page is stored on every visitor's device, for places without a signal. */
  offline?: 'always' | undefined;
  /** The addresses that the page may open in a frame: the security policy allows no others. */
  frames?: string[] | undefined;
  /** Files that belong to the page: address → text. */
  files?: Record<string, string> | undefined;
  /** Files that take time to make, by address: each is made once, however many pages name it. */
  generated?: Record<string, GeneratedFile> | undefined;
  /** What the build puts into each `<div data-fragment="name">` of the page: name → markup. */
  fragments?: Record<string, Fragment> | undefined;
};

/** A page in one language, at its address: "/en/favoritos" for the path "/favoritos". */
export type LocalPage = BuiltPage & Page & { language: string; address: string };

/** The part of a page that the application needs; the rest is for the HTML only. The build's name, if any, is first. */
export function pageData({ build, path, screen, meta, data, icons }: Page): Page {
  return { ...(build && { build }), path, screen, meta, data, icons };
}

/** The metadata for other programs in a page's HTML, for visitors who navigate to it from another page. */
export function crawlerMetadataOf(page: LocalPage, image: string): CrawlerMetadata {
  const { structuredData = [], publishedOn } = page;
  return { structuredData, image, imageAlt: shareAlt(page), ...(publishedOn && { publishedOn }) };
}

/** Describes the share picture: the title, printed below the page's picture. */
export function shareAlt({ share }: LocalPage): string {
  return [share.title, share.picture?.alt].filter(Boolean).join('. ');
}
