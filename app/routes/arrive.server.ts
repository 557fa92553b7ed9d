import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { phoneNumber, webAddress, words } from '#app/catalog/schema.ts';
import type { Link, Picture } from '#app/catalog/views.ts';
import type { FactRow } from '#app/components/fact-rows.tsx';
import { paths } from '#app/paths.ts';
import { phoneRow } from '#app/phone-row.server.ts';

const sources = z.array(words);
const todo = words.nullable();

/** Three ways to come. A phone that nobody confirmed is null; `confirmed`: a source says that the company comes here. */
const arriveContent = z.strictObject({
  ...pageFields,
  intro: words,
  air: z.strictObject({
    title: words,
    airport: words,
    codes: z.strictObject({ iata: words }),
    address: words,
    phone: phoneNumber.nullable(),
    airline: words,
    airlinePhone: phoneNumber.nullable(),
    searchLink: webAddress,
    searchLabel: words,
    mapLink: webAddress,
    paragraphs: z.array(words),
    sources,
    todo,
  }),
  car: z.strictObject({
    title: words,
    intro: words,
    mapLabel: words,
    barrier: words,
    routes: z.array(
      z.strictObject({
        id: words,
        from: words,
        route: words,
        /** Kilometres, about. */
        distanceKm: z.int().positive(),
        time: words,
        roads: z.array(words),
        tip: words.nullable(),
        link: webAddress,
        sources,
        todo,
      }),
    ),
  }),
  bus: z.strictObject({
    title: words,
    intro: words,
    terminal: words,
    companiesTitle: words,
    note: words,
    companies: z
      .array(z.strictObject({ id: words, name: words, serves: words, confirmed: z.boolean(), sources, todo }))
      .min(1),
    platformsTitle: words,
    platforms: z.array(z.strictObject({ id: words, name: words, link: webAddress })).min(1),
  }),
});

export type CarRoute = {
  id: string;
  from: string;
  route: string;
  /** "230 km · Unas 3 horas". */
  length: string;
  roads: string[];
  tip: string | null;
  /** `name` says which way the map shows; it holds the visible `label`. */
  map: Link & { name: string };
};

export type Company = { id: string; name: string; serves: string; isConfirmed: boolean };

export type ArriveData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  contents: { title: string; links: Link[] };
  air: { title: string; airport: string; rows: FactRow[]; paragraphs: string[]; search: Link; map: Link };
  car: { title: string; intro: string; barrier: string; routes: CarRoute[] };
  bus: {
    title: string;
    intro: string;
    rows: FactRow[];
    companiesTitle: string;
    companies: Company[];
    toConfirm: string;
    note: string;
    platformsTitle: string;
    platforms: Link[];
  };
  pictures: Picture[];
};

/** @throws {ContentError} naming `content/pages/como-llegar.json` and the field. */
export function arrivePage(context: PageContext): BuiltPage {
  const { t } = context;
  const { content, pictures } = readPageContent(context, 'pages/como-llegar', arriveContent);
  const { hero, air, car, bus } = content;
  const kilometres = new Intl.NumberFormat(context.language, {
    style: 'unit',
    unit: 'kilometer',
    useGrouping: 'always',
  });
  const data: ArriveData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    intro: content.intro,
    contents: {
      title: t('practical.onThisPage'),
      links: [
        { href: '#avion', label: air.title },
        { href: '#auto', label: car.title },
        { href: '#micro', label: bus.title },
      ],
    },
    air: {
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
    },
    car: {
      title: car.title,
      intro: car.intro,
      barrier: car.barrier,
      routes: car.routes.map(({ id, from, route, distanceKm, time, roads, tip, link }) => ({
        id,
        from,
        route,
        length: `${kilometres.format(distanceKm)} · ${time}`,
        roads,
        tip,
        map: { href: link, label: car.mapLabel, name: `${car.mapLabel}: ${from}` },
      })),
    },
    bus: {
      title: bus.title,
      intro: bus.intro,
      rows: [{ label: t('facts.address'), text: bus.terminal }],
      companiesTitle: bus.companiesTitle,
      companies: bus.companies.map(({ id, name, serves, confirmed }) => ({ id, name, serves, isConfirmed: confirmed })),
      toConfirm: t('practical.toConfirm'),
      note: bus.note,
      platformsTitle: bus.platformsTitle,
      platforms: bus.platforms.map(({ name, link }) => ({ href: link, label: name })),
    },
    pictures: Object.values(pictures.carousel ?? {}),
  };
  return {
    path: paths.arrive,
    screen: 'arrive',
    status: 200,
    meta: context.meta(paths.arrive, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}
