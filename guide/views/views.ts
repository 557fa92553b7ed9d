/**
 * The views: everything that a page knows about a listing. They are a small, closed set of types, hold display texts in
 * the page's language, and are the only part of the catalogue that reaches the browser.
 */
import type { Picture } from '#common/contracts/picture.ts';
import type { Aging, Perishable } from './aging-views.ts';
import type { HoursView } from './hours-views.ts';
import type { IconName } from './icons.ts';
import type { Trust } from './trust-views.ts';

/** A film loaded on a tap: from YouTube, or the guide's own, whose `transcript` describes what it shows. */
export type Video = {
  title: string;
  text: string;
  picture: Picture;
  source: { youtubeId: string } | { film: string; transcript: string };
};

/** How precisely a location is known: to the door, roughly, or only to the district. */
export type Precision = 'exact' | 'approximate' | 'district';

export type Link = { href: string; label: string };

/** A menu link; `isUnfinished` if its page has no content yet. */
export type IconLink = Link & { icon: IconName; isUnfinished: boolean };

/** A short line with an icon. `isSample` marks a made-up figure. */
export type Fact = { icon: IconName; text: string; label?: string; isSample?: boolean } & Perishable;

/** A labelled fact. `href` dials it or opens it on a map; `isUnknown`: the text says that nobody confirmed it. */
export type FactRow = { label: string; text: string; href?: string; isUnknown?: boolean; age?: Aging };

export type Badge = { text: string; tone: 'club' | 'sample' };

/** A rating out of 5, formatted in the page's language. */
export type Rating = { text: string; isSample: boolean };

/** A formatted price in Argentine pesos; `unit` is what it pays for. */
export type Price = { text: string; unit: string | null; isSample: boolean; until?: string };

/**
 * The start of a description: `short` for a phone, and `rest` after it for a desktop. `cut` says where an ellipsis follows
 * that is in neither.
 */
export type Preview = { short: string; rest: string; cut?: 'phone' | 'both' };

/** The contact of a listing, as stored with a favourite. */
export type ContactPoint = { whatsapp: string | null; phone: string | null };

export type Card = {
  id: string;
  type: string;
  href: string;
  title: string;
  /** The language of the listing's texts, if they are not translated into the page's yet. */
  lang?: string;
  location: string;
  /** How far it is from the plaza, in a list that says so. */
  distance?: string | undefined;
  /** Whether it is open, in a list that knows its hours; empty until the clock is known. */
  now?: string;
  summary: Preview;
  /** Nobody has described it yet: lists show it as a row, with `links` besides its numbers. */
  brief?: BriefCard;
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
  /** Labels of buttons for features that do not exist yet. */
  unfinished: string[];
  /** The filters that keep this card, besides `all`. */
  filters: string[];
  /** Its zone, and what it is known to have that lists can be narrowed to. */
  marks: string[];
  contact: ContactPoint;
  /** Its position, from 0, in each sort order that its list offers. */
  ranks?: number[];
};

/** What a list says of a listing that nobody has described: its kind, and its pages on the web. */
export type BriefCard = {
  kind: string;
  zone: string;
  links: { kind: 'website' | 'instagram' | 'facebook'; href: string }[];
};

export type Contact = {
  whatsapp: string | null;
  phone: Link | null;
  website: Link | null;
  instagram: Link | null;
  facebook: Link | null;
  /** The contact is the guide, because the listing is a sample or has no operator of its own. */
  isGuide: boolean;
  /** Set while the guide's number is invented: the page says so beside it. */
  isExample?: true;
};

export type Section =
  | { kind: 'prose'; title: string; body: string }
  | { kind: 'services'; title: string; items: { icon: IconName; text: string }[]; isSample: boolean }
  | { kind: 'units'; title: string; items: { name: string; capacity: string; details: string }[] }
  | { kind: 'facts'; title: string; items: Fact[] }
  | {
      kind: 'map';
      title: string;
      place: string;
      embed: string | null;
      link: string;
      linkLabel?: string;
      note: string;
      own?: OwnMap | null;
    };

/**
 * `lean`: the mark is a drop with its foot on the point and its head moved to where it hides the least of a name; without
 * it, it is round.
 */
export type MapMark = {
  x: number;
  y: number;
  name: string;
  precision: Precision;
  number?: number;
  /** The icon of what stands there. */
  icon?: IconName;
  /** The diameter of the ring around a zone, in percent of the picture's width. */
  ring?: number | undefined;
  lean?: { right: number; down: number; degrees: number } | undefined;
};

/**
 * A part of a sheet on a phone, where the sheet's own names would be too small: the land alone, and towns in percent of
 * each side.
 */
export type PhoneMap = {
  light: string;
  dark: string;
  names: { name: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }[];
};

/** A part of one of the guide's own sheets, with its marks. */
export type OwnMap = {
  /** The picture in both themes. */
  light: string;
  dark: string;
  width: number;
  height: number;
  alt: string;
  /** The subjects of the page; positions are in percent of the picture. `number` counts the stops of a road. */
  marks: MapMark[];
  /** The roads that the page is about, each as the points of an SVG line in percent of the picture. */
  lines?: string[];
  /** The names and signs of this part alone, where a line or a ring lies over those of the picture. */
  names?: { light: string; dark: string };
  /** Links to other things of the guide within this part. */
  near: { x: number; y: number; name: string; href: string; lang?: string | undefined }[];
  /** "En algún lugar del distrito: la marca no es la puerta." */
  precision: string | null;
  /** "36 km, de 35 a 50 min desde la plaza". */
  distance: string | null;
  /** The link to the same place on the main map. */
  link: Link;
  /** Links that show the point in other programs: `geo:`, OpenStreetMap. */
  others: Link[];
  credit: string;
};

export type Detail = {
  card: Card;
  /** The first 160 characters of the description, for search engines. */
  teaser: string;
  /** Its description in short, where a section has a longer one. */
  short: string | null;
  images: Picture[];
  price: Price | null;
  counts: { label: string; text: string }[];
  facts: Fact[];
  /** Null if unknown. */
  hours: HoursView | null;
  contact: Contact;
  sections: Section[];
  /** The note that the listing is made up; null for a real one. */
  sampleNote: string | null;
  /** How far its facts can be trusted; null for a made-up listing. */
  trust: Trust | null;
};
