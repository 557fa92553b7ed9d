import { z } from 'zod';
import { type PageContent, pageFields } from '#app/catalog/content/page-content.ts';
import { innerLink, openingPicture, picture, text } from '#app/catalog/content/schema.ts';
import type { Link, Picture } from '#app/catalog/views.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { paths } from '#app/paths.ts';

const guideContent = z.strictObject({
  ...pageFields,
  pictures: z.strictObject({ hero: openingPicture, cards: z.record(z.string(), picture) }),
  intro: text,
  /** The link on each card. */
  cardLink: text,
  searchEmpty: text,
  /** `displayName` is the owner's note of how a name would be spelled; the page shows `name`. */
  cards: z.array(
    z.strictObject({ id: text, name: text, tagline: text, link: innerLink, displayName: text.optional() }),
  ),
});

const withPictures = guideContent.superRefine(({ cards, pictures }, problems) => {
  const drawn = Object.keys(pictures.cards);
  for (const [index, { id }] of cards.entries()) {
    if (drawn.includes(id)) continue;
    problems.addIssue({
      code: 'custom',
      path: ['cards', index, 'id'],
      message: `"${id}" has no picture in "pictures.cards"`,
    });
  }
});

export type GuideCard = { id: string; name: string; tagline: string; href: string; picture: Picture };

export type GuideData = {
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  cardLink: string;
  searchEmpty: string;
  /** The cards, sorted by name. */
  cards: GuideCard[];
  /** Where visitors make their own way: the trip, and what to know before leaving. */
  own: { trip: Link; beforeLeaving: Link };
};

export default definePage({
  path: paths.guide,
  content: { file: 'pages/guia', schema: withPictures },
  menus: { explore: 1 },
  data: guideData,
  share: ({ hero }) => hero,
  // The page where a search starts is not a result; the names on its cards help to find others.
  search: ({ cards }) => ({ isFound: false, names: namesOf(cards) }),
});

function guideData(content: PageContent<typeof withPictures>, context: BuildContext): GuideData {
  const { hero, intro, cardLink, searchEmpty, cards } = content;
  return {
    hero: { ...hero, picture: content.pictures.hero },
    intro,
    cardLink,
    searchEmpty,
    own: {
      trip: { href: paths.trip, label: context.labelOf(paths.trip) },
      beforeLeaving: { href: paths.beforeLeaving, label: context.labelOf(paths.beforeLeaving) },
    },
    cards: cards
      .map(({ id, name, tagline, link }) => ({
        id,
        name,
        tagline,
        href: link,
        picture: content.pictures.cards[id] as Picture, // the schema requires it
      }))
      .sort((a, b) => a.name.localeCompare(b.name, context.language)),
  };
}

function namesOf(cards: GuideCard[]): Map<string, string[]> {
  const byPage = [...Map.groupBy(cards, ({ href }) => href)];
  return new Map(byPage.map(([href, doors]) => [href, doors.flatMap(({ name, tagline }) => [name, tagline])]));
}
