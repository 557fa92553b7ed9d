import type { InnerLink } from '#catalog/content/links.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { Meta } from '#engine/page.ts';
import type { IconLink, Link } from '#views/views.ts';
import type { MenuName } from './menus.ts';

/** Everything that a screen needs to make its pages in one language. */
export type BuildContext = {
  catalogue: Catalogue;
  language: string;
  /** The language's locale for dates: "en-GB". */
  locale: string;
  t: Translate;
  /** The links in content files, checked once all pages are known. */
  links: InnerLink[];
  /**
   * The address of a path in this language: "/en/favoritos". It is for plain links and files; the router adds the
   * prefix itself.
   */
  at(path: string): string;
  /** The absolute URL of a path in this language. */
  url(path: string): string;
  /**
   * The menu label of the page at an address of this site, for links whose content has no text: "Cómo llegar".
   */
  labelOf(path: string): string;
  /** The links of a menu, in its order. */
  menu(name: MenuName): IconLink[];
  /** The link to the page at an address of this site, as shown in menus. */
  linkTo(path: string): IconLink;
  /** The pages stored on every visitor's device, for use without signal. */
  alwaysKept(): Link[];
  /** Adds the metadata that all pages share to a page's title, description and keywords. */
  meta(path: string, words: Pick<Meta, 'title' | 'description' | 'keywords'>, isIndexed?: boolean): Meta;
};
