import { z } from 'zod';
import { readClock } from '#app/features/trip/write.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields, readPageContent } from '#app/page/page-content.ts';
import { smallest } from '#app/screens/trip/trip-data.server.ts';
import { innerLink, picture, text } from '#catalog/content/schema.ts';
import { placeTeaser } from '#catalog/places/place-teaser.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Purpose } from '#views/today-views.ts';
import type { Link } from '#views/views.ts';
import { candidatesOf, type PurposeContent } from './candidates.server.ts';

const todayContent = z.strictObject({
  ...pageFields,
  /** What people want of a day. `links` are pages, or lists that stand for all their listings. */
  purposes: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/, 'must be letters a-z and dashes'),
        title: text,
        picture,
        /** The time of day when it begins. */
        from: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 17:00')
          .optional(),
        links: z.array(innerLink).min(1),
      }),
    )
    .min(1),
  /** The pages and lists that rain spoils. */
  outdoors: z.array(innerLink),
});

export type TodayData = {
  words: object;
  hero: { title: string; subtitle: string; picture: Picture };
  purposes: (Purpose & { picture: Picture })[];
  /** What stands in the page itself: each place and list once, under one of its purposes. */
  shown: (Link & {
    purpose: string;
    note: string;
    isList: boolean;
    image?: string | undefined;
    lang?: string | undefined;
  })[];
  /** The address of the file with everything that a day can hold. */
  file: string;
  river: { dryFrom: string; dryTo: string };
};

export default definePage({
  path: paths.today,
  icon: 'calendar',
  menus: { explore: 1 },
  offline: 'always',
  content: { file: 'pages/hoy', schema: todayContent },
  data: todayData,
  share: ({ hero }) => hero,
  files: (_data, context) => {
    const content = readPageContent(context, 'pages/hoy', todayContent, 'solid');
    return { [fileOf(context)]: JSON.stringify(candidatesOf(context, content.purposes, content.outdoors)) };
  },
  // Everything on it is found by itself.
  search: () => ({ texts: [] }),
});

function todayData(content: PageContent<typeof todayContent>, context: BuildContext): TodayData {
  const { catalogue, language } = context;
  const { dryFrom, dryTo } = readTripRules(catalogue.root).river;
  return {
    words: catalogue.locales.complete(language, 'today'),
    hero: { ...content.hero, picture: content.pictures.hero },
    purposes: content.purposes.map(({ id, title, picture, from }) => ({
      ...{ id, title, picture },
      ...(from && { from: readClock(from) ?? 0 }),
    })),
    shown: shownOf(content.purposes, context),
    file: fileOf(context),
    river: { dryFrom, dryTo },
  };
}

const fileOf = ({ at }: BuildContext) => at(`${paths.today}/datos.json`);

/**
 * The places and lists that the purposes name; what a list holds is on its own page. One of several purposes stands under
 * that with the fewest, whose name says most about it.
 */
function shownOf(purposes: PurposeContent[], { catalogue, language }: BuildContext): TodayData['shown'] {
  const places = catalogue.places.map((place) => {
    const { title, summary, lang } = place.in(language);
    const image = smallest(placeTeaser(catalogue, place, language).picture);
    return { href: place.path, label: title, note: summary, lang, image, isList: false };
  });
  const lists = catalogue.collections.map((collection) => {
    const t = catalogue.locales.translator(language, collection.name);
    const { cards, brief } = catalogue.views(collection, language);
    const note = t('count', { count: cards.length + brief.length });
    return { href: collection.path, label: t('label'), note, isList: true };
  });
  const all = [...places, ...lists];
  const named = purposes.map(({ id, links }) => ({
    id,
    entries: all.filter(({ href }) => links.some((link) => link === href || link.startsWith(`${href}/`))),
  }));
  const fewestFirst = named.toSorted((a, b) => a.entries.length - b.entries.length);
  return all.flatMap((entry) => {
    const purpose = fewestFirst.find(({ entries }) => entries.includes(entry));
    return purpose ? [{ ...entry, purpose: purpose.id }] : [];
  });
}
