import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { heroAndCarousel, type PageContent, pageFields } from '#app/page/page-content.ts';
import { partAddress, plainEntry } from '#app/page/page-search.ts';
import { ageOf, pageTrust } from '#app/page/page-trust.server.ts';
import { phoneRow } from '#app/page/phone-row.server.ts';
import { idText, innerLink, noteText, phoneNumber, sameText, text, webAddress } from '#catalog/content/schema.ts';
import { TIPS } from '#catalog/facts/page-facts.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { Aging } from '#views/aging-views.ts';
import type { Trust } from '#views/trust-views.ts';
import type { FactRow, Link } from '#views/views.ts';

const PATH = '/consejos-para-viajar-a-san-rafael';
const sources = z.array(noteText);
const todo = noteText.nullable();

/** What to know before coming. `facts` repeats the figures of the texts, to help keep them up to date. */
const tipsContent = z.strictObject({
  ...pageFields,
  pictures: heroAndCarousel,
  intro: text,
  accordion: z.array(
    z.strictObject({
      id: idText,
      title: text,
      open: z.boolean(),
      intro: text,
      items: z.array(text).min(1),
      facts: z.record(z.string(), z.union([z.number(), z.array(idText)])).optional(),
      link: innerLink.optional(),
      linkLabel: text.optional(),
      sources,
    }),
  ),
  climate: z.strictObject({
    title: text,
    text: text,
    items: z.array(z.strictObject({ id: idText, label: text, value: z.number(), unit: sameText, display: text })),
  }),
  office: z.strictObject({
    title: text,
    text: text,
    address: text,
    phone: phoneNumber.nullable(),
    hours: text.nullable(),
    mapLink: webAddress,
    sources,
    todo,
  }),
  warning: z.strictObject({ title: text, text: text, sources }),
});

export type Tip = {
  id: string;
  title: string;
  isOpen: boolean;
  intro: string;
  items: string[];
  /** The age of the items; the rest of a tip does not go out of date. */
  age: Aging;
  link: Link | null;
};

export type TipsData = {
  trust: Trust;
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  tips: { title: string; items: Tip[] };
  climate: { title: string; text: string; items: { id: string; label: string; value: string }[] };
  office: { title: string; text: string; rows: FactRow[]; map: Link };
  warning: { title: string; text: string };
  pictures: Picture[];
};

export default definePage({
  path: PATH,
  content: { file: 'pages/consejos', schema: tipsContent },
  header: 'transparent',
  menus: { facts: 1 },
  icon: 'lightbulb',
  data: tipsData,
  share: ({ hero }) => hero,
  search: ({ tips }, { t }) => ({
    parts: tips.items.map(({ id, title, intro, items }) => ({
      ...plainEntry,
      ...partAddress(PATH, id),
      kind: 'answer',
      label: t('search.labels.tip'),
      title,
      text: intro,
      body: items.join(' '),
    })),
  }),
});

function tipsData(content: PageContent<typeof tipsContent>, context: BuildContext): TipsData {
  const { t } = context;
  const { hero, climate, office, warning } = content;
  return {
    trust: pageTrust('pages/consejos', content, context),
    hero: { ...hero, picture: content.pictures.hero },
    intro: content.intro,
    tips: {
      title: t('practical.topics'),
      items: content.accordion.map(({ id, title, open, intro, items, link, linkLabel }) => ({
        id,
        title,
        isOpen: open,
        intro,
        items,
        age: TIPS[id] ? ageOf(content, id, TIPS[id], context) : {},
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
          age: office.hours === null ? {} : ageOf(content, 'oficina', 'hours', context),
        },
      ],
      map: { href: office.mapLink, label: t('practical.map') },
    },
    warning: { title: warning.title, text: warning.text },
    pictures: content.pictures.carousel,
  };
}
