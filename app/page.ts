/** What the build hands to the browser for one address, as HTML and as `page.json` beside it. */
import type { IconName } from '#app/catalog/icons.ts';
import type { Link } from '#app/catalog/views.ts';

export type ScreenName =
  | 'home'
  | 'favourites'
  | 'collection'
  | 'long-collection'
  | 'listing'
  | 'under-construction'
  | 'not-found'
  | 'guide'
  | 'place'
  | 'faq'
  | 'blog'
  | 'article'
  | 'agenda'
  | 'phones'
  | 'transport'
  | 'arrive'
  | 'tips'
  | 'club'
  | 'welcome'
  | 'car-rental'
  | 'fishing'
  | 'contact'
  | 'contact-sent'
  | 'publish'
  | 'privacy'
  | 'inspiration';

/** Tells which screen shows an address of this language, by its path: none where there is no page. */
export type ScreenAt = (path: string) => ScreenName | undefined;

export type Meta = {
  title: string;
  description: string;
  keywords: string;
  /** Absolute address. */
  canonical: string;
  isIndexed: boolean;
};

/** What stands inside of the `svg` element of each icon. */
export type IconDrawings = Partial<Record<IconName, string>>;

export type Page<Data = unknown> = {
  path: string;
  screen: ScreenName;
  meta: Meta;
  data: Data;
  /** Those that `data` names. */
  icons: IconDrawings;
};

/** What is the same on every page of a language: the header, the footer, the contacts. */
export type Frame = {
  language: string;
  /** One for each folder in `locales/`, Spanish first. */
  languages: { code: string; name: string; locale: string }[];
  /** For share previews: "es_AR". */
  locale: string;
  siteName: string;
  /** Type is a favourite's; path is the list's address; name is also its short alias. */
  collections: { name: string; type: string; path: string }[];
  menus: { id: string; links: Link[] }[];
  footer: { explore: Link[]; community: Link[] };
  contact: {
    email: string;
    phone: Link;
    whatsapp: string;
    instagram: string;
    facebook: string;
  };
  /** Where the newsletter's form is posted to; null while there is none. */
  newsletter: string | null;
  year: number;
};
