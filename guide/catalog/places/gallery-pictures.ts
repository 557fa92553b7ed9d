import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { galleryOfPlace } from './place-pictures.ts';

/**
 * Returns a function that finds a picture by its print in the galleries of all places, which describe it in the
 * page's language; null if no gallery has it.
 */
export function galleryPictures(catalogue: Catalogue, language: string): (print: string) => Picture | null {
  const { places } = catalogue;
  const known = places.flatMap((place) => galleryOfPlace(catalogue, place, language));
  const prints = places.flatMap((place) => place.in(language).pictures.gallery.map(({ print }) => print));
  return (print) => known[prints.indexOf(print)] ?? null;
}
