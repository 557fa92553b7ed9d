import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { picturesOfPlace } from './place-pictures.ts';

/**
 * Returns a function that finds a picture by its print in the galleries of all places, which describe it in the
 * page's language; null if no gallery has it.
 */
export function galleryPictures({ places, pictures }: Catalogue, language: string): (print: string) => Picture | null {
  const known = places.flatMap((place) => picturesOfPlace(place, language, pictures).gallery);
  const prints = places.flatMap((place) => place.in(language).pictures.gallery.map(({ print }) => print));
  return (print) => known[prints.indexOf(print)] ?? null;
}
