import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { type Destination, destinationAt } from '#app/page/destination.server.ts';
import { imageUrl, thing } from '#app/page/json-ld.server.ts';
import { pageFields, readPageContent } from '#app/page/page-content.ts';
import { partAddress, plainEntry } from '#app/page/page-search.ts';
import { searchPicture } from '#app/page/search-picture.server.ts';
import { viewPrintOrPhoto } from '#catalog/content/print-or-photo.ts';
import { picture, text, themedOpening } from '#catalog/content/schema.ts';
import { type CalendarEvent, calendarFile } from '#catalog/events/calendar-file.ts';
import { datesIn, type EventDates, likelyEnd, readEdition } from '#catalog/events/event-dates.ts';
import { type AgendaEvent, ALL_EVENTS, type LocalEvent } from '#catalog/events/read-events.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { postalAddress } from '#catalog/listings/listing-entity.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { addDays, dayOf, monthOf } from '#common/lib/days.ts';
import { defined } from '#common/lib/defined.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { fold } from '#common/lib/text/fold.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import { ContentError, collectProblems } from '#reading/problems.ts';
import type { EventCalendar, EventTime, GuideEvent, OutsideCalendar } from '#views/event-views.ts';
import type { Trust } from '#views/trust-views.ts';
import { originsOfEvents } from './origins.server.ts';
import { viewYear, type YearData, yearContent } from './year/year.server.ts';

/** Dates are written for the current year and the next two, so that a site can go that long without a build. */
const YEARS = 3;
/** Any Monday, to name the weekdays. */
const SOME_MONDAY = '2026-11-16';

const NAMES = { names: '{{names}}' };

const agendaContent = z.strictObject({
  ...pageFields,
  intro: text,
  labels: z.strictObject({ when: text, place: text, last: text, nearby: text, irregular: text }),
  calendar: z.strictObject({ title: text }),
  year: yearContent,
  stripsTitle: text,
  pictures: z.strictObject({
    hero: themedOpening,
    firstHalf: z.array(picture).length(8),
    secondHalf: z.array(picture).length(7),
  }),
});

type Labels = z.output<typeof agendaContent>['labels'];

export type AgendaData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  year: YearData;
  calendar: EventCalendar;
  list: {
    title: string;
    /** What the list begins with, with the names in the place of {{names}}. */
    week: { some: string; none: string };
    /** What the look of a leaf without a date means. */
    legend: string;
    labels: { when: string; place: string; price: string; last: string; more: string };
    add: string;
    events: GuideEvent[];
  };
  strips: { title: string; halves: { label: string; pictures: Picture[] }[] };
  outside: OutsideCalendar | null;
  origins: Pick<Trust, 'how'>;
};

export default definePages<AgendaData>({
  routes: () => [paths.agenda],
  content: { file: 'pages/agenda', schema: agendaContent },
  links: ({ t }) => [
    { path: paths.agenda, label: t('screens.agenda.label'), menus: { facts: 8, community: 4 }, icon: 'calendar' },
  ],
  pages: (context) => [agendaPage(context)],
});

/**
 * Makes the agenda and its calendar files: one for each event and one for all.
 * @param today the day of the build, as "2026-11-21"
 * @throws {ContentError} naming `content/pages/agenda.json` or the event's file, and the field
 */
export function agendaPage(context: BuildContext, today = todayInSanRafael()): ScreenPage<AgendaData> {
  const { catalogue, language, locale, meta, t } = context;
  const content = readPageContent(context, 'pages/agenda', agendaContent, 'solid');
  const { hero, labels, seo, pictures } = content;
  const fileOf = (id: string) => context.at(`${paths.agenda}/${id}.ics`);
  const events = inOrder(
    collectProblems(catalogue.events, (event) => placed(event, context)),
    today,
  ).map((one) => ({ ...one, picture: pictureOf(one.event, catalogue) }));
  const write = timeWriter(locale, t);
  const data: AgendaData = {
    hero: { ...hero, picture: pictures.hero },
    intro: content.intro,
    year: viewYear({ content: content.year, events, today }, locale, t),
    calendar: {
      ...calendarWords(locale, t, today),
      title: content.calendar.title,
      goodUntil: goodUntil(events, today),
      all: { href: fileOf(ALL_EVENTS), label: t('agenda.addAll') },
    },
    list: {
      ...listWords(labels, t),
      events: events.map(({ event, times, picture }) =>
        eventView(event, times, { file: fileOf(event.id), picture, labels, write, t }),
      ),
    },
    strips: {
      title: content.stripsTitle,
      halves: [pictures.firstHalf, pictures.secondHalf].map((half, index) => ({
        label: t('agenda.strip', { title: content.stripsTitle, index: index + 1 }),
        pictures: half,
      })),
    },
    outside: outsideCalendar(catalogue.site.calendar, t),
    origins: originsOfEvents(
      events.map(({ event }) => event),
      context,
    ),
  };
  const page = context.url(paths.agenda);
  const entries = events.map(({ event, times }) => ({
    id: event.id,
    events: times
      .filter(({ likelyEnd }) => likelyEnd >= today)
      .map((time) => calendarEvent(event, time, { page, today, t })),
  }));
  const file = (events: CalendarEvent[]) => calendarFile({ name: seo.title, language, writtenOn: today, events });
  return {
    path: paths.agenda,
    status: 200,
    meta: meta(paths.agenda, seo),
    data,
    share: { title: hero.title, picture: pictures.hero },
    frames: data.outside ? [data.outside.embed] : [],
    search: { parts: data.list.events.map((event) => eventEntry(event, t)) },
    structuredData: structuredData(context, events, today),
    files: {
      [fileOf(ALL_EVENTS)]: file(entries.flatMap(({ events }) => events)),
      ...Object.fromEntries(entries.map(({ id, events }) => [fileOf(id), file(events)])),
    },
  };
}

function listWords({ when, place, last }: Labels, t: Translate): Omit<AgendaData['list'], 'events'> {
  return {
    title: t('agenda.list'),
    week: { some: t('agenda.thisWeek', NAMES), none: t('agenda.notThisWeek', NAMES) },
    legend: t('agenda.legend'),
    labels: { when, place, price: t('agenda.price'), last, more: t('agenda.moreShort') },
    add: t('agenda.add'),
  };
}

/** The owner's calendar elsewhere, if there is one. */
function outsideCalendar(embed: string | null, t: Translate): OutsideCalendar | null {
  if (embed === null) return null;
  return {
    title: t('agenda.outside.title'),
    text: t('agenda.outside.text'),
    embed,
    show: t('agenda.outside.show'),
    open: t('agenda.outside.open'),
  };
}

function pictureOf({ id, picture }: LocalEvent, catalogue: Catalogue): Picture | undefined {
  const place = { file: `content/events/${id}.json`, field: 'picture.print' };
  return picture ? viewPrintOrPhoto(catalogue, { folder: 'events', id }, picture, place) : undefined;
}

type Writing = {
  file: string;
  picture: Picture | undefined;
  labels: Labels;
  write: ReturnType<typeof timeWriter>;
  t: Translate;
};

function eventView(event: PlacedEvent, times: Edition[], { file, picture, labels, write, t }: Writing): GuideEvent {
  const { id, name, lang, text, place, at, rule, price, link, lastKnown } = event;
  return {
    id,
    name,
    ...(lang && { lang }),
    picture,
    text,
    place,
    ...(at && { page: at.href }),
    when: whenOf(event, write.days),
    rule,
    price,
    link: link === null ? null : { href: link, label: t('agenda.more', { name }) },
    last: lastKnown && write.edition(lastKnown.dates),
    marks: [event.nearby ? [labels.nearby] : [], event.irregular ? [labels.irregular] : []].flat(),
    file: { href: file, label: t('agenda.addOne', { name }) },
    times: times.map(write.time),
  };
}

const eventEntry = ({ id, name, picture, text, place, when, marks }: GuideEvent, t: Translate) => ({
  ...plainEntry,
  ...partAddress(paths.agenda, id),
  kind: 'event' as const,
  label: t('search.labels.event'),
  title: name,
  text: `${when} · ${place}`,
  picture: searchPicture(picture),
  body: [text, ...marks].join(' '),
});

/** An event with the place or the listing where it is. */
type PlacedEvent = LocalEvent & { at: Destination | undefined };

/** Where an event is called by its page's name, it is in every language. */
function placed({ file, in: inLanguage }: AgendaEvent, context: BuildContext): PlacedEvent {
  const event = inLanguage(context.language);
  if (event.page === null) return { ...event, at: undefined };
  const fail = (why: string): never => {
    throw new ContentError([`${file}: "page" is "${event.page}", ${why}`]);
  };
  const at =
    destinationAt(context, event.page) ??
    fail('but an event is at a place or at a listing of the guide; choose one, or write null.');
  if (at.isSample) fail('which is a sample listing; an event is only at what exists.');
  const isNamed = event.lang === undefined && fold(event.place) === fold(at.spanishName);
  return { ...event, place: isNamed ? at.name : event.place, at };
}

/** The events that are still to come, by their first date. A single one that is over has left. */
function inOrder(events: PlacedEvent[], today: string) {
  const key = ([first]: EventDates[]) => `${first?.start} ${first?.end}`;
  return events
    .map((event) => ({ event, times: timesOf(event, today) }))
    .filter(({ times }) => times.length > 0)
    .sort((a, b) => key(a.times).localeCompare(key(b.times)));
}

/** The day on which the month or an event ends, whichever is first. */
function goodUntil(events: { times: Edition[] }[], today: string): string {
  const month = Number(today.slice(5, 7));
  const lastOfMonth = dayOf(Number(today.slice(0, 4)), month + 1, 0);
  const ends = events.flatMap(({ times }) => times.map(({ likelyEnd }) => likelyEnd)).filter((end) => end >= today);
  return [lastOfMonth, ...ends].sort()[0] ?? lastOfMonth;
}

/** `isConfirmed`: a source was found for this very edition. */
type Edition = EventDates & { isConfirmed: boolean; likelyEnd: string };

/** The dates of an event from this year on; a confirmed edition takes precedence over the rule. */
function timesOf({ recurrence, lastKnown }: LocalEvent, today: string): Edition[] {
  const year = Number(today.slice(0, 4));
  if (recurrence.type === 'once') {
    const dates = datesIn(recurrence, year);
    return dates.end < today ? [] : [{ ...dates, isConfirmed: !dates.isPending, likelyEnd: dates.end }];
  }
  const last = lastKnown && readEdition(lastKnown.dates);
  const known = last?.isPending ? null : last;
  // Starts one year earlier, because a window may extend past the end of a year.
  return Array.from({ length: YEARS + 1 }, (_year, index) => year - 1 + index)
    .map((each) => {
      const isConfirmed = lastKnown?.year === each;
      const dates = known?.start.startsWith(String(each)) ? known : datesIn(recurrence, each);
      return { ...dates, isConfirmed, likelyEnd: likelyEnd(dates, last) };
    })
    .filter(({ end }) => end >= dayOf(year, 1, 1));
}

function calendarEvent(
  event: PlacedEvent,
  { start, end, isPending, isConfirmed }: Edition,
  { page, today, t }: { page: string; today: string; t: Translate },
): CalendarEvent {
  const { id, name, place, at } = event;
  // While the day is unknown, the calendar file has one reminder at the earliest day, instead of weeks full of the
  // event.
  const reminder = start < today ? today : start;
  const titleOf = () => {
    if (isPending) return t('agenda.pendingTitle', { name });
    return isConfirmed ? name : t('agenda.usual', { date: name });
  };
  const textOf = () => {
    const particulars = [event.hour ?? [], event.price ?? [], event.link ?? []].flat();
    const text = [event.text, particulars.join('\n')].filter(Boolean).join('\n\n');
    if (!isPending && isConfirmed) return text;
    if (event.recurrence.type === 'once') return [text, t('agenda.toConfirm')].join('\n\n');
    return t('agenda.pendingText', { text, when: event.when ?? '', rule: event.rule ?? '' });
  };
  return {
    uid: `${id}-${start.slice(0, 4)}@${new URL(page).host}`,
    start: isPending ? reminder : start,
    end: isPending ? reminder : end,
    title: titleOf(),
    text: textOf(),
    place,
    ...defined({ address: at?.address, point: at?.geo }),
    url: `${page}#${id}`,
    isTentative: isPending || !isConfirmed,
  };
}

/** The usual date in words; of a single event its days, and the hour. */
function whenOf({ recurrence, when, hour }: LocalEvent, write: (dates: EventDates) => string): string {
  const day = recurrence.type === 'once' ? write(datesIn(recurrence, 0)) : when;
  return [day ?? [], hour ?? []].flat().join(', ');
}

function calendarWords(
  locale: string,
  t: Translate,
  today: string,
): Omit<EventCalendar, 'title' | 'all' | 'goodUntil'> {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = (width: 'short' | 'long') => new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  const week = Array.from({ length: 7 }, (_day, index) => new Date(addDays(SOME_MONDAY, index)));
  const months = Array.from({ length: YEARS * 12 }, (_month, index) => dayOf(Number(today.slice(0, 4)), index + 1, 1));
  return {
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

/** Formats dates in a page's language. */
function timeWriter(locale: string, t: Translate) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return ({ start, end }: EventDates) =>
      start === end ? writer.format(new Date(start)) : writer.formatRange(new Date(start), new Date(end));
  };
  const oneDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const manyDays = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const month = format({ month: 'short' });
  // In Argentine Spanish, Intl would join two months as "oct a el dic".
  const months = ({ start, end, ...dates }: EventDates) =>
    [...new Set([start, end].map((day) => month({ ...dates, start: day, end: day })))].join('–');
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const days = (dates: EventDates): string => (dates.start === dates.end ? oneDay(dates) : manyDays(dates));
  const labelOf = (dates: Edition) => {
    if (dates.isPending) return t('agenda.toConfirm');
    return dates.isConfirmed ? days(dates) : t('agenda.usual', { date: days(dates) });
  };
  return {
    days,
    time: (dates: Edition): EventTime => ({
      ...dates,
      silence: dates.isConfirmed ? null : t('agenda.silence', { year: dates.start.slice(0, 4) }),
      label: labelOf(dates),
      leaf: {
        day: dates.isPending ? null : String(Number(dates.start.slice(8))),
        month: dates.isPending ? months(dates) : month({ ...dates, end: dates.start }),
        year: dates.start.slice(0, 4),
      },
    }),
    edition: (text: string): string | null => {
      const dates = readEdition(text);
      return dates && (dates.isPending ? monthAndYear({ ...dates, end: dates.start }) : days(dates));
    },
  };
}

/** The postal address of an event in another department. */
const province = { '@type': 'PostalAddress', addressRegion: 'Mendoza', addressCountry: 'AR' };

/** Confirmed editions only: a search engine would present a usual date as a scheduled one. */
function structuredData(
  { catalogue, url }: BuildContext,
  events: { event: PlacedEvent; times: Edition[]; picture: Picture | undefined }[],
  today: string,
): object[] {
  return events.flatMap(({ event: { id, name, text, place, at, nearby }, times, picture }) => {
    const next = times.find(({ end }) => end >= today);
    if (!next?.isConfirmed || next.isPending) return [];
    return thing('Event', {
      name,
      description: text,
      startDate: next.start,
      endDate: next.end,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: place,
        address: at?.postal ?? (nearby ? province : postalAddress()),
        ...(at && { ...defined({ geo: at.geo }), url: url(at.href) }),
      },
      ...(picture && { image: imageUrl(catalogue.site, picture) }),
      url: `${url(paths.agenda)}#${id}`,
    });
  });
}
