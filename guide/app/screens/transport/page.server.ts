import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { generatedFilesOf, mapLinkOf, namesOf, pictureOf } from '#app/page/own-map.server.ts';
import { heroAndCarousel, type PageContent, pageFields, readPageContent } from '#app/page/page-content.ts';
import { ageOf, pageTrust } from '#app/page/page-trust.server.ts';
import { waysOver } from '#app/page/ways.server.ts';
import { coordinates, idText, innerLink, noteText, sameText, text, webAddress } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { LINES } from '#map/crop.ts';
import { WAY_IDS, type WayId } from '#map/roads/ways-in.ts';
import type { Aging } from '#views/aging-views.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Link, OwnMap, Section } from '#views/views.ts';
import { cropToPlaza, mapToPlaza, walkToPlaza } from './to-plaza.server.ts';

const sources = z.array(noteText);

/** Getting around town. `timetable.url` is null until the file is published. */
const transportContent = z.strictObject({
  ...pageFields,
  pictures: heroAndCarousel,
  intro: text,
  buses: z.strictObject({
    title: text,
    text: text,
    companies: z
      .array(
        z.strictObject({
          id: idText,
          name: sameText,
          text: text,
          /** The side on which its long line leaves the city, for the map; null for a company of the city alone. */
          way: z.enum(WAY_IDS).nullable().default(null),
          sources,
        }),
      )
      .min(1),
  }),
  payment: z.strictObject({
    title: text,
    methods: z.array(z.strictObject({ id: idText, name: text, text: text })).min(1),
    text: text,
    sources,
    todo: noteText.nullable(),
  }),
  /** The way from the bus station to the main square; `point` is the station's door. */
  terminal: z.strictObject({
    title: text,
    text: text,
    point: coordinates,
    link: innerLink,
    linkLabel: text,
  }),
  map: z.strictObject({
    title: text,
    text: text,
    embedUrl: webAddress,
    /** The address of the full map on its own site. */
    link: webAddress,
    linkLabel: text,
    todo: noteText.nullable(),
  }),
  timetable: z.strictObject({
    title: text,
    text: text,
    label: text,
    url: webAddress.nullable(),
    unavailable: text,
    todo: noteText.nullable(),
  }),
  other: z.strictObject({
    title: text,
    items: z.array(
      z.strictObject({
        id: idText,
        title: text,
        text: text,
        link: innerLink.nullable(),
        linkLabel: text.nullable(),
      }),
    ),
  }),
});

export type TransportData = {
  trust: Trust;
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  contents: { title: string; links: Link[] };
  payment: { title: string; methods: { id: string; name: string; text: string }[]; text: string };
  buses: {
    title: string;
    text: string;
    /** `number` is that of its line on the map; null without one. */
    companies: { id: string; name: string; text: string; age: Aging; number: number | null }[];
    map: OwnMap | null;
  };
  terminal: { title: string; text: string; distance: string | null; link: Link; map: OwnMap | null };
  map: Extract<Section, { kind: 'map' }>;
  /** `file` is null while there is none, and `text` then states that. */
  timetable: { title: string; text: string; file: Link | null };
  other: { title: string; items: { id: string; title: string; text: string; link: Link | null }[] };
  pictures: Picture[];
};

export default definePage({
  path: '/transporte-en-san-rafael-como-moverse',
  content: { file: 'pages/transporte', schema: transportContent },
  menus: { facts: 3 },
  icon: 'bus',
  data: transportData,
  generated: ({ buses }, context) => {
    const content = readPageContent(context, 'pages/transporte', transportContent, 'solid');
    const crop = cropToPlaza(content.terminal.point);
    return {
      ...(buses.map && generatedFilesOf(context, LINES, namesOf(LINES))),
      ...(crop && generatedFilesOf(context, crop)),
    };
  },
  share: ({ hero }) => hero,
  frames: ({ map }) => [map.embed],
});

/** Half of the room of a number on a phone, in units of the sheet. */
const ROOM = 24;

/** Where the companies' long lines leave the city, each with its number; null if no company has one. */
function linesMap(companies: { name: string; way: WayId | null }[], context: BuildContext): OwnMap | null {
  const { t } = context;
  const journeys = companies.flatMap(({ name, way }) => (way ? [{ name, way }] : []));
  if (journeys.length === 0) return null;
  return {
    ...pictureOf(LINES),
    names: pictureOf(namesOf(LINES)),
    ...waysOver(LINES, journeys, ROOM),
    alt: t('transport.mapAlt'),
    near: [],
    precision: t('transport.mapText'),
    distance: null,
    link: mapLinkOf(context, LINES.sheet, null),
    others: [],
    credit: t('ownMap.credit'),
  };
}

/** What a visitor looks for on the page, in its order; the last two are among the other ways. */
const PARTS = ['terminal', 'colectivos', 'taxi', 'bici'] as const;

function transportData(content: PageContent<typeof transportContent>, context: BuildContext): TransportData {
  const { t } = context;
  const { hero, payment, buses, terminal, map: stops, timetable, other } = content;
  const map = linesMap(buses.companies, context);
  return {
    trust: pageTrust('pages/transporte', content, context),
    hero: { ...hero, picture: content.pictures.hero },
    intro: content.intro,
    contents: {
      title: t('practical.onThisPage'),
      links: PARTS.map((part) => ({ href: `#${part}`, label: t(`transport.parts.${part}`) })),
    },
    payment: { title: payment.title, methods: payment.methods, text: payment.text },
    buses: {
      title: buses.title,
      text: buses.text,
      companies: buses.companies.map(({ id, name, text }) => ({
        id,
        name,
        text,
        age: ageOf(content, `linea-${id}`, 'timetable', context),
        number: map?.marks.find((mark) => mark.name === name)?.number ?? null,
      })),
      map,
    },
    terminal: {
      title: terminal.title,
      text: terminal.text,
      distance: walkToPlaza(context, terminal.point),
      link: { href: terminal.link, label: terminal.linkLabel },
      map: mapToPlaza(context, terminal),
    },
    map: {
      kind: 'map',
      title: stops.title,
      place: context.t('shortName'),
      embed: stops.embedUrl,
      link: stops.link,
      linkLabel: stops.linkLabel,
      note: stops.text,
    },
    timetable: {
      title: timetable.title,
      text: timetable.url === null ? timetable.unavailable : timetable.text,
      file: timetable.url === null ? null : { href: timetable.url, label: timetable.label },
    },
    other: {
      title: other.title,
      items: other.items.map(({ id, title, text, link, linkLabel }) => ({
        id,
        title,
        text,
        link: link && linkLabel ? { href: link, label: linkLabel } : null,
      })),
    },
    pictures: content.pictures.carousel,
  };
}
