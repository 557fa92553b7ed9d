import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { innerLink, text } from '#catalog/content/schema.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Candidate, Purpose } from '#views/today-views.ts';
import { candidatesOf } from './candidates.server.ts';

const todayContent = z.strictObject({
  ...pageFields,
  /** What people want of a day. `links` are pages, or lists that stand for all their listings. */
  purposes: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/, 'must be letters a-z and dashes'),
        title: text,
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
  purposes: Purpose[];
  candidates: Candidate[];
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
  // Everything on it is found by itself.
  search: () => ({ readsData: false }),
});

function todayData(content: PageContent<typeof todayContent>, context: BuildContext): TodayData {
  const { catalogue, language } = context;
  const { dryFrom, dryTo } = readTripRules(catalogue.root).river;
  return {
    words: catalogue.locales.complete(language, 'today'),
    hero: { ...content.hero, picture: content.pictures.hero },
    purposes: content.purposes.map(({ id, title }) => ({ id, title })),
    candidates: candidatesOf(context, content.purposes, content.outdoors),
    river: { dryFrom, dryTo },
  };
}
