import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { idText, innerLink, knownPesos, text, themedPicture } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { chatLink } from '#common/lib/text/phone.ts';
import { formatPesos } from '#common/lib/text/price.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import type { Link } from '#views/views.ts';

/** The maximum number of members that the page names per list. */
const MOST_MEMBERS = 24;

const titled = { id: idText, title: text, text: text };

/** The benefits club: its price, how it works, and its benefits. */
const clubContent = z.strictObject({
  ...pageFields,
  intro: text,
  price: z.strictObject({
    amountArs: knownPesos,
    /** That it may be free, in a few words after the price. */
    freeBrief: text,
    freeLink: innerLink,
  }),
  how: z.strictObject({ title: text, steps: z.array(z.strictObject(titled)).min(1) }),
  benefitsTitle: text,
  /** Shown above the benefits. */
  benefitsNote: text,
  benefits: z.array(z.strictObject({ ...titled, where: text, picture: themedPicture, sample: z.boolean() })),
  cta: z.strictObject({ title: text, text: text, button: text, whatsappMessage: text }),
  /** Said once at the top while every benefit is a sample: the club has no terms yet, and its button is quiet. */
  example: z.strictObject({ text: text, invitation: text, button: text }),
  /** Replaces everything else while there are no benefits: the page does not sell what does not exist. */
  closed: z.strictObject({ title: text, text: text, description: text, button: text, whatsappMessage: text }),
});

type Titled = { id: string; title: string; text: string };
type Member = Link & { isSample: boolean };

type Invitation = { title: string; text: string; link: Link };

export type ClubData = {
  hero: { title: string; subtitle: string; picture: Picture };
  /** The club while it is open, else null. */
  club: Club | null;
  closed: Invitation | null;
};

export type Club = {
  intro: string;
  /** That the club is only an example; null once it has terms. */
  example: string | null;
  price: string;
  /** Null while no lodging includes the membership: then nobody can have it for free. */
  free: Link | null;
  how: { title: string; steps: Titled[] };
  benefits: { title: string; note: string; items: (Titled & { where: string; picture: Picture; isSample: boolean })[] };
  /** The members, grouped by list. */
  members: { title: string; text: string; groups: { label: string; members: Member[]; more: Link | null }[] };
  purchase: Invitation;
};

const club = definePage({
  path: paths.club,
  content: { file: 'pages/club', schema: clubContent },
  menus: { community: 1 },
  icon: 'badge-percent',
  data: clubData,
  seo: ({ seo, benefits, closed }) => (benefits.length > 0 ? seo : { ...seo, description: closed.description }),
  share: ({ hero }) => hero,
});

export default {
  ...club,
  links: (context: BuildContext, name: string) =>
    club
      .links(context, name)
      .map((link) =>
        isExample(context) ? { ...link, label: context.t('club.example', { label: link.label }) } : link,
      ),
};

/** Whether all benefits are samples, which a live guide does not have. */
function isExample({ catalogue }: BuildContext): boolean {
  const { benefits } = parseContent(menuFields, readJson(catalogue.root, FILE), FILE);
  return catalogue.site.mode === 'demo' && areSamples(benefits);
}

const FILE = 'content/pages/club.json';
/** What the menus need to know; the page checks the whole file. */
const menuFields = z.looseObject({ benefits: z.array(z.looseObject({ sample: z.boolean() })) });

const areSamples = (benefits: { sample: boolean }[]): boolean =>
  benefits.length > 0 && benefits.every(({ sample }) => sample);

function clubData(content: PageContent<typeof clubContent>, context: BuildContext): ClubData {
  const isOpen = content.benefits.length > 0;
  return {
    hero: { ...content.hero, picture: content.pictures.hero },
    club: isOpen ? openClub(content, context) : null,
    closed: isOpen ? null : invitation(content.closed, context),
  };
}

function openClub(content: PageContent<typeof clubContent>, context: BuildContext): Club {
  const { price, how, cta, example, benefits } = content;
  const isOnlyExample = areSamples(benefits);
  return {
    intro: content.intro,
    example: isOnlyExample ? example.text : null,
    price: formatPesos(price.amountArs, context.language),
    free: hasFeatured(context) ? { href: price.freeLink, label: price.freeBrief } : null,
    how,
    benefits: {
      title: content.benefitsTitle,
      note: content.benefitsNote,
      items: content.benefits.map(({ sample, ...benefit }) => ({ ...benefit, isSample: sample && !isOnlyExample })),
    },
    members: { title: context.t('club.members'), text: context.t('club.membersText'), groups: membersByList(context) },
    purchase: invitation(isOnlyExample ? { ...cta, text: example.invitation, button: example.button } : cta, context),
  };
}

/** Texts with a link to a chat with a prefilled message. */
function invitation(
  { title, text, button, whatsappMessage }: { title: string; text: string; button: string; whatsappMessage: string },
  { catalogue }: BuildContext,
): Invitation {
  return { title, text, link: { href: chatLink(catalogue.site.whatsapp, whatsappMessage), label: button } };
}

/** Whether some lodging includes the membership. */
const hasFeatured = ({ catalogue, language }: BuildContext): boolean =>
  catalogue.collections.some((collection) => catalogue.views(collection, language).featured.length > 0);

/**
 * The listings with the club's badge. A long list is cut, with a link to the full one, where each member has its badge.
 */
function membersByList({ catalogue, language, t }: BuildContext): Club['members']['groups'] {
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
