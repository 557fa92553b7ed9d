import { z } from 'zod';
import { readClock } from '#app/features/trip/write.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields, readPageContent } from '#app/page/page-content.ts';
import { innerLink, picture, text } from '#catalog/content/schema.ts';
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
  /** What stands in the page itself: the places, and the lists, by purpose. */
  shown: (Link & { purposes: string[]; note: string; lang?: string | undefined })[];
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

/** The places and lists that the purposes name; what a list holds is on its own page. */
function shownOf(purposes: PurposeContent[], { catalogue, language }: BuildContext): TodayData['shown'] {
  const places = catalogue.places.map((place) => {
    const { title, summary, lang } = place.in(language);
    return { href: place.path, label: title, note: summary, lang };
  });
  const lists = catalogue.collections.map((collection) => {
    const t = catalogue.locales.translator(language, collection.name);
    const { cards, brief } = catalogue.views(collection, language);
    return { href: collection.path, label: t('label'), note: t('count', { count: cards.length + brief.length }) };
  });
  return [...places, ...lists].flatMap((entry) => {
    const { href } = entry;
    const own = purposes.filter(({ links }) => links.some((link) => link === href || link.startsWith(`${href}/`)));
    return own.length > 0 ? [{ ...entry, purposes: own.map(({ id }) => id) }] : [];
  });
}
