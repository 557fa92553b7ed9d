import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields, readPageContent } from '#app/page/page-content.ts';
import { iconsOf } from '#app/page/shown-icons.ts';
import { idText, innerLink, picture, text } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import { collectProblems } from '#reading/problems.ts';
import type { Link } from '#views/views.ts';
import { type Idea, readIdeas } from './ideas.server.ts';
import { type FoundStop, type RouteStop, type StopContent, stop, stopFinder } from './stops.server.ts';

const inspirationContent = z.strictObject({
  ...pageFields,
  intro: text,
  routes: z
    .array(
      z.strictObject({
        id: idText,
        title: text,
        summary: text,
        /** The route's print, here and wherever else a page leads to it. */
        picture,
        days: z.array(z.strictObject({ title: text, stops: z.array(stop).min(1) })).min(1),
        note: z.strictObject({ text: text, link: innerLink, linkLabel: text }).nullable(),
      }),
    )
    .min(1),
});

/** The stops at one time of the day. `picture`: of the first, which the others are alternatives or additions to. */
export type RouteMoment = { label: string; stops: RouteStop[]; picture: Picture };

export type RouteDay = { label: string; title: string; picture: Picture | null; moments: RouteMoment[] };

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
  /** The heading of the ideas. */
  ideasTitle: string;
  ideas: Idea[];
  /** The text of the link that opens a route as the visitor's own trip. */
  plan: string;
  routes: ReadyRoute[];
};

export default definePage({
  path: paths.inspiration,
  content: { file: 'pages/inspirate', schema: inspirationContent },
  menus: { explore: 2 },
  icon: 'sparkles',
  data: inspirationData,
  icons: ({ routes }) =>
    routes.flatMap(({ days }) =>
      days.flatMap(({ moments }) => moments.flatMap(({ stops }) => stops.flatMap(({ facts }) => iconsOf(facts)))),
    ),
  share: ({ hero }) => hero,
});

function inspirationData(content: PageContent<typeof inspirationContent>, context: BuildContext): InspirationData {
  const { t } = context;
  const { hero, intro } = content;
  const stopsAt = stopFinder(context);
  const seen = new Set<string>();
  return {
    hero: { ...hero, picture: content.pictures.hero },
    intro,
    navigation: t('inspiration.navigation'),
    ideasTitle: t('inspiration.ideas'),
    ideas: readIdeas(context),
    plan: t('inspiration.plan'),
    routes: collectProblems(content.routes, ({ id, title, summary, picture, days, note }) => {
      // A route suggests nothing twice.
      const used = new Set<string>();
      return {
        id,
        title,
        summary,
        days: days.map(({ title, stops }, index) => {
          const found = stops.map((stop) => ({ moment: stop.moment, stops: stopsAt(stop, used) }));
          const leading = found.filter(({ moment }) => moment === 'morning' || moment === 'afternoon');
          const ofDay =
            index === 0
              ? picture
              : firstUnseen(
                  leading.flatMap(({ stops }) => stops.slice(0, 1)).map(({ pictures: [first] }) => first),
                  seen,
                );
          return {
            label: t(days.length > 1 ? 'inspiration.dayOf' : 'inspiration.day', {
              number: index + 1,
              total: days.length,
            }),
            title,
            picture: ofDay,
            moments: momentsOf(found, ofDay, t),
          };
        }),
        note: note && { text: note.text, link: { href: note.link, label: note.linkLabel } },
      };
    }),
  };
}

/** The addresses of each route's stops by day: the first suggestion for each stop, without alternatives. */
export function routeStops(
  context: BuildContext,
): { id: string; title: string; picture: Picture; days: { title: string; hrefs: string[] }[] }[] {
  const content = readPageContent(context, 'pages/inspirate', inspirationContent, 'solid');
  const stopsAt = stopFinder(context);
  return content.routes.map(({ id, title, picture, days }) => {
    const used = new Set<string>();
    return {
      id,
      title,
      picture,
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

/** The first picture that no day before has shown, or else the first of all; null if there is none. */
function firstUnseen(pictures: Picture[], seen: Set<string>): Picture | null {
  const picture = pictures.find((one) => !seen.has(singleFile(one))) ?? pictures[0] ?? null;
  if (picture) seen.add(singleFile(picture));
  return picture;
}

/** Merges consecutive stops of the same moment, and leaves out moments for which nothing was found. */
function momentsOf(
  found: { moment: StopContent['moment']; stops: FoundStop[] }[],
  ofDay: Picture | null,
  t: BuildContext['t'],
): RouteMoment[] {
  const moments: RouteMoment[] = [];
  for (const { moment, stops } of found) {
    const [first] = stops;
    if (!first) continue;
    const label = t(`inspiration.moments.${moment}`);
    const shown = stops.map(({ pictures: _, ...stop }) => stop);
    const last = moments.at(-1);
    if (last?.label === label) last.stops.push(...shown);
    else moments.push({ label, stops: shown, picture: otherThan(ofDay, first.pictures) });
  }
  return moments;
}

/** The first picture that is not the day's own, where there is one. */
const otherThan = (ofDay: Picture | null, [first, ...others]: FoundStop['pictures']): Picture =>
  ofDay && singleFile(first) === singleFile(ofDay)
    ? (others.find((one) => singleFile(one) !== singleFile(ofDay)) ?? first)
    : first;
