import type { Picture } from '#common/contracts/picture.ts';
import type { HoursRule } from '#common/lib/opening/hours.ts';
import type { OpenMessages } from '#views/hours-views.ts';
import type { BriefCard, Card, Link } from '#views/views.ts';

/**
 * `count` is "Boutique: 5 bodegas". In a list of several pages, `total` is the number of cards that the filter keeps.
 * `until`: the filter needs the visitor's clock, and too few hours are known from that day on.
 */
export type FilterOption = { value: string; label: string; count: string; total?: number; until?: string };

/** The data to work out from the visitor's clock which listings are open: confirmed hours, and when they grow old. */
export type OpenNowFilter = {
  hours: { id: string; rules: HoursRule[]; until: string }[];
  /** Texts with the placeholders "{open}", "{total}" and "{unknown}"; `unsure` is omitted if all hours are known. */
  words: { count: string; unsure: string };
};

/** The known hours of a list's cards, by which they say whether they are open, and the words for it: a file of its own. */
export type ListHours = { of: { id: string; rules: HoursRule[]; until?: string | undefined }[]; words: OpenMessages };

/** A sort order that a list offers; `value` appears in the address, and is empty for the default order. */
export type ListOrder = { value: string; label: string };

/** A listing that nobody has described, as a row: how to reach it, and little else. */
export type BriefRow = {
  id: string;
  title: string;
  kind: string;
  filters: string[];
  marks: string[];
  phone: string | null;
  whatsapp: string | null;
  links: BriefCard['links'];
};

/**
 * What narrows a list besides its filters; labels have their counts. `count` has the placeholders "{shown}" and
 * "{total}".
 */
export type NarrowOptions = {
  zoneLabel: string;
  everywhere: string;
  zones: { id: string; label: string }[];
  needs: { id: string; label: string }[];
  count: string;
  /** The file with what it takes to sort by nearness (`NearFile`); null in a list without enough known points. */
  near: string | null;
};

/** The known points of a list's listings by id, as latitude and longitude, and what is said while they are sorted. */
export type NearFile = { points: Record<string, [number, number]>; words: NearWords };

/** `at` has the placeholder "{distance}". */
export type NearWords = Record<
  'sort' | 'idle' | 'asking' | 'found' | 'refused' | 'unavailable' | 'at' | 'again',
  string
>;

/** The rows below the cards of a list, in zones by name; `type` is that of their favourites. */
export type BriefList = {
  title: string;
  note: string;
  type: string;
  path: string;
  /** What a chat begins with; it has the placeholder "{name}". */
  message: string;
  zones: { name: string; rows: BriefRow[] }[];
};

/** The data of a list's page. */
export type ListData = {
  title: string;
  standfirst: string;
  picture: Picture;
  filterLabel: string;
  filters: FilterOption[];
  isShuffled: boolean;
  /** The default order and the others; empty if there is nothing to sort by. */
  orders: { label: string; options: ListOrder[]; compact: string };
  /** The note above the cards while some of them are made up. */
  note: string | null;
  empty: { title: string; hint: string; link: Link | null };
  cards: Card[];
  /** The listings that nobody has described, by zone; empty if there are none. */
  brief: BriefList | null;
  /** Null in a list that is too long for one page, or all in one zone. */
  narrow: NarrowOptions | null;
  /** Null if too few hours are confirmed to filter by them. */
  openNow: OpenNowFilter | null;
  /** The file with the hours of its cards (`ListHours`); null if none are known. */
  hours: string | null;
  /** The link to the same listings on the map. */
  map: Link;
  /** The link to those who run or sell what is listed, where others do. */
  who: Link | null;
  remembered: { key: string; items: unknown[] } | null;
};

/** The data of one page of a list that is too long for a single page; `part` states which one. */
export type LongListData = ListData & { part: ListPart };

export type ListPart = { list: string; page: number; pages: number };
