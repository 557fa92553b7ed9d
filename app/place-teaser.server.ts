import { z } from 'zod';
import type { Catalogue } from './catalog/catalogue.ts';
import { parseContent } from './catalog/problems.ts';
import { readJson } from './catalog/read-file.ts';
import { picture, translations, words } from './catalog/schema.ts';
import { translate } from './catalog/translate.ts';
import type { Picture } from './catalog/views.ts';
import { placePath, placeSlugs } from './paths.ts';

/** A place guide as other pages point to it. */
export type PlaceTeaser = { href: string; title: string; text: string; picture: Picture };

const teaser = z.looseObject({
  title: words,
  summary: words,
  pictures: z.looseObject({ hero: picture }),
  translations,
});

/**
 * The place guide at `href`, or null when that is no place.
 * @throws {ContentError} naming the place's file and the field.
 */
export function placeTeaser({ root, pictures }: Catalogue, language: string, href: string): PlaceTeaser | null {
  const slug = placeSlugs.find((one) => placePath(one) === href);
  if (!slug) return null;
  const file = `content/places/${slug}.json`;
  const spanish = parseContent(teaser, readJson(root, file), file);
  const content = translate(spanish, spanish.translations[language] ?? {}, `${file} (${language})`);
  // The picture that opens its page, without the upright print: a teaser is never upright.
  const picture = pictures.add(`places/${slug}-hero`, content.pictures.hero, 'hero');
  return { href, title: content.title, text: content.summary, picture };
}
