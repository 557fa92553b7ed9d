import { z } from 'zod';
import type { Weather } from '#app/features/weather/weather.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { innerLink, text } from '#catalog/content/schema.ts';
import { datesIn } from '#catalog/events/event-dates.ts';
import { placeTeaser } from '#catalog/places/place-teaser.ts';
import { placeAt } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { dayOf } from '#common/lib/days.ts';
import { sunOn } from '#common/lib/sun.ts';
import { PLAZA } from '#map/browser/districts.ts';
import { ContentError } from '#reading/problems.ts';
import type { Link } from '#views/views.ts';

const months = z.array(z.int().min(1).max(12));

/** The texts of the "today" section. An entry without months and hours always fits, and comes last. */
export const todayContent = z.strictObject({
  title: text,
  labels: z.strictObject({ season: text, light: text, weather: text, event: text, ideas: text }),
  weather: z.strictObject({ sun: text, cloud: text, rain: text, unknown: text, source: text }),
  seasons: z.array(z.strictObject({ months, name: text, text })).min(1),
  ideas: z
    .array(z.strictObject({ link: innerLink, months, from: z.int().min(0), to: z.int().max(30), title: text, text }))
    .min(3),
});

/** One of several answers; the browser chooses by month ("12 1 2") and hour. */
export type Choice = { months: string; from: number; to: number; title: string; text: string };

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
  ideas: (Choice & { href: string; picture: Picture })[];
};

const ALWAYS = { months: '', from: 0, to: 0 };

/** Builds everything that "today" may show in a year; the browser only chooses. */
export function viewToday(content: z.output<typeof todayContent>, context: BuildContext): Today {
  const { title, labels, weather, seasons, ideas } = content;
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
    ideas: ideas.map(({ link, months, from, to, title, text }, index) => ({
      months: months.join(' '),
      from,
      to,
      title,
      text,
      href: link,
      picture: pictureOf(link, index, context),
    })),
  };
}

/** Sunrise and sunset in the middle of each month. */
function lightOfMonths({ t }: BuildContext): Choice[] {
  const days = Array.from({ length: 12 }, (_month, index): Choice => {
    // Any year will do: sunrise and sunset differ by minutes at most.
    const sun = sunOn(dayOf(2026, index + 1, 15), PLAZA);
    if (!sun) throw new Error('The sun rises and sets in San Rafael on every day.');
    const { rise, set } = sun;
    return {
      ...ALWAYS,
      months: String(index + 1),
      title: t('homeToday.sunShort', { hours: String(Math.round((set - rise) / 60)) }),
      text: t('homeToday.sun', { rise: clock(rise), set: clock(set) }),
    };
  });
  return [...days, { ...ALWAYS, title: t('homeToday.anyLight'), text: t('homeToday.anyLightText') }];
}

const clock = (minutes: number) => {
  const rounded = Math.round(minutes / 5) * 5;
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
};

/** The next event for each month, by its yearly rule. */
function eventsOfMonths({ catalogue, language }: BuildContext): Choice[] {
  const events = catalogue.events
    .map((event) => event.in(language))
    .filter(({ recurrence }) => recurrence.type !== 'once') // the browser chooses by the month, of any year
    .map((event) => ({ event, month: Number(datesIn(event.recurrence, 2027).start.slice(5, 7)) }));
  const next = (month: number) =>
    events.toSorted((a, b) => ((a.month - month + 12) % 12) - ((b.month - month + 12) % 12))[0]?.event;
  const choices = Array.from({ length: 12 }, (_month, index) => {
    const event = next(index + 1);
    return event ? [{ ...ALWAYS, months: String(index + 1), title: event.name, text: event.when ?? '' }] : [];
  }).flat();
  const [first] = choices;
  return first ? [...choices, { ...first, months: '' }] : [];
}

/** The print of a place, or of the first listing of a list. */
function pictureOf(link: string, index: number, { catalogue, language }: BuildContext): Picture {
  const place = placeAt(catalogue.places, link);
  if (place) return placeTeaser(catalogue, place, language).picture;
  const collection = catalogue.collections.find(({ path }) => path === link);
  const card = collection && catalogue.views(collection, language).cards[0];
  if (card) return card.image;
  throw new ContentError([
    `content/pages/home.json: "today.ideas.${index}.link" is "${link}", which is neither a place nor a list with listings; choose one.`,
  ]);
}
