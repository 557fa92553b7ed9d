import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type EmergencyLine, emergencyLines } from '#app/page/emergency.server.ts';
import { generatedFilesOf, namesOf } from '#app/page/own-map.server.ts';
import { type PageContent, pageFields, readPageContent } from '#app/page/page-content.ts';
import { pageTrust } from '#app/page/page-trust.server.ts';
import { landOf } from '#app/page/phone-map.server.ts';
import { coordinates, idText, innerLink, phoneNumber, text } from '#catalog/content/schema.ts';
import { day } from '#catalog/facts/checks.ts';
import { dayWords } from '#catalog/facts/known-day.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { ROAD_STATES, type RoadReportState } from '#common/lib/road-report.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { telLink } from '#common/lib/text/phone.ts';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { ContentError } from '#reading/problems.ts';
import type { CandidateRoad } from '#views/today-views.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Link } from '#views/views.ts';
import { cropOfRoads, type RoadsMapView, roadsMap } from './roads-map.server.ts';

const FILE = 'content/pages/antes-de-salir.json';

const road = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be letters a-z, digits and dashes'),
  name: text,
  road: text,
  /** The guide to the place that the road leads to. */
  link: innerLink.nullable(),
  /** Points that it passes, from its start to its end: the map shows the quickest way between them. */
  course: z.array(coordinates).min(2),
  /** The reports about the road, in any order, each with its day and author. A day without an entry is unconfirmed. */
  states: z.array(
    z.strictObject({
      date: day,
      type: z.enum(['open', 'closed']),
      text: text,
      by: text,
    }),
  ),
  ask: z
    .array(z.strictObject({ who: text, number: z.union([phoneNumber, z.string().regex(/^\d{3}$/)]).nullable() }))
    .min(1),
  surface: text.nullable(),
  signal: text.nullable(),
  fuel: text.nullable(),
  water: text.nullable(),
  season: text,
});

const leavingContent = z.strictObject({
  ...pageFields,
  roads: z.array(road).min(1),
  /** What visitors who have just driven a road reported, newest first: shown for 48 hours by the reader's clock. */
  reports: z
    .array(
      z.strictObject({
        road: text,
        /** By the clock of San Rafael. */
        at: z.iso.datetime({ local: true, precision: -1, error: 'must be a day and an hour such as 2026-11-26T14:05' }),
        state: z.enum(ROAD_STATES),
        where: text.nullable().default(null),
        words: text.nullable().default(null),
        /** The language of the page on which it was written. */
        language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language code such as es, en or pt'),
      }),
    )
    .default([]),
  river: z.strictObject({ text: text, bathing: text }),
  packing: z.array(
    z.strictObject({
      id: idText,
      months: z.array(z.int().min(1).max(12)).min(1),
      title: text,
      items: z.array(text).min(1),
    }),
  ),
});

export type RoadState = { date: string; type: 'open' | 'closed'; text: string; by: string };

export type VisitorReport = {
  at: string;
  state: RoadReportState;
  where: string | null;
  words: string | null;
  language: string;
};

/** Somebody who may know the state of a road today. */
export type Source = { who: string; phone: Link | null };

export type Road = {
  id: string;
  name: string;
  road: string;
  place: Link | null;
  /** Newest first. */
  states: RoadState[];
  /** Newest first; only those of the last 48 hours count. */
  reports: VisitorReport[];
  ask: Source[];
  /** What decides whether to set out at all: the surface and the season. */
  shown: Detail[];
  details: Detail[];
  /** A sentence that names what nobody knows of the road. */
  unknown: string | null;
};

type Detail = { label: string; text: string };

export type LeavingData = {
  trust: Trust;
  words: object;
  hero: { title: string; subtitle: string; picture: Picture };
  emergency: (EmergencyLine & { href: string })[];
  roads: Road[];
  map: RoadsMapView | null;
  /** Where visitors report a road; null if the guide has no server for it. */
  reportTo: string | null;
  river: { text: string; bathing: string; dryFrom: string; dryTo: string };
  packing: { id: string; months: number[]; title: string; items: string[] }[];
  /** The points of the forecast. */
  districts: { name: string; lat: number; lng: number }[];
};

export default definePage({
  path: paths.beforeLeaving,
  icon: 'triangle-alert',
  offline: 'always',
  content: { file: 'pages/antes-de-salir', schema: leavingContent },
  data: leavingData,
  generated: (_data, context) => {
    const crop = cropOfRoads(readPageContent(context, 'pages/antes-de-salir', leavingContent, 'solid').roads);
    return crop ? generatedFilesOf(context, crop, namesOf(crop), landOf(crop)) : {};
  },
  share: ({ hero }) => ({ title: hero.title }),
  // The interface strings in its data are not search results.
  search: () => ({ texts: [] }),
});

/** Refuses future dates: one would sort above today's, and keep reading "confirmed today" for days. */
function checkDays(roads: z.output<typeof road>[]) {
  const today = todayInSanRafael();
  const problems = roads.flatMap(({ states }, index) =>
    states.flatMap(({ date }, state) => {
      const field = `roads.${index}.states.${state}.date`;
      return date <= today
        ? []
        : [`${FILE}: "${field}" is "${date}", which is in the future; write the day on which it was said.`];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** A report of a road that the page does not have would never be shown. */
function checkReports({ roads, reports }: Pick<z.output<typeof leavingContent>, 'roads' | 'reports'>) {
  const ids = roads.map(({ id }) => id);
  const problems = reports.flatMap(({ road }, index) =>
    ids.includes(road)
      ? []
      : [`${FILE}: "reports.${index}.road" is "${road}", but the page has only: ${ids.join(', ')}.`],
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** What was last said of the road to each place, by the place's address. */
export function lastReports(context: BuildContext): Map<string, CandidateRoad> {
  const { roads, reports } = readPageContent(context, 'pages/antes-de-salir', leavingContent, 'solid');
  return new Map(
    roads.flatMap(({ id, link, states }) => {
      const [last] = states.toSorted((a, b) => b.date.localeCompare(a.date));
      const ofVisitors = reportsOf(reports, id).map(({ at, state }) => ({ at, state }));
      return link === null
        ? []
        : [[link, { id, last: last ? { date: last.date, type: last.type } : null, reports: ofVisitors }]];
    }),
  );
}

/** What visitors reported of a road, newest first. */
const reportsOf = <Report extends { road: string; at: string }>(reports: Report[], id: string): Report[] =>
  reports.filter(({ road }) => road === id).toSorted((a, b) => b.at.localeCompare(a.at));

/** Lists the reports about the roads before the other sources of the page. */
function withStates(trust: Trust, roads: z.output<typeof road>[], locale: string): Trust {
  const ofRoads = roads
    .flatMap(({ name, states }) => states.map(({ date, by }) => ({ date, text: `${name}: ${by}` })))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ date, text }) => ({ date: dayWords(date, locale), text, href: null, label: null }));
  return { ...trust, how: { ...trust.how, origins: [...ofRoads, ...trust.how.origins] } };
}

function leavingData(content: PageContent<typeof leavingContent>, context: BuildContext): LeavingData {
  const { catalogue, language } = context;
  const t = catalogue.locales.translator(language, 'leaving');
  checkDays(content.roads);
  checkReports(content);
  const { river } = readTripRules(catalogue.root);
  const known = (texts: Record<string, string | null>): Detail[] =>
    Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [{ label: t(`leaving.${name}`), text }]));
  const unknown = (texts: Record<string, string | null>) => {
    const names = Object.keys(texts).filter((name) => texts[name] === null);
    // The last, water and food, has an "and" of its own.
    const things = names.map((name) => t(`leaving.${name}`).toLocaleLowerCase(context.locale)).join(', ');
    return things ? t('leaving.unknown', { things }) : null;
  };
  return {
    trust: withStates(pageTrust('pages/antes-de-salir', content, context), content.roads, context.locale),
    words: catalogue.locales.complete(language, 'leaving'),
    hero: { ...content.hero, picture: content.pictures.hero },
    emergency: emergencyLines(context).map((line) => ({ ...line, href: telLink(line.number) })),
    map: roadsMap(context, content.roads),
    reportTo: catalogue.site.forms.contact.startsWith('/f/') ? '/f/camino' : null,
    roads: content.roads.map(({ id, name, road, link, states, ask, surface, signal, fuel, water, season }) => ({
      id,
      name,
      road,
      place: link === null ? null : { href: link, label: t('leaving.place') },
      states: states.toSorted((a, b) => b.date.localeCompare(a.date)),
      reports: reportsOf(content.reports, id).map(({ road: _, ...report }) => report),
      ask: ask.map(sourceOf).sort((a, b) => Number(!a.phone) - Number(!b.phone)),
      shown: known({ surface, season }),
      details: known({ signal, fuel, water }),
      unknown: unknown({ surface, signal, fuel, water }),
    })),
    river: { ...content.river, dryFrom: river.dryFrom, dryTo: river.dryTo },
    packing: content.packing,
    districts: DISTRICT_IDS.map((id) => {
      const { name, lat, lng } = districts[id];
      return { name, lat, lng };
    }),
  };
}

type WrittenSource = z.output<typeof road>['ask'][number];

const sourceOf = ({ who, number }: WrittenSource): Source => ({
  who,
  phone: number === null ? null : { href: telLink(number), label: number },
});
