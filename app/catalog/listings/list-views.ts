import type { Card, Link, Picture } from '#app/catalog/views.ts';
import type { HoursRule } from '#app/lib/opening/hours.ts';

/**
 * `count` is "Boutique: 5 bodegas". In a list of several pages, `total` is the number of cards that the filter keeps.
 * `until`: the filter needs the reader's clock, and from that day on too little is known for it.
 */
export type FilterOption = { value: string; label: string; count: string; total?: number; until?: string };

/** What a reader's clock needs to say which listings are open: confirmed hours, and until when they count as fresh. */
export type OpenNowFilter = {
  hours: { id: string; rules: HoursRule[]; until: string }[];
  /** "{open}", "{total}" and "{unknown}" stand for numbers; `unsure` is left out where all hours are known. */
  words: { told: string; unsure: string };
};

/** An order that a list offers; `value` stands in the address, and is empty for the list's own. */
export type ListOrder = { value: string; label: string };

/** The data of a list's page. */
export type ListData = {
  title: string;
  standfirst: string;
  picture: Picture;
  filterLabel: string;
  filters: FilterOption[];
  isShuffled: boolean;
  /** The list's own order and the others; empty where there is nothing to order. */
  orders: { label: string; options: ListOrder[]; compact: string };
  /** What stands above the cards while some of them are made up. */
  note: string | null;
  empty: { title: string; hint: string; link: Link | null };
  cards: Card[];
  /** Null where too few hours are confirmed to filter by them. */
  openNow: OpenNowFilter | null;
  /** The same on the map. */
  map: Link;
  remembered: { key: string; items: unknown[] } | null;
};

/** The data of one page of a list that is too long for a single one, and which part of it this is. */
export type LongListData = ListData & { part: ListPart };

export type ListPart = { list: string; page: number; pages: number };
