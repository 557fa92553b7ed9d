import type { BuildContext } from '#app/page/build-context.ts';
import { pictureAt } from '#catalog/places/place-pictures.ts';
import { placeTeaser } from '#catalog/places/place-teaser.ts';
import type { Place } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';

/**
 * Returns a function that gives a print of a place, each time another one of its gallery: the page shows each place
 * several times. The print that opens the place's own page is on the wall of posters, so it comes last.
 */
export function freshPrints({ catalogue, language }: BuildContext): (place: Place) => Picture {
  const used = new Set<string>();
  return (place) => {
    const { gallery } = place.in(language).pictures;
    const index = gallery.findIndex(({ print }) => !used.has(print));
    const chosen = gallery[index];
    if (!chosen) return placeTeaser(catalogue, place, language).picture;
    used.add(chosen.print);
    return catalogue.pictures.add(chosen, 'card', pictureAt(place, index));
  };
}
