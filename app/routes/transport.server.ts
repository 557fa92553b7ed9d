import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, webAddress, words } from '#app/catalog/schema.ts';
import type { Link, Picture, Section } from '#app/catalog/views.ts';
import { paths } from '#app/paths.ts';

const sources = z.array(words);

/** How to move about the town. `timetable.url` is null until somebody publishes the file. */
const transportContent = z.strictObject({
  ...pageFields,
  intro: words,
  buses: z.strictObject({
    title: words,
    text: words,
    companies: z.array(z.strictObject({ id: words, name: words, text: words, sources })).min(1),
  }),
  payment: z.strictObject({
    title: words,
    text: words,
    extra: words.nullable(),
    methods: z.array(words).min(1),
    sources,
    todo: words.nullable(),
  }),
  map: z.strictObject({
    title: words,
    text: words,
    embedUrl: webAddress,
    /** Opens the whole map on its own site. */
    link: webAddress,
    linkLabel: words,
    todo: words.nullable(),
  }),
  timetable: z.strictObject({
    title: words,
    text: words,
    label: words,
    url: webAddress.nullable(),
    unavailable: words,
    todo: words.nullable(),
  }),
  other: z.strictObject({
    title: words,
    items: z.array(
      z.strictObject({
        id: words,
        title: words,
        text: words,
        link: innerLink.nullable(),
        linkLabel: words.nullable(),
      }),
    ),
  }),
});

export type TransportData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  payment: { title: string; methods: string[]; text: string; extra: string | null };
  buses: { title: string; text: string; companies: { id: string; name: string; text: string }[] };
  map: Extract<Section, { kind: 'map' }>;
  /** `file` is null while there is none; then `text` says so. */
  timetable: { title: string; text: string; file: Link | null };
  other: { title: string; items: { id: string; title: string; text: string; link: Link | null }[] };
  pictures: Picture[];
};

/** @throws {ContentError} naming `content/pages/transporte.json` and the field, also for a link to nowhere. */
export function transportPage(context: PageContext): BuiltPage {
  const { content, pictures } = readPageContent(context, 'pages/transporte', transportContent);
  const { hero, payment, buses, map, timetable, other } = content;
  const data: TransportData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    intro: content.intro,
    payment: { title: payment.title, methods: payment.methods, text: payment.text, extra: payment.extra },
    buses: {
      title: buses.title,
      text: buses.text,
      companies: buses.companies.map(({ id, name, text }) => ({ id, name, text })),
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
    pictures: Object.values(pictures.carousel ?? {}),
  };
  return {
    path: paths.transport,
    screen: 'transport',
    status: 200,
    meta: context.meta(paths.transport, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}
