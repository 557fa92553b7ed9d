import { z } from 'zod';
import { type PageContent, pageFields } from '#app/catalog/content/page-content.ts';
import { innerLink, text } from '#app/catalog/content/schema.ts';
import type { Link, Picture } from '#app/catalog/views.ts';
import { chatLink } from '#app/lib/text/phone.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { paths } from '#app/paths.ts';

/** The maximum number of members of one list that the page names. */
const MOST_MEMBERS = 24;

const titled = { id: text, title: text, text: text };

/** The benefits club: its price, how it works, and its benefits. */
const clubContent = z.strictObject({
  ...pageFields,
  intro: text,
  price: z.strictObject({
    amountArs: z.int().positive(),
    /** The amount as formatted in each language. */
    display: text,
    title: text,
    text: text,
    freeTitle: text,
    freeText: text,
    freeLink: innerLink,
    freeLinkLabel: text,
  }),
  how: z.strictObject({ title: text, steps: z.array(z.strictObject(titled)).min(1) }),
  benefitsTitle: text,
  /** Stands above the benefits; `benefitsNone` in their place. */
  benefitsNote: text,
  benefitsNone: text,
  benefits: z.array(z.strictObject({ ...titled, where: text, sample: z.boolean() })),
  cta: z.strictObject({ title: text, text: text, button: text, whatsappMessage: text }),
});

type Titled = { id: string; title: string; text: string };
type Member = Link & { isSample: boolean };

export type ClubData = {
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  price: { title: string; amount: string; text: string };
  /** Where no lodging is in the club, nobody can have it for free. */
  free: { title: string; text: string; link: Link } | null;
  how: { title: string; steps: Titled[] };
  benefits: { title: string; note: string; items: (Titled & { where: string; isSample: boolean })[] };
  /** The members, by the lists that they are in. */
  members: { title: string; text: string; groups: { label: string; members: Member[]; more: Link | null }[] };
  purchase: { title: string; text: string; link: Link };
};

export default definePage({
  path: paths.club,
  content: { file: 'pages/club', schema: clubContent },
  menus: { community: 1 },
  icon: 'badge-percent',
  data: clubData,
  share: ({ hero }) => hero,
});

function clubData(content: PageContent<typeof clubContent>, context: BuildContext): ClubData {
  const { catalogue, t } = context;
  const { hero, price, how, cta } = content;
  return {
    hero: { ...hero, picture: content.pictures.hero },
    intro: content.intro,
    price: { title: price.title, amount: price.display, text: price.text },
    free: hasFeatured(context)
      ? { title: price.freeTitle, text: price.freeText, link: { href: price.freeLink, label: price.freeLinkLabel } }
      : null,
    how,
    benefits: {
      title: content.benefitsTitle,
      note: content.benefits.length > 0 ? content.benefitsNote : content.benefitsNone,
      items: content.benefits.map(({ sample, ...benefit }) => ({ ...benefit, isSample: sample })),
    },
    members: { title: t('club.members'), text: t('club.membersText'), groups: membersByList(context) },
    purchase: {
      title: cta.title,
      text: cta.text,
      link: {
        href: chatLink(catalogue.site.whatsapp, cta.whatsappMessage),
        label: cta.button,
      },
    },
  };
}

/** Whether some lodging includes the membership. */
const hasFeatured = ({ catalogue, language }: BuildContext): boolean =>
  catalogue.collections.some((collection) => catalogue.views(collection, language).featured.length > 0);

/**
 * The listings with the club's badge; of a long list the first ones, and a link to that list, where each member has its
 * badge.
 */
function membersByList({ catalogue, language, t }: BuildContext): ClubData['members']['groups'] {
  return catalogue.collections
    .map((collection) => {
      const { cards } = catalogue.views(collection, language);
      const members = cards.filter(({ badges }) => badges.some(({ tone }) => tone === 'club'));
      const count = members.length - MOST_MEMBERS;
      return {
        label: catalogue.locales.translator(language, collection.name)('label'),
        members: members.slice(0, MOST_MEMBERS).map(({ href, title, badges }) => ({
          href,
          label: title,
          isSample: badges.some(({ tone }) => tone === 'sample'),
        })),
        more: count > 0 ? { href: collection.path, label: t('club.moreMembers', { count }) } : null,
      };
    })
    .filter(({ members }) => members.length > 0);
}
