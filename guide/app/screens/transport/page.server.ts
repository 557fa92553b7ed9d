import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { generatedFilesOf } from '#app/page/own-map.server.ts';
import { heroAndCarousel, type PageContent, pageFields, readPageContent } from '#app/page/page-content.ts';
import { ageOf, pageTrust } from '#app/page/page-trust.server.ts';
import { coordinates, idText, innerLink, noteText, text, webAddress } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
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
    companies: z.array(z.strictObject({ id: idText, name: text, text: text, sources })).min(1),
  }),
  payment: z.strictObject({
    title: text,
    text: text,
    extra: text.nullable(),
    methods: z.array(text).min(1),
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
  payment: { title: string; methods: string[]; text: string; extra: string | null };
  buses: { title: string; text: string; companies: { id: string; name: string; text: string; age: Aging }[] };
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
  generated: (_data, context) => {
    const content = readPageContent(context, 'pages/transporte', transportContent, 'solid');
    const crop = cropToPlaza(content.terminal.point);
    return crop ? generatedFilesOf(context, crop) : {};
  },
  share: ({ hero }) => hero,
  frames: ({ map }) => [map.embed],
});

function transportData(content: PageContent<typeof transportContent>, context: BuildContext): TransportData {
  const { hero, payment, buses, terminal, map, timetable, other } = content;
  return {
    trust: pageTrust('pages/transporte', content, context),
    hero: { ...hero, picture: content.pictures.hero },
    intro: content.intro,
    payment: { title: payment.title, methods: payment.methods, text: payment.text, extra: payment.extra },
    buses: {
      title: buses.title,
      text: buses.text,
      companies: buses.companies.map(({ id, name, text }) => ({
        id,
        name,
        text,
        age: ageOf(content, `linea-${id}`, 'timetable', context),
      })),
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
      title: map.title,
      place: context.t('shortName'),
      embed: map.embedUrl,
      link: map.link,
      linkLabel: map.linkLabel,
      note: map.text,
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
