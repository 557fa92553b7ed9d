import { viewPrintOrPhoto } from '#catalog/content/print-or-photo.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { Place } from './read-places.ts';

/** Returns where a place's file names a picture, for error messages; a number is its position in the gallery. */
export function pictureAt(place: Place, which: 'hero' | 'night' | number) {
  const field = ['pictures', ...(typeof which === 'number' ? ['gallery', which] : [which]), 'print'];
  return { file: place.at(field), field: field.join('.') };
}

/**
 * The picture that opens a place's page, a drawing or a photograph.
 * @param shape `opening` for its own page; as `hero`, it has no upright print
 * @throws {ContentError} naming the file, the line and the field, if there is no such picture
 */
export function heroOfPlace(
  catalogue: Pick<Catalogue, 'pictures' | 'photos'>,
  place: Place,
  language: string,
  shape: 'opening' | 'hero',
): Picture {
  const owner = { folder: 'places', id: place.slug };
  return viewPrintOrPhoto(catalogue, owner, place.in(language).pictures.hero, pictureAt(place, 'hero'), shape);
}

/**
 * The pictures of a place's own page.
 * @throws {ContentError} naming the file, the line and the field whose print is missing or does not fit
 */
export function picturesOfPlace(
  catalogue: Pick<Catalogue, 'pictures' | 'photos'>,
  place: Place,
  language: string,
): { hero: Picture; gallery: Picture[] } {
  const { hero, night } = place.in(language).pictures;
  return {
    hero: {
      ...heroOfPlace(catalogue, place, language, 'opening'),
      // The night of a drawing is none of a photograph's.
      ...(hero.print && night && { night: catalogue.pictures.addOpening(night, pictureAt(place, 'night')) }),
    },
    gallery: galleryOfPlace(catalogue, place, language),
  };
}

/**
 * The pictures below the text of a place's page.
 * @throws {ContentError} as `picturesOfPlace` does
 */
export function galleryOfPlace({ pictures }: Pick<Catalogue, 'pictures'>, place: Place, language: string): Picture[] {
  return place.in(language).pictures.gallery.map((one, index) => pictures.add(one, 'card', pictureAt(place, index)));
}
