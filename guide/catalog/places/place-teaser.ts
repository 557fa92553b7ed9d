import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { pictureAt } from './place-pictures.ts';
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
export function placeTeaser({ pictures }: Catalogue, place: Place, language: string): PlaceTeaser {
  const { title, summary, pictures: own, lang } = place.in(language);
  // The picture that opens its page, without the upright print: a teaser is never upright.
  const picture = pictures.add(own.hero, 'hero', pictureAt(place, 'hero'));
  return { href: place.path, title, text: summary, picture, ...(lang && { lang }) };
}
