import type { Link } from '#app/catalog/views.ts';
import type { DocumentLayout } from '#engine/page.ts';

/** An entry of the header's menus. */
export type MenuEntry = Link & {
  /** Its icon's row on the sheet of icons, from 0. */
  icon: number;
  /** That its content is still to come, in words. */
  note?: string;
};

/** The data that every page of a language shares: the header, the footer, the contacts. */
export type Layout = DocumentLayout & {
  /** `type` is a favourite's; `path` is the list's address; `name` is also its short alias. */
  collections: { name: string; type: string; path: string }[];
  menus: { id: string; links: MenuEntry[] }[];
  /** What the header leads to by icons: the map and the trip. */
  tools: { map: MenuEntry; trip: MenuEntry };
  /** The address of the sheet of icons, which the browser fetches when a menu opens. */
  iconSheet: string;
  footer: { explore: Link[]; community: Link[] };
  contact: {
    email: string;
    phone: Link;
    whatsapp: string;
    instagram: string;
    facebook: string;
  };
  /** The address that the newsletter's form is posted to; null while there is none. */
  newsletter: string | null;
  /** That the guide shows things that are made up, in words; null when it shows none. */
  demo: string | null;
  /** The address that "¿Lo sabés?" is posted to; null where the forms go to somebody else's service. */
  suggest: string | null;
  year: number;
  /** Whether the guide shows photographs: no longer is every picture an illustration. */
  hasPhotos?: true | undefined;
};
