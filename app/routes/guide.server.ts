import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, words } from '#app/catalog/schema.ts';
import type { Picture } from '#app/catalog/views.ts';
import { paths } from '#app/paths.ts';

const guideContent = z.strictObject({
  ...pageFields,
  intro: words,
  /** On the link of each card. */
  cardLink: words,
  searchEmpty: words,
  /** `displayName` is the owner's note of how a name would be spelled; the page shows `name`. */
  cards: z.array(
    z.strictObject({ id: words, name: words, tagline: words, link: innerLink, displayName: words.optional() }),
  ),
});

export type GuideCard = { id: string; name: string; tagline: string; href: string; picture: Picture };

export type GuideData = {
  hero: { title: string; subtitle: string; picture?: Picture };
  intro: string;
  cardLink: string;
  searchEmpty: string;
  /** By name. */
  cards: GuideCard[];
};

/** @throws {ContentError} naming `content/pages/guia.json` and the field, also for a card without a picture. */
export function guidePage(context: PageContext): BuiltPage {
  const { content, pictures } = readPageContent(context, 'pages/guia', withPictures);
  const { seo, hero, intro, cardLink, searchEmpty, cards } = content;
  const picture = pictures.hero?.hero;
  const data: GuideData = {
    hero: { ...hero, picture },
    intro,
    cardLink,
    searchEmpty,
    cards: cards
      .map(({ id, name, tagline, link }) => ({
        id,
        name,
        tagline,
        href: link,
        picture: pictures.cards?.[id] as Picture, // `withPictures` asks for it
      }))
      .sort((a, b) => a.name.localeCompare(b.name, context.language)),
  };
  return {
    path: paths.guide,
    screen: 'guide',
    status: 200,
    meta: context.meta(paths.guide, seo),
    data,
    share: { title: hero.title, picture },
  };
}

const withPictures = guideContent.superRefine(({ cards, pictures }, problems) => {
  const drawn = Object.keys(pictures.cards ?? {});
  for (const [index, { id }] of cards.entries()) {
    if (drawn.includes(id)) continue;
    problems.addIssue({
      code: 'custom',
      path: ['cards', index, 'id'],
      message: `"${id}" has no picture in "pictures.cards"`,
    });
  }
});
