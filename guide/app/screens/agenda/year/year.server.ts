/** The year at a glance: the seasons that the guide knows, and the next edition of each event. */
import { z } from 'zod';
import { idText, innerLink, noteText, text } from '#catalog/content/schema.ts';
import { monthAndDay } from '#catalog/events/event-dates.ts';
import { dayOf } from '#common/lib/days.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import { inLanes } from './lanes.ts';

const TYPES = ['river', 'field', 'snow', 'fishing', 'road'] as const;

export const yearContent = z.strictObject({
  title: text,
  text,
  seasonsTitle: text,
  seasons: z.array(
    z.strictObject({
      id: idText,
      /** The subject, which decides the ink. */
      type: z.enum(TYPES),
      name: text,
      /** The dates in words. */
      when: text,
      /** The first and the last day; a last day before the first is in the next year. */
      from: monthAndDay,
      to: monthAndDay,
      /** Its days change from year to year, or the next ones are unconfirmed: the arc is dashed. */
      doubtful: z.boolean().default(false),
      link: innerLink,
      /** Web pages, or other files of the content. */
      sources: z.array(noteText).min(1),
    }),
  ),
});

/** A span of time in shares of the year: `to` is greater than 1 past the end of the year. */
export type YearSpan = { from: number; to: number };
export type Season = YearSpan & {
  id: string;
  type: (typeof TYPES)[number];
  name: string;
  when: string;
  href: string;
  isPending: boolean;
  lane: number;
};
export type YearEvent = YearSpan & {
  id: string;
  name: string;
  lang?: string;
  isPending: boolean;
  /** Counted from 0. */
  month: number;
  lane: number;
};
export type YearData = {
  title: string;
  text: string;
  seasonsTitle: string;
  legend: { known: string; pending: string };
  months: { short: string; long: string }[];
  seasons: Season[];
  events: YearEvent[];
};

type Edition = { start: string; end: string; isPending: boolean; isConfirmed: boolean };
type Dated = { event: { id: string; name: string; lang?: string | undefined }; times: Edition[] };
type Given = { content: z.output<typeof yearContent>; events: Dated[]; today: string };

/** The room that an event's dot needs on the ring, in shares of the year. */
const DOT = 0.019;
/** The gap between two seasons or events that share a lane. */
const GAP = 0.004;

export function viewYear({ content, events, today }: Given, locale: string, t: Translate): YearData {
  const { seasons, ...words } = content;
  return {
    ...words,
    legend: { known: t('agenda.year.known'), pending: t('agenda.toConfirm') },
    months: monthNames(locale),
    seasons: inLanes(
      seasons.map(({ id, type, name, when, from, to, doubtful, link }) => ({
        ...spanOf(from, to),
        id,
        type,
        name,
        when,
        href: link,
        isPending: doubtful,
      })),
      GAP,
    ),
    events: yearEvents(events, today),
  };
}

/** The next edition of each event, from January on. */
function yearEvents(events: Dated[], today: string): YearEvent[] {
  const next = events
    .flatMap(({ event: { id, name, lang }, times }) => {
      const time = times.find(({ end }) => end >= today);
      return time ? [{ id, name, ...(lang && { lang }), time }] : [];
    })
    .sort((a, b) => a.time.start.slice(5).localeCompare(b.time.start.slice(5)))
    .map(({ time, ...event }) => ({
      ...event,
      ...spanOf(time.start.slice(5), time.end.slice(5)),
      isPending: time.isPending,
      month: Number(time.start.slice(5, 7)) - 1,
    }));
  return inLanes(next, GAP, DOT);
}

/** The span from the start of day `from` to the end of day `to`, both such as "12-01". */
export function spanOf(from: string, to: string): YearSpan {
  const start = atOf(from, 1);
  const end = atOf(to, 0);
  return { from: start, to: end > start ? end : round(end + 1) };
}

/** On the drawing all months have the same length. `before` is 1 for the start of the day and 0 for its end. */
function atOf(day: string, before: 0 | 1): number {
  const [month = 1, date = 1] = day.split('-').map(Number);
  const length = Number(dayOf(2024, month + 1, 0).slice(8));
  return round((month - 1 + (date - before) / length) / 12);
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;

function monthNames(locale: string): YearData['months'] {
  const name = (month: 'short' | 'long') => new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_month, index) => {
    const first = new Date(dayOf(2026, index + 1, 1));
    return { short: name('short').format(first).replace('.', ''), long: name('long').format(first) };
  });
}
