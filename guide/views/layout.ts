import type { DocumentLayout } from '#engine/page.ts';
import type { Link } from '#views/views.ts';

/** An entry of the header's menus. */
export type MenuEntry = Link & {
  /** The row of its icon on the icon sheet, counted from 0. */
  icon?: number;
  /** The row on the sheet of prints of the print that stands in place of an icon. */
  print?: number;
  /** The note that its content is still to come. */
  note?: string;
};

/** The data that every page of a language shares: the header, the footer, the contacts. */
export type Layout = DocumentLayout & {
  /** `type` is that of its favourites; `path` is the list's address; `name` is also its short alias. */
  collections: { name: string; type: string; path: string }[];
  menus: { id: string; label: string; links: MenuEntry[] }[];
  /** The links beside the menus: icons in the header, and the first entries of the menu on small screens. */
  tools: { today: MenuEntry; beforeLeaving: MenuEntry; map: MenuEntry; trip: MenuEntry };
  club: Link;
  /** The address of the icon sheet, which the browser fetches when a menu opens. */
  iconSheet: string;
  /** The same of the sheet with the menus' prints. */
  printSheet: string;
  footer: Record<'explore' | 'community', { label: string; links: Link[] }>;
  contact: {
    email: string;
    phone: Link;
    whatsapp: string;
    instagram: string;
    facebook: string;
    /** The numbers are invented: nobody answers them. */
    isExample?: true | undefined;
  };
  /** The address that the newsletter form is posted to; null while there is none. */
  newsletter: string | null;
  /** The notice that the guide shows samples; null unless it is a demo. */
  demo: string | null;
  /** The address that "¿Lo sabés?" is posted to; null if a hosted service receives the forms. */
  suggest: string | null;
  /** The guide does not count what is opened and pressed. */
  isUncounted?: true | undefined;
  year: number;
  /** Whether the guide shows photographs, so that not every picture is an illustration. */
  hasPhotos?: true | undefined;
};
