import { z } from 'zod';
import type { NotedLink } from '#app/components/page/jump-links.tsx';
import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { keepMessages } from '#app/page/offline-messages.server.ts';
import { generatedFilesOf, mapLinkOf, namesOf, pictureOf } from '#app/page/own-map.server.ts';
import { heroAndCarousel, type PageContent, pageFields } from '#app/page/page-content.ts';
import { ageOf, pageTrust } from '#app/page/page-trust.server.ts';
import { landOf, phoneMapOf } from '#app/page/phone-map.server.ts';
import { phoneRow } from '#app/page/phone-row.server.ts';
import { waysOver } from '#app/page/ways.server.ts';
import { idText, noteText, phoneNumber, sameText, text, webAddress } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { ROADS_IN } from '#map/crop.ts';
import { WAY_IDS } from '#map/roads/ways-in.ts';
import type { Aging } from '#views/aging-views.ts';
import type { Trust } from '#views/trust-views.ts';
import type { FactRow, Link, PhoneMap } from '#views/views.ts';

const sources = z.array(noteText);
const todo = noteText.nullable();

/**
 * Three ways to arrive. An unconfirmed phone is null; `confirmed`: a source states that the company serves San Rafael.
 */
const arriveContent = z.strictObject({
  ...pageFields,
  pictures: heroAndCarousel,
  intro: text,
  air: z.strictObject({
    title: text,
    /** The answer in a few words, for the top of the page. */
    brief: text,
    airport: text,
    codes: z.strictObject({ iata: sameText }),
    address: text,
    phone: phoneNumber.nullable(),
    airline: sameText,
    airlinePhone: phoneNumber.nullable(),
    searchLink: webAddress,
    searchLabel: text,
    mapLink: webAddress,
    paragraphs: z.array(text),
    sources,
    todo,
  }),
  car: z.strictObject({
    title: text,
    intro: text,
    mapLabel: text,
    barrier: text,
    routes: z.array(
      z.strictObject({
        id: idText,
        from: text,
        route: text,
        /** The approximate distance in kilometres. */
        distanceKm: z.int().positive(),
        time: text,
        roads: z.array(sameText),
        /** The side from which it reaches the city, for the line on the map. */
        way: z.enum(WAY_IDS),
        tip: text.nullable(),
        link: webAddress,
        sources,
        todo,
      }),
    ),
  }),
  bus: z.strictObject({
    title: text,
    /** As for `air`. */
    brief: text,
    intro: text,
    terminal: text,
    companiesTitle: text,
    note: text,
    companies: z
      .array(
        z.strictObject({
          id: idText,
          name: sameText,
          serves: text,
          confirmed: z.boolean(),
          /** The company's own page of routes and times. */
          web: webAddress.nullable().default(null),
          sources,
          todo,
        }),
      )
      .min(1),
    platformsTitle: text,
    platforms: z.array(z.strictObject({ id: idText, name: sameText, link: webAddress })).min(1),
  }),
});

export type CarRoute = {
  id: string;
  from: string;
  route: string;
  /** "230 km". */
  distance: string;
  time: string;
  roads: string[];
  tip: string | null;
  /** `name` is the accessible name, which states whose route the map shows and contains the visible `label`. */
  map: Link & { name: string };
};

export type BusCompany = {
  id: string;
  name: string;
  serves: string;
  age: Aging;
  isConfirmed: boolean;
  timetable: Link | null;
};

/** The access roads, as a picture that scrolls sideways on a phone. */
export type RoadsInView = ReturnType<typeof pictureOf> &
  ReturnType<typeof waysOver> & {
    /** The names of the same part, which stay above the lines. */
    names: { light: string; dark: string };
    phone: PhoneMap;
    title: string;
    text: string;
    link: Link;
    credit: string;
  };

export type ArriveData = {
  trust: Trust;
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  contents: { title: string; links: NotedLink[] };
  air: { title: string; airport: string; rows: FactRow[]; paragraphs: string[]; search: Link; map: Link };
  car: { title: string; intro: string; barrier: string; routes: CarRoute[]; map: RoadsInView };
  bus: {
    title: string;
    intro: string;
    rows: FactRow[];
    companiesTitle: string;
    companies: BusCompany[];
    /** Those about which the guide knows nothing recent, below what it says of all of them. */
    expired: { title: string; companies: BusCompany[] };
    toConfirm: string;
    note: string;
    platformsTitle: string;
    platforms: Link[];
  };
  pictures: Picture[];
  keep: OfflineMessages['keep'];
};

/** The width of a way's number on a phone, in pixels. */
const DISC = 22;
/** Half of the room of a number on a wide screen, in units of the sheet: on a phone it stands among no names. */
const ROOM = 14;

export default definePage({
  path: '/como-llegar-a-san-rafael-mendoza',
  content: { file: 'pages/como-llegar', schema: arriveContent },
  menus: { facts: 2 },
  icon: 'plane',
  data: arriveData,
  generated: (_data, context) => generatedFilesOf(context, ROADS_IN, namesOf(ROADS_IN), landOf(ROADS_IN)),
  share: ({ hero }) => hero,
});

type Content = PageContent<typeof arriveContent>;

function arriveData(content: Content, context: BuildContext): ArriveData {
  const { air, car, bus } = content;
  return {
    trust: pageTrust('pages/como-llegar', content, context),
    hero: { ...content.hero, picture: content.pictures.hero },
    intro: content.intro,
    contents: {
      title: context.t('practical.onThisPage'),
      links: [
        { href: '#avion', label: air.title, note: air.brief },
        { href: '#auto', label: car.title, note: briefly(car.routes, context) },
        { href: '#micro', label: bus.title, note: bus.brief },
      ],
    },
    air: byAir(content, context),
    car: byCar(content, context),
    bus: byBus(content, context),
    pictures: content.pictures.carousel,
    keep: keepMessages(context),
  };
}

const kilometres = (language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', useGrouping: 'always' });

/** The first journey in a few words: "Buenos Aires: 1.000 km · Unas 11 o 12 horas". */
function briefly([route]: Content['car']['routes'], { language }: BuildContext): string | undefined {
  return route && `${route.from}: ${kilometres(language).format(route.distanceKm)} · ${route.time}`;
}

function byAir({ air, car }: Content, { t }: BuildContext): ArriveData['air'] {
  return {
    title: air.title,
    airport: `${air.airport} (${air.codes.iata})`,
    rows: [
      { label: t('facts.address'), text: air.address },
      phoneRow(t('practical.phone'), air.phone, t),
      phoneRow(air.airline, air.airlinePhone, t),
    ],
    paragraphs: air.paragraphs,
    search: { href: air.searchLink, label: air.searchLabel },
    map: { href: air.mapLink, label: car.mapLabel },
  };
}

function byCar({ car }: Content, context: BuildContext): ArriveData['car'] {
  const { t, language } = context;
  const over = waysOver(
    ROADS_IN,
    car.routes.map(({ way, from }) => ({ way, name: from })),
    ROOM,
  );
  // On a phone, where the map has no other names, each number says where its way comes from, in a word or two.
  const ends = over.marks.flatMap(({ x, y, number }) => {
    const [name] = car.routes[(number ?? 0) - 1]?.from.split(/[,(]/) ?? [];
    return name ? [{ x, y, name: name.trim() }] : [];
  });
  return {
    title: car.title,
    intro: car.intro,
    barrier: car.barrier,
    map: {
      ...pictureOf(ROADS_IN),
      names: pictureOf(namesOf(ROADS_IN)),
      phone: phoneMapOf(context, ROADS_IN, ['ciudad'], { marks: over.marks, disc: DISC }, ends),
      ...over,
      title: t('ownMap.roadsIn'),
      text: t('ownMap.roadsInText'),
      link: mapLinkOf(context, 'department', null),
      credit: t('ownMap.credit'),
    },
    routes: car.routes.map(({ id, from, route, distanceKm, time, roads, tip, link }) => ({
      id,
      from,
      route,
      distance: kilometres(language).format(distanceKm),
      time,
      roads,
      tip,
      map: { href: link, label: car.mapLabel, name: `${car.mapLabel}: ${from}` },
    })),
  };
}

function byBus(content: Content, context: BuildContext): ArriveData['bus'] {
  const { t } = context;
  const { bus } = content;
  const today = todayInSanRafael();
  const companies = bus.companies.map(({ id, name, serves, confirmed, web }) => ({
    id,
    name,
    serves,
    age: ageOf(content, `micro-${id}`, 'timetable', context),
    isConfirmed: confirmed,
    timetable: web === null ? null : { href: web, label: t('practical.timetable', { name }) },
  }));
  const isExpired = ({ age: { until } }: BusCompany) => until !== undefined && until <= today;
  return {
    title: bus.title,
    intro: bus.intro,
    rows: [{ label: t('facts.address'), text: bus.terminal }],
    companiesTitle: bus.companiesTitle,
    companies: companies.filter((company) => !isExpired(company)),
    expired: {
      title: t('trust.hidden'),
      companies: companies.filter(isExpired).map(({ age: { gone, ...age }, ...company }) => ({ ...company, age })),
    },
    toConfirm: t('practical.toConfirm'),
    note: bus.note,
    platformsTitle: bus.platformsTitle,
    platforms: bus.platforms.map(({ name, link }) => ({ href: link, label: name })),
  };
}
