import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, words } from '#app/catalog/schema.ts';
import type { Link, Picture } from '#app/catalog/views.ts';
import { chatLink } from '#app/lib/phone.ts';
import { paths } from '#app/paths.ts';

/** Of one list. */
const MOST_MEMBERS = 24;

const titled = { id: words, title: words, text: words };

/** The benefits club: what it costs, how it works, what it gives. */
const clubContent = z.strictObject({
  ...pageFields,
  intro: words,
  price: z.strictObject({
    amountArs: z.int().positive(),
    /** The amount as each language writes it. */
    display: words,
    title: words,
    text: words,
    freeTitle: words,
    freeText: words,
    freeLink: innerLink,
    freeLinkLabel: words,
  }),
  how: z.strictObject({ title: words, steps: z.array(z.strictObject(titled)).min(1) }),
  benefitsTitle: words,
  benefitsNote: words,
  benefits: z.array(z.strictObject({ ...titled, where: words, sample: z.boolean() })),
  cta: z.strictObject({ title: words, text: words, button: words, whatsappMessage: words }),
});

type Titled = { id: string; title: string; text: string };
type Member = Link & { isSample: boolean };

export type ClubData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  price: { title: string; amount: string; text: string };
  free: { title: string; text: string; link: Link };
  how: { title: string; steps: Titled[] };
  benefits: { title: string; note: string; items: (Titled & { where: string; isSample: boolean })[] };
  /** Who takes part, by the lists that they stand in. */
  members: { title: string; text: string; groups: { label: string; members: Member[]; more: Link | null }[] };
  purchase: { title: string; text: string; link: Link };
};

/** @throws {ContentError} naming `content/pages/club.json` and the field, also for a link to nowhere. */
export function clubPage(context: PageContext): BuiltPage {
  const { catalogue, links, t } = context;
  const { content, pictures } = readPageContent(context, 'pages/club', clubContent);
  const { hero, price, how, cta } = content;
  links.push({ file: 'content/pages/club.json', field: 'price.freeLink', href: price.freeLink });
  const data: ClubData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    intro: content.intro,
    price: { title: price.title, amount: price.display, text: price.text },
    free: {
      title: price.freeTitle,
      text: price.freeText,
      link: { href: price.freeLink, label: price.freeLinkLabel },
    },
    how,
    benefits: {
      title: content.benefitsTitle,
      note: content.benefitsNote,
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
  return {
    path: paths.club,
    screen: 'club',
    status: 200,
    meta: context.meta(paths.club, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}

/** The listings that carry the club's badge; of many the first, and the way to their list, where each wears it. */
function membersByList({ catalogue, language, t }: PageContext): ClubData['members']['groups'] {
  return catalogue.collections
    .map((collection) => {
      const { cards } = catalogue.views(collection, language);
      const members = cards.filter(({ badges }) => badges.some(({ tone }) => tone === 'club'));
      const count = members.length - MOST_MEMBERS;
      return {
        label: catalogue.words.translator(language, collection.name)('label'),
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
