import type { HoursRule } from '#common/lib/opening/hours.ts';
import type { Perishable } from '#views/aging-views.ts';

/** Messages with the placeholders "{time}" and "{day}". */
export type OpenMessages = {
  open: string;
  always: string;
  closed: string;
  today: string;
  tomorrow: string;
  later: string;
  /** Sunday first. */
  days: string[];
  /** Each time that a message may name, such as "17:00" → its wording after "until" and after "at". */
  times: Record<string, { until: string; at: string }>;
};

/** Opening hours as display text, with the data to work out from the visitor's clock whether it is open. */
export type HoursView = Perishable & {
  label: string;
  rows: { days: string; times: string }[];
  /**
   * Null if nobody confirmed the hours: the page then does not say whether it is open now. `until`: how long they stay
   * fresh.
   */
  now: { rules: HoursRule[]; until: string; words: OpenMessages } | null;
};
