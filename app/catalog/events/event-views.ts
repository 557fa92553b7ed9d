/** The views of events on the agenda's page: ready texts, and dates to compare. */

/** The dates of one edition, such as "2026-11-21", both inclusive. */
export type EventTime = {
  start: string;
  end: string;
  /** The event is on some day between the two that is still to be announced. */
  isPending: boolean;
  /** Somebody confirmed this edition; else its days only follow from the rule. */
  isConfirmed: boolean;
  /** The sentence, for the time after it, that nobody confirmed whether it took place; null where somebody did. */
  silence: string | null;
  /** "sábado, 24 de octubre de 2026", "… (fecha habitual)", or that the date is still to be announced. */
  label: string;
  /** The same as on a leaf of a calendar; `day` is null while it is unknown. */
  leaf: { day: string | null; month: string; year: string };
};

export type GuideEvent = {
  id: string;
  name: string;
  /** The language of its texts, where it is not the page's because nobody has translated them yet. */
  lang?: string;
  text: string;
  place: string;
  /** The usual date, in words. */
  when: string;
  /** A sentence about the rule that it follows from year to year. */
  rule: string;
  /** The last edition that somebody confirmed. */
  last: string | null;
  /** Peculiarities, such as being in another department, or not every year. */
  marks: string[];
  /** The address of its calendar file, and the full accessible name of the link. */
  file: { href: string; label: string };
  /** The editions, earliest first. */
  times: EventTime[];
};

export type EventCalendar = {
  title: string;
  /** The day of the build. */
  builtOn: string;
  /** The last day on which the static page says what comes next. */
  goodUntil: string;
  /** Monday first. */
  weekdays: { short: string; long: string }[];
  /** The months that can be shown, in order; `key` as in "2026-11". */
  months: { key: string; label: string }[];
  previous: string;
  next: string;
  today: string;
  /** The text for a month without dated events. */
  none: string;
  /** The heading of the events of the month whose day is still to be announced. */
  pending: string;
  all: { href: string; label: string };
};

/** A calendar that somebody else keeps. */
export type OutsideCalendar = { title: string; text: string; embed: string; show: string; open: string };
