import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { heroOfPlace } from './place-pictures.ts';
import type { Place } from './read-places.ts';

/** A place guide as other pages link to it. */
export type PlaceTeaser = {
  href: string;
  title: string;
  text: string;
  picture: Picture;
  /** The language of its texts, if they are not translated into the page's yet. */
  lang?: string;
};

/** Makes the teaser of a place for other pages. */
export function placeTeaser(
  catalogue: Pick<Catalogue, 'pictures' | 'photos'>,
  place: Place,
  language: string,
): PlaceTeaser {
  const { title, summary, lang } = place.in(language);
  // The picture that opens its page, without the upright print: a teaser is never upright.
  const picture = heroOfPlace(catalogue, place, language, 'hero');
  return { href: place.path, title, text: summary, picture, ...(lang && { lang }) };
}
