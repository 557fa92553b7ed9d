import { type Point, windTo } from '#common/lib/geography/geography.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { LocatorView } from '#views/locator-views.ts';

export type LocatedPlace = Point & { href: string; label: string; distanceKm: number };

/**
 * Builds the list for the page of the place at `here`.
 * @param places all places, in their order
 * @param city the point from which directions are taken
 */
export function viewLocator(
  { places, city, here }: { places: LocatedPlace[]; city: Point; here: string },
  t: Translate,
  language: string,
): LocatorView {
  const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return {
    title: t('locator.title'),
    places: places.map((one) => ({
      href: one.href,
      label: one.label,
      where: whereIs(one),
      isHere: one.href === here,
    })),
    here: t('locator.here'),
  };

  function whereIs(one: LocatedPlace): string {
    if (one.distanceKm === 0) return t('place.inCity');
    const wind = windTo(city, one);
    const distance = t('place.fromCity', { km: kilometres.format(one.distanceKm) });
    return wind ? t('locator.where', { distance, wind: t(`winds.${wind}`) }) : distance;
  }
}
