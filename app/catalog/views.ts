/**
 * The views: all that a page knows about a listing. They are few and closed, hold finished words in
 * the page's language, and are the only thing of the catalogue that reaches the browser.
 */
import type { IconName } from './icons.ts';

/** The files of one picture, for `lib/picture-files.ts`. `width` and `height` are in pixels, of the largest file. */
export type PictureFiles = {
  /** Address without width and format: "/images/bodegas/bodega-suter-1". */
  src: string;
  /** Changes when the picture changes, so that a browser may keep a file for ever. */
  version: string;
  widths: number[];
  width: number;
  height: number;
};

/** A picture as the page draws it. */
export type Picture = PictureFiles & {
  /** The same motif composed for a narrow, upright screen. */
  tall?: PictureFiles;
  alt: string;
  caption: string | null;
  /** CSS position of what must stay when a frame cuts the picture. */
  position: string;
  /** CSS colour that fills the box until the picture is there. */
  color: string;
};

/** A film that is loaded on a tap: on YouTube, or the guide's own, whose `transcript` tells what is seen. */
export type Video = {
  title: string;
  text: string;
  picture: Picture;
  source: { youtubeId: string } | { film: string; transcript: string };
};

export type Link = { href: string; label: string };

/** A short line with an icon. `isSample` marks a figure that nobody confirmed. */
export type Fact = { icon: IconName; text: string; label?: string; isSample?: boolean };

export type Badge = { text: string; tone: 'club' | 'sample' };

/** A rating out of 5, written in the page's language. */
export type Rating = { text: string; isSample: boolean };

/** A price in Argentine pesos, written with es-AR formatting; `unit` is what it pays for. */
export type Price = { text: string; unit: string | null; isSample: boolean };

/** The first 70 characters for a phone, the next 30 for a desktop, and whether more was left out. */
export type Preview = { short: string; rest: string; isCut: boolean };

/** Whom to ask: `whatsapp` and `phone` are what a favourite remembers. */
export type ContactPoint = { whatsapp: string | null; phone: string | null };

export type Card = {
  id: string;
  type: string;
  href: string;
  title: string;
  /** The language of what the listing says, where it is not the page's: nobody translated it yet. */
  lang?: string;
  location: string;
  summary: Preview;
  image: Picture;
  badges: Badge[];
  /** The listing is made up. */
  isSample: boolean;
  rating: Rating | null;
  price: Price | null;
  facts: Fact[];
  tags: string[];
  /** "+2 más" when there are more tags than the card shows. */
  moreTags: string | null;
  /** Buttons announced by the guide that do not work yet. */
  unfinished: string[];
  /** The filters that keep this card, besides `all`. */
  filters: string[];
  contact: ContactPoint;
};

export type Contact = {
  whatsapp: string | null;
  phone: Link | null;
  website: Link | null;
  instagram: Link | null;
  /** The contact is the guide's own, because the listing is a sample or has no operator of its own. */
  isGuide: boolean;
};

export type Section =
  | { kind: 'prose'; title: string; body: string }
  | { kind: 'services'; title: string; items: { icon: IconName; text: string }[]; isSample: boolean }
  | { kind: 'units'; title: string; items: { name: string; capacity: string; details: string }[] }
  | { kind: 'facts'; title: string; items: Fact[] }
  | { kind: 'map'; title: string; place: string; embed: string | null; link: string; linkLabel?: string; note: string };

export type Detail = {
  card: Card;
  /** The first 160 characters of the description, for search engines. */
  teaser: string;
  images: Picture[];
  price: Price | null;
  counts: Fact[];
  facts: Fact[];
  contact: Contact;
  sections: Section[];
  /** "Visto por última vez en 2021", when the sources carry a year. */
  lastSeen: string | null;
};
