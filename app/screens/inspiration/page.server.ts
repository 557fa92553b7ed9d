import { z } from 'zod';
import { type PageContent, pageFields, readPageContent } from '#app/catalog/content/page-content.ts';
import { ContentError, collectProblems } from '#app/catalog/content/problems.ts';
import { innerLink, text } from '#app/catalog/content/schema.ts';
import { placeTeaser } from '#app/catalog/places/place-teaser.ts';
import { type Place, placeAt } from '#app/catalog/places/read-places.ts';
import type { Badge, Detail, Fact, Link, Picture } from '#app/catalog/views.ts';
import { SPANISH } from '#app/lib/address/local-path.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { paths } from '#app/paths.ts';
import { chooseListings } from './rules.ts';

const FILE = 'content/pages/inspirate.json';

const moment = z.enum(['morning', 'noon', 'afternoon', 'night', 'sleep', 'alternative']);

/**
 * A place or a listing by its address; or, with `max`, the first listings of a list that a filter and a location keep.
 */
const stop = z.strictObject({
  moment,
  link: innerLink,
  filter: text.optional(),
  near: text.optional(),
  max: z.int().positive().optional(),
});

const inspirationContent = z.strictObject({
  ...pageFields,
  intro: text,
  routes: z
    .array(
      z.strictObject({
        id: text,
        title: text,
        summary: text,
        days: z.array(z.strictObject({ title: text, stops: z.array(stop).min(1) })).min(1),
        note: z.strictObject({ text: text, link: innerLink, linkLabel: text }).nullable(),
      }),
    )
    .min(1),
});

type StopContent = z.output<typeof stop>;

export type RouteStop = {
  href: string;
  title: string;
  text: string;
  picture: Picture;
  /** Opening hours, duration, distance: facts from its own page. */
  facts: Fact[];
  badges: Badge[];
};

/** The stops at one time of the day. */
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
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  navigation: string;
  /** On the link that opens a route as the visitor's own trip. */
  plan: string;
  routes: ReadyRoute[];
};

export default definePage({
  path: paths.inspiration,
  content: { file: 'pages/inspirate', schema: inspirationContent },
  menus: { explore: 2 },
  icon: 'sparkles',
  data: inspirationData,
  share: ({ hero }) => hero,
});

function inspirationData(content: PageContent<typeof inspirationContent>, context: BuildContext): InspirationData {
  const { t } = context;
  const { hero, intro } = content;
  const stopsAt = stopFinder(context);
  return {
    hero: { ...hero, picture: content.pictures.hero },
    intro,
    navigation: t('inspiration.navigation'),
    plan: t('inspiration.plan'),
    routes: collectProblems(content.routes, ({ id, title, summary, days, note }) => {
      // Within a route nothing is suggested twice.
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
}

/** The routes without words: for each day the addresses of its stops, the first proposal of each, no alternatives. */
export function routeStops(
  context: BuildContext,
): { id: string; title: string; days: { title: string; hrefs: string[] }[] }[] {
  const content = readPageContent(context, 'pages/inspirate', inspirationContent, 'solid');
  const stopsAt = stopFinder(context);
  return content.routes.map(({ id, title, days }) => {
    const used = new Set<string>();
    return {
      id,
      title,
      days: days.map(({ title, stops }) => ({
        title,
        hrefs: stops
          .filter(({ moment }) => moment !== 'alternative')
          .flatMap((stop) =>
            stopsAt(stop, used)
              .slice(0, 1)
              .map(({ href }) => href),
          ),
      })),
    };
  });
}

/** Merges consecutive stops of the same moment; a moment for which nothing was found is left out. */
function momentsOf(
  stops: StopContent[],
  find: (stop: StopContent) => RouteStop[],
  t: BuildContext['t'],
): RouteMoment[] {
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

/** Returns a function that finds what a stop of a route leads to, and adds it to what the route has used. */
function stopFinder(context: BuildContext) {
  const { catalogue, language } = context;
  const lists = catalogue.collections.map((collection) => ({
    collection,
    // Rules are written in Spanish, whatever the page's language.
    spanish: catalogue.views(collection, SPANISH).cards,
    details: new Map(catalogue.views(collection, language).details.map((detail) => [detail.card.href, detail])),
  }));

  return (stop: StopContent, used: Set<string>): RouteStop[] => {
    const place = placeAt(catalogue.places, stop.link);
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

function placeStop({ catalogue, language, t }: BuildContext, place: Place): RouteStop {
  const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
  const { distanceKm, driveTime } = place.in(language);
  return {
    ...placeTeaser(catalogue, place, language),
    facts: [
      ...(distanceKm
        ? [{ icon: 'route' as const, text: t('inspiration.fromCity', { distance: kilometres.format(distanceKm) }) }]
        : []),
      { icon: 'car' as const, text: driveTime },
    ],
    badges: [],
  };
}

function listingStop({ t }: BuildContext, { card, facts }: Detail): RouteStop {
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
