import { z } from 'zod';
import type { Weather } from '#app/features/weather/weather.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { innerLink, text } from '#catalog/content/schema.ts';
import { datesIn, type EventDates, likelyEnd, readEdition } from '#catalog/events/event-dates.ts';
import { collectionPicture } from '#catalog/listings/collection-picture.ts';
import { type Place, placeAt } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { addDays, dayOf, earliestFirst } from '#common/lib/days.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { sunOn } from '#common/lib/sun.ts';
import { ContentError } from '#reading/problems.ts';
import type { Link } from '#views/views.ts';

const months = z.array(z.int().min(1).max(12));

/** The texts of the "today" section. An entry without months and hours always fits, and comes last. */
export const todayContent = z.strictObject({
  title: text,
  labels: z.strictObject({ season: text, light: text, weather: text, event: text, weekly: text, ideas: text }),
  weather: z.strictObject({ sun: text, cloud: text, rain: text, unknown: text, source: text }),
  seasons: z.array(z.strictObject({ months, name: text, text })).min(1),
  /** What every week has; `days` counts weekdays from 0 for Sunday, and one without any fits always, and comes last. */
  weekly: z.array(z.strictObject({ link: innerLink, days: z.array(z.int().min(0).max(6)), title: text, text })).min(1),
  ideas: z
    .array(z.strictObject({ link: innerLink, months, from: z.int().min(0), to: z.int().max(30), title: text, text }))
    .min(3),
});

/** One of several answers; the browser chooses by month ("12 1 2"), hour and, up to `until`, day of the month. */
export type Choice = {
  months: string;
  from: number;
  to: number;
  until?: number;
  days?: string;
  title: string;
  text: string;
};

export type Today = {
  title: string;
  /** To what the moment allows, and to the roads. */
  links: Link[];
  labels: z.output<typeof todayContent>['labels'];
  seasons: Choice[];
  light: Choice[];
  weather: Record<Weather['sky'] | 'unknown' | 'source', string>;
  events: Choice[];
  agenda: string;
  weekly: (Choice & { href: string })[];
  ideas: (Choice & { href: string; picture: Picture })[];
};

const ALWAYS = { months: '', from: 0, to: 0 };

/** Builds everything that "today" may show in a year; the browser only chooses. */
export function viewToday(
  content: z.output<typeof todayContent>,
  context: BuildContext,
  printOf: (place: Place) => Picture,
): Today {
  const { title, labels, weather, seasons, weekly, ideas } = content;
  return {
    title,
    links: [
      { href: `${paths.today}?cuando=ahora`, label: context.t('homeToday.now') },
      { href: paths.beforeLeaving, label: context.t('screens.before-leaving.label') },
    ],
    labels,
    weather,
    seasons: seasons.map(({ months, name, text }) => ({ ...ALWAYS, months: months.join(' '), title: name, text })),
    light: lightOfMonths(context),
    events: eventsOfMonths(context),
    agenda: paths.agenda,
    weekly: weekly.map(({ link, days, title, text }) => ({ ...ALWAYS, days: days.join(' '), title, text, href: link })),
    ideas: ideas.map(({ link, months, from, to, title, text }, index) => ({
      months: months.join(' '),
      from,
      to,
      title,
      text,
      href: link,
      picture: pictureOf(link, index, context, printOf),
    })),
  };
}

/** The hours of light in the middle of each month; the page of the day tells sunrise and sunset to the minute. */
function lightOfMonths({ t }: BuildContext): Choice[] {
  const text = t('homeToday.anyLightText');
  const months = Array.from({ length: 12 }, (_month, index): Choice => {
    // Any year will do: sunrise and sunset differ by minutes at most.
    const sun = sunOn(dayOf(2026, index + 1, 15));
    if (!sun) throw new Error('The sun rises and sets in San Rafael on every day.');
    const hours = String(Math.round((sun.set - sun.rise) / 60));
    return { ...ALWAYS, months: String(index + 1), title: t('homeToday.sunShort', { hours }), text };
  });
  return [...months, { ...ALWAYS, title: t('homeToday.anyLight'), text }];
}

/** The next event on each day of a year from today on; days with the same answer share it. */
function eventsOfMonths({ catalogue, language }: BuildContext): Choice[] {
  const today = todayInSanRafael();
  const year = Number(today.slice(0, 4));
  const editions = catalogue.events
    .map((event) => event.in(language))
    .flatMap((event) => {
      const last = event.lastKnown && readEdition(event.lastKnown.dates);
      return [year - 1, year, year + 1, year + 2].map((each) => {
        const dates = datesIn(event.recurrence, each);
        return { event, ...dates, until: likelyEnd(dates, last) };
      });
    });
  const nextOn = (day: string) =>
    editions.filter(({ until }) => until >= day).toSorted((a, b) => earliestFirst(rankOn(day, a), rankOn(day, b)))[0]
      ?.event;
  const choices: Choice[] = [];
  for (let index = 0; index < 365; index++) {
    const day = addDays(today, index);
    const event = nextOn(day);
    const before = choices.at(-1);
    if (!event) continue;
    const months = String(Number(day.slice(5, 7)));
    const until = Number(day.slice(8));
    if (before?.title === event.name && before.months === months) before.until = until;
    else choices.push({ ...ALWAYS, months, until, title: event.name, text: event.when ?? '' });
  }
  const [first] = choices;
  return first ? [...choices, { ...ALWAYS, title: first.title, text: first.text }] : [];
}

/** As in the agenda: what may be on already counts from the day itself, and certain dates come first. */
const rankOn = (day: string, { start, isPending }: EventDates) => `${start < day ? day : start}${Number(isPending)}`;

/** A print of a place, or the one that opens a list. */
function pictureOf(
  link: string,
  index: number,
  { catalogue, language }: BuildContext,
  printOf: (place: Place) => Picture,
): Picture {
  const place = placeAt(catalogue.places, link);
  if (place) return printOf(place);
  const collection = catalogue.collections.find(({ path }) => path === link);
  if (collection) return collectionPicture(catalogue, collection, language);
  throw new ContentError([
    `content/pages/home.json: "today.ideas.${index}.link" is "${link}", which is neither a place nor a list; choose one.`,
  ]);
}
