import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { type PlaceTile, placeTiles } from '#app/page/place-tiles.server.ts';
import { iconsOf } from '#app/page/shown-icons.ts';
import { idText, innerLink, picture, text, themedOpening } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { defined } from '#common/lib/defined.ts';
import type { IconLink, Link } from '#views/views.ts';

/** The pages on which visitors plan for themselves. */
const OWN_WAY = [
  paths.trip,
  paths.inspiration,
  paths.map,
  paths.beforeLeaving,
  paths.carRental,
  paths.club,
  paths.keep,
];

const guideContent = z.strictObject({
  ...pageFields,
  pictures: z.strictObject({ hero: themedOpening, cards: z.record(z.string(), picture) }),
  intro: text,
  /** The link on each card. */
  cardLink: text,
  searchEmpty: text,
  /** `displayName` is the owner's note on the spelling of a name; the page shows `name`. */
  cards: z.array(
    z.strictObject({
      id: idText,
      name: text,
      tagline: text,
      link: innerLink,
      /** Whether the card shows the number of listings behind its link; a card about only some of them does not. */
      counts: z.boolean().default(false),
      displayName: text.optional(),
    }),
  ),
});

const withPictures = guideContent.superRefine(({ cards, pictures }, problems) => {
  const drawn = Object.keys(pictures.cards);
  for (const [index, { id }] of cards.entries()) {
    if (drawn.includes(id)) continue;
    problems.addIssue({
      code: 'custom',
      path: ['cards', index, 'id'],
      message: 'must have a picture in "pictures.cards"',
    });
  }
});

/** `count` is the number of listings in words: "28 fichas". */
export type GuideCard = { id: string; name: string; tagline: string; href: string; picture: Picture; count?: string };

/** Links that belong together, such as the practical pages. */
export type GuideGroup = { title: string; links: IconLink[] };

export type GuideData = {
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  cardLink: string;
  searchEmpty: string;
  places: { title: string; ways: PlaceTile[] };
  groups: GuideGroup[];
  /** The cards, sorted by name, and the pages still to come. */
  kinds: { title: string; cards: GuideCard[]; unfinished: { label: string; links: Link[] } };
};

export default definePage({
  path: paths.guide,
  content: { file: 'pages/guia', schema: withPictures },
  menus: { explore: 1 },
  data: guideData,
  icons: ({ groups }) => groups.flatMap(({ links }) => iconsOf(links)),
  share: ({ hero }) => hero,
  // The page where a search starts is not a result itself, but the names on its cards help to find other pages.
  search: ({ kinds }) => ({ isFound: false, names: namesOf(kinds.cards) }),
});

function guideData(content: PageContent<typeof withPictures>, context: BuildContext): GuideData {
  const { hero, intro, cardLink, searchEmpty, cards } = content;
  const { t } = context;
  return {
    hero: { ...hero, picture: content.pictures.hero },
    intro,
    cardLink,
    searchEmpty,
    places: { title: t('guide.places'), ways: placeTiles(context) },
    groups: [
      { title: t('guide.organise'), links: [...OWN_WAY, ...outsideMenus(context)].map((path) => context.linkTo(path)) },
      { title: t('guide.facts'), links: context.menu('facts') },
    ],
    kinds: {
      title: t('guide.kinds'),
      cards: cards
        .map(({ id, name, tagline, link, counts }) => ({
          id,
          name,
          tagline,
          href: link,
          picture: content.pictures.cards[id] as Picture, // the schema requires it
          ...defined({ count: counts ? countAt(link, context) : undefined }),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, context.language)),
      unfinished: {
        label: t('guide.unfinished'),
        links: context
          .menu('plan')
          .filter(({ isUnfinished }) => isUnfinished)
          .map(({ href, label }) => ({ href, label })),
      },
    },
  };
}

/** The lists that no menu names. */
const outsideMenus = ({ catalogue }: BuildContext): string[] =>
  catalogue.collections.flatMap(({ isInMenus, path }) => (isInMenus ? [] : [path]));

/** The number of listings in the list at `path`, in words; undefined if there is no list. */
function countAt(path: string, { catalogue, language, t }: BuildContext): string | undefined {
  const collection = catalogue.collections.find((one) => one.path === path);
  if (!collection) return undefined;
  const { cards, brief } = catalogue.views(collection, language);
  return t('guide.count', { count: cards.length + brief.length });
}

function namesOf(cards: GuideCard[]): Map<string, string[]> {
  const byPage = [...Map.groupBy(cards, ({ href }) => href)];
  return new Map(byPage.map(([href, doors]) => [href, doors.flatMap(({ name, tagline }) => [name, tagline])]));
}
