import type { Perishable } from '#app/catalog/facts/aging-views.ts';
import type { HoursRule } from '#app/lib/opening/hours.ts';

/** Words around a time and a day: "{time}" and "{day}" stand for them. */
export type OpenMessages = {
  open: string;
  always: string;
  closed: string;
  today: string;
  tomorrow: string;
  later: string;
  /** Sunday first. */
  days: string[];
  /** Each time that may be named, such as "17:00" → how it is written after "until" and after "at". */
  times: Record<string, { until: string; at: string }>;
};

/** Opening hours in finished words, and what a reader's clock needs to say whether it is open. */
export type HoursView = Perishable & {
  label: string;
  rows: { days: string; times: string }[];
  /**
   * Null where nobody confirmed the hours: then the page does not say whether it is open now. `until`: how long they
   * are fresh.
   */
  now: { rules: HoursRule[]; until: string; words: OpenMessages } | null;
};
