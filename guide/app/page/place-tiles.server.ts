import { heroOfPlace } from '#catalog/places/place-pictures.ts';
import { placeLabel } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { BuildContext } from './build-context.ts';

export type PlaceTile = { href: string; label: string; lang?: string; distance: string; picture: Picture };

/** All places, each with the upright opening picture of its guide. */
export function placeTiles({ catalogue, language, t }: BuildContext): PlaceTile[] {
  return catalogue.places.map((place) => {
    const { distanceKm, distanceTo, lang } = place.in(language);
    const { tall, ...picture } = heroOfPlace(catalogue, place, language, 'opening');
    return {
      href: place.path,
      label: placeLabel(place, language),
      ...(lang && { lang }),
      distance: [
        distanceKm === 0 ? t('homeToday.inCity') : t('homeToday.km', { km: String(distanceKm) }),
        ...(distanceTo ? [t('place.until', { place: distanceTo })] : []),
      ].join(' '),
      picture: { ...picture, ...tall },
    };
  });
}
