import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { type CalendarEvent, calendarFile } from '#app/catalog/calendar-file.ts';
import { datesIn, type EventDates, edition, readEdition, recurrence } from '#app/catalog/event-dates.ts';
import type { EventCalendar, EventTime, GuideEvent, OutsideCalendar } from '#app/catalog/event-views.ts';
import { postalAddress } from '#app/catalog/listing-entity.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { picture, webAddress, words } from '#app/catalog/schema.ts';
import type { Picture } from '#app/catalog/views.ts';
import type { Translate } from '#app/catalog/words.ts';
import { thing } from '#app/json-ld.server.ts';
import { addDays, dayOf, monthOf, todayAt } from '#app/lib/days.ts';
import { paths } from '#app/paths.ts';

const TIME_ZONE = 'America/Argentina/Mendoza';
/** This year's and the next two's dates are written out: so long a site may stay without a build. */
const YEARS = 3;
const ALL_EVENTS = 'todos-los-eventos';
/** A day between two that is a Monday. */
const SOME_MONDAY = '2026-11-16';

const event = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'must be made of a-z, 0-9 and dashes'),
    name: words,
    when: words,
    place: words,
    text: words,
    /** The months it can be in, for whoever reads the file; `recurrence` decides. */
    months: z.array(z.int().min(1).max(12)).min(1),
    recurrence,
    /** The recurrence in words. */
    rule: words,
    lastKnown: z.strictObject({ year: z.int(), dates: edition }).nullable(),
    /** It is in another department. */
    nearby: z.boolean(),
    /** It is not in every year. */
    irregular: z.boolean(),
    sources: z.array(webAddress).min(1),
    todo: words.nullable(),
  })
  .refine(({ lastKnown }) => lastKnown === null || lastKnown.dates.startsWith(String(lastKnown.year)), {
    path: ['lastKnown', 'year'],
    error: 'must be the year in which "dates" begins',
  });

const agendaContent = z.strictObject({
  ...pageFields,
  intro: words,
  labels: z.strictObject({ when: words, place: words, last: words, nearby: words, irregular: words }),
  calendar: z.strictObject({ title: words }),
  events: z
    .array(event)
    .refine((events) => new Set(events.map(({ id }) => id)).size === events.length, 'has two events with one "id"')
    .refine((events) => events.every(({ id }) => id !== ALL_EVENTS), `"${ALL_EVENTS}" is the file of all events`),
  stripsTitle: words,
  pictures: z.strictObject({
    hero: picture,
    firstHalf: z.array(picture).length(8),
    secondHalf: z.array(picture).length(7),
  }),
});

type Event = z.output<typeof event>;

export type AgendaData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  calendar: EventCalendar;
  list: { title: string; labels: { when: string; place: string; last: string }; add: string; events: GuideEvent[] };
  strips: { title: string; halves: { label: string; pictures: Picture[] }[] };
  outside: OutsideCalendar | null;
};

/**
 * The agenda, and its calendar files: one for each event and one for all.
 * @param today the day of the build, as "2026-11-21"
 * @throws {ContentError} naming `content/pages/agenda.json` and the field.
 */
export function agendaPage(context: PageContext, today = todayAt(TIME_ZONE)): BuiltPage {
  const { catalogue, language, locale, meta, t } = context;
  const { content, pictures } = readPageContent(context, 'pages/agenda', agendaContent);
  const { hero, labels, seo } = content;
  const fileOf = (id: string) => context.at(`${paths.agenda}/${id}.ics`);
  const events = content.events.map((event) => ({ event, times: timesOf(event, Number(today.slice(0, 4))) }));
  const write = timeWriter(locale, t);
  const halves = (['firstHalf', 'secondHalf'] as const).map((half) => Object.values(pictures[half] ?? {}));
  const data: AgendaData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    intro: content.intro,
    calendar: {
      ...calendarWords(locale, t, today),
      title: content.calendar.title,
      all: { href: fileOf(ALL_EVENTS), label: t('agenda.addAll') },
    },
    list: {
      title: t('agenda.list'),
      labels: { when: labels.when, place: labels.place, last: labels.last },
      add: t('agenda.add'),
      events: events.map(({ event, times }) => ({
        id: event.id,
        name: event.name,
        text: event.text,
        place: event.place,
        when: event.when,
        rule: event.rule,
        last: event.lastKnown && write.edition(event.lastKnown.dates),
        marks: [event.nearby ? [labels.nearby] : [], event.irregular ? [labels.irregular] : []].flat(),
        file: { href: fileOf(event.id), label: t('agenda.addOne', { name: event.name }) },
        times: times.map(write.time),
      })),
    },
    strips: {
      title: content.stripsTitle,
      halves: halves.map((pictures, index) => ({
        label: t('agenda.strip', { title: content.stripsTitle, index: index + 1 }),
        pictures,
      })),
    },
    outside:
      catalogue.site.calendar === null
        ? null
        : {
            title: t('agenda.outside.title'),
            text: t('agenda.outside.text'),
            embed: catalogue.site.calendar,
            show: t('agenda.outside.show'),
            open: t('agenda.outside.open'),
          },
  };
  const page = context.url(paths.agenda);
  const entries = events.map(({ event, times }) => ({
    id: event.id,
    events: times.filter(({ end }) => end >= today).map((time) => calendarEvent(event, time, { page, today, t })),
  }));
  const file = (name: string, events: CalendarEvent[]) => calendarFile({ name, language, writtenOn: today, events });
  return {
    path: paths.agenda,
    screen: 'agenda',
    status: 200,
    meta: meta(paths.agenda, seo),
    data,
    share: { title: hero.title, picture: pictures.hero?.hero },
    structuredData: structuredData(events, page, today),
    files: {
      [fileOf(ALL_EVENTS)]: file(
        seo.title,
        entries.flatMap(({ events }) => events),
      ),
      ...Object.fromEntries(entries.map(({ id, events }) => [fileOf(id), file(seo.title, events)])),
    },
  };
}

/** When an event is from `year` on; a confirmed edition counts for more than the rule. */
function timesOf({ recurrence, lastKnown }: Event, year: number): EventDates[] {
  const confirmed = lastKnown && readEdition(lastKnown.dates);
  const known = confirmed?.isPending ? null : confirmed;
  // One year earlier, too: a window may reach over the turn of the year.
  return Array.from({ length: YEARS + 1 }, (_year, index) => year - 1 + index)
    .map((each) => (known?.start.startsWith(String(each)) ? known : datesIn(recurrence, each)))
    .filter(({ end }) => end >= dayOf(year, 1, 1));
}

function calendarEvent(
  { id, name, text, place, when, rule }: Event,
  { start, end, isPending }: EventDates,
  { page, today, t }: { page: string; today: string; t: Translate },
): CalendarEvent {
  // While the day is not known, one reminder where it may begin, instead of weeks that are full of it.
  const reminder = start < today ? today : start;
  return {
    uid: `${id}-${start.slice(0, 4)}@${new URL(page).host}`,
    start: isPending ? reminder : start,
    end: isPending ? reminder : end,
    title: isPending ? t('agenda.pendingTitle', { name }) : name,
    text: isPending ? t('agenda.pendingText', { text, when, rule }) : text,
    place,
    url: `${page}#${id}`,
    isTentative: isPending,
  };
}

function calendarWords(locale: string, t: Translate, today: string): Omit<EventCalendar, 'title' | 'all'> {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = (width: 'short' | 'long') => new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  const week = Array.from({ length: 7 }, (_day, index) => new Date(addDays(SOME_MONDAY, index)));
  const months = Array.from({ length: YEARS * 12 }, (_month, index) => dayOf(Number(today.slice(0, 4)), index + 1, 1));
  return {
    timeZone: TIME_ZONE,
    builtOn: today,
    weekdays: week.map((day) => ({ short: weekday('short').format(day), long: weekday('long').format(day) })),
    months: months.map((first) => ({ key: monthOf(first), label: month.format(new Date(first)) })),
    previous: t('agenda.previous'),
    next: t('agenda.next'),
    today: t('agenda.today'),
    none: t('agenda.none'),
    pending: t('agenda.pending'),
  };
}

/** Writes days in a page's language. */
function timeWriter(locale: string, t: Translate) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return ({ start, end }: EventDates) =>
      start === end ? writer.format(new Date(start)) : writer.formatRange(new Date(start), new Date(end));
  };
  const oneDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const manyDays = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const month = format({ month: 'short' });
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const days = (dates: EventDates) => (dates.start === dates.end ? oneDay(dates) : manyDays(dates));
  return {
    time: (dates: EventDates): EventTime => ({
      ...dates,
      label: dates.isPending ? t('agenda.toConfirm') : days(dates),
      leaf: {
        day: dates.isPending ? null : String(Number(dates.start.slice(8))),
        month: dates.isPending ? month(dates) : month({ ...dates, end: dates.start }),
        year: dates.start.slice(0, 4),
      },
    }),
    edition: (text: string): string | null => {
      const dates = readEdition(text);
      return dates && (dates.isPending ? monthAndYear({ ...dates, end: dates.start }) : days(dates));
    },
  };
}

/** Of an event in another department. */
const province = { '@type': 'PostalAddress', addressRegion: 'Mendoza', addressCountry: 'AR' };

/** Only what has a date: search engines take no "to be announced". */
function structuredData(events: { event: Event; times: EventDates[] }[], page: string, today: string): object[] {
  return events.flatMap(({ event: { id, name, text, place, nearby }, times }) => {
    const next = times.find(({ end }) => end >= today);
    if (!next || next.isPending) return [];
    return thing('Event', {
      name,
      description: text,
      startDate: next.start,
      endDate: next.end,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: nearby ? province : postalAddress() },
      url: `${page}#${id}`,
    });
  });
}
