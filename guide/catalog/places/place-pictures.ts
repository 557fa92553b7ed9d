import type { Picture } from '#common/contracts/picture.ts';
import type { Pictures } from '#pictures/pictures.ts';
import type { Place } from './read-places.ts';

/** Returns where a place's file names a picture, for error messages; a number is its position in the gallery. */
export function pictureAt(place: Place, which: 'hero' | 'night' | number) {
  const field = ['pictures', ...(typeof which === 'number' ? ['gallery', which] : [which]), 'print'];
  return { file: place.at(field), field: field.join('.') };
}

/**
 * The pictures of a place's own page.
 * @throws {ContentError} naming the file, the line and the field whose print is missing or does not fit
 */
export function picturesOfPlace(
  place: Place,
  language: string,
  pictures: Pictures,
): { hero: Picture; gallery: Picture[] } {
  const { hero, night, gallery } = place.in(language).pictures;
  return {
    hero: {
      ...pictures.addOpening(hero, pictureAt(place, 'hero')),
      ...(night && { night: pictures.addOpening(night, pictureAt(place, 'night')) }),
    },
    gallery: gallery.map((one, index) => pictures.add(one, 'card', pictureAt(place, index))),
  };
}
