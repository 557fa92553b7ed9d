/** What the agenda's page knows of events: finished words, and days to compare. */

/** When an event is once. Days as in "2026-11-21", both included. */
export type EventTime = {
  start: string;
  end: string;
  /** It is on some day between the two, which is still to be announced. */
  isPending: boolean;
  /** "sábado, 24 de octubre de 2026", or that the date is still to be announced. */
  label: string;
  /** The same, as on a calendar's leaf; `day` is null while it is not known. */
  leaf: { day: string | null; month: string; year: string };
};

export type GuideEvent = {
  id: string;
  name: string;
  text: string;
  place: string;
  /** When it usually is. */
  when: string;
  /** What it follows from year to year, in a sentence. */
  rule: string;
  /** The last edition that somebody confirmed. */
  last: string | null;
  /** What is special about it: in another department, not every year. */
  marks: string[];
  /** Address of its calendar file, and the whole name of the link to it. */
  file: { href: string; label: string };
  /** In order. */
  times: EventTime[];
};

export type EventCalendar = {
  title: string;
  /** Where the days are counted: "America/Argentina/Mendoza". */
  timeZone: string;
  /** Day of the build. */
  builtOn: string;
  /** Monday first. */
  weekdays: { short: string; long: string }[];
  /** The months that can be shown, in order; `key` as in "2026-11". */
  months: { key: string; label: string }[];
  previous: string;
  next: string;
  today: string;
  /** No event has a date in a month. */
  none: string;
  /** Above the events that are in the month on a day still to be announced. */
  pending: string;
  all: { href: string; label: string };
};

/** A calendar that somebody else keeps. */
export type OutsideCalendar = { title: string; text: string; embed: string; show: string; open: string };
