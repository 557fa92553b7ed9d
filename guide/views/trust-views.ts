import type { DaySpan } from '#common/lib/day-span.ts';
import type { Link } from './views.ts';

/** One sentence on how far some facts can be trusted, and the days on which it holds. */
export type TrustLine = DaySpan & { tone: 'fresh' | 'old' | 'expired'; text: string };

/** A source of a page: a line of its log, or a web page where something was read. `label` names what `href` opens. */
export type SourceLine = { date: string; text: string; href: string | null; label: string | null };

/** The tourist office, as a sentence and the numbers that it ends with. */
export type Office = { text: string; numbers: Link[] };

/** How far a page's facts can be trusted, as display text. */
export type Trust = {
  lines: TrustLine[];
  /** One sentence for all unconfirmed facts. */
  unconfirmed: string | null;
  /**
   * The facts still unknown, folded behind a line that counts them; the question whether the reader knows them; and
   * whom else to ask.
   */
  unknown: { title: string; text: string; ask: string; office?: Office | null } | null;
  /** Whom to ask on a page that leads to nobody else. */
  office?: Office;
  /** All sources, behind a title that the reader can expand. */
  how: { title: string; intro: string; origins: SourceLine[] };
};
