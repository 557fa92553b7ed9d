import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, phoneNumber, webAddress, words } from '#app/catalog/schema.ts';
import type { Link, Picture } from '#app/catalog/views.ts';
import type { FactRow } from '#app/components/fact-rows.tsx';
import { paths } from '#app/paths.ts';
import { phoneRow } from '#app/phone-row.server.ts';

const sources = z.array(words);
const todo = words.nullable();

/** What to know before coming. `facts` repeats the figures of the words, for who keeps them up to date. */
const tipsContent = z.strictObject({
  ...pageFields,
  intro: words,
  accordion: z.array(
    z.strictObject({
      id: words,
      title: words,
      open: z.boolean(),
      intro: words,
      items: z.array(words).min(1),
      facts: z.record(z.string(), z.union([z.number(), z.array(words)])).optional(),
      link: innerLink.optional(),
      linkLabel: words.optional(),
      sources,
    }),
  ),
  climate: z.strictObject({
    title: words,
    text: words,
    items: z.array(z.strictObject({ id: words, label: words, value: z.number(), unit: words, display: words })),
  }),
  office: z.strictObject({
    title: words,
    text: words,
    address: words,
    phone: phoneNumber.nullable(),
    hours: words.nullable(),
    mapLink: webAddress,
    sources,
    todo,
  }),
  warning: z.strictObject({ title: words, text: words, sources }),
});

export type Tip = {
  id: string;
  title: string;
  isOpen: boolean;
  intro: string;
  items: string[];
  link: Link | null;
};

export type TipsData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  tips: { title: string; items: Tip[] };
  climate: { title: string; text: string; items: { id: string; label: string; value: string }[] };
  office: { title: string; text: string; rows: FactRow[]; map: Link };
  warning: { title: string; text: string };
  pictures: Picture[];
};

/** @throws {ContentError} naming `content/pages/consejos.json` and the field, also for a link to nowhere. */
export function tipsPage(context: PageContext): BuiltPage {
  const { t } = context;
  const { content, pictures } = readPageContent(context, 'pages/consejos', tipsContent);
  const { hero, climate, office, warning } = content;
  const data: TipsData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    intro: content.intro,
    tips: {
      title: t('practical.topics'),
      items: content.accordion.map(({ id, title, open, intro, items, link, linkLabel }) => ({
        id,
        title,
        isOpen: open,
        intro,
        items,
        link: link && linkLabel ? { href: link, label: linkLabel } : null,
      })),
    },
    climate: {
      title: climate.title,
      text: climate.text,
      items: climate.items.map(({ id, label, display }) => ({ id, label, value: display })),
    },
    office: {
      title: office.title,
      text: office.text,
      rows: [
        { label: t('facts.address'), text: office.address },
        phoneRow(t('practical.phone'), office.phone, t),
        {
          label: t('facts.schedule'),
          text: office.hours ?? t('unknown.schedule'),
          isUnknown: office.hours === null,
        },
      ],
      map: { href: office.mapLink, label: t('practical.map') },
    },
    warning: { title: warning.title, text: warning.text },
    pictures: Object.values(pictures.carousel ?? {}),
  };
  return {
    path: paths.tips,
    screen: 'tips',
    status: 200,
    meta: context.meta(paths.tips, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}
