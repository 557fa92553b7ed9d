/** The views of events on the agenda's page: display texts, and dates to compare. */

import type { Picture } from '#common/contracts/picture.ts';

/** The dates of one edition, such as "2026-11-21", both inclusive. */
export type EventTime = {
  start: string;
  end: string;
  /** The event is on some day between the two that is still to be announced. */
  isPending: boolean;
  /** The last day on which it is likely; afterwards the next edition is. */
  likelyEnd: string;
  /** Somebody confirmed this edition; otherwise its dates only follow from the rule. */
  isConfirmed: boolean;
  /** The sentence, shown afterwards, that nobody confirmed whether it took place; null if somebody confirmed it. */
  silence: string | null;
  /** "sábado, 24 de octubre de 2026", "… (fecha habitual)", or that the date is still to be announced. */
  label: string;
  /** The same for a calendar leaf; `day` is null while it is unknown. */
  leaf: { day: string | null; month: string; year: string };
};

export type GuideEvent = {
  id: string;
  name: string;
  /** The language of its texts, if they are not translated into the page's yet. */
  lang?: string;
  picture?: Picture | undefined;
  text: string;
  place: string;
  /** The page of the place, if the guide has one. */
  page?: string;
  /** The usual date in words, or the day and hour of an event that takes place once. */
  when: string;
  /** A sentence about the rule that it follows from year to year; null if it takes place once. */
  rule: string | null;
  /** In words. */
  price: string | null;
  /** The page of whoever organises it. */
  link: { href: string; label: string } | null;
  /** The last edition that somebody confirmed. */
  last: string | null;
  /** Remarks, such as that it is in another department, or not every year. */
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

/** An external calendar. */
export type OutsideCalendar = { title: string; text: string; embed: string; show: string; open: string };
