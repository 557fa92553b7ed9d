import type { Act } from '../visits.ts';

/** How often each thing happened; what never did is absent. */
export type Counts = Partial<Record<Act, number>>;

/** The numbers of one page, in all languages together, of this month and the last. */
export type PageNumbers = {
  href: string;
  title: string;
  /** Its content file; null for a page that has none. */
  file: string | null;
  /** The number of the business that the page is about, digits only; null if it is about none, or has none. */
  whatsapp: string | null;
  counts: [now: Counts, before: Counts];
};

/** What the guide does for the town: the desk's screen "Números". */
export type Numbers = {
  /** Whether the guide counts at all: one setting of `content/site.json`. */
  isCounted: boolean;
  /** This month, so far, and the last one: "2026-11", "2026-10". */
  months: [now: string, before: string];
  all: [now: Counts, before: Counts];
  languages: { code: string; name: string; counts: [now: Counts, before: Counts] }[];
  /** The pages that were opened in either month, the most asked for this month first. */
  pages: PageNumbers[];
  /** What was searched in these months and not found, the most frequent first. */
  lacked: { words: string; count: number }[];
};
