import type { DaySpan } from '#app/lib/day-span.ts';

/** One sentence on how far some facts may be trusted, and the days on which it is true. */
export type TrustLine = DaySpan & { tone: 'fresh' | 'old' | 'expired'; text: string };

/** What a page rests on: a line of its log, or a page where something was read. `label` names what `href` opens. */
export type SourceLine = { date: string; text: string; href: string | null; label: string | null };

/** How far a page's facts may be trusted, in finished words. */
export type Trust = {
  lines: TrustLine[];
  /** Once for all that nobody confirmed. */
  unconfirmed: string | null;
  /** What nobody knows yet, and the question whether the reader does. */
  unknown: { text: string; ask: string } | null;
  /** The sources of it all, behind a title that whoever wants to know opens. */
  how: { title: string; intro: string; origins: SourceLine[] };
};
