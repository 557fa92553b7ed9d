import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { pagePictures } from '#app/catalog/page-pictures.ts';
import { ContentError, collectProblems } from '#app/catalog/problems.ts';
import { innerLink, translations, words } from '#app/catalog/schema.ts';
import type { Badge, Detail, Fact, Link, Picture } from '#app/catalog/views.ts';
import { SPANISH } from '#app/lib/local-path.ts';
import { paths, placePath, placeSlugs } from '#app/paths.ts';
import { chooseListings } from './inspiration-rules.ts';

const FILE = 'content/pages/inspirate.json';

const moment = z.enum(['morning', 'noon', 'afternoon', 'night', 'sleep', 'alternative']);

/** A place or a listing by its address; or, with `max`, the first of a list that a filter and a location keep. */
const stop = z.strictObject({
  moment,
  link: innerLink,
  filter: words.optional(),
  near: words.optional(),
  max: z.int().positive().optional(),
});

const inspirationContent = z.strictObject({
  ...pageFields,
  intro: words,
  routes: z
    .array(
      z.strictObject({
        id: words,
        title: words,
        summary: words,
        days: z.array(z.strictObject({ title: words, stops: z.array(stop).min(1) })).min(1),
        note: z.strictObject({ text: words, link: innerLink, linkLabel: words }).nullable(),
      }),
    )
    .min(1),
});

/** What a route needs to know of a place. */
const placeContent = z.looseObject({
  title: words,
  summary: words,
  distanceKm: z.number().nullable().default(null),
  driveTime: words.nullable().default(null),
  pictures: pagePictures,
  translations,
});

type StopContent = z.output<typeof stop>;

export type RouteStop = {
  href: string;
  title: string;
  text: string;
  picture: Picture;
  /** When it is open, how long it takes, how far it is: what its own page says. */
  facts: Fact[];
  badges: Badge[];
};

/** What is done at one time of the day. */
export type RouteMoment = { label: string; stops: RouteStop[] };

export type RouteDay = { label: string; title: string; moments: RouteMoment[] };

export type ReadyRoute = {
  id: string;
  title: string;
  summary: string;
  days: RouteDay[];
  note: { text: string; link: Link } | null;
};

export type InspirationData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  navigation: string;
  routes: ReadyRoute[];
};

/** @throws {ContentError} naming `content/pages/inspirate.json` and the stop that leads to no place and no listing. */
export function inspirationPage(context: PageContext): BuiltPage {
  const { t } = context;
  const { content, pictures } = readPageContent(context, 'pages/inspirate', inspirationContent);
  const { hero, intro } = content;
  const stopsAt = stopFinder(context);
  const data: InspirationData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    intro,
    navigation: t('inspiration.navigation'),
    routes: collectProblems(content.routes, ({ id, title, summary, days, note }) => {
      // Within a route nothing is proposed twice.
      const used = new Set<string>();
      return {
        id,
        title,
        summary,
        days: days.map(({ title, stops }, index) => ({
          label: t('inspiration.day', { number: String(index + 1) }),
          title,
          moments: momentsOf(stops, (stop) => stopsAt(stop, used), t),
        })),
        note: note && { text: note.text, link: { href: note.link, label: note.linkLabel } },
      };
    }),
  };
  return {
    path: paths.inspiration,
    screen: 'inspiration',
    status: 200,
    meta: context.meta(paths.inspiration, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}

/** Neighbours of the same moment stand together; a moment for which nothing was found is left out. */
function momentsOf(stops: StopContent[], find: (stop: StopContent) => RouteStop[], t: PageContext['t']): RouteMoment[] {
  const moments: RouteMoment[] = [];
  for (const stop of stops) {
    const found = find(stop);
    if (found.length === 0) continue;
    const label = t(`inspiration.moments.${stop.moment}`);
    const last = moments.at(-1);
    if (last?.label === label) last.stops.push(...found);
    else moments.push({ label, stops: found });
  }
  return moments;
}

/** Gives what a stop of a route leads to, and adds it to what the route has used. */
function stopFinder(context: PageContext) {
  const { catalogue, language } = context;
  const lists = catalogue.collections.map((collection) => ({
    collection,
    // Rules hold Spanish words, whatever the page's language.
    spanish: catalogue.views(collection, SPANISH).cards,
    details: new Map(catalogue.views(collection, language).details.map((detail) => [detail.card.href, detail])),
  }));

  return (stop: StopContent, used: Set<string>): RouteStop[] => {
    const place = placeSlugs.find((slug) => placePath(slug) === stop.link);
    if (place) {
      used.add(stop.link);
      return [placeStop(context, place)];
    }
    const list = lists.find(({ collection }) => collection.path === stop.link);
    if (list) {
      if (stop.filter && !list.collection.filters.includes(stop.filter)) {
        throw new ContentError([
          `${FILE}: "filter" is "${stop.filter}", but ${stop.link} has only: ${list.collection.filters.join(', ')}.`,
        ]);
      }
      const chosen = chooseListings(list.spanish, { filter: stop.filter, near: stop.near, max: stop.max ?? 1 }, used);
      return chosen.flatMap(({ href }) => {
        used.add(href);
        const detail = list.details.get(href);
        return detail ? [listingStop(context, detail)] : [];
      });
    }
    const detail = lists.map(({ details }) => details.get(stop.link)).find(Boolean);
    if (!detail) {
      throw new ContentError([
        `${FILE}: "link" is "${stop.link}", but a stop must lead to a place, to a listing or to a list.`,
      ]);
    }
    used.add(stop.link);
    return [listingStop(context, detail)];
  };
}

function placeStop(context: PageContext, slug: string): RouteStop {
  const { language, t } = context;
  const { content, pictures } = readPageContent(context, `places/${slug}`, placeContent);
  const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
  const picture = pictures.hero?.hero;
  if (!picture) throw new ContentError([`content/places/${slug}.json: "pictures" has no "hero".`]);
  const { title, summary, distanceKm, driveTime } = content;
  return {
    href: placePath(slug),
    title,
    text: summary,
    // Small on this page, so it needs no second composition for upright screens.
    picture: { ...picture, tall: undefined },
    facts: [
      ...(distanceKm
        ? [{ icon: 'route' as const, text: t('inspiration.fromCity', { distance: kilometres.format(distanceKm) }) }]
        : []),
      ...(driveTime ? [{ icon: 'car' as const, text: driveTime }] : []),
    ],
    badges: [],
  };
}

function listingStop({ t }: PageContext, { card, facts }: Detail): RouteStop {
  const times = [t('facts.schedule'), t('facts.departures'), t('facts.duration')];
  return {
    href: card.href,
    title: card.title,
    text: card.location,
    picture: card.image,
    facts: facts.filter(({ label }) => label !== undefined && times.includes(label)),
    badges: card.badges,
  };
}
